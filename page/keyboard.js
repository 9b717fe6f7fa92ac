// @ts-check
// Keys, wherever the focus is: digits, arrows and undo belong to the board unless a field wants them; single letters
// can be switched off.
import { closest, get } from "./elements.js";
import { isOn } from "./settings.js";
import { board } from "./stage.js";
import { game } from "./state.js";

/** @import { Mode } from "./types.d.ts" */

/** Where keys are text, or a choice. */
const FIELDS = "input:not([type=checkbox],[type=file]),textarea,select,dialog[open],[role=menu],#home:not([hidden])";
/** What moves by arrows itself. */
const ROWS = "[role=tab],[role=radio],[role=slider],.view";
/** @type {Record<string, Mode>} */
const MODES = { z: "digit", x: "corner", c: "centre", v: "colour" };

/**
 * Undo and redo. Returns whether it is one of them.
 * @param {KeyboardEvent} event
 */
function back({ key, shiftKey }) {
  if (key.toLowerCase() === "z") shiftKey ? game.redo() : game.undo();
  else if (key === "y") game.redo();
  else return false;
  return true;
}

/**
 * @param {Record<string, () => void>} letters What letters and signs do.
 * @param {() => void} escape
 */
export function build(letters, escape) {
  document.addEventListener("keydown", (event) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (event.defaultPrevented || closest(event.target, FIELDS)) return;
    const command = ctrlKey || metaKey;
    const isMove = /^(Arrow.*|Home|End)$/.test(key);
    if (isMove && closest(event.target, ROWS)) return;
    let done = true;
    if (key === "Escape") escape();
    else if (command && back(event)) done = true;
    else if (!command && !altKey && isOn("shortcuts") && key in MODES) board.setMode(MODES[key]);
    else if (!command && !altKey && isOn("shortcuts") && key in letters) letters[key]();
    else done = board.typed(event);
    if (done) event.preventDefault();
  });
  // The skip link leads to a cell, not to the frame around them.
  get("skip").addEventListener("click", (event) => {
    event.preventDefault();
    board.focus();
  });
}
