// @ts-check
// The game on the page: its position, with everything that was done before, and what is known about it.
import * as games from "./games.js";
import { copy, empty, packed, read, unpacked } from "./position.js";
import { onOtherTab } from "./storage.js";

/** @import { Kept, Kind, Position, Written } from "./types.d.ts" */

/** How many positions a later visit can go back. */
const REMEMBERED = 200;

/**
 * What has happened: `fresh` if it is another game, `undone` if the position is one from before or after.
 * @typedef {{ fresh?: boolean, undone?: boolean }} Change
 */

let latest = 0;
/** The time in milliseconds, never the same twice: it is what games are sorted by. */
const stamp = () => (latest = Math.max(Date.now(), latest + 1));

/** What is known about a game beside its position. */
const blank = () => ({
  id: games.freshId(),
  kind: /** @type {Kind} */ ("first"),
  title: "",
  seconds: 0,
  /** How often help was asked for. */
  helped: 0,
  /** The techniques that the player has used, in order. @type {string[]} */
  used: [],
});

export class Game {
  now = empty();
  about = blank();
  /** The game before one that is only for a while. */
  back = "";
  /** @type {Position[]} */
  #past = [];
  /** @type {Position[]} */
  #future = [];
  /** @type {((change: Change) => void)[]} */
  #listeners = [];

  /** @param {(change: Change) => void} listener */
  onChange(listener) {
    this.#listeners.push(listener);
  }

  /** @param {Change} change */
  #changed(change = {}) {
    for (const listener of this.#listeners) listener(change);
  }

  /** Keeps the game for a later visit. The puzzle that the page begins with is kept once something is done. */
  save() {
    if (this.about.kind === "first" && !this.#past.length && !this.#future.length) return;
    const past = this.#past.slice(-REMEMBERED).map(packed);
    games.save({ ...this.about, now: packed(this.now), past, seen: stamp() });
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
   * Goes on from another position of the same game.
   * @param {Position} position
   */
  replace(position) {
    const next = copy(position);
    if (JSON.stringify(next) === JSON.stringify(this.now)) return;
    this.#past.push(this.now);
    this.#future = [];
    this.now = next;
    this.save();
    this.#changed();
  }

  /**
   * Goes on from a position as answers write it.
   * @param {Written} written
   */
  set(written, withMarks = false) {
    this.replace(read(written, withMarks));
  }

  /**
   * Begins another game. The one before stays among the games.
   * @param {Position} position
   * @param {Kind} kind
   * @param {string} title
   */
  start(position, kind, title = "") {
    if (!games.isPassing(this.about.kind)) this.back = this.about.id;
    this.save();
    this.about = { ...blank(), kind, title };
    [this.now, this.#past, this.#future] = [copy(position), [], []];
    this.save();
    this.#changed({ fresh: true });
  }

  /**
   * Goes on with a game that is kept; false if there is none.
   * @param {Kept | null} kept
   */
  resume(kept) {
    const now = unpacked(kept?.now ?? "");
    if (!kept || !now) return false;
    const { id, kind, title, seconds, helped, used } = kept;
    this.about = { id, kind, title, seconds, helped, used };
    this.#past = kept.past.map(unpacked).filter((position) => position != null);
    [this.now, this.#future] = [now, []];
    games.save({ ...kept, seen: stamp() });
    this.#changed({ fresh: true });
    return true;
  }

  /** Goes back to the game before an example or an exercise. */
  leave() {
    return this.resume(games.find(this.back));
  }

  /** The positions before this one, the first first. */
  get past() {
    return this.#past;
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
   * Goes back to the position that has this many before it.
   * @param {number} count
   */
  undoTo(count) {
    this.#move(this.#past, this.#future, this.#past.length - count);
  }

  /**
   * @param {Position[]} from
   * @param {Position[]} to
   */
  #move(from, to, count = 1) {
    if (!from.length || count < 1) return;
    const passed = [this.now, ...from.splice(-count).reverse()];
    this.now = passed.pop() ?? this.now;
    to.push(...passed);
    this.save();
    this.#changed({ undone: true });
  }

  /** Follows another tab that goes on with the same game. */
  follow() {
    onOtherTab((key) => {
      const kept = games.idOf(key) === this.about.id ? games.find(this.about.id) : null;
      const now = unpacked(kept?.now ?? "");
      if (!kept || !now || packed(now) === packed(this.now)) return;
      this.#past = kept.past.map(unpacked).filter((position) => position != null);
      [this.now, this.#future] = [now, []];
      Object.assign(this.about, { seconds: kept.seconds, helped: kept.helped, used: kept.used });
      this.#changed({ undone: true });
    });
  }
}

/** The game on the page. */
export const game = new Game();
