// @ts-check
// The board: 81 cells that can be seen, heard, pressed and typed into, and the picture of a step above them.
import { closest, drawn, get, make, shape } from "./elements.js";
import { light } from "./light.js";
import { nameOf } from "./names.js";
import * as position from "./position.js";
import { CELLS, PEERS, bit, clashes, digitsOf } from "./position.js";
import { Selection } from "./selection.js";
import { isOn } from "./settings.js";
import { game } from "./state.js";
import { say } from "./words.js";

/** @import { Mode, Position } from "./types.d.ts" */

const selection = new Selection();
/** How a digit and a press are meant. */
const hand = { mode: /** @type {Mode} */ ("digit"), several: false };
/** @type {HTMLElement[]} */
let cells = [];

const board = () => get("board");

/** @param {EventTarget | null} target */
function cellAt(target) {
  const cell = closest(target, ".cell");
  return cell ? cells.indexOf(cell) : -1;
}

export function build() {
  const grid = make("div", { class: "squares", role: "grid", "aria-multiselectable": "true", "data-l": "app-board" });
  cells = CELLS.map(() => make("div", { class: "cell", role: "gridcell", tabindex: "-1" }));
  for (let row = 0; row < 9; row++) grid.append(make("div", { role: "row" }, cells.slice(9 * row, 9 * row + 9)));
  const viewBox = board().querySelector("svg")?.getAttribute("viewBox") ?? "";
  const lights = shape("svg", { class: "light", viewBox, "aria-hidden": "true" });
  board().append(make("div", { class: "picture" }), grid, lights);
  grid.addEventListener("pointerdown", press);
  grid.addEventListener("pointermove", drag);
  grid.addEventListener("focusin", ({ target }) => select(cellAt(target), selection.size > 1));
  grid.addEventListener("dblclick", ({ target }) => alike(cellAt(target)));
  board().addEventListener("keydown", typed);
  game.onChange(() => {
    hidePicture();
    draw();
  });
}

/**
 * What a cell says to those who hear it.
 * @param {number} cell
 */
function spoken(cell) {
  const { now } = game;
  const [digit, marks] = [now.digits[cell], now.centre[cell]];
  const parts = [nameOf(cell)];
  if (digit) parts.push(say(now.givens[cell] ? "app-given" : "app-placed", { digit }));
  else parts.push(say("app-empty"));
  if (!digit && marks) parts.push(say("app-candidates", { digits: digitsOf(marks).join(" ") }));
  if (!digit && now.corner[cell]) parts.push(say("app-corners", { digits: digitsOf(now.corner[cell]).join(" ") }));
  if (now.colour[cell]) parts.push(say("app-coloured", { number: now.colour[cell] }));
  return parts.join(say("clause-between"));
}

/**
 * A mark is no text: the label of its cell says it.
 * @type {(name: string, digit: number) => Element}
 */
const mark = (name, digit) => make("span", { class: name, "data-n": digit });

/** @param {number} cell */
function content(cell) {
  const { now } = game;
  const digit = now.digits[cell];
  if (digit) {
    return [make("span", { class: now.givens[cell] ? "given" : "placed", "aria-hidden": "true" }, String(digit))];
  }
  const corners = digitsOf(now.corner[cell]);
  const parts = corners.map((digit, at) => mark(`corner k${at}`, digit));
  const marks = digitsOf(now.centre[cell]);
  if (!marks.length) return parts;
  const fixed = isOn("fixed") && !corners.length;
  const digits = marks.map((digit) => mark(`d${digit}`, digit));
  return [...parts, make("span", { class: fixed ? "marks fixed" : `marks middle n${marks.length}` }, digits)];
}

export function draw() {
  const { now } = game;
  const wrong = new Set(isOn("clashes") ? clashes(now) : []);
  const { focus, size } = selection;
  const digit = size === 1 ? now.digits[focus] : 0;
  const near = new Set(size === 1 && isOn("peers") ? PEERS[focus] : []);
  cells.forEach((element, cell) => {
    element.replaceChildren(...content(cell));
    element.className = "cell";
    const classes = {
      selected: selection.has(cell),
      near: near.has(cell),
      same: digit && (now.digits[cell] === digit || (!now.digits[cell] && now.centre[cell] & bit(digit))),
      clash: wrong.has(cell),
      [`colour${now.colour[cell]}`]: now.colour[cell] > 0,
    };
    for (const [name, holds] of Object.entries(classes)) if (holds) element.classList.add(name);
    element.setAttribute("aria-label", spoken(cell));
    element.setAttribute("aria-selected", String(selection.has(cell)));
    element.tabIndex = cell === focus ? 0 : -1;
  });
}

/**
 * Selects a cell, alone or with the others.
 * @param {number} cell
 */
function select(cell, more = false) {
  if (cell < 0) return;
  selection.select(cell, more);
  if (!cells[cell].contains(document.activeElement) && board().contains(document.activeElement)) cells[cell].focus();
  draw();
}

