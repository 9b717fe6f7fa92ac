// @ts-check
// The time that a puzzle has taken. It stands still while the page is hidden, and can be hidden itself.
import { get } from "./elements.js";
import { clashes, isFull } from "./position.js";
import { choose, isOn, onSetting } from "./settings.js";
import { game } from "./state.js";
import { keep, recall } from "./storage.js";
import { say } from "./words.js";

let seconds = Number(recall("seconds")) || 0;

/** @param {number} number */
const two = (number) => String(number).padStart(2, "0");

function shown() {
  const hours = Math.floor(seconds / 3600);
  const rest = `${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  return hours ? `${hours}:${rest}` : rest;
}

export function draw() {
  const clock = get("timer");
  const show = say("app-timer-show");
  const hide = say("app-timer-hide");
  clock.textContent = isOn("timer") ? shown() : show;
  clock.title = isOn("timer") ? hide : show;
  clock.setAttribute("aria-label", isOn("timer") ? `${say("app-timer")} ${shown()}. ${hide}` : show);
}

export function restart() {
  seconds = 0;
  draw();
}

export function build() {
  get("timer").addEventListener("click", () => choose({ timer: !isOn("timer") }));
  onSetting(draw);
  setInterval(() => {
    if (document.hidden || (isFull(game.now) && !clashes(game.now).length)) return;
    seconds += 1;
    keep("seconds", seconds);
    draw();
  }, 1000);
  draw();
}
