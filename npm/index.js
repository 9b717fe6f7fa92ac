// The program for JavaScript: in node, in browsers, with or without a bundler.
import { Engine } from "./engine.js";

/** An answer that says why there is no other. */
export class WhydokuError extends Error {
  constructor({ message, ...more }) {
    super(message);
    this.name = "WhydokuError";
    Object.assign(this, more);
  }
}

/** The bytes of a file of this package. */
async function file(name) {
  const url = new URL(name, import.meta.url);
  if (url.protocol === "file:") {
    const { readFile } = await import("node:fs/promises");
    return readFile(url);
  }
  const got = await fetch(url);
  if (!got.ok) throw new Error(`${got.url}: ${got.status}`);
  return got.arrayBuffer();
}

/** The program. It answers one question at a time; another one waits. */
export class Whydoku {
  #engine;
  #pages;

  constructor(engine) {
    this.#engine = engine;
  }

  /** Asks a question, and gives what `ok` of its answer holds. */
  async ask(verb, fields = {}) {
    const request = JSON.stringify({ api: 1, do: verb, ...fields });
    if (this.#engine.readsPages(request)) {
      await (this.#pages ??= file("pages.json").then((bytes) => this.#engine.addPages(new TextDecoder().decode(bytes))));
    }
    const { ok, error } = JSON.parse(this.#engine.answer(request));
    if (error) throw new WhydokuError(error);
    return ok;
  }

  /** Whether a question may take more than some milliseconds. */
  takesLong(verb, fields = {}) {
    return this.#engine.takesLong(JSON.stringify({ api: 1, do: verb, ...fields }));
  }
}

/** Loads the program. */
export async function load({ module, progress } = {}) {
  const compiled = module ?? (await WebAssembly.compile(await file("whydoku.wasm")));
  return new Whydoku(await Engine.of(compiled, progress));
}
