// The board: 81 cells that can be seen, heard, pressed and typed into, and the picture of a step above them.
import { CELLS, PEERS, bit, change, clashes, digitsOf, nameOf, now, onChange, possible, redo, undo, write } from "./state.js";
import { CELL, MARGIN, SIZE, light, shape } from "./light.js";
import { make, say } from "./words.js";
import { setting } from "./settings.js";

export const selected = new Set();
let focus = 40;
let mode = "digit";
let several = false;
let cells = [];
const board = document.getElementById("board");

// Lines and labels, as in pictures.
export function frame() {
  const svg = shape("svg", { class: "whydoku frame", viewBox: `0 0 ${SIZE} ${SIZE}`, "aria-hidden": "true" });
  svg.append(shape("rect", { class: "a", x: MARGIN, y: MARGIN, width: 9 * CELL, height: 9 * CELL }));
  const lines = (name, numbers) => {
    const at = (number) => MARGIN + CELL * number;
    const d = numbers.map((n) => `M${MARGIN} ${at(n)}h${9 * CELL}M${at(n)} ${MARGIN}v${9 * CELL}`).join("");
    svg.append(shape("path", { class: name, d }));
  };
  lines("t", [1, 2, 4, 5, 7, 8]);
  lines("k", [0, 3, 6, 9]);
  for (let n = 1; n <= 9; n++) {
    const at = MARGIN + CELL * (n - 0.5);
    svg.append(shape("text", { class: "n", x: MARGIN / 2 - 1, y: at + 5 }, `r${n}`));
    svg.append(shape("text", { class: "n", x: at, y: MARGIN - 10 }, `c${n}`));
  }
  return svg;
}

export function build() {
  const grid = make("div", { class: "squares", role: "grid", "aria-multiselectable": "true", "data-l": "app-board" });
  cells = CELLS.map(() => make("div", { class: "cell", role: "gridcell", tabindex: "-1" }));
  for (let row = 0; row < 9; row++) grid.append(make("div", { role: "row" }, cells.slice(9 * row, 9 * row + 9)));
  const lights = shape("svg", { class: "light", viewBox: `0 0 ${SIZE} ${SIZE}`, "aria-hidden": "true" });
  board.replaceChildren(frame(), make("div", { class: "picture" }), grid, lights);
  grid.addEventListener("pointerdown", press);
  grid.addEventListener("pointermove", drag);
  grid.addEventListener("focusin", ({ target }) => select(cells.indexOf(target.closest(".cell")), selected.size > 1));
  grid.addEventListener("dblclick", ({ target }) => alike(cells.indexOf(target.closest(".cell"))));
  board.addEventListener("keydown", typed);
  onChange(() => {
    hidePicture();
    draw();
  });
}

// What a cell says to those who hear it.
function spoken(cell) {
  const [digit, marks] = [now.digits[cell], now.centre[cell]];
  const parts = [nameOf(cell)];
  if (digit) parts.push(say(now.givens[cell] ? "app-given" : "app-placed", { digit }));
  else parts.push(say("app-empty"));
  if (!digit && marks) parts.push(say("app-candidates", { digits: digitsOf(marks).join(" ") }));
  if (!digit && now.corner[cell]) parts.push(say("app-corners", { digits: digitsOf(now.corner[cell]).join(" ") }));
  if (now.colour[cell]) parts.push(say("app-coloured", { number: now.colour[cell] }));
  return parts.join(say("clause-between"));
}

// A mark is no text: the label of its cell says it.
const mark = (name, digit) => make("span", { class: name, "data-n": digit });

function content(cell) {
  if (now.digits[cell]) return [make("span", { class: now.givens[cell] ? "given" : "placed", "aria-hidden": "true" }, String(now.digits[cell]))];
  const corners = digitsOf(now.corner[cell]);
  const parts = corners.map((digit, at) => mark(`corner k${at}`, digit));
  const marks = digitsOf(now.centre[cell]);
  if (!marks.length) return parts;
  const fixed = setting("fixed") && !corners.length;
  const digits = marks.map((digit) => mark(`d${digit}`, digit));
  return [...parts, make("span", { class: fixed ? "marks fixed" : `marks middle n${marks.length}` }, digits)];
}

export function draw() {
  const wrong = new Set(setting("clashes") ? clashes(now) : []);
  const digit = selected.size === 1 ? now.digits[focus] : 0;
  const near = selected.size === 1 && setting("peers") ? new Set(PEERS[focus]) : new Set();
  cells.forEach((element, cell) => {
    element.replaceChildren(...content(cell));
    element.className = "cell";
    const classes = {
      selected: selected.has(cell),
      near: near.has(cell),
      same: digit && (now.digits[cell] === digit || (!now.digits[cell] && now.centre[cell] & bit(digit))),
      clash: wrong.has(cell),
      [`colour${now.colour[cell]}`]: now.colour[cell] > 0,
    };
    element.classList.add(...Object.keys(classes).filter((key) => classes[key]));
    element.setAttribute("aria-label", spoken(cell));
    element.setAttribute("aria-selected", selected.has(cell));
    element.tabIndex = cell === focus ? 0 : -1;
  });
}

// Selects a cell, alone or with the others.
export function select(cell, more = false) {
  if (cell < 0) return;
  if (!more) selected.clear();
  selected.add(cell);
  focus = cell;
  if (!cells[cell].contains(document.activeElement) && board.contains(document.activeElement)) cells[cell].focus();
  draw();
  board.dispatchEvent(new CustomEvent("select", { detail: cell }));
}

export const focused = () => focus;
export const isSelected = () => selected.size > 0;

