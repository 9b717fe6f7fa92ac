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

/** Lines say how far the work is; the last one is the answer. */
const LINES = "application/x-ndjson";

/** @typedef {{ done: number, of: number }} Progress */

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
    const answer = await fetch("/api", {
      method: "POST",
      headers: { "content-type": "application/json", accept: LINES },
      body,
      signal: control.signal,
    });
    const isLines = answer.headers?.get("content-type") === LINES;
    const { ok, error } = await (isLines ? last(answer, (progress) => reached.set(control, progress)) : answer.json());
    if (error) throw new Failure(error);
    return ok;
  } finally {
    if (running.get(slot) === control) running.delete(slot);
  }
}

/**
 * The last line of an answer.
 * @param {Response} answer
 * @param {(progress: Progress) => void} tell
 */
async function last(answer, tell) {
  const decoder = new TextDecoder();
  let [rest, line] = ["", ""];
  for (const reader = answer.body?.getReader(); ;) {
    const { done, value } = (await reader?.read()) ?? { done: true, value: undefined };
    const lines = (rest + decoder.decode(value, { stream: !done })).split("\n");
    rest = lines.pop() ?? "";
    line = lines.at(-1) ?? line;
    if (done) return JSON.parse(rest || line);
    if (line.startsWith('{"progress"')) tell(JSON.parse(line).progress);
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
