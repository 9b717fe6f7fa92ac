// @ts-check
// Answers questions one at a time: what a worker does, or the page itself where it has no workers.
import { Engine } from "./engine.js";

/** @import { Progress } from "./types.d.ts" */

/**
 * @typedef {object} Question
 * @property {number} id
 * @property {string} request
 * @property {string} lang
 * @property {"quick" | "long" | "given up"} lane A request that may take long is sent back from the lane for quick ones,
 * so that no list of verbs is kept elsewhere; of one that was given up only the words for that are wanted.
 */

/** @typedef {{ id: number, answer?: string, error?: string, isLong?: true, progress?: Progress }} Answer */

/** The least time between two reports of progress, in milliseconds. */
const BETWEEN = 100;

/**
 * @param {(answer: Answer) => void} post
 * @returns {(message: WebAssembly.Module | Question) => void} Takes the module first, and then questions.
 */
export function serving(post) {
  /** @type {Promise<Engine>} */
  let engine;
  /** The languages whose pages are there. @type {Set<string>} */
  const read = new Set();
  let [current, told] = [0, 0];

  /** @type {(done: number, of: number) => void} */
  const progress = (done, of) => {
    const now = performance.now();
    if (now - told < BETWEEN) return;
    told = now;
    post({ id: current, progress: { done, of } });
  };

  /** @type {(program: Engine, lang: string) => Promise<void>} */
  const readPages = async (program, lang) => {
    if (read.has(lang)) return;
    const got = await fetch(new URL(`pages-${lang}.json`, import.meta.url));
    if (!got.ok) throw new Error(`${got.url}: ${got.status}`);
    if (program.addPages(await got.text())) read.add(lang);
  };

  /** @type {(question: Question) => Promise<Answer>} */
  const answered = async ({ id, request, lang, lane }) => {
    const program = await engine;
    if (lane === "given up") return { id, answer: program.cancelled(lang) };
    if (lane === "quick" && program.takesLong(request)) return { id, isLong: true };
    if (program.readsPages(request)) await readPages(program, lang);
    current = id;
    return { id, answer: program.answer(request) };
  };

  return (message) => {
    if (message instanceof WebAssembly.Module) engine = Engine.of(message, progress);
    else answered(message).catch((error) => ({ id: message.id, error: String(error) })).then(post);
  };
}
