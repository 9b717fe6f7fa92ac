// The words of the page, in the language of the reader; and explanations whose phrases know what they speak of.
import { ask } from "./api.js";
import { light } from "./light.js";

let words = {};
let key = {};
let language = localStorage.getItem("lang") ?? document.documentElement.lang;

export const lang = () => language;

// A message, its slots filled.
export function say(key, slots = {}) {
  const text = words[key] ?? key;
  return text.replace(/\{\s*\$(\w+)\s*\}/g, (slot, name) => slots[name] ?? slot);
}

// An entry of the key to pictures.
export const keyOf = (id) => key[id];

export async function load(wanted = language) {
  language = wanted;
  let next;
  ({ words, key, next } = await ask("words"));
  document.documentElement.lang = language;
  // The button for another language has the name of the next one, in that language.
  const other = document.getElementById("language");
  [other.lang, other.textContent] = [next.lang, next.name];
  localStorage.setItem("lang", language);
  translate(document);
}

// Fills in the messages that elements name.
export function translate(root) {
  for (const element of root.querySelectorAll("[data-t]")) element.textContent = say(element.dataset.t);
  for (const element of root.querySelectorAll("[data-l]")) element.setAttribute("aria-label", say(element.dataset.l));
}

// An element with attributes, properties that begin with "on", and children.
export function make(name, attributes = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (key.startsWith("on")) element.addEventListener(key.slice(2), value);
    else if (value === true) element.setAttribute(key, "");
    else if (value !== false && value != null) element.setAttribute(key, value);
  }
  element.append(...children.flat().filter((child) => child != null));
  return element;
}

export const button = (key, onclick, attributes = {}) =>
  make("button", { type: "button", onclick, ...attributes }, say(key));

// What a piece of an explanation speaks of; nothing for plain text.
function about(piece) {
  const { cells, houses, candidates, digits } = piece;
  return cells || houses || candidates || digits ? { cells, houses, candidates, digits } : null;
}

function phrase(piece, onevent) {
  if (piece.event != null && onevent) {
    return make("button", { type: "button", class: "event", onclick: () => onevent(piece.event) }, piece.text);
  }
  const thing = about(piece);
  if (!thing) return document.createTextNode(piece.text);
  const kind = Object.keys(thing).find((key) => thing[key]);
  const span = make("span", { class: `ref ref-${kind}` }, piece.text);
  span.about = thing;
  return span;
}

// An explanation as paragraphs and lists. `onevent` is called with the number of a step that is pressed;
// `links` are lit where a phrase names both their ends.
export function explanation(pieces, onevent, links = []) {
  const root = make("div", { class: "words" });
  root.links = links;
  const open = [{ depth: -1, box: root }];
  let line = root.appendChild(make("p"));
  for (const piece of pieces) {
    if (piece.line == null) {
      line.append(phrase(piece, onevent));
      continue;
    }
    while (open.length > 1 && open.at(-1).depth >= piece.line) open.pop();
    const { box } = open.at(-1);
    if (!piece.text) {
      line = box.appendChild(make("p"));
      continue;
    }
    let list = box.lastElementChild;
    if (list?.tagName !== "UL") list = box.appendChild(make("ul", { class: "lines" }));
    line = make("p");
    const inner = make("div", {}, line);
    const item = list.appendChild(make("li", {}, make("b", {}, piece.text), inner));
    item.mark = piece.text;
    open.push({ depth: piece.line, box: inner });
  }
  return root;
}

// All that is spoken of in an element.
export function spokenOf(element) {
  const all = { cells: [], houses: [], candidates: [] };
  for (const span of element.querySelectorAll(".ref")) {
    for (const kind in all) all[kind].push(...(span.about[kind] ?? []));
  }
  return all;
}

export const plain = (pieces) => pieces.map((piece) => (piece.line == null ? piece.text : " " + piece.text + " ")).join("");

document.addEventListener("pointerover", ({ target }) => {
  const ref = target.closest?.(".ref");
  if (ref) light(ref.about, ref.closest(".words").links);
});
document.addEventListener("pointerout", ({ target }) => {
  if (target.closest?.(".ref")) light(null);
});
