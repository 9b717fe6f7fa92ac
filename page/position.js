// @ts-check
// A position of the reader: digits, marks and colours. Nothing here knows a page or keeps anything.
import { nameOf, parsed } from "./names.js";

/** @import { Mode, Position, Written } from "./types.d.ts" */

export const CELLS = [...Array(81).keys()];
export const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9];
export const COLOURS = 6;
const ALL = 0x3fe;
const EVERY_COLOUR = 0x7e;

/** @param {number} digit */
export const bit = (digit) => 1 << digit;

/** @param {number} mask */
export const digitsOf = (mask) => DIGITS.filter((digit) => mask & bit(digit));

/** @param {number[]} digits */
const maskOf = (digits) => digits.reduce((mask, digit) => mask | bit(digit), 0) & ALL;

/** @param {number} cell */
const box = (cell) => 3 * Math.floor(cell / 27) + Math.floor((cell % 9) / 3);

/** @type {(one: number, other: number) => boolean} */
const sees = (one, other) =>
  one !== other &&
  (one % 9 === other % 9 || Math.floor(one / 9) === Math.floor(other / 9) || box(one) === box(other));

export const PEERS = CELLS.map((cell) => CELLS.filter((other) => sees(cell, other)));

const zeros = () => /** @type {number[]} */ (Array(81).fill(0));

/** @returns {Position} */
export const empty = () => ({
  givens: zeros(),
  digits: zeros(),
  centre: zeros(),
  corner: zeros(),
  colour: zeros(),
  tint: {},
});

/** @type {(position: Position) => Position} */
export const copy = ({ givens, digits, centre, corner, colour, tint }) => ({
  givens: [...givens],
  digits: [...digits],
  centre: [...centre],
  corner: [...corner],
  colour: [...colour],
  tint: { ...tint },
});

/**
 * Colours a candidate; the same colour once more takes it away.
 * @param {Position} position
 * @param {number} cell
 * @param {number} digit
 * @param {number} colour
 */
export function tint(position, cell, digit, colour) {
  const key = 10 * cell + digit;
  if (colour > COLOURS || position.tint[key] === colour) delete position.tint[key];
  else position.tint[key] = colour;
}

/**
 * The colour of a candidate; 0 for none.
 * @param {Position} position
 * @param {number} cell
 * @param {number} digit
 */
export const tintOf = (position, cell, digit) => position.tint[10 * cell + digit] ?? 0;

/**
 * The digits that the other digits leave in a cell.
 * @param {Position} position
 * @param {number} cell
 */
export const possible = (position, cell) =>
  PEERS[cell].reduce((mask, peer) => mask & ~bit(position.digits[peer]), ALL);

/**
 * The candidates of a cell: its centre marks, or all that the digits leave.
 * @param {Position} position
 * @param {number} cell
 */
export const candidates = (position, cell) => position.centre[cell] || possible(position, cell);

/**
 * Writes a digit; where marks are kept tidy, takes it from those of the cells that see it.
 * @param {Position} position
 * @param {number} cell
 * @param {number} digit
 * @param {boolean} tidy
 */
export function write(position, cell, digit, tidy = true) {
  position.digits[cell] = digit;
  if (!digit || !tidy) return;
  for (const peer of PEERS[cell]) {
    position.centre[peer] &= ~bit(digit);
    position.corner[peer] &= ~bit(digit);
  }
}

/**
 * Takes a candidate away; the others become centre marks if there are none yet. The last one stays, as a cell without
 * marks has all that the digits leave.
 * @param {Position} position
 * @param {number} cell
 * @param {number} digit
 */
export function strike(position, cell, digit) {
  const all = candidates(position, cell);
  position.centre[cell] = all & ~bit(digit) || all;
}

/**
 * Writes what a step concludes.
 * @param {Position} position
 * @param {string[]} placements
 * @param {string[]} eliminations
 * @param {boolean} tidy
 */
export function conclude(position, placements, eliminations, tidy) {
  for (const { cell, digit } of placements.map(parsed)) write(position, cell, digit, tidy);
  for (const { cell, digit } of eliminations.map(parsed)) {
    if (!position.digits[cell]) strike(position, cell, digit);
  }
}

/**
 * Those of some cells that a digit, a mark or a colour can be entered into.
 * @param {Position} position
 * @param {number[]} cells
 * @param {Mode} mode
 */
export function writable({ givens, digits }, cells, mode) {
  if (mode === "colour") return cells;
  return cells.filter((cell) => !givens[cell] && (mode === "digit" || !digits[cell]));
}

/**
 * Enters a digit, a mark or a colour into cells; takes it away where all of them have it.
 * @param {Position} position
 * @param {number[]} cells
 * @param {number} digit
 * @param {Mode} mode
 * @param {boolean} tidy
 */
