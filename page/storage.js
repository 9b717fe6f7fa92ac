// @ts-check
// What the browser remembers. A full or forbidden storage costs the memory, not the game.

/**
 * @param {string} key
 * @returns {string | null}
 */
export function recall(key) {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/**
 * @param {string} key
 * @param {string | number} value
 */
export function keep(key, value) {
  try {
    localStorage.setItem(key, String(value));
  } catch {
    // See above.
  }
}
