// The time that a puzzle has taken. It stands still while the page is hidden, and can be hidden itself.
import { setting, onSetting, choose } from "./settings.js";
import { isFull, now, clashes } from "./state.js";
import { say } from "./words.js";

const clock = document.getElementById("timer");
let seconds = Number(localStorage.getItem("seconds")) || 0;

const two = (number) => String(number).padStart(2, "0");
const shown = () => `${seconds >= 3600 ? Math.floor(seconds / 3600) + ":" : ""}${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;

function draw() {
  clock.textContent = setting("timer") ? shown() : say("app-timer-show");
  clock.title = say(setting("timer") ? "app-timer-hide" : "app-timer-show");
  clock.setAttribute("aria-label", setting("timer") ? `${say("app-timer")} ${shown()}. ${say("app-timer-hide")}` : say("app-timer-show"));
}

export function restart() {
  seconds = 0;
  draw();
}

export function build() {
  clock.addEventListener("click", () => choose("timer", !setting("timer")));
  onSetting(draw);
  setInterval(() => {
    if (document.hidden || (isFull(now) && !clashes(now).length)) return;
    seconds += 1;
    localStorage.setItem("seconds", seconds);
    draw();
  }, 1000);
  draw();
}

export { draw };
