// Lights up what a phrase speaks of, in a layer above the board.
export const CELL = 64;
export const MARGIN = 28;
export const SIZE = 610;

const NS = "http://www.w3.org/2000/svg";

export function shape(name, attributes, text) {
  const element = document.createElementNS(NS, name);
  for (const key in attributes) element.setAttribute(key, attributes[key]);
  if (text != null) element.textContent = text;
  return element;
}

// Row and column of a cell, from 0: "r3c5".
export const place = (name) => ({ row: name[1] - 1, column: name[3] - 1 });

const corner = (name) => {
  const { row, column } = place(name);
  return { x: MARGIN + CELL * column, y: MARGIN + CELL * row };
};

// The middle of a candidate: "r3c5=7".
export function middle(candidate) {
  const { x, y } = corner(candidate);
  const digit = candidate.match(/[=>](\d)/)?.[1];
  if (!digit) return { x: x + CELL / 2, y: y + CELL / 2 };
  return { x: x + CELL / 2 + 20 * (((digit - 1) % 3) - 1), y: y + CELL / 2 + 20 * (Math.floor((digit - 1) / 3) - 1) };
}

function extent(house) {
  const number = house[1] - 1;
  const [width, height] = { r: [9, 1], c: [1, 9], b: [3, 3] }[house[0]];
  const row = { r: number, c: 0, b: 3 * Math.floor(number / 3) }[house[0]];
  const column = { r: 0, c: number, b: 3 * (number % 3) }[house[0]];
  return { x: MARGIN + CELL * column, y: MARGIN + CELL * row, width: CELL * width, height: CELL * height };
}

const layer = () => document.querySelector("#board .light");

// The shapes for cells, houses and candidates.
function shapes({ cells = [], houses = [], candidates = [] }) {
  const inset = ({ x, y, width = CELL, height = CELL }, by) =>
    ({ x: x + by, y: y + by, width: width - 2 * by, height: height - 2 * by, rx: 7 });
  return [
    ...[...new Set(houses)].map((house) => shape("rect", { class: "lit house", ...inset(extent(house), 2) })),
    ...[...new Set(cells)].map((cell) => shape("rect", { class: "lit", ...inset(corner(cell), 3) })),
    ...[...new Set(candidates)].map((candidate) => {
      const { x, y } = middle(candidate);
      return shape("circle", { class: "lit", cx: x, cy: y, r: 12 });
    }),
  ];
}

const cellsOf = ({ cells = [], candidates = [] }) => [...cells, ...candidates.map((candidate) => candidate.slice(0, 4))];

// Lights up what is spoken of, and the links that lead there from one of these cells, or from those spoken of before.
export function light(about, links = [], before = {}) {
  const target = layer();
  if (!target) return;
  target.querySelectorAll(".lit").forEach((old) => old.remove());
  if (!about) return;
  target.append(...shapes(about));
  const here = new Set(cellsOf(about));
  const there = new Set([...here, ...cellsOf(before)]);
  const within = (list, cells) => list.every((end) => cells.has(end.slice(0, 4)));
  for (const link of links.filter((link) => within(link.from, there) && within(link.to, here))) {
    const [from, to] = [link.from, link.to].map((list) => {
      const all = list.map(middle);
      return { x: all.reduce((sum, at) => sum + at.x, 0) / all.length, y: all.reduce((sum, at) => sum + at.y, 0) / all.length };
    });
    target.append(shape("line", { class: "lit link", x1: from.x, y1: from.y, x2: to.x, y2: to.y }));
  }
}

// The number of a line at the candidate that it leads to.
export function number(mark, about) {
  const target = layer();
  if (!target) return;
  const last = about.candidates.at(-1) ?? about.cells.at(-1);
  if (!last) return;
  const { x, y } = middle(last);
  const group = shape("g", { class: "lit badge", transform: `translate(${x + 13} ${y - 13})` });
  group.append(shape("rect", { x: -5 - 4.5 * mark.length, y: -10, width: 10 + 9 * mark.length, height: 20, rx: 10 }));
  group.append(shape("text", { y: 5 }, mark));
  target.append(group);
}
