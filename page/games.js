// @ts-check
// The games that the browser keeps: many, each with what was done in it. A tab goes on with its own, and two tabs with
// the same game follow each other.
import { isFull, unpacked } from "./position.js";
import { forget, keep, keys, recall, recalled } from "./storage.js";

/** @import { Kept, Kind } from "./types.d.ts" */

const GAME = "game.";
const CURRENT = "current";
/** The games that are kept; the ones that were not seen for longest go first. */
const MOST = 300;
/** Positions for a while: an example or an exercise is not kept longer than the tab. */
const PASSING = ["example", "practice"];
/** @type {Kind[]} */
export const KINDS = ["own", "made", "daily", "first", "example", "practice"];

/** @param {Kind} kind */
export const isPassing = (kind) => PASSING.includes(kind);

/** A name that no other game has. */
export const freshId = () => Date.now().toString(36) + Math.floor(Math.random() * 36 ** 4).toString(36).padStart(4, "0");

/** @param {unknown} value */
const count = (value) => (Number.isFinite(value) ? Math.max(0, Math.floor(Number(value))) : 0);

/** @param {unknown} value */
const texts = (value) => (Array.isArray(value) ? value.filter((item) => typeof item === "string") : []);

/**
 * A record as this program writes it; null for anything else.
 * @param {Record<string, unknown> | null} record
 * @returns {Kept | null}
 */
function valid(record) {
  if (!record || typeof record.id !== "string" || typeof record.now !== "string" || !unpacked(record.now)) return null;
  const kind = KINDS.find((kind) => kind === record.kind) ?? "own";
  return {
    id: record.id,
    now: record.now,
    past: texts(record.past).filter((text) => unpacked(text)),
    kind,
    title: typeof record.title === "string" ? record.title : "",
    seconds: count(record.seconds),
    helped: count(record.helped),
    seen: count(record.seen),
    used: texts(record.used),
  };
}

/**
 * @param {string} id
 * @returns {Kept | null}
 */
export const find = (id) => valid(recalled(GAME + id)) ?? valid(recalled(GAME + id, "session"));

/** All games, the latest first. */
export const library = () =>
  keys(GAME).map(find).filter((game) => game != null).sort((one, other) => other.seen - one.seen);

/** @param {string} id */
export const remove = (id) => forget(GAME + id);

/** @param {string} key */
export const idOf = (key) => (key.startsWith(GAME) ? key.slice(GAME.length) : null);

/**
 * Keeps a game. Where there is no room, the oldest ones make it.
 * @param {Kept} game
 */
export function save(game) {
  keep(CURRENT, game.id, "session");
  const text = JSON.stringify(game);
  if (isPassing(game.kind)) return void keep(GAME + game.id, text, "session");
  const others = () => library().filter(({ id }) => id !== game.id);
  const isNew = recall(GAME + game.id) == null;
  if (isNew) for (const { id } of others().slice(MOST - 1)) remove(id);
  while (!keep(GAME + game.id, text)) {
    const oldest = others().at(-1);
    if (!oldest) return;
    remove(oldest.id);
  }
}

/**
 * The game that this tab goes on with: its own, or the latest that is not finished.
 * @returns {Kept | null}
 */
export function current() {
  const own = find(recall(CURRENT, "session") ?? "");
  if (own) return own;
  const isOpen = ({ now = "" }) => !isFull(unpacked(now) ?? { digits: [] });
  return library().find(isOpen) ?? null;
}

/**
 * Adds the games of a file; those that are here and newer stay. Returns how many came.
 * @param {unknown} records
 */
export function imported(records) {
  const list = Array.isArray(records) ? records.map(valid).filter((game) => game != null) : [];
  const fresh = list.filter((game) => game.seen > (find(game.id)?.seen ?? 0) && !isPassing(game.kind));
  for (const game of fresh) keep(GAME + game.id, JSON.stringify(game));
  return fresh.length;
}
