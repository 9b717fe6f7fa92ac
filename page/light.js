// @ts-check
// Lights up what a phrase speaks of, in a layer above the board.
import { litCell } from "./lit.js";
import { shape } from "./elements.js";
import { extent, middle } from "./measure.js";
import { cellOf } from "./names.js";

/** @import { About, Link } from "./types.d.ts" */

const layer = () => document.querySelector("#board .light");

/** @param {string} name */
function litHouse(name) {
  const { x, y, width, height } = extent(name);
  return shape("rect", { class: "lit house", x: x + 2, y: y + 2, width: width - 4, height: height - 4, rx: 7 });
}

/**
 * The shapes for cells, houses and candidates.
 * @param {About} about
 */
function shapes({ cells = [], houses = [], candidates = [] }) {
  return [
    ...[...new Set(houses)].map(litHouse),
    ...[...new Set(cells)].map(litCell),
    ...[...new Set(candidates)].map((candidate) => {
      const { x, y } = middle(candidate);
      return shape("circle", { class: "lit", cx: x, cy: y, r: 12 });
    }),
  ];
}

/** @param {About} about */
const cellsOf = ({ cells = [], candidates = [] }) => [...cells, ...candidates].map(cellOf);

/** @param {string[]} names */
function middleOf(names) {
  const all = names.map(middle);
  return {
    x: all.reduce((sum, at) => sum + at.x, 0) / all.length,
    y: all.reduce((sum, at) => sum + at.y, 0) / all.length,
  };
}

/**
 * Lights up what is spoken of, and the links that lead there from one of these cells, or from those spoken of before.
 * @param {About | null | undefined} about
 * @param {Link[]} links
 * @param {About} before
 */
export function light(about, links = [], before = {}) {
  const target = layer();
  if (!target) return;
  target.querySelectorAll(".lit").forEach((old) => old.remove());
  if (!about) return;
  target.append(...shapes(about));
  const here = new Set(cellsOf(about));
  const there = new Set([...here, ...cellsOf(before)]);
  /** @type {(names: string[], cells: Set<number>) => boolean} */
  const within = (names, cells) => names.every((name) => cells.has(cellOf(name)));
  for (const link of links.filter((link) => within(link.from, there) && within(link.to, here))) {
    const [from, to] = [middleOf(link.from), middleOf(link.to)];
    target.append(shape("line", { class: "lit link", x1: from.x, y1: from.y, x2: to.x, y2: to.y }));
  }
}

/**
 * The number of a line at the candidate or cell that it leads to.
 * @param {string} mark
 * @param {{ cells: string[], candidates: string[] }} about
 */
export function number(mark, { cells, candidates }) {
  const last = candidates.at(-1) ?? cells.at(-1);
  const target = layer();
  if (!target || !last) return;
  const { x, y } = middle(last);
  const group = shape("g", { class: "lit badge", transform: `translate(${x + 13} ${y - 13})` });
  group.append(shape("rect", { x: -5 - 4.5 * mark.length, y: -10, width: 10 + 9 * mark.length, height: 20, rx: 10 }));
  group.append(shape("text", { y: 5 }, mark));
  target.append(group);
}
