// @ts-check
// The time that a puzzle has taken. It stands still while the page is hidden, and can be hidden itself.
import { get } from "./elements.js";
import { clashes, isFull } from "./position.js";
import { choose, isOn, onSetting } from "./settings.js";
import { game } from "./state.js";
import { say } from "./words.js";

/** How often the time is kept, in seconds. */
const KEPT = 10;

/** @param {number} number */
const two = (number) => String(number).padStart(2, "0");

/** @param {number} seconds */
export function clock(seconds) {
  const hours = Math.floor(seconds / 3600);
  const rest = `${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  return hours ? `${hours}:${rest}` : rest;
}

export function draw() {
  const box = get("timer");
  const time = clock(game.about.seconds);
  const [show, hide] = [say("app-timer-show"), say("app-timer-hide")];
  box.textContent = isOn("timer") ? time : show;
  box.title = isOn("timer") ? hide : show;
  box.setAttribute("aria-label", isOn("timer") ? `${say("app-timer")} ${time}. ${hide}` : show);
}

export function build() {
  get("timer").addEventListener("click", () => choose({ timer: !isOn("timer") }));
  onSetting(draw);
  game.onChange(draw);
  document.addEventListener("visibilitychange", () => document.hidden && game.save());
  setInterval(() => {
    if (document.hidden || (isFull(game.now) && !clashes(game.now).length)) return;
    game.about.seconds += 1;
    if (game.about.seconds % KEPT === 0) game.save();
    draw();
  }, 1000);
  draw();
}
