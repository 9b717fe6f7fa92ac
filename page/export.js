// @ts-check
// The picture on the board as a file of its own: the step that is shown, or the position with all marks and colours.
import { frame, isShowing } from "./board.js";
import { get, make, shape } from "./elements.js";
import { CELL, SIZE, corner, place } from "./measure.js";
import { CELLS, digitsOf } from "./position.js";
import { isOn } from "./settings.js";
import { game } from "./state.js";

/** Colours by number, each with the pattern that it has on the board. */
const FILLS = [
  ["#0072b2", "M0 0h8v8h-8z", ""],
  ["#00714f", "M0 0h4v8h-4z", "rotate(-45)"],
  ["#8a5f00", "M4 1.6a2.4 2.4 0 1 0 .01 0z", ""],
  ["#8a3f70", "M0 0h8v3.5h-8z", ""],
  ["#c04a00", "M0 0h3.5v8h-3.5z", ""],
  ["#49525c", "M0 0h2.2v8h-2.2z", "rotate(45)"],
];

/** Where corner marks stand, in the order in which they are written. */
const CORNERS = [[12, 20], [52, 20], [12, 56], [52, 56], [32, 20], [32, 56], [12, 38], [52, 38], [32, 38]];

function fills() {
  const patterns = FILLS.map(([colour, d, transform], index) => {
    const place = { width: 8, height: 8, patternUnits: "userSpaceOnUse", patternTransform: transform };
    const tile = shape("pattern", { id: `colour${index + 1}`, ...place });
    tile.append(shape("path", { d, fill: colour, "fill-opacity": 0.45 }));
    return tile;
  });
  const defs = shape("defs");
  defs.append(...patterns);
  return defs;
}

/**
 * Candidates in their places, or in the middle where the place may be another's.
 * @param {number} cell
 * @param {number[]} digits
 * @param {boolean} isFixed
 */
function centre(cell, digits, isFixed) {
  /** @type {(at: { x: number, y: number }, size: number, words: string) => Element} */
  const text = ({ x, y }, size, words) =>
    shape("text", { class: "c", x, y: y + 6, style: `font-size:${size}px` }, words);
  if (!isFixed) return [text(place(cell), digits.length < 5 ? 16 : digits.length < 7 ? 13 : 10, digits.join(""))];
  return digits.map((digit) => text(place(cell, digit), 16, String(digit)));
}

/** @param {number} cell */
function content(cell) {
  const { now } = game;
  const { x, y } = corner(cell);
  const colour = now.colour[cell];
  /** @type {Element[]} */
  const parts = colour ? [shape("rect", { x, y, width: CELL, height: CELL, fill: `url(#colour${colour})` })] : [];
  if (now.digits[cell]) {
    const kind = now.givens[cell] ? "g" : "f";
    return [...parts, shape("text", { class: kind, x: x + CELL / 2, y: y + 45 }, now.digits[cell])];
  }
  const corners = digitsOf(now.corner[cell]);
  parts.push(...corners.map((digit, at) => {
    const [right, down] = CORNERS[at];
    return shape("text", { class: "f", style: "font-size:16px;font-weight:700", x: x + right, y: y + down }, digit);
  }));
  return [...parts, ...centre(cell, digitsOf(now.centre[cell]), isOn("fixed") && !corners.length)];
}

/** The position as it is on the board. */
function position() {
  const svg = frame();
  svg.removeAttribute("aria-hidden");
  svg.setAttribute("class", "whydoku");
  const ground = shape("rect", { class: "a", width: SIZE, height: SIZE });
  const parts = CELLS.flatMap(content);
  const colours = parts.filter((part) => part.tagName === "rect");
  const marks = parts.filter((part) => part.tagName !== "rect");
  svg.firstElementChild?.after(...colours);
  svg.prepend(fills(), ground);
  svg.append(...marks);
  return svg;
}

/** The picture that is shown, with what all pictures share; null if there is none. */
function step() {
  const shown = get("board").querySelector(".picture svg");
  const shared = document.querySelector("#shared defs");
  if (!shown || !shared) return null;
  const copy = document.importNode(shown, true);
  copy.prepend(document.importNode(shared, true));
  return copy;
}

export async function picture() {
  const rules = await (await fetch("/standalone.css")).text();
  const svg = (isShowing() && step()) || position();
  svg.setAttribute("width", String(SIZE));
  svg.setAttribute("height", String(SIZE));
  svg.prepend(shape("style", {}, rules));
  return new XMLSerializer().serializeToString(svg);
}

/** @returns {Promise<Blob | null>} */
export async function png() {
  const image = new Image();
  image.src = URL.createObjectURL(new Blob([await picture()], { type: "image/svg+xml" }));
  await image.decode();
  const canvas = make("canvas", { width: 2 * SIZE, height: 2 * SIZE });
  canvas.getContext("2d")?.drawImage(image, 0, 0, 2 * SIZE, 2 * SIZE);
  URL.revokeObjectURL(image.src);
  return new Promise((done) => canvas.toBlob(done, "image/png"));
}
