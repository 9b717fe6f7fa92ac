// @ts-check
// Finding and making elements.
import { say } from "./words.js";

/** @typedef {string | Node | null | undefined} Child */

/**
 * The element with an id. The page has it; another kind than HTMLElement is checked, too.
 * @template {HTMLElement} [E=HTMLElement]
 * @param {string} id
 * @param {new () => E} [kind]
 * @returns {E}
 */
export function get(id, kind) {
  const found = document.getElementById(id);
  if (!(found instanceof (kind ?? HTMLElement))) throw new Error(`the page has no ${id}`);
  return /** @type {E} */ (found);
}

/**
 * @param {ParentNode} root
 * @param {string} selector
 * @returns {HTMLElement[]}
 */
export const all = (root, selector) =>
  [...root.querySelectorAll(selector)].filter((found) => found instanceof HTMLElement);

/**
 * What an event happened in.
 * @param {EventTarget | null} target
 * @param {string} selector
 * @returns {HTMLElement | null}
 */
export const closest = (target, selector) => (target instanceof Element ? target.closest(selector) : null);

/**
 * An element with attributes, listeners by names that begin with "on", and children.
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} name
 * @param {Record<string, string | number | boolean | null | undefined | ((event: Event) => unknown)>} attributes
 * @param {(Child | Child[])[]} children
 * @returns {HTMLElementTagNameMap[K]}
 */
export function make(name, attributes = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (typeof value === "function") element.addEventListener(key.slice(2), value);
    else if (value === true) element.setAttribute(key, "");
    else if (value !== false && value != null) element.setAttribute(key, String(value));
  }
  element.append(...children.flat().filter((child) => child != null));
  return element;
}

/**
 * Elements beside each other.
 * @param {(Child | Child[])[]} children
 */
export const row = (...children) => make("div", { class: "row" }, ...children);

/**
 * A choice with its label.
 * @param {string} key
 * @param {string[][]} options Each a value and its text.
 * @param {string} [chosen]
 */
export function choice(key, options, chosen) {
  const box = make("select", {}, options.map(([value, text]) => make("option", { value, selected: value === chosen }, text)));
  return { box, label: make("label", { class: "field" }, say(key), box) };
}

/** A place for what is said when it comes. */
export const voice = () => make("div", { "aria-live": "polite" });

/**
 * A button that looks like a link, with any text on it.
 * @param {Child | Child[]} text
 * @param {() => unknown} onclick
 */
export const link = (text, onclick) => make("button", { type: "button", class: "link", onclick }, text);

/**
 * A button with a message on it.
 * @param {string} key
 * @param {(event: Event) => unknown} onclick
 * @param {Record<string, string>} attributes
 */
export const button = (key, onclick, attributes = {}) =>
  make("button", { type: "button", onclick, ...attributes }, say(key));

/** Outlines of signs, in a square of 24. */
const SIGNS = {
  first: "M6 5v14M19 5l-9 7 9 7z",
  back: "M16 5l-9 7 9 7z",
  forward: "M8 5l9 7-9 7z",
  last: "M18 5v14M5 5l9 7-9 7z",
  pause: "M8 5v14M16 5v14",
  step: "M6 5l9 7-9 7zM19 5v14",
  close: "M6 6l12 12M18 6L6 18",
};

/** @typedef {keyof typeof SIGNS} Sign */

/** @param {Sign} name */
function sign(name) {
  const picture = shape("svg", { class: "icon", viewBox: "0 0 24 24", "aria-hidden": "true" });
  picture.append(shape("path", { d: SIGNS[name] }));
  return picture;
}

/**
 * Gives a button another sign and another name.
 * @param {Element} button
 * @param {string} key
 * @param {Sign} name
 */
export function relabel(button, key, name) {
  button.replaceChildren(sign(name));
  button.setAttribute("aria-label", say(key));
  button.setAttribute("title", say(key));
}

/**
 * A button with a sign on it, and a message as its name.
 * @param {string} key
 * @param {Sign} name
 * @param {() => void} onclick
 * @param {Record<string, string>} attributes
 */
export function control(key, name, onclick, attributes = {}) {
  const made = make("button", { type: "button", onclick, ...attributes });
  relabel(made, key, name);
  return made;
}

/**
 * A picture that was sent as text; null if it is none.
 * @param {string} text
 */
export function drawn(text) {
  const parsed = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
  return parsed.nodeName === "svg" ? document.importNode(parsed, true) : null;
}

/**
 * An element of a picture.
 * @template {keyof SVGElementTagNameMap} K
 * @param {K} name
 * @param {Record<string, string | number>} attributes
 * @param {string | number} [text]
 * @returns {SVGElementTagNameMap[K]}
 */
export function shape(name, attributes = {}, text) {
  const element = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  if (text != null) element.textContent = String(text);
  return element;
}
