// @ts-check
// Where everything is in a picture. The numbers are those of src/diagram/svg/measure.rs; a test compares them.
import { houseOf, parsed } from "./names.js";

/** The side of a cell. */
export const CELL = 64;
/** The room for the labels, left of the grid and above it. */
export const MARGIN = 28;
/** The room right of the grid and below it. */
export const EDGE = 6;
/** From one candidate to the next. */
export const STEP = 20;
/** The side of the whole picture. */
export const SIZE = MARGIN + 9 * CELL + EDGE;

/**
 * The top left corner of a cell.
 * @param {number} cell
 */
export const corner = (cell) => ({ x: MARGIN + CELL * (cell % 9), y: MARGIN + CELL * Math.floor(cell / 9) });

/**
 * The middle of a cell, or of the place of a digit in it.
 * @param {number} cell
 */
export function place(cell, digit = 5) {
  const { x, y } = corner(cell);
  const [right, down] = [(digit - 1) % 3, Math.floor((digit - 1) / 3)];
  return { x: x + CELL / 2 + STEP * (right - 1), y: y + CELL / 2 + STEP * (down - 1) };
}

/**
 * The middle of a cell or candidate by its name.
 * @param {string} name
 */
export function middle(name) {
  const { cell, digit } = parsed(name);
  return place(cell, digit || 5);
}

/**
 * The rectangle of a house by its name.
 * @param {string} name
 */
export function extent(name) {
  const { cell, rows, columns } = houseOf(name);
  return { ...corner(cell), width: CELL * columns, height: CELL * rows };
}
