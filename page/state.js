// @ts-check
// The position of the reader, with everything that was done before.
import { copy, empty, packed, read, unpacked } from "./position.js";
import { keep, recall } from "./storage.js";

/** @import { Position, Written } from "./types.d.ts" */

/** How many positions a later visit can go back. */
const REMEMBERED = 200;

export class Game {
  now = empty();
  /** @type {Position[]} */
  #past = [];
  /** @type {Position[]} */
  #future = [];
  /** @type {(() => void)[]} */
  #listeners = [];

  /** @param {() => void} listener */
  onChange(listener) {
    this.#listeners.push(listener);
  }

  #changed() {
    for (const listener of this.#listeners) listener();
    keep("position", packed(this.now));
    keep("past", JSON.stringify(this.#past.slice(-REMEMBERED).map(packed)));
  }

  /**
   * Changes a copy of the position; the one before can be had again with undo.
   * @param {(position: Position) => void} edit
   */
  change(edit) {
    const next = copy(this.now);
    edit(next);
    this.replace(next);
  }

  /**
   * Goes on from another position.
   * @param {Position} position
   */
  replace(position) {
    const next = copy(position);
    if (JSON.stringify(next) === JSON.stringify(this.now)) return;
    this.#past.push(this.now);
    this.#future = [];
    this.now = next;
    this.#changed();
  }

  /**
   * Goes on from a position as answers write it.
   * @param {Written} written
   */
  set(written, withMarks = false) {
    this.replace(read(written, withMarks));
  }

  get canUndo() {
    return this.#past.length > 0;
  }

  get canRedo() {
    return this.#future.length > 0;
  }

  undo() {
    this.#move(this.#past, this.#future);
  }

  redo() {
    this.#move(this.#future, this.#past);
  }

  /**
   * @param {Position[]} from
   * @param {Position[]} to
   */
  #move(from, to) {
    const next = from.pop();
    if (!next) return;
    to.push(this.now);
    this.now = next;
    this.#changed();
  }

  /** Forgets what was done before. */
  forget() {
    this.#past = [];
    this.#future = [];
    this.#changed();
  }

  /** Goes on from the last visit; false if there was none. */
  restore() {
    const last = unpacked(recall("position") ?? "");
    if (!last) return false;
    this.#past = past();
    this.#future = [];
    this.now = last;
    this.#changed();
    return true;
  }
}

/** What was done before the last visit ended. */
function past() {
  try {
    /** @type {string[]} */
    const known = JSON.parse(recall("past") ?? "[]");
    return known.map(unpacked).filter((position) => position != null);
  } catch {
    return [];
  }
}

/** The game on the page. */
export const game = new Game();
