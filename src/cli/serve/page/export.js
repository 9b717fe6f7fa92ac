// The picture on the board as a file of its own: the step that is shown, or the position with all marks and colours.
import { frame, isShowing } from "./board.js";
import { CELL, MARGIN, SIZE, shape } from "./light.js";
import { setting } from "./settings.js";
import { CELLS, digitsOf, now } from "./state.js";
import { make } from "./words.js";

// Colours by number, each with the pattern that it has on the board.
const FILLS = [
  ["#0072b2", "M0 0h8v8h-8z", ""],
  ["#00714f", "M0 0h4v8h-4z", "rotate(-45)"],
  ["#8a5f00", "M4 1.6a2.4 2.4 0 1 0 .01 0z", ""],
  ["#8a3f70", "M0 0h8v3.5h-8z", ""],
  ["#c04a00", "M0 0h3.5v8h-3.5z", ""],
  ["#49525c", "M0 0h2.2v8h-2.2z", "rotate(45)"],
];

// Where corner marks stand, in the order in which they are written.
const CORNERS = [[12, 20], [52, 20], [12, 56], [52, 56], [32, 20], [32, 56], [12, 38], [52, 38], [32, 38]];

function fills() {
  const pattern = ([colour, d, transform], index) => {
    const box = { id: `colour${index + 1}`, width: 8, height: 8, patternUnits: "userSpaceOnUse", patternTransform: transform };
    const tile = shape("pattern", box);
    tile.append(shape("path", { d, fill: colour, "fill-opacity": 0.45 }));
    return tile;
  };
  const defs = shape("defs", {});
  defs.append(...FILLS.map(pattern));
  return defs;
}

// Candidates in their places, or in the middle where the place may be another's.
function centre(digits, isFixed, x, y) {
  const text = (at, to, size, words) => shape("text", { class: "c", x: at, y: to, style: `font-size:${size}px` }, words);
  if (!isFixed) return [text(x + 32, y + 38, digits.length < 5 ? 16 : digits.length < 7 ? 13 : 10, digits.join(""))];
  return digits.map((digit) => text(x + 32 + 20 * (((digit - 1) % 3) - 1), y + 38 + 20 * (Math.floor((digit - 1) / 3) - 1), 16, digit));
}

function content(cell) {
  const [x, y] = [MARGIN + CELL * (cell % 9), MARGIN + CELL * Math.floor(cell / 9)];
  const colour = now.colour[cell];
  const parts = colour ? [shape("rect", { x, y, width: CELL, height: CELL, fill: `url(#colour${colour})` })] : [];
  if (now.digits[cell]) {
    return [...parts, shape("text", { class: now.givens[cell] ? "g" : "f", x: x + 32, y: y + 45 }, now.digits[cell])];
  }
  const corners = digitsOf(now.corner[cell]);
  parts.push(...corners.map((digit, at) => {
    const [right, down] = CORNERS[at];
    return shape("text", { class: "f", style: "font-size:16px;font-weight:700", x: x + right, y: y + down }, digit);
  }));
  return [...parts, ...centre(digitsOf(now.centre[cell]), setting("fixed") && !corners.length, x, y)];
}

// The position as it is on the board.
function position() {
  const svg = frame();
  svg.removeAttribute("aria-hidden");
  svg.setAttribute("class", "whydoku");
  const ground = shape("rect", { class: "a", width: SIZE, height: SIZE });
  const [colours, marks] = [[], []];
  for (const part of CELLS.flatMap(content)) (part.tagName === "rect" ? colours : marks).push(part);
  svg.firstChild.after(...colours);
  svg.prepend(fills(), ground);
  svg.append(...marks);
  return svg;
}

function step() {
  const copy = document.querySelector("#board .picture svg").cloneNode(true);
  copy.prepend(document.querySelector("#shared defs").cloneNode(true));
  return copy;
}

export async function picture() {
  const rules = await (await fetch("/standalone.css")).text();
  const svg = isShowing() ? step() : position();
  svg.setAttribute("width", SIZE);
  svg.setAttribute("height", SIZE);
  svg.prepend(shape("style", {}, rules));
  return new XMLSerializer().serializeToString(svg);
}

export async function png() {
  const image = new Image();
  image.src = URL.createObjectURL(new Blob([await picture()], { type: "image/svg+xml" }));
  await image.decode();
  const canvas = make("canvas", { width: 2 * SIZE, height: 2 * SIZE });
  canvas.getContext("2d").drawImage(image, 0, 0, 2 * SIZE, 2 * SIZE);
  URL.revokeObjectURL(image.src);
  return new Promise((done) => canvas.toBlob(done, "image/png"));
}
