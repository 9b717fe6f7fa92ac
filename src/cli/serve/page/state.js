// The position of the reader: digits, marks and colours, with everything that was done before.
export const CELLS = [...Array(81).keys()];
export const nameOf = (cell) => `r${Math.floor(cell / 9) + 1}c${(cell % 9) + 1}`;
export const cellOf = (name) => 9 * (name[1] - 1) + (name[3] - 1);
export const bit = (digit) => 1 << digit;
export const digitsOf = (mask) => [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => mask & bit(digit));

const box = (cell) => 3 * Math.floor(cell / 27) + Math.floor((cell % 9) / 3);
const sees = (one, other) =>
  one !== other && (one % 9 === other % 9 || Math.floor(one / 9) === Math.floor(other / 9) || box(one) === box(other));
export const PEERS = CELLS.map((cell) => CELLS.filter((other) => sees(cell, other)));

const empty = () => ({ givens: Array(81).fill(0), digits: Array(81).fill(0), centre: Array(81).fill(0), corner: Array(81).fill(0), colour: Array(81).fill(0) });
const copy = (state) => Object.fromEntries(Object.entries(state).map(([key, list]) => [key, [...list]]));

let past = [];
let future = [];
export let now = empty();
const listeners = [];

export const onChange = (listener) => listeners.push(listener);

function changed() {
  listeners.forEach((listener) => listener(now));
  save();
}

// Changes a copy of the position; the one before can be had again with undo.
export function change(edit) {
  const next = copy(now);
  edit(next);
  if (JSON.stringify(next) === JSON.stringify(now)) return false;
  past.push(now);
  future = [];
  now = next;
  changed();
  return true;
}

export function undo() {
  if (!past.length) return;
  future.push(now);
  now = past.pop();
  changed();
}

export function redo() {
  if (!future.length) return;
  past.push(now);
  now = future.pop();
  changed();
}

// Forgets what was done before.
export function forget() {
  past = [];
  future = [];
  changed();
}

export const canUndo = () => past.length > 0;
export const canRedo = () => future.length > 0;

// The digits that the other digits leave in a cell.
export function possible(state, cell) {
  return PEERS[cell].reduce((mask, peer) => mask & ~bit(state.digits[peer]), 0x3fe);
}

// The candidates of a cell: its centre marks, or all that the digits leave.
export const candidates = (state, cell) => state.centre[cell] || possible(state, cell);

// Writes a digit, and takes it from the marks of the cells that see it.
export function write(state, cell, digit, tidy = true) {
  state.digits[cell] = digit;
  if (!digit || !tidy) return;
  for (const peer of PEERS[cell]) {
    state.centre[peer] &= ~bit(digit);
    state.corner[peer] &= ~bit(digit);
  }
}

// Takes a candidate away; the others become centre marks if there are none yet.
export function strike(state, cell, digit) {
  state.centre[cell] = candidates(state, cell) & ~bit(digit);
}

// The cells whose digit is twice in a house.
export const clashes = (state) =>
  CELLS.filter((cell) => state.digits[cell] && PEERS[cell].some((peer) => state.digits[peer] === state.digits[cell]));

export const isFull = (state) => state.digits.every(Boolean);

const line = (list) => list.map((digit) => digit || ".").join("");

// The position as fields of a request.
export function fields(state = now) {
  const sent = { board: line(state.digits), givens: line(state.givens) };
  if (state.centre.some((mask, cell) => mask && !state.digits[cell])) {
    sent.candidates = CELLS.map((cell) => {
      const mask = state.digits[cell] ? bit(state.digits[cell]) : candidates(state, cell);
      return [1, 2, 3, 4, 5, 6, 7, 8, 9].map((digit) => (mask & bit(digit) ? digit : ".")).join("");
    }).join("");
  }
  return sent;
}

// A position as it comes in answers: board, givens, candidates (729 characters, or nothing).
export function set({ board, givens, candidates: marks }, withMarks) {
  const numbers = (text) => [...text].map((letter) => Number(letter) || 0);
  change((state) => {
    Object.assign(state, empty());
    state.digits = numbers(board);
    state.givens = numbers(givens ?? board);
    if (!withMarks || !marks) return;
    const open = CELLS.filter((cell) => !state.digits[cell]);
    const left = (cell) => [...marks.slice(9 * cell, 9 * cell + 9)].filter((letter) => letter !== ".");
    const masks = open.map((cell) => left(cell).reduce((sum, digit) => sum | bit(Number(digit)), 0));
    // Where all are there, they need not be written.
    if (masks.every((mask, index) => mask === possible(state, open[index]))) return;
    open.forEach((cell, index) => (state.centre[cell] = masks[index]));
  });
}

// The position as the fragment of a link: givens, digits, and what is not empty of centre marks, corner marks and colours.
const pack = (list) => (list.some(Boolean) ? list.map((mask) => mask.toString(36).padStart(2, "0")).join("") : "");
const unpack = (text) => (text ? CELLS.map((cell) => parseInt(text.slice(2 * cell, 2 * cell + 2), 36) || 0) : Array(81).fill(0));

export const packed = (state = now) =>
  ["1", line(state.givens), line(state.digits), ...["centre", "corner", "colour"].map((key) => pack(key === "colour" ? state[key] : state[key].map((mask) => mask >> 1)))].join("_");

export function unpacked(text) {
  const [version, givens, digits, centre, corner, colour] = text.split("_");
  const isGrid = (grid) => /^[1-9.]{81}$/.test(grid ?? "");
  const isList = (list) => list == null || /^([0-9a-z]{162})?$/.test(list);
  if (version !== "1" || !isGrid(givens) || !isGrid(digits) || ![centre, corner, colour].every(isList)) return null;
  const numbers = (grid) => [...grid].map((letter) => Number(letter) || 0);
  const state = { givens: numbers(givens), digits: numbers(digits) };
  if (state.givens.some((digit, cell) => digit && digit !== state.digits[cell])) return null;
  const marks = (list) => unpack(list).map((mask) => (mask & 0x1ff) << 1);
  return { ...state, centre: marks(centre), corner: marks(corner), colour: unpack(colour).map((colour) => colour % 7) };
}

export const replace = (state) => change((next) => Object.assign(next, copy(state)));

function save() {
  try {
    localStorage.setItem("position", packed(now));
    localStorage.setItem("past", JSON.stringify(past.slice(-200).map(packed)));
  } catch {
    // A full or forbidden storage costs the memory, not the game.
  }
}

// The position of the last visit; none if there is none.
export function restore() {
  const state = unpacked(localStorage.getItem("position") ?? "");
  if (!state) return false;
  let known = [];
  try {
    known = JSON.parse(localStorage.getItem("past") ?? "[]").map(unpacked).filter(Boolean);
  } catch {
    known = [];
  }
  past = known;
  now = state;
  changed();
  return true;
}
