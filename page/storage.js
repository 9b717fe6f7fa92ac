// @ts-check
// What the browser remembers, under names of our own. A full or forbidden storage costs the memory, not the game.

/** Other programs on this address have keys, too. */
const PREFIX = "whydoku.";

/** @typedef {"local" | "session"} Place Until it is deleted, or until the tab is closed. */

/** @param {Place} place */
const store = (place) => (place === "local" ? localStorage : sessionStorage);

/**
 * @param {string} key
 * @param {Place} place
 * @returns {string | null}
 */
export function recall(key, place = "local") {
  try {
    return store(place).getItem(PREFIX + key);
  } catch {
    return null;
  }
}

/**
 * Returns whether it is kept.
 * @param {string} key
 * @param {string | number} value
 * @param {Place} place
 */
export function keep(key, value, place = "local") {
  try {
    store(place).setItem(PREFIX + key, String(value));
    return true;
  } catch {
    return false;
  }
}

/**
 * @param {string} key
 * @param {Place} place
 */
export function forget(key, place = "local") {
  try {
    store(place).removeItem(PREFIX + key);
  } catch {
    // Then it was never kept.
  }
}

/**
 * What was kept as JSON; null for nothing, and for what is no object.
 * @param {string} key
 * @param {Place} place
 * @returns {Record<string, unknown> | null}
 */
export function recalled(key, place = "local") {
  try {
    const value = JSON.parse(recall(key, place) ?? "null");
    return typeof value === "object" && !Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
}

/**
 * The rest of all keys that begin so.
 * @param {string} start
 * @returns {string[]}
 */
export function keys(start) {
  try {
    const names = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? "");
    return names.filter((name) => name.startsWith(PREFIX + start)).map((name) => name.slice((PREFIX + start).length));
  } catch {
    return [];
  }
}

/**
 * Calls back when another tab has kept or deleted something, with its key.
 * @param {(key: string) => void} listener
 */
export function onOtherTab(listener) {
  addEventListener("storage", ({ key }) => {
    if (key?.startsWith(PREFIX)) listener(key.slice(PREFIX.length));
  });
}