export function enter(position, cells, digit, mode, tidy) {
  const targets = writable(position, cells, mode);
  if (mode === "digit") {
    const isThere = targets.every((cell) => position.digits[cell] === digit);
    for (const cell of targets) write(position, cell, isThere ? 0 : digit, tidy);
  } else if (mode === "colour") {
    if (digit > COLOURS) return;
    toggle(position.colour, targets, digit);
  } else {
    toggle(position[mode], targets, digit);
  }
}

/**
 * Sets a bit in some masks, or clears it where all have it.
 * @param {number[]} masks
 * @param {number[]} cells
 * @param {number} digit
 */
function toggle(masks, cells, digit) {
  const isThere = cells.every((cell) => masks[cell] & bit(digit));
  for (const cell of cells) masks[cell] = isThere ? masks[cell] & ~bit(digit) : masks[cell] | bit(digit);
}

/**
 * Takes away what cells show: the digits first, then the marks, then the colours.
 * @param {Position} position
 * @param {number[]} cells
 */
export function erase({ givens, digits, centre, corner, colour, tint }, cells) {
  const open = cells.filter((cell) => !givens[cell]);
  const filled = open.filter((cell) => digits[cell]);
  const marked = open.filter((cell) => centre[cell] || corner[cell]);
  if (filled.length) for (const cell of filled) digits[cell] = 0;
  else if (marked.length) for (const cell of marked) centre[cell] = corner[cell] = 0;
  else {
    for (const cell of cells) colour[cell] = 0;
    for (const key of Object.keys(tint)) if (cells.includes(Math.floor(Number(key) / 10))) delete tint[Number(key)];
  }
}

/**
 * Writes all candidates that the digits leave into cells without any; takes them away where all have them.
 * @param {Position} position
 */
export function fill(position) {
  const { digits, centre } = position;
  const open = CELLS.filter((cell) => !digits[cell]);
  const bare = open.filter((cell) => !centre[cell] && possible(position, cell));
  for (const cell of bare.length ? bare : open) centre[cell] = bare.length ? possible(position, cell) : 0;
}

/**
 * The cells whose digit is twice in a house.
 * @param {Position} position
 */
export const clashes = ({ digits }) =>
  CELLS.filter((cell) => digits[cell] && PEERS[cell].some((peer) => digits[peer] === digits[cell]));

/** @param {{ digits: number[] }} position */
export const isFull = ({ digits }) => digits.every(Boolean);

/**
 * Whether a position comes from another by entering digits and taking candidates away, so that what was true then is
 * true now.
 * @param {Position} before
 * @param {Position} now
 */
export const follows = (before, now) =>
  CELLS.every((cell) => {
    if (before.givens[cell] !== now.givens[cell]) return false;
    if (before.digits[cell]) return before.digits[cell] === now.digits[cell];
    const left = now.digits[cell] ? bit(now.digits[cell]) : candidates(now, cell);
    return (left & ~candidates(before, cell)) === 0;
  });

/**
 * Whether a position has what a step concludes.
 * @param {Position} position
 * @param {string[]} placements
 * @param {string[]} eliminations
 */
export const has = (position, placements, eliminations) =>
  placements.map(parsed).every(({ cell, digit }) => position.digits[cell] === digit) &&
  eliminations.map(parsed).every(({ cell, digit }) =>
    position.digits[cell] ? position.digits[cell] !== digit : !(candidates(position, cell) & bit(digit)));

/**
 * The digits entered and the candidates taken away between two positions, as moves: r3c5=7, r3c5<>4.
 * @param {Position} before
 * @param {Position} now
 */
export function moves(before, now) {
  const placed = CELLS.filter((cell) => now.digits[cell] && !before.digits[cell]);
  const removed = CELLS.filter((cell) => !now.digits[cell] && now.centre[cell]).flatMap((cell) =>
    digitsOf(candidates(before, cell) & ~now.centre[cell]).map((digit) => ({ cell, digit })));
  // A digit that is entered takes candidates with it, which is no move of its own.
  const own = removed.filter(({ cell, digit }) =>
    !placed.some((other) => now.digits[other] === digit && PEERS[other].includes(cell)));
  return [
    ...placed.map((cell) => `${nameOf(cell)}=${now.digits[cell]}`),
    ...own.map(({ cell, digit }) => `${nameOf(cell)}<>${digit}`),
  ];
}

/** @param {number[]} digits */
const line = (digits) => digits.map((digit) => digit || ".").join("");

/**
 * Nine characters for each cell.
 * @param {number[]} masks
 */
const marked = (masks) => masks.map((mask) => line(DIGITS.map((digit) => (mask & bit(digit) ? digit : 0)))).join("");

/** @param {string} text */
const numbers = (text) => [...text].map((letter) => Number(letter) || 0);

/**
 * The position as fields of a question. Candidates are among them where there are marks.
 * @param {Position} position
 * @returns {{ board: string, givens: string, candidates?: string }}
 */
