// @ts-check
// Names of cells, houses and candidates, as answers write them: r3c5, b7, r3c5=7, r3c5<>4.

const NAME = /^r([1-9])c([1-9])(?:(?:=|<>)([1-9]))?$/;

/** @param {number} cell */
export const nameOf = (cell) => `r${Math.floor(cell / 9) + 1}c${(cell % 9) + 1}`;

/**
 * The cell of a name, and the digit that is said to be in it or gone from it: 0 if it names only the cell.
 * @param {string} name
 */
export function parsed(name) {
  const [found, row, column, digit] = NAME.exec(name) ?? [];
  if (!found) throw new Error(`not the name of a cell or candidate: ${name}`);
  return { cell: 9 * (Number(row) - 1) + (Number(column) - 1), digit: Number(digit ?? 0) };
}

/** @param {string} name */
export const cellOf = (name) => parsed(name).cell;

/**
 * The first cell of a house, and how many rows and columns it covers.
 * @param {string} name
 */
export function houseOf(name) {
  const [found, kind, digit] = /^([rcb])([1-9])$/.exec(name) ?? [];
  if (!found) throw new Error(`not the name of a house: ${name}`);
  const number = Number(digit) - 1;
  if (kind === "r") return { cell: 9 * number, rows: 1, columns: 9 };
  if (kind === "c") return { cell: number, rows: 9, columns: 1 };
  return { cell: 27 * Math.floor(number / 3) + 3 * (number % 3), rows: 3, columns: 3 };
}
