// @ts-check
// The way to the program: it runs here, in threads beside the page. Quick questions have a thread of their own, so that
// hints never wait; of the others as many are worked on at a time as there are cores. Giving up a question ends its
// thread, and a fresh one takes its place.
import { LANGUAGES } from "./parts.js";
import { serving } from "./serving.js";

/** @import { Progress } from "./types.d.ts" */
/** @import { Answer, Question } from "./serving.js" */

/** The longest time for a question, in milliseconds. */
const LIMIT = 60_000;
/** Until then the page has its last files. */
const SOON = 100;

/**
 * @typedef {object} Job
 * @property {Question} question
 * @property {(progress: Progress) => void} tell
 * @property {(answer: any) => void} done
 * @property {(error: unknown) => void} fail
 * @property {AbortSignal} signal
 */

/** @typedef {{ postMessage: (message: any) => void, terminate: () => void }} Thread */

/** @type {Promise<WebAssembly.Module> | undefined} */
let module;
/** @type {Seat | undefined} */
let quick;
/** @type {Seat[]} */
const long = [];
/** Jobs that wait for a thread, in the order in which they came. @type {Job[]} */
const waiting = [];
let last = 0;

/** Lets the page come first, then fetches the program, and again if that failed; waits until it is there. */
function start() {
  if (!module) {
    module = compiled();
    module.catch(() => (module = undefined));
    next();
  }
  return module;
}

/** Waits until the program is there. */
export const ready = start;

async function compiled() {
  const got = await fetch(new URL("whydoku.wasm", import.meta.url));
  if (!got.ok) throw new Error(`${got.url}: ${got.status}`);
  // A web space that does not know the type is no reason to fail.
  return got.headers.get("content-type") === "application/wasm"
    ? WebAssembly.compileStreaming(got)
    : WebAssembly.compile(await got.arrayBuffer());
}

/** The script of a thread. One from elsewhere may not be a thread itself, but one of this address may import it. */
function script() {
  const url = new URL("worker.js", import.meta.url);
  if (url.origin === location.origin) return url;
  return URL.createObjectURL(new Blob([`import ${JSON.stringify(url.href)};`], { type: "text/javascript" }));
}

/** Whether there are threads: some browsers, and some pages, allow none. */
let areAllowed = typeof Worker === "function";

/** A place for one thread, which is replaced when its work is given up. */
class Seat {
  /** @type {Job | null} */
  job = null;
  #hasProgram = false;

  constructor() {
    this.thread = this.#started();
  }

  /** @returns {Thread} */
  #started() {
    this.#hasProgram = false;
    this.#prepare().catch(() => {});
    /** @type {(answer: Answer) => void} */
    const heard = (answer) => this.#heard(answer);
    // No threads: the page waits for its answers.
    if (!areAllowed) return { postMessage: serving(heard), terminate: () => {} };
    try {
      const worker = new Worker(script(), { type: "module" });
      worker.addEventListener("message", ({ data }) => heard(data));
      worker.addEventListener("error", () => this.#refused());
      return worker;
    } catch {
      areAllowed = false;
      return this.#started();
    }
  }

  /** What goes wrong in a thread is an answer of it: without one it could not begin. */
  #refused() {
    areAllowed = false;
    this.thread = this.#started();
    if (this.job) this.take(this.job);
  }

  /** Hands the program to the thread, once it is there. */
  async #prepare() {
    const program = await module;
    if (!program || this.#hasProgram) return;
    this.thread.postMessage(program);
    this.#hasProgram = true;
  }

  /** @param {Job} job */
  take(job) {
    this.job = job;
    // It may have failed for the job before.
    start();
    this.#prepare().then(() => this.job === job && this.thread.postMessage(job.question), (error) => this.#end(job, error));
  }

  /** Ends the work on a job, whatever it is. */
  giveUp() {
    this.thread.terminate();
    this.thread = this.#started();
    this.job = null;
    next();
  }

  /**
   * @param {Job} job
   * @param {unknown} error
   */
  #end(job, error) {
    job.fail(error);
    if (this.job === job) this.giveUp();
  }

  /** @param {Answer} said */
  #heard({ id, answer, error, isLong, progress }) {
    const { job } = this;
    if (job?.question.id !== id) return;
    if (progress) return job.tell(progress);
    if (error != null) return this.#end(job, new Error(error));
    this.job = null;
    if (isLong && !job.signal.aborted) {
      job.question.lane = "long";
      waiting.push(job);
    } else {
      job.done(JSON.parse(answer ?? "null"));
    }
    next();
  }
}

/** Gives waiting jobs to free threads, and keeps one more thread ready. */
function next() {
  quick ??= new Seat();
  const most = Math.max(2, Math.min(4, navigator.hardwareConcurrency ?? 2));
  const busy = long.filter(({ job }) => job).length;
  if (long.length < most && busy === long.length) long.push(new Seat());
  for (const seat of [quick, ...long]) {
    const at = waiting.findIndex(({ question }) => (question.lane === "long") === (seat !== quick));
    if (seat.job || at < 0) continue;
    const [job] = waiting.splice(at, 1);
    seat.take(job);
  }
}

/**
 * Sends a request, and returns its answer.
 * @param {string} body
 * @param {AbortSignal} signal
 * @param {(progress: Progress) => void} tell
 */
export async function send(body, signal, tell) {
  const { do: verb, lang: wanted } = JSON.parse(body);
  const lang = languageOf(wanted);
  if (verb === "words") {
    // They are a file, and come first: with them the page can be used before the program is there.
    const got = await fetch(new URL(`words-${lang}.json`, import.meta.url), { signal });
    setTimeout(start, SOON);
    return got.json();
  }
  start();
  /** @type {(lane: Question["lane"], tell: Job["tell"]) => Job & { promise: Promise<any> }} */
  const job = (lane, tell) => {
    const { promise, resolve: done, reject: fail } = Promise.withResolvers();
    return { question: { id: ++last, request: body, lang, lane }, tell, done, fail, signal, promise };
  };
  /** @param {Job} job */
  const giveUp = (job) => {
    const at = waiting.indexOf(job);
    if (at >= 0) waiting.splice(at, 1);
    else long.find((seat) => seat.job === job)?.giveUp();
  };
  /** @param {Job} job */
  const begin = (job) => {
    waiting.push(job);
    next();
  };
  const own = job("quick", tell);
  signal.addEventListener("abort", () => {
    own.fail(signal.reason);
    giveUp(own);
  });
  const timer = setTimeout(() => {
    giveUp(own);
    const words = job("given up", tell);
    words.promise.then(own.done, own.fail);
    begin(words);
  }, LIMIT);
  begin(own);
  return own.promise.finally(() => clearTimeout(timer));
}

/** The language of the site that is meant by a tag, or the first. @param {string} [wanted] */
function languageOf(wanted = "") {
  const first = (/** @type {string} */ tag) => tag.toLowerCase().split("-")[0];
  const exact = LANGUAGES.find((tag) => tag === wanted);
  return exact ?? LANGUAGES.find((tag) => first(tag) === first(wanted)) ?? LANGUAGES[0];
}
