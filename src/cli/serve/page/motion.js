// An explanation line by line: each line lights up what it speaks of, and numbers where it leads.
import { light, number } from "./light.js";
import { announce } from "./board.js";
import { button, make, spokenOf } from "./words.js";

const isCalm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
let timer = 0;
let bar = null;

export function stop() {
  clearTimeout(timer);
  bar?.remove();
  bar = null;
  document.querySelectorAll(".current").forEach((old) => old.classList.remove("current"));
  light(null);
}

// Plays the lines of an explanation; with reduced motion only when asked for the next.
export function play(body, links) {
  stop();
  const lines = [...body.querySelectorAll("p")].filter((line) => line.textContent.trim());
  let at = -1;
  const go = (to) => {
    clearTimeout(timer);
    if (to < 0 || to >= lines.length) return stop();
    at = to;
    lines.forEach((line, index) => line.classList.toggle("current", index === at));
    lines[at].scrollIntoView({ block: "nearest", behavior: isCalm() ? "auto" : "smooth" });
    const spoken = spokenOf(lines[at]);
    // What follows from the line before leads here.
    light(spoken, links, lines[at - 1] ? spokenOf(lines[at - 1]) : {});
    const mark = lines[at].closest("li")?.mark;
    if (mark && mark !== "–") number(mark.replace(/\.$/, ""), spoken);
    announce(lines[at].textContent);
    if (!isCalm() && !paused) timer = setTimeout(() => go(at + 1), 1200 + 28 * lines[at].textContent.length);
  };
  let paused = isCalm();
  bar = make("div", { class: "row player" },
    button("app-back", () => { paused = true; go(Math.max(0, at - 1)); }),
    button("app-forward", () => { paused = true; go(at + 1); }),
    button("app-stop", stop));
  body.after(bar);
  go(0);
}
