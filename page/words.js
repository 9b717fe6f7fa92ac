// @ts-check
// The words of the page, in the language of the reader.
import { Failure, ask, speak } from "./api.js";

/** @import { Answers, Key } from "./types.d.ts" */

/** @type {Answers["words"]} */
let known = { words: {}, key: {}, lang: "", next: { lang: "", name: "" } };

/**
 * A message, its slots filled.
 * @param {string} key
 * @param {Record<string, string | number>} slots
 */
export const say = (key, slots = {}) => filled(known.words[key] ?? key, slots);

/** @type {(text: string, slots: Record<string, string | number>) => string} */
export const filled = (text, slots) =>
  text.replace(/\{\s*\$(\w+)\s*\}/g, (slot, name) => String(slots[name] ?? slot));

/**
 * An entry of the key to pictures.
 * @param {string} id
 * @returns {Key | undefined}
 */
export const keyOf = (id) => known.key[id];

/**
 * Takes the words of a language, or of another where there is no such language; nothing changes where there are none to
 * be had. Returns which one it is, and the next.
 * @param {string} lang
 * @param {string} instead
 * @returns {Promise<Pick<Answers["words"], "lang" | "next">>}
 */
export async function load(lang, instead = lang) {
  try {
    known = await ask("words", { lang });
  } catch (error) {
    if (lang === instead || !(error instanceof Failure)) throw error;
    return load(instead);
  }
  speak(known.lang);
  return known;
}

/**
 * Fills in the messages that elements name.
 * @param {ParentNode} root
 */
export function translate(root) {
  /** @type {(name: string, write: (element: Element, text: string) => void) => void} */
  const each = (name, write) => {
    for (const element of root.querySelectorAll(`[${name}]`)) write(element, say(element.getAttribute(name) ?? ""));
  };
  each("data-t", (element, text) => (element.textContent = text));
  each("data-l", (element, text) => element.setAttribute("aria-label", text));
}
