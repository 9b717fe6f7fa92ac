// @ts-check
// The keys beside the board: digits, what they are, and what is done to cells.
import { all, get, make } from "./elements.js";
import { announce, toast } from "./said.js";
import { board } from "./stage.js";
import { game } from "./state.js";
import * as position from "./position.js";
import { say } from "./words.js";

/** @import { Mode } from "./types.d.ts" */

/** @type {Record<string, number>} */
export const STEPS = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: 1, ArrowUp: -1 };

/**
 * Goes to the neighbour of an element when an arrow is pressed, round and round.
 * @template {HTMLElement} E
 * @param {E[]} row
 * @param {string[]} keys
 * @param {(next: E) => void} show
 */
export function arrows(row, keys, show) {
  row.forEach((element, index) => element.addEventListener("keydown", (event) => {
    if (!keys.includes(event.key)) return;
    event.preventDefault();
    const next = row[(index + STEPS[event.key] + row.length) % row.length];
    show(next);
    next.focus();
  }));
}

const digitKeys = () => all(get("digits"), "[data-digit]").map((key) => ({ key, digit: Number(key.dataset.digit) }));

function modes() {
  const modes = all(get("pad"), "[role=radio]");
  /** @param {HTMLElement} mode */
  const choose = (mode) => board.setMode(/** @type {Mode} */ (mode.dataset.mode));
  for (const mode of modes) mode.addEventListener("click", () => choose(mode));
  arrows(modes, Object.keys(STEPS), choose);
  board.host.addEventListener("mode", ({ detail }) => {
    for (const mode of modes) {
      const isOn = mode.dataset.mode === detail;
      mode.setAttribute("aria-checked", String(isOn));
      mode.tabIndex = isOn ? 0 : -1;
      if (isOn && get("pad").dataset.mode) announce(`${say("app-mode")}: ${mode.textContent}`);
    }
    get("pad").dataset.mode = detail;
    for (const { key, digit } of digitKeys()) {
      key.classList.toggle(`colour${digit}`, detail === "colour" && digit <= position.COLOURS);
      key.toggleAttribute("disabled", detail === "colour" && digit > position.COLOURS);
    }
  });
  board.setMode("digit");
}

function several() {
  const button = get("several");
  button.addEventListener("click", () => {
    board.several = !board.several;
    button.setAttribute("aria-pressed", String(board.several));
  });
}

/** Says what undo and redo lead to, which is only seen otherwise. */
function undone() {
  const left = game.now.digits.filter((digit) => !digit).length;
  announce(say("app-undone", { count: left }));
}

export function draw() {
  get("undo", HTMLButtonElement).disabled = !game.canUndo;
  get("redo", HTMLButtonElement).disabled = !game.canRedo;
  for (const { key, digit } of digitKeys()) {
    const rest = 9 - game.now.digits.filter((other) => other === digit).length;
    key.classList.toggle("finished", rest <= 0);
    key.title = say("app-rest", { count: Math.max(0, rest) });
  }
}

function fill() {
  const before = game.now.centre.filter(Boolean).length;
  game.change(position.fill);
  toast(say(game.now.centre.filter(Boolean).length >= before ? "app-filled" : "app-emptied"));
}

export function build() {
  get("digits").prepend(...position.DIGITS.map((digit) =>
    make("button", { type: "button", "data-digit": digit, onclick: () => board.enter(digit) }, String(digit))));
  modes();
  several();
  get("undo").addEventListener("click", () => game.undo());
  get("redo").addEventListener("click", () => game.redo());
  get("erase").addEventListener("click", () => board.erase());
  get("fill").addEventListener("click", fill);
  game.onChange((change) => {
    draw();
    if (change.undone) undone();
  });
}