function alike(cell) {
  const digit = now.digits[cell];
  if (!digit) return;
  CELLS.filter((other) => now.digits[other] === digit).forEach((other) => selected.add(other));
  draw();
}

function press(event) {
  const cell = cells.indexOf(event.target.closest?.(".cell"));
  if (cell < 0) return;
  event.preventDefault();
  hidePicture();
  const more = event.ctrlKey || event.metaKey || event.shiftKey || several;
  if (more && selected.has(cell) && selected.size > 1 && !event.shiftKey) {
    selected.delete(cell);
    draw();
    return;
  }
  if (!more) selected.clear();
  selected.add(cell);
  focus = cell;
  cells[cell].focus({ preventScroll: true });
  draw();
  board.dispatchEvent(new CustomEvent("select", { detail: cell }));
}

function drag(event) {
  if (event.pointerType !== "mouse" || event.buttons !== 1) return;
  const target = document.elementFromPoint(event.clientX, event.clientY);
  const cell = cells.indexOf(target?.closest?.(".cell"));
  if (cell >= 0 && !selected.has(cell)) select(cell, true);
}

export function setMode(wanted) {
  mode = wanted;
  board.dispatchEvent(new CustomEvent("mode", { detail: mode }));
}

export function setSeveral(on) {
  several = on;
}

// Enters a digit, a mark or a colour into the selected cells; once more takes it away.
export function enter(digit, as = mode) {
  hidePicture();
  const open = [...selected].filter((cell) => !now.givens[cell]);
  const targets = as === "colour" ? [...selected] : as === "digit" ? open : open.filter((cell) => !now.digits[cell]);
  if (!targets.length) return;
  change((state) => {
    if (as === "digit") {
      const isThere = targets.every((cell) => state.digits[cell] === digit);
      for (const cell of targets) write(state, cell, isThere ? 0 : digit, setting("tidy"));
    } else if (as === "colour") {
      const isThere = targets.every((cell) => state.colour[cell] === digit);
      for (const cell of targets) state.colour[cell] = isThere || digit > 6 ? 0 : digit;
    } else {
      const isThere = targets.every((cell) => state[as][cell] & bit(digit));
      for (const cell of targets) state[as][cell] = isThere ? state[as][cell] & ~bit(digit) : state[as][cell] | bit(digit);
    }
  });
  if (selected.size === 1) announce(spoken(focus));
}

// Takes away what a cell shows: the digit first, then the marks, then the colour.
export function erase() {
  hidePicture();
  change((state) => {
    const open = [...selected].filter((cell) => !state.givens[cell]);
    const filled = open.filter((cell) => state.digits[cell]);
    const marked = open.filter((cell) => state.centre[cell] || state.corner[cell]);
    if (filled.length) for (const cell of filled) state.digits[cell] = 0;
    else if (marked.length) for (const cell of marked) state.centre[cell] = state.corner[cell] = 0;
    else for (const cell of selected) state.colour[cell] = 0;
  });
  if (selected.size === 1) announce(spoken(focus));
}

// Writes all candidates that the digits leave into cells without any; takes them away where all have them.
export function fill() {
  hidePicture();
  change((state) => {
    const open = CELLS.filter((cell) => !state.digits[cell]);
    const bare = open.filter((cell) => !state.centre[cell]);
    for (const cell of bare.length ? bare : open) state.centre[cell] = bare.length ? possible(state, cell) : 0;
  });
}

const KEYS = { z: "digit", x: "corner", c: "centre", v: "colour" };
const MOVES = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -9, ArrowDown: 9 };

function typed(event) {
  const digit = /^(Digit|Numpad)([0-9])$/.exec(event.code)?.[2];
  const command = event.ctrlKey || event.metaKey;
  let done = true;
  if (digit === "0" || event.key === "Backspace" || event.key === "Delete") erase();
  else if (digit) {
    enter(Number(digit), command && event.shiftKey ? "colour" : command ? "centre" : event.shiftKey ? "corner" : event.altKey ? "colour" : mode);
  } else if (event.key in MOVES) {
    const [row, column] = [Math.floor(focus / 9), focus % 9];
    const step = MOVES[event.key];
    const to = Math.abs(step) === 1 ? 9 * row + ((column + step + 9) % 9) : (focus + step + 81) % 81;
    select(to, event.shiftKey || command);
    cells[to].focus();
  } else if (event.key === "Home" || event.key === "End") {
    select(9 * Math.floor(focus / 9) + (event.key === "Home" ? 0 : 8));
    cells[focus].focus();
  } else if (command && event.key === "a") {
    CELLS.forEach((cell) => selected.add(cell));
    draw();
  } else if (command && event.key.toLowerCase() === "z") (event.shiftKey ? redo : undo)();
  else if (command && event.key === "y") redo();
  else if (!command && !event.altKey && event.key in KEYS) setMode(KEYS[event.key]);
  else if (event.key === "Escape") hidePicture();
  else done = false;
  if (done) event.preventDefault();
}

// Says something to those who hear the page.
export function announce(text) {
  const said = document.getElementById("said");
  said.textContent = said.textContent === text ? text + " " : text;
}

// Shows the picture of a step over the digits.
export function showPicture(text) {
  const parsed = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
  if (parsed.nodeName !== "svg") return;
  board.querySelector(".picture").replaceChildren(document.importNode(parsed, true));
  board.classList.add("showing");
  board.dispatchEvent(new CustomEvent("picture", { detail: true }));
}

export function hidePicture() {
  if (!board.classList.contains("showing")) return;
  board.classList.remove("showing");
  board.querySelector(".picture").replaceChildren();
  light(null);
  board.dispatchEvent(new CustomEvent("picture", { detail: false }));
}

export const isShowing = () => board.classList.contains("showing");
