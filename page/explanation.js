// @ts-check
// Explanations whose phrases know what they speak of.
import { closest, make } from "./elements.js";
import { board } from "./stage.js";

/** @import { About, Link, Piece } from "./types.d.ts" */

/** What phrases speak of. @type {WeakMap<Element, About>} */
const abouts = new WeakMap();
/** The links of explanations. @type {WeakMap<Element, Link[]>} */
const linksOf = new WeakMap();
/** The marks of list items. @type {WeakMap<Element, string>} */
const marks = new WeakMap();

/**
 * What a piece speaks of; nothing for plain text.
 * @param {Piece} piece
 * @returns {About | null}
 */
function about({ cells, houses, candidates, digits }) {
  return cells || houses || candidates || digits ? { cells, houses, candidates, digits } : null;
}

/**
 * @param {Piece} piece
 * @param {((event: number) => void) | null} onevent
 */
function phrase(piece, onevent) {
  const { event, text } = piece;
  if (event != null && onevent) {
    return make("button", { type: "button", class: "event", onclick: () => onevent(event) }, text);
  }
  const thing = about(piece);
  if (!thing) return document.createTextNode(text);
  const [kind] = Object.entries(thing).find(([, named]) => named) ?? [];
  const span = make("span", { class: `ref ref-${kind}`, tabindex: "0", role: "button" }, text);
  abouts.set(span, thing);
  return span;
}

/**
 * An explanation as paragraphs and lists. `onevent` is called with the number of a step that is pressed; `links` are
 * lit where a phrase names both their ends.
 * @param {Piece[]} pieces
 * @param {((event: number) => void) | null} onevent
 * @param {Link[]} links
 */
export function explanation(pieces, onevent = null, links = []) {
  const root = make("div", { class: "words" });
  linksOf.set(root, links);
  const open = [{ depth: -1, box: root }];
  let line = root.appendChild(make("p"));
  for (const piece of pieces) {
    if (piece.line == null) {
      line.append(phrase(piece, onevent));
      continue;
    }
    while (open.length > 1 && open[open.length - 1].depth >= piece.line) open.pop();
    const { box } = open[open.length - 1];
    if (!piece.text) {
      line = box.appendChild(make("p"));
      continue;
    }
    let list = box.lastElementChild;
    if (list?.tagName !== "UL") list = box.appendChild(make("ul", { class: "lines" }));
    line = make("p");
    const inner = make("div", {}, line);
    const item = list.appendChild(make("li", {}, make("b", {}, piece.text), inner));
    marks.set(item, piece.text);
    open.push({ depth: piece.line, box: inner });
  }
  return root;
}

/**
 * All that is spoken of in an element.
 * @param {Element} element
 */
export function spokenOf(element) {
  const spoken = [...element.querySelectorAll(".ref")].map((span) => abouts.get(span) ?? {});
  return {
    cells: spoken.flatMap(({ cells = [] }) => cells),
    houses: spoken.flatMap(({ houses = [] }) => houses),
    candidates: spoken.flatMap(({ candidates = [] }) => candidates),
  };
}

/**
 * The number of the line that an element is in.
 * @param {Element} element
 */
export function markOf(element) {
  const item = element.closest("li");
  const mark = item && marks.get(item);
  return mark && mark !== "–" ? mark.replace(/\.$/, "") : "";
}

/**
 * @param {Piece[]} pieces
 * @returns {string}
 */
export const plain = (pieces) =>
  pieces.map(({ line, text }) => (line == null ? text : ` ${text} `)).join("");

/** The phrase that stays lit, as it was tapped or has the focus. @type {Element | null} */
let pinned = null;

/** @param {Element | null} ref */
function show(ref) {
  const words = ref?.closest(".words");
  if (ref && words) board.light(abouts.get(ref), linksOf.get(words));
  else board.light(null);
}

/** @param {Element | null} ref */
function pin(ref) {
  pinned?.classList.remove("pinned");
  pinned = ref;
  ref?.classList.add("pinned");
  show(ref);
}

/** Lights up phrases: while they are pointed at, and those that are tapped or reached by keys for longer. */
export function build() {
  document.addEventListener("pointerover", ({ target, pointerType }) => {
    const ref = closest(target, ".ref");
    if (ref && pointerType === "mouse") show(ref);
  });
  document.addEventListener("pointerout", ({ target, pointerType }) => {
    if (closest(target, ".ref") && pointerType === "mouse") show(pinned);
  });
  document.addEventListener("click", ({ target }) => {
    const ref = closest(target, ".ref");
    if (ref) pin(ref);
    else if (pinned) pin(null);
  });
  document.addEventListener("focusin", ({ target }) => {
    const ref = closest(target, ".ref");
    if (ref?.matches(":focus-visible")) pin(ref);
  });
  document.addEventListener("keydown", (event) => {
    const ref = closest(event.target, ".ref");
    if (!ref || (event.key !== "Enter" && event.key !== " ")) return;
    event.preventDefault();
    pin(pinned === ref ? null : ref);
  });
}
