// @ts-check
// <why-doku puzzle="…" step="7"> for blogs and forums: a board with the steps to the solution and their reasons. What
// it needs is in its shadow: no style of the page reaches it, and nothing of it reaches the page.
import { ask } from "./api.js";
import { Board } from "./board.js";
import { make } from "./elements.js";
import { measureIn } from "./lit.js";
import { BOARD, SHARED, STYLE } from "./parts.js";
import { read } from "./position.js";
import { filled, load } from "./words.js";

/** @import { Answers, Passage, Piece, Position } from "./types.d.ts" */

/** @param {string} text */
const parsed = (text) => document.importNode(new DOMParser().parseFromString(text, "text/html").body.children[0], true);

/** The words of each language that a board of the page is in. @type {Map<string, Promise<Answers["words"]>>} */
const known = new Map();

/** @param {string} lang */
function wordsOf(lang) {
  // What cells say is in the language of the first board.
  const first = known.size ? null : load(lang);
  const words = known.get(lang) ?? Promise.resolve(first).then(() => ask("words", { lang }, `words ${lang}`));
  known.set(lang, words);
  words.catch(() => known.delete(lang));
  return words;
}

/** Questions of several boards do not take each other's place. */
let boards = 0;

class WhyDoku extends HTMLElement {
  static observedAttributes = ["lang", "puzzle", "step"];

  #slot = `why-doku ${++boards}`;
  #status = make("p", { class: "status", role: "status" });
  #words = make("div", { class: "words", "aria-live": "polite" });
  #bar = make("div", { class: "bar", role: "group" });
  /** @type {Board | null} */
  #board = null;
  /** @type {Position | null} */
  #now = null;
  /** @type {Record<string, string>} */
  #said = {};
  /** @type {Passage[]} */
  #steps = [];
  /** The question that is shown or waited for, and the step that is shown. */
  #asked = "";
  #at = 0;

  connectedCallback() {
    if (!this.#board) this.#build();
    this.#ask();
  }

  /**
   * @param {string} name
   * @param {string | null} before
   * @param {string | null} now
   */
  attributeChangedCallback(name, before, now) {
    if (!this.isConnected || before === now) return;
    if (name === "step") this.#show(Number(now));
    else this.#ask();
  }

  #build() {
    const shadow = this.attachShadow({ mode: "open" });
    const style = new CSSStyleSheet();
    style.replaceSync(STYLE);
    shadow.adoptedStyleSheets = [style];
    const host = make("div", { class: "board" }, parsed(BOARD));
    shadow.append(parsed(SHARED), host, this.#bar, this.#status, this.#words);
    measureIn(this);
    const nothing = () => {};
    const now = () => this.#now ?? read({ board: ".".repeat(81) }, false);
    this.#board = new Board(host, { now, change: nothing, isOn: () => false, announce: nothing });
  }

  /**
   * @param {string} key
   * @param {Record<string, string | number>} slots
   */
  #say(key, slots = {}) {
    return filled(this.#said[key] ?? "", slots);
  }

  /** Asks for the steps, unless they are there. */
  async #ask() {
    const lang = this.lang || this.closest("[lang]")?.getAttribute("lang") || "en";
    const puzzle = this.getAttribute("puzzle") ?? "";
    const asked = JSON.stringify([lang, puzzle]);
    if (asked === this.#asked) return;
    this.#asked = asked;
    const isLate = () => asked !== this.#asked;
    try {
      this.#said = (await wordsOf(lang)).words;
      const start = await ask("read", { lang, puzzle }, `${this.#slot} read`);
      if (isLate()) return;
      this.#now = read(start, start.has_candidates);
      this.#board?.draw();
      this.#status.textContent = this.#say("app-thinking");
      const { steps, words } = await ask("explain", { lang, puzzle, detail: "full", pictures: "svg" }, this.#slot);
      if (isLate()) return;
      this.#steps = steps;
      this.#status.textContent = steps.length ? "" : words.map(({ text }) => text).join("");
      this.#show(Number(this.getAttribute("step") ?? 0));
    } catch (error) {
      if (isLate() || (error instanceof Error && error.name === "AbortError")) return;
      this.#asked = "";
      this.#status.textContent = error instanceof Error && "code" in error ? error.message : this.#say("app-no-server") || String(error);
    }
  }

  /** Shows a step by its number; with 0 the puzzle. @param {number} at */
  #show(at) {
    const board = this.#board;
    if (!board || !this.#steps.length) return;
    this.#at = Math.max(0, Math.min(this.#steps.length, Math.trunc(at) || 0));
    board.hidePicture();
    const step = this.#steps[this.#at - 1];
    if (step?.picture) board.showPicture(step.picture);
    const lines = step?.told.map(({ words }) => make("p", {}, words.map((piece) => this.#phrase(piece, step)))) ?? [];
    this.#words.replaceChildren(...(step ? [make("h3", {}, step.name)] : []), ...lines);
    const way = (/** @type {string} */ label, /** @type {string} */ sign, /** @type {number} */ to) =>
      make("button", { type: "button", "aria-label": this.#say(label), disabled: to < 0 || to > this.#steps.length, onclick: () => this.#show(to) }, sign);
    const focused = this.shadowRoot?.activeElement?.getAttribute("aria-label");
    this.#bar.setAttribute("aria-label", this.#say("app-steps"));
    this.#bar.replaceChildren(
      way("app-back", "◀", this.#at - 1), make("span", {}, this.#say("app-count", { at: this.#at, of: this.#steps.length })),
      way("app-forward", "▶", this.#at + 1));
    if (focused) [...this.#bar.querySelectorAll("button")].find((one) => one.ariaLabel === focused)?.focus();
  }

  /**
   * A phrase lights up what it speaks of while it is pointed at.
   * @param {Piece} piece
   * @param {Passage} step
   */
  #phrase({ text, cells, houses, candidates, line }, step) {
    if (line != null) return make("b", {}, text ? ` ${text} ` : " ");
    if (!cells && !houses && !candidates) return text;
    const light = () => this.#board?.light({ cells, houses, candidates }, step.links);
    return make("span", { class: "ref", tabindex: "0", onpointerenter: light, onfocus: light, onpointerleave: () => this.#board?.light(null) }, text);
  }
}

customElements.define("why-doku", WhyDoku);
