// @ts-check
// A position of the reader: digits, marks and colours. Nothing here knows a page or keeps anything.
import { parsed } from "./names.js";

/** @import { Position, Written } from "./types.d.ts" */

export const CELLS = [...Array(81).keys()];
export const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const ALL = 0x3fe;

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
});

/** @type {(position: Position) => Position} */
export const copy = ({ givens, digits, centre, corner, colour }) => ({
  givens: [...givens],
  digits: [...digits],
  centre: [...centre],
  corner: [...corner],
  colour: [...colour],
});

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
 * Takes a candidate away; the others become centre marks if there are none yet.
 * @param {Position} position
 * @param {number} cell
 * @param {number} digit
 */
export function strike(position, cell, digit) {
  position.centre[cell] = candidates(position, cell) & ~bit(digit);
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
 * The cells whose digit is twice in a house.
 * @param {Position} position
 */
export const clashes = ({ digits }) =>
  CELLS.filter((cell) => digits[cell] && PEERS[cell].some((peer) => digits[peer] === digits[cell]));

/** @param {Position} position */
export const isFull = ({ digits }) => digits.every(Boolean);

/** @param {number[]} digits */
const line = (digits) => digits.map((digit) => digit || ".").join("");

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
  const left = CELLS.map((cell) => {
    const mask = digits[cell] ? bit(digits[cell]) : candidates(position, cell);
    return line(DIGITS.map((digit) => (mask & bit(digit) ? digit : 0)));
  });
  return { ...sent, candidates: left.join("") };
}

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

/** @param {number[]} list */
const pack = (list) =>
  list.some(Boolean) ? list.map((number) => number.toString(36).padStart(2, "0")).join("") : "";

/** @param {string | undefined} text */
const unpack = (text) =>
  text ? CELLS.map((cell) => parseInt(text.slice(2 * cell, 2 * cell + 2), 36) || 0) : zeros();

/**
 * The position as the fragment of a link: givens, digits, and what is not empty of centre marks, corner marks and
 * colours.
 * @param {Position} position
 */
export function packed({ givens, digits, centre, corner, colour }) {
  const marks = [centre, corner].map((list) => pack(list.map((mask) => mask >> 1)));
  return ["1", line(givens), line(digits), ...marks, pack(colour)].join("_");
}

/**
 * The position of a fragment; null if it is none.
 * @param {string} text
 * @returns {Position | null}
 */
export function unpacked(text) {
  const [version, givens, digits, centre, corner, colour] = text.split("_");
  /** @param {string | undefined} grid */
  const isGrid = (grid) => /^[1-9.]{81}$/.test(grid ?? "");
  /** @param {string | undefined} list */
  const isList = (list) => list == null || /^([0-9a-z]{162})?$/.test(list);
  if (version !== "1" || !isGrid(givens) || !isGrid(digits) || ![centre, corner, colour].every(isList)) return null;
  const [given, filled] = [numbers(givens), numbers(digits)];
  if (given.some((digit, cell) => digit && digit !== filled[cell])) return null;
  /** @param {string | undefined} list */
  const marks = (list) => unpack(list).map((mask) => (mask & 0x1ff) << 1);
  return {
    givens: given,
    digits: filled,
    centre: marks(centre),
    corner: marks(corner),
    colour: unpack(colour).map((number) => number % 7),
  };
}
