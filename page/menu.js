// @ts-check
// The menu of a cell: a right click, a long press, or the menu key. It asks about one candidate.
import { get, make } from "./elements.js";
import { why } from "./help.js";
import { nameOf } from "./names.js";
import { candidates, digitsOf, possible } from "./position.js";
import { board } from "./stage.js";
import { game } from "./state.js";
import { suppose } from "./suppose.js";
import { say } from "./words.js";

/** A press that lasts longer is a question, in milliseconds. */
const LONG = 550;

const menu = () => get("cell-menu");

export function close() {
  menu().hidden = true;
}

/**
 * @param {string} text
 * @param {() => void} run
 */
const item = (text, run) =>
  make("button", {
    type: "button",
    role: "menuitem",
    onclick: () => {
      close();
      run();
    },
  }, text);

/**
 * @param {number} cell
 * @param {number} x
 * @param {number} y
 */
function open(cell, x, y) {
  const { now } = game;
  const name = nameOf(cell);
  const digit = now.digits[cell];
  const left = candidates(now, cell);
  const free = digitsOf(possible(now, cell));
  const box = menu();
  box.replaceChildren(
    make("p", {}, name),
    item(digit ? say("app-why-title", { cell: `${name}=${digit}` }) : say("app-why"), () => why(name)),
    ...(digit ? [] : free.map((digit) => item(say("app-why-not", { digit }), () => why(`${name}<>${digit}`)))),
    ...(digit ? [] : digitsOf(left).map((digit) => item(say("app-what-if-digit", { digit }), () => suppose(cell, digit)))),
    ...digitsOf(digit ? 0 : now.centre[cell]).map((digit) => item(say("app-colour-digit", { digit }), () => board.pick(cell, digit))));
  box.hidden = false;
  const { width, height } = box.getBoundingClientRect();
  box.style.left = `${Math.max(4, Math.min(x, innerWidth - width - 4))}px`;
  box.style.top = `${Math.max(4, Math.min(y, innerHeight - height - 4))}px`;
  box.querySelector("button")?.focus();
}

function pressed() {
  let timer = 0;
  const { host } = board;
  host.addEventListener("pointerdown", ({ pointerType, clientX, clientY }) => {
    const cell = board.cellUnder(clientX, clientY);
    if (pointerType === "mouse" || cell < 0) return;
    timer = setTimeout(() => open(cell, clientX, clientY), LONG);
  });
  for (const end of ["pointerup", "pointercancel", "pointerleave"]) host.addEventListener(end, () => clearTimeout(timer));
}

export function build() {
  pressed();
  board.host.addEventListener("contextmenu", (event) => {
    const cell = board.cellAt(event.target);
    if (cell < 0) return;
    event.preventDefault();
    const { left, bottom } = /** @type {Element} */ (event.target).getBoundingClientRect();
    // The menu key has no place of its own.
    if (menu().hidden) open(cell, event.clientX || left, event.clientY || bottom);
  });
  document.addEventListener("pointerdown", ({ target }) => {
    if (!(target instanceof Node && menu().contains(target))) close();
  });
  menu().addEventListener("keydown", (event) => {
    const items = [...menu().querySelectorAll("button")];
    const at = items.findIndex((item) => item === document.activeElement);
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === "Escape" || event.key === "Tab") {
      close();
      board.focus();
    } else if (step) items[(at + step + items.length) % items.length].focus();
    else return;
    event.preventDefault();
  });
  game.onChange(close);
}
