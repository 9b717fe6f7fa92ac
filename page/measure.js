// @ts-check
// Where everything is in a picture.
import { measure } from "./lit.js";
import { houseOf, parsed } from "./names.js";

/**
 * The top left corner of a cell.
 * @param {number} cell
 */
function corner(cell) {
  const [side, margin] = [measure("cell"), measure("margin")];
  return { x: margin + side * (cell % 9), y: margin + side * Math.floor(cell / 9) };
}

/**
 * The middle of a cell, or of the place of a digit in it.
 * @param {number} cell
 */
function place(cell, digit = 5) {
  const { x, y } = corner(cell);
  const [half, step] = [measure("cell") / 2, measure("step")];
  const [right, down] = [(digit - 1) % 3, Math.floor((digit - 1) / 3)];
  return { x: x + half + step * (right - 1), y: y + half + step * (down - 1) };
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
  return { ...corner(cell), width: measure("cell") * columns, height: measure("cell") * rows };
}
