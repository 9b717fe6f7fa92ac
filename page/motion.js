// @ts-check
// An explanation line by line: each line lights up what it speaks of, and numbers where it leads.
import { announce } from "./board.js";
import { button, make } from "./elements.js";
import { markOf, spokenOf } from "./explanation.js";
import { light, number } from "./light.js";

/** @import { Link } from "./types.d.ts" */

const isCalm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
let timer = 0;
/** @type {Element | null} */
let bar = null;

export function stop() {
  clearTimeout(timer);
  bar?.remove();
  bar = null;
  document.querySelectorAll(".current").forEach((old) => old.classList.remove("current"));
  light(null);
}

/**
 * Plays the lines of an explanation; with reduced motion only when asked for the next.
 * @param {Element} body
 * @param {Link[]} links
 */
export function play(body, links) {
  stop();
  const lines = [...body.querySelectorAll("p")].filter((line) => line.textContent?.trim());
  let at = -1;
  let paused = isCalm();
  /** @param {number} to */
  const go = (to) => {
    clearTimeout(timer);
    if (to < 0 || to >= lines.length) return stop();
    at = to;
    lines.forEach((line, index) => line.classList.toggle("current", index === at));
    const text = lines[at].textContent ?? "";
    lines[at].scrollIntoView({ block: "nearest", behavior: isCalm() ? "auto" : "smooth" });
    const spoken = spokenOf(lines[at]);
    // What follows from the line before leads here.
    light(spoken, links, lines[at - 1] ? spokenOf(lines[at - 1]) : {});
    const mark = markOf(lines[at]);
    if (mark) number(mark, spoken);
    announce(text);
    if (!isCalm() && !paused) timer = setTimeout(() => go(at + 1), 1200 + 28 * text.length);
  };
  /** @param {number} by */
  const step = (by) => () => {
    paused = true;
    go(Math.max(0, at + by));
  };
  bar = make("div", { class: "row player" },
    button("app-back", step(-1)), button("app-forward", step(1)), button("app-stop", stop));
  body.after(bar);
  go(0);
}
