// @ts-check
// The only module that talks to the server.

/** @import { Answers, Wrong } from "./types.d.ts" */

export class Failure extends Error {
  /** @param {Wrong} wrong */
  constructor({ code, message }) {
    super(message);
    this.code = code;
  }
}

/** @type {Map<string, AbortController>} */
const running = new Map();
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
    const answer = await fetch("/api", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body,
      signal: control.signal,
    });
    const { ok, error } = await answer.json();
    if (error) throw new Failure(error);
    return ok;
  } finally {
    if (running.get(slot) === control) running.delete(slot);
  }
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
