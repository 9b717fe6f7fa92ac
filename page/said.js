// @ts-check
// Announcements for those who hear the page, remarks in passing, and remarks that last.
import { control, get, make } from "./elements.js";

/** @typedef {import("./elements.js").Child} Child */

/** How long a remark in passing stays. */
const PASSING = 3500;
let passing = 0;
/** What is said at once. @type {string[]} */
let together = [];

/**
 * Says something to those who hear the page, together with all else that one event has brought about.
 * @param {string} text
 */
export function announce(text) {
  together.push(text);
  if (together.length > 1) return;
  queueMicrotask(() => {
    const all = together.join(" ");
    together = [];
    const said = get("said");
    // The same text again is heard only if it is another one.
    said.textContent = said.textContent === all ? all + " " : all;
  });
}

/**
 * Says something in passing.
 * @param {string} text
 */
export function toast(text) {
  const box = get("toast");
  box.textContent = text;
  box.classList.add("shown");
  clearTimeout(passing);
  passing = setTimeout(() => box.classList.remove("shown"), PASSING);
}

/** Takes the lasting remark away. */
export const clearBanner = () => banner();

/**
 * Says something above the board until it is dismissed or no longer so. `kind` says what it is about, and how it looks.
 * @param {string} kind
 * @param {Child[]} content
 */
export function banner(kind = "", ...content) {
  const box = get("banner");
  box.dataset.kind = kind;
  box.hidden = !content.length;
  if (!content.length) return box.replaceChildren();
  box.replaceChildren(make("div", { class: "text" }, content), control("app-dismiss", "close", clearBanner, { class: "quiet" }));
}

/** What the lasting remark is about. */
export const bannerKind = () => (get("banner").hidden ? "" : get("banner").dataset.kind);
