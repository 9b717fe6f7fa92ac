// @ts-check
// The program as a WebAssembly module: one text in, one text out.

/**
 * @typedef {object} Exports
 * @property {WebAssembly.Memory} memory
 * @property {(length: number) => number} room
 * @property {() => number} answer
 * @property {() => number} cancelled
 * @property {() => number} length
 * @property {() => number} takes_long
 * @property {() => number} reads_pages
 * @property {() => number} add_pages
 */

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** An instance of the module. It does one thing at a time; after an error it is of no more use. */
export class Engine {
  /** @param {Exports} exports */
  constructor(exports) {
    this.exports = exports;
  }

  /**
   * @param {WebAssembly.Module} module
   * @param {(done: number, of: number) => void} progress Called while a long answer is worked on.
   */
  static async of(module, progress = () => {}) {
    const { exports } = await WebAssembly.instantiate(module, { whydoku: { progress } });
    return new Engine(/** @type {any} */ (exports));
  }

  /** @param {string} text */
  #write(text) {
    const bytes = encoder.encode(text);
    const address = this.exports.room(bytes.length) >>> 0;
    new Uint8Array(this.exports.memory.buffer, address, bytes.length).set(bytes);
  }

  /** @param {number} address */
  #read(address) {
    return decoder.decode(new Uint8Array(this.exports.memory.buffer, address >>> 0, this.exports.length() >>> 0));
  }

  /** The answer to a request. @param {string} request */
  answer(request) {
    this.#write(request);
    return this.#read(this.exports.answer());
  }

  /** The answer to a request that was given up, in a language. @param {string} lang */
  cancelled(lang) {
    this.#write(lang);
    return this.#read(this.exports.cancelled());
  }

  /** Whether a request may take long. @param {string} request */
  takesLong(request) {
    this.#write(request);
    return this.exports.takes_long() !== 0;
  }

  /** Whether a request has to do with the pages of the techniques. @param {string} request */
  readsPages(request) {
    this.#write(request);
    return this.exports.reads_pages() !== 0;
  }

  /** Hands over pages of the techniques, as JSON. @param {string} pages */
  addPages(pages) {
    this.#write(pages);
    return this.exports.add_pages() !== 0;
  }
}
