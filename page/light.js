// @ts-check
// Lights up what a phrase speaks of, in a layer above a board.
import { shape } from "./elements.js";
import { litCell } from "./lit.js";
import { extent, middle } from "./measure.js";
import { cellOf } from "./names.js";

/** @import { About, Link } from "./types.d.ts" */

/**
 * @param {string} name
 * @param {string} kind
 */
function house(name, kind) {
  const { x, y, width, height } = extent(name);
  return shape("rect", { class: `${kind} house`, x: x + 2, y: y + 2, width: width - 4, height: height - 4, rx: 7 });
}

/**
 * The shapes for cells, houses and candidates.
 * @param {About} about
 * @param {string} kind
 */
function shapes({ cells = [], houses = [], candidates = [] }, kind) {
  const squares = [...new Set(cells)].map(litCell);
  for (const square of squares) square.setAttribute("class", kind);
  return [
    ...[...new Set(houses)].map((name) => house(name, kind)),
    ...squares,
    ...[...new Set(candidates)].map((candidate) => {
      const { x, y } = middle(candidate);
      return shape("circle", { class: kind, cx: x, cy: y, r: 12 });
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

/** The layer of lights above a board. */
export class Light {
  /** @param {SVGElement} layer */
  constructor(layer) {
    this.layer = layer;
  }

  /** @param {string} kind */
  #clear(kind) {
    this.layer.querySelectorAll(`.${kind}`).forEach((old) => old.remove());
  }

  /**
   * Marks where to look, until something else is marked.
   * @param {About | null} about
   */
  look(about) {
    this.#clear("look");
    if (about) this.layer.append(...shapes(about, "look"));
  }

  /**
   * Lights up what is spoken of, and the links that lead there from one of these cells, or from those spoken of before.
   * @param {About | null | undefined} about
   * @param {Link[]} links
   * @param {About} before
   */
  light(about, links = [], before = {}) {
    this.#clear("lit");
    if (!about) return;
    this.layer.append(...shapes(about, "lit"));
    this.#lines(leading(about, links, before), "lit link");
  }

  /**
   * Draws links, one line each.
   * @param {Link[]} links
   * @param {string} kind
   */
  #lines(links, kind) {
    for (const link of links) {
      const [from, to] = [middleOf(link.from), middleOf(link.to)];
      this.layer.append(shape("line", { class: kind, x1: from.x, y1: from.y, x2: to.x, y2: to.y }));
    }
  }

  /**
   * Shows how far an explanation has been read: what its last line speaks of, and faded the links of those before.
   * @param {About[]} read
   * @param {Link[]} links
   */
  trail(read, links) {
    this.#clear("past");
    const steps = read.map((about, index) => leading(about, links, read[index - 1] ?? {}));
    this.#lines(steps.slice(0, -1).flat(), "past link");
    this.light(read.at(-1), links, read.at(-2));
  }
}

/**
 * The links that lead to what is spoken of.
 * @param {About} about
 * @param {Link[]} links
 * @param {About} before
 */
export function leading(about, links, before) {
  const here = new Set(cellsOf(about));
  const there = new Set([...here, ...cellsOf(before)]);
  /** @type {(names: string[], cells: Set<number>) => boolean} */
  const within = (names, cells) => names.every((name) => cells.has(cellOf(name)));
  return links.filter((link) => within(link.from, there) && within(link.to, here));
}
