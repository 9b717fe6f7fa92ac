// @ts-check
// The content of the cells of a board: for the eye as elements, for the ear as words.
import { make } from "./elements.js";
import { nameOf } from "./names.js";
import { DIGITS, digitsOf, tintOf } from "./position.js";
import { say } from "./words.js";

/** @import { Position } from "./types.d.ts" */

/**
 * What a cell says to those who hear it.
 * @param {Position} now
 * @param {number} cell
 */
export function spoken(now, cell) {
  const [digit, marks] = [now.digits[cell], now.centre[cell]];
  const filled = digit > 0;
  const parts = [nameOf(cell)];
  if (digit) parts.push(say(now.givens[cell] ? "app-given" : "app-placed", { digit }));
  else parts.push(say("app-empty"));
  if (!digit && marks) parts.push(say("app-candidates", { digits: digitsOf(marks).join(" ") }));
  if (!digit && now.corner[cell]) parts.push(say("app-corners", { digits: digitsOf(now.corner[cell]).join(" ") }));
  for (const digit of filled ? [] : DIGITS.filter((digit) => tintOf(now, cell, digit))) {
    parts.push(say("app-tinted", { digit, number: tintOf(now, cell, digit) }));
  }
  if (now.colour[cell]) parts.push(say("app-coloured", { number: digitsOf(now.colour[cell]).join(" ") }));
  return parts.join(say("clause-between"));
}

/**
 * A mark is no text: the label of its cell says it.
 * @param {string} name
 * @param {number} digit
 * @param {number} picked
 * @param {number} [tint]
 */
const mark = (name, digit, picked, tint = 0) =>
  make("span", { class: `${name}${digit === picked ? " picked" : ""}${tint ? ` tint colour${tint}` : ""}`, "data-n": digit });

/**
 * The colours of a cell, side by side, each with a corner sign of its own.
 * @param {number} mask
 */
function colours(mask) {
  const numbers = digitsOf(mask);
  if (!numbers.length) return null;
  return make("span", { class: "colours" }, numbers.map((number) => make("i", { class: `colour${number}` })));
}

/**
 * The content of a cell. `picked` is the digit that is looked at, and stands out wherever it is.
 * @param {Position} now
 * @param {number} cell
 * @param {boolean} isFixed Whether a candidate has its place in the cell.
 * @param {number} picked
 */
export function content(now, cell, isFixed, picked) {
  const parts = [colours(now.colour[cell])];
  const digit = now.digits[cell];
  if (digit) {
    const kind = now.givens[cell] ? "given" : "placed";
    const name = digit === picked ? `${kind} picked` : kind;
    return [...parts, make("span", { class: name, "aria-hidden": "true" }, String(digit))];
  }
  const corners = digitsOf(now.corner[cell]);
  parts.push(...corners.map((digit, at) => mark(`corner k${at}`, digit, picked)));
  const marks = digitsOf(now.centre[cell]);
  if (!marks.length) return parts;
  const fixed = isFixed && !corners.length;
  const digits = marks.map((digit) => mark(`d${digit}`, digit, picked, tintOf(now, cell, digit)));
  return [...parts, make("span", { class: fixed ? "marks fixed" : `marks middle n${marks.length}` }, digits)];
}