/** The cell that is asked about; null where none is selected. */
export const focused = () => (selection.size ? selection.focus : null);

/** @param {number} cell */
function alike(cell) {
  const { digits } = game.now;
  if (!digits[cell]) return;
  selection.add(CELLS.filter((other) => digits[other] === digits[cell]));
  draw();
}

/** @param {PointerEvent} event */
function press(event) {
  const cell = cellAt(event.target);
  if (cell < 0) return;
  event.preventDefault();
  hidePicture();
  const more = event.ctrlKey || event.metaKey || event.shiftKey || hand.several;
  if (more && selection.has(cell) && selection.size > 1 && !event.shiftKey) selection.drop(cell);
  else selection.select(cell, more);
  cells[selection.focus].focus({ preventScroll: true });
  draw();
}

/** @param {PointerEvent} event */
function drag(event) {
  if (event.pointerType !== "mouse" || event.buttons !== 1) return;
  const cell = cellAt(document.elementFromPoint(event.clientX, event.clientY));
  if (cell >= 0 && !selection.has(cell)) select(cell, true);
}

/** @param {Mode} mode */
export function setMode(mode) {
  hand.mode = mode;
  board().dispatchEvent(new CustomEvent("mode", { detail: mode }));
}

/** @param {boolean} on */
export function setSeveral(on) {
  hand.several = on;
}

/**
 * Enters a digit, a mark or a colour into the selected cells; once more takes it away.
 * @param {number} digit
 */
export function enter(digit, mode = hand.mode) {
  hidePicture();
  if (!position.writable(game.now, selection.cells, mode).length) return;
  edit((now) => position.enter(now, selection.cells, digit, mode, isOn("tidy")));
}

/** Takes away what the selected cells show. */
export function erase() {
  hidePicture();
  edit((now) => position.erase(now, selection.cells));
}

/** @param {(now: Position) => void} how */
function edit(how) {
  game.change(how);
  if (selection.size === 1) announce(spoken(selection.focus));
}

export function fill() {
  hidePicture();
  game.change(position.fill);
}

/** @type {Record<string, Mode>} */
const KEYS = { z: "digit", x: "corner", c: "centre", v: "colour" };
/** @type {Record<string, number>} */
const MOVES = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -9, ArrowDown: 9 };

/**
 * What a digit is that is typed with these keys held.
 * @param {KeyboardEvent} event
 * @returns {Mode}
 */
function meant({ ctrlKey, metaKey, shiftKey, altKey }) {
  if (ctrlKey || metaKey) return shiftKey ? "colour" : "centre";
  return shiftKey ? "corner" : altKey ? "colour" : hand.mode;
}

/** @param {KeyboardEvent} event */
function typed(event) {
  const { focus } = selection;
  const digit = /^(Digit|Numpad)([0-9])$/.exec(event.code)?.[2];
  const command = event.ctrlKey || event.metaKey;
  let done = true;
  if (digit === "0" || event.key === "Backspace" || event.key === "Delete") erase();
  else if (digit) enter(Number(digit), meant(event));
  else if (event.key in MOVES) {
    const [row, column] = [Math.floor(focus / 9), focus % 9];
    const step = MOVES[event.key];
    const to = Math.abs(step) === 1 ? 9 * row + ((column + step + 9) % 9) : (focus + step + 81) % 81;
    select(to, event.shiftKey || command);
    cells[to].focus();
  } else if (event.key === "Home" || event.key === "End") {
    select(9 * Math.floor(focus / 9) + (event.key === "Home" ? 0 : 8));
    cells[selection.focus].focus();
  } else if (command && event.key === "a") {
    selection.add(CELLS);
    draw();
  } else if (command && event.key.toLowerCase() === "z") event.shiftKey ? game.redo() : game.undo();
  else if (command && event.key === "y") game.redo();
  else if (!command && !event.altKey && event.key in KEYS) setMode(KEYS[event.key]);
  else if (event.key === "Escape") hidePicture();
  else done = false;
  if (done) event.preventDefault();
}

/**
 * Says something to those who hear the page.
 * @param {string} text
 */
export function announce(text) {
  const said = get("said");
  said.textContent = said.textContent === text ? text + " " : text;
}

const picture = () => board().querySelector(".picture");

/**
 * Shows the picture of a step over the digits.
 * @param {string} text
 */
export function showPicture(text) {
  const step = drawn(text);
  if (!step) return;
  picture()?.replaceChildren(step);
  board().classList.add("showing");
  board().dispatchEvent(new CustomEvent("picture", { detail: true }));
}

export function hidePicture() {
  if (!isShowing()) return;
  board().classList.remove("showing");
  picture()?.replaceChildren();
  light(null);
  board().dispatchEvent(new CustomEvent("picture", { detail: false }));
}

export const isShowing = () => board().classList.contains("showing");