export function fields(position) {
  const { givens, digits, centre } = position;
  const sent = { board: line(digits), givens: line(givens) };
  if (!centre.some((mask, cell) => mask && !digits[cell])) return sent;
  const left = CELLS.map((cell) => (digits[cell] ? bit(digits[cell]) : candidates(position, cell)));
  return { ...sent, candidates: marked(left) };
}

/**
 * What a question says that wants a position drawn with all its marks and colours.
 * @param {Position} position
 */
export const noted = ({ givens, digits, centre, corner, colour }) => ({
  board: line(digits),
  givens: line(givens),
  corners: marked(corner),
  centre: marked(centre),
  colours: line(colour.map((mask) => digitsOf(mask)[0] ?? 0)),
});

/**
 * A position as answers write it.
 * @param {Written} written
 * @param {boolean} withMarks
 * @returns {Position}
 */
export function read({ board, givens, candidates: marks }, withMarks) {
  const position = { ...empty(), digits: numbers(board), givens: numbers(givens ?? board) };
  if (!withMarks || !marks) return position;
  const open = CELLS.filter((cell) => !position.digits[cell]);
  const left = numbers(marks);
  const masks = open.map((cell) => maskOf(left.slice(9 * cell, 9 * cell + 9)));
  // Where all are there, they need not be written.
  if (masks.every((mask, index) => mask === possible(position, open[index]))) return position;
  open.forEach((cell, index) => (position.centre[cell] = masks[index]));
  return position;
}

/**
 * A puzzle whose digits are all given.
 * @param {string} board
 */
export const ofPuzzle = (board) => read({ board, givens: board }, false);

/** The board without any digit. */
export const BLANK = ".".repeat(81);

/**
 * What a rating is of: the givens, or all digits where nothing is given.
 * @param {Position} position
 */
export const puzzle = ({ givens, digits }) => line(givens.some(Boolean) ? givens : digits);

/** @param {number[]} list */
const pack = (list) =>
  list.some(Boolean) ? list.map((number) => number.toString(36).padStart(2, "0")).join("") : "";

/** @param {string | undefined} text */
const unpack = (text) =>
  text ? CELLS.map((cell) => parseInt(text.slice(2 * cell, 2 * cell + 2), 36) || 0) : zeros();

/** @param {string} text */
function unpackTints(text) {
  const entries = (text.match(/.{4}/g) ?? []).map((entry) => [Number(entry.slice(0, 3)), Number(entry[3])]);
  /** @param {number[]} entry */
  const isTint = ([key, number]) => key < 810 && key % 10 > 0 && number > 0 && number <= COLOURS;
  return Object.fromEntries(entries.filter(isTint));
}

/**
 * The position as the fragment of a link: givens, digits, and what is not empty of centre marks, corner marks and
 * colours. Version 1 has one colour for each cell, by its number; version 2 has several, as bits, and those of
 * candidates, three digits and a colour each.
 * @param {Position} position
 */
export function packed({ givens, digits, centre, corner, colour, tint }) {
  const tints = Object.entries(tint).map(([key, number]) => key.padStart(3, "0") + number).join("");
  const several = tints !== "" || colour.some((mask) => digitsOf(mask).length > 1);
  const colours = several ? colour.map((mask) => mask >> 1) : colour.map((mask) => digitsOf(mask)[0] ?? 0);
  const marks = [centre, corner].map((list) => pack(list.map((mask) => mask >> 1)));
  return [several ? "2" : "1", line(givens), line(digits), ...marks, pack(colours), ...(tints ? [tints] : [])].join("_");
}

/**
 * The position of a fragment; null if it is none.
 * @param {string} text
 * @returns {Position | null}
 */
export function unpacked(text) {
  const [version, givens, digits, centre, corner, colour, tints = ""] = text.split("_");
  /** @param {string | undefined} grid */
  const isGrid = (grid) => /^[1-9.]{81}$/.test(grid ?? "");
  /** @param {string | undefined} list */
  const isList = (list) => list == null || /^([0-9a-z]{162})?$/.test(list);
  if (!["1", "2"].includes(version) || !isGrid(givens) || !isGrid(digits) || ![centre, corner, colour].every(isList)) return null;
  if (!/^([0-9]{4})*$/.test(tints)) return null;
  const [given, filled] = [numbers(givens), numbers(digits)];
  if (given.some((digit, cell) => digit && digit !== filled[cell])) return null;
  /** @param {string | undefined} list */
  const marks = (list) => unpack(list).map((mask) => (mask & 0x1ff) << 1);
  return {
    givens: given,
    digits: filled,
    centre: marks(centre),
    corner: marks(corner),
    colour: (version === "1" ? unpack(colour).map((number) => number && bit(number)) : marks(colour)).map(
      (mask) => mask & EVERY_COLOUR),
    tint: unpackTints(tints),
  };
}
