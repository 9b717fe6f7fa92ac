// @ts-check
// An explanation line by line: each line lights up what it speaks of, and its links appear with it. The bar to go back
// and on stands at the board, where it is seen together with what it does.
import { control, get, make, relabel } from "./elements.js";
import { spokenOf } from "./explanation.js";
import { cellOf } from "./names.js";
import { announce } from "./said.js";
import { board } from "./stage.js";
import { say } from "./words.js";

/** @import { Link } from "./types.d.ts" */

const isCalm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
/** How long a line stays, in milliseconds: some for all, some for each letter. */
const STAY = { line: 1200, letter: 28 };

let timer = 0;
/** @type {Element[]} */
let lines = [];

export function stop() {
  clearTimeout(timer);
  for (const line of lines) line.classList.remove("current");
  lines = [];
  const bar = get("player");
  if (bar.hidden) return;
  bar.hidden = true;
  bar.replaceChildren();
  board.trail(null);
}

/**
 * Plays the lines of an explanation; where motion is not wanted it waits for each.
 * @param {Element} body
 * @param {Link[]} links
 */
export function play(body, links) {
  stop();
  lines = [...body.querySelectorAll("p")].filter((line) => line.textContent?.trim());
  const spoken = lines.map(spokenOf);
  let at = -1;
  let isPaused = isCalm();
  const slider = make("input", { type: "range", min: "1", max: String(lines.length), value: "1", "aria-label": say("app-steps") });
  const pause = control("app-pause", "pause", () => {
    isPaused = !isPaused;
    go(isPaused ? at : at + 1);
  });
  /** @param {number} to */
  const go = (to) => {
    clearTimeout(timer);
    if (!lines.length) return;
    if (to >= lines.length) isPaused = true;
    at = Math.max(0, Math.min(lines.length - 1, to));
    lines.forEach((line, index) => line.classList.toggle("current", index === at));
    lines[at].scrollIntoView({ block: "nearest", behavior: isCalm() ? "auto" : "smooth" });
    board.trail(spoken.slice(0, at + 1), links);
    slider.value = String(at + 1);
    relabel(pause, isPaused ? "app-go-on" : "app-pause", isPaused ? "forward" : "pause");
    const text = lines[at].textContent ?? "";
    announce(text);
    if (!isPaused) timer = setTimeout(() => go(at + 1), STAY.line + STAY.letter * text.length);
  };
  /** @param {number} to */
  const jump = (to) => {
    isPaused = true;
    go(to);
  };
  slider.addEventListener("input", () => jump(Number(slider.value) - 1));
  const bar = get("player");
  bar.hidden = false;
  bar.replaceChildren(
    control("app-back", "back", () => jump(at - 1)), pause, control("app-forward", "step", () => jump(at + 1)),
    slider, control("app-stop", "close", stop));
  go(0);
}

/** Marks the lines that speak of the cell that is pointed at in a picture: from the picture back to the words. */
export function build() {
  board.host.addEventListener("pointermove", ({ clientX, clientY }) => {
    if (!board.isShowing) return;
    const cell = board.cellUnder(clientX, clientY);
    for (const line of document.querySelectorAll(".answer .words p, .body .words p")) {
      const { cells, candidates } = spokenOf(line);
      line.classList.toggle("meant", [...cells, ...candidates].some((name) => cellOf(name) === cell));
    }
  });
  board.host.addEventListener("picture", ({ detail }) => detail || stop());
}
