// @ts-check
// Questions to the program, at most one in each slot.
import { send } from "./transport.js";

/** @import { Answers, Progress, Wrong } from "./types.d.ts" */

export class Failure extends Error {
  /** @param {Wrong} wrong */
  constructor({ code, message }) {
    super(message);
    this.code = code;
  }
}

/** @type {Map<string, AbortController>} */
const running = new Map();
/** @type {WeakMap<AbortController, Progress>} */
const reached = new WeakMap();
let language = "";

/**
 * Says in which language answers are wanted.
 * @param {string} lang
 */
export function speak(lang) {
  language = lang;
}

/**
 * Asks for something. A later question in the same slot takes the place of an earlier one, which is then given up.
 * @template {keyof Answers} V
 * @param {V} verb
 * @param {object} [fields]
 * @param {string} [slot]
 * @returns {Promise<Answers[V]>}
 */
export async function ask(verb, fields = {}, slot = verb) {
  running.get(slot)?.abort();
  const control = new AbortController();
  running.set(slot, control);
  try {
    const body = JSON.stringify({ api: 1, do: verb, lang: language, ...fields });
    const { ok, error } = await send(body, control.signal, (progress) => reached.set(control, progress));
    if (error) throw new Failure(error);
    return ok;
  } finally {
    if (running.get(slot) === control) running.delete(slot);
  }
}

/**
 * How far the work in a slot is; undefined if that is not known.
 * @param {string} slot
 */
export function progressOf(slot) {
  const control = running.get(slot);
  return control && reached.get(control);
}

/**
 * Gives up what runs in a slot.
 * @param {string} slot
 */
export const giveUp = (slot) => running.get(slot)?.abort();

/**
 * Whether an error only says that a question was given up.
 * @param {unknown} error
 */
export const isGivenUp = (error) => error instanceof Error && error.name === "AbortError";
