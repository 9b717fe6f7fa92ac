// @ts-check
// What the reader has learnt: how often each technique was found, and when it is due again. What is kept well comes back
// less and less often.
import { keep, recalled } from "./storage.js";

/** @typedef {{ solved: number, level: number, due: number }} Progress */

const KEY = "progress";
const DAY = 86_400_000;
/** Days until a technique is due again, by the times that it was found in a row. */
const PAUSES = [0, 1, 3, 7, 21, 60, 180];

/** @param {unknown} value */
const count = (value) => (Number.isFinite(value) ? Math.max(0, Number(value)) : 0);

/**
 * The entries of a record that are what they should be.
 * @param {unknown} from
 * @returns {Record<string, Progress>}
 */
function valid(from) {
  const entries = Object.entries(Object(from)).map(([id, entry]) => {
    const { solved, level, due } = Object(entry);
    return [id, { solved: count(solved), level: Math.min(PAUSES.length - 1, count(level)), due: count(due) }];
  });
  return Object.fromEntries(entries);
}

const all = () => valid(recalled(KEY));

/**
 * @param {string} id
 * @returns {Progress}
 */
export const of = (id) => all()[id] ?? { solved: 0, level: 0, due: 0 };

/**
 * Notes that a technique was found, alone or with help.
 * @param {string} id
 * @param {boolean} isAlone
 */
export function found(id, isAlone, now = Date.now()) {
  const known = all();
  const before = known[id] ?? { solved: 0, level: 0, due: 0 };
  const level = isAlone ? Math.min(PAUSES.length - 1, before.level + 1) : Math.min(1, before.level);
  known[id] = { solved: before.solved + 1, level, due: now + DAY * PAUSES[level] };
  keep(KEY, JSON.stringify(known));
}

/**
 * How a technique stands: `new`, `due` for practice, or `learnt`.
 * @param {string} id
 */
export function standing(id, now = Date.now()) {
  const { solved, due } = of(id);
  return solved === 0 ? "new" : due <= now ? "due" : "learnt";
}

/** The techniques that are due, the longest overdue first. */
export const due = (now = Date.now()) =>
  Object.entries(all()).filter(([, { solved, due }]) => solved > 0 && due <= now)
    .sort(([, one], [, other]) => one.due - other.due).map(([id]) => id);

/** All of it, for a file. */
export const exported = () => all();

/**
 * Adds what a file has: of two entries the one with more exercises counts.
 * @param {unknown} from
 */
export function imported(from) {
  const known = all();
  for (const [id, entry] of Object.entries(valid(from))) {
    if (entry.solved > (known[id]?.solved ?? 0)) known[id] = entry;
  }
  keep(KEY, JSON.stringify(known));
}
