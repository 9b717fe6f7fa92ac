// @ts-check
// A board: 81 cells that can be seen, heard, pressed and typed into, and the picture of a step above them. It knows
// nothing of the page around it; there can be several.
import { closest, drawn, make, shape } from "./elements.js";
import { Light } from "./light.js";
import * as position from "./position.js";
import { CELLS, PEERS, bit, candidates, clashes } from "./position.js";
import { Selection } from "./selection.js";
import { content, spoken } from "./squares.js";
import { say } from "./words.js";

/** @import { About, Link, Mode, Position } from "./types.d.ts" */

/**
 * What a board asks of the page that it is on.
 * @typedef {object} Owner
 * @property {() => Position} now
 * @property {(edit: (now: Position) => void) => void} change
 * @property {(name: "clashes" | "peers" | "tidy" | "fixed") => boolean} isOn
 * @property {(text: string) => void} announce
 */

/** @type {Record<string, number>} */
const MOVES = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -9, ArrowDown: 9 };

/**
 * The cell that an arrow leads to; Home and End lead to the ends of the row.
 * @param {number} from
 * @param {string} key
 */
function neighbour(from, key) {
  const [row, column] = [Math.floor(from / 9), from % 9];
  if (key === "Home") return 9 * row;
  if (key === "End") return 9 * row + 8;
  const step = MOVES[key];
  return Math.abs(step) === 1 ? 9 * row + ((column + step + 9) % 9) : (from + step + 81) % 81;
}

export class Board {
  #selection = new Selection();
  #light;
  #picture = make("div", { class: "picture" });
  /** @type {HTMLElement[]} */
  #cells = CELLS.map(() => make("div", { class: "cell", role: "gridcell", tabindex: "-1" }));
  /** Whether a press adds to the selection. */
  several = false;
  /** What a plain digit is. @type {Mode} */
  mode = "digit";
  /** The cells that a supposition has filled. @type {Set<number>} */
  supposed = new Set();
  /** The candidate that colours are for, of the cell that was selected last; 0 for the cell itself. */
  candidate = 0;

  /**
   * @param {HTMLElement} host An element that has the drawing of an empty board.
   * @param {Owner} owner
   */
  constructor(host, owner) {
    this.host = host;
    this.owner = owner;
    const grid = make("div", { class: "squares", role: "grid", "aria-multiselectable": "true", "data-l": "app-board" });
    for (let row = 0; row < 9; row++) {
      grid.append(make("div", { role: "row" }, this.#cells.slice(9 * row, 9 * row + 9)));
    }
    const viewBox = host.querySelector("svg")?.getAttribute("viewBox") ?? "";
    const layer = shape("svg", { class: "light", viewBox, "aria-hidden": "true" });
    this.#light = new Light(layer);
    host.append(this.#picture, grid, layer);
    grid.addEventListener("pointerdown", (event) => this.#press(event));
    grid.addEventListener("pointermove", (event) => this.#drag(event));
    grid.addEventListener("focusin", ({ target }) => this.#select(this.cellAt(target), this.#selection.size > 1));
    grid.addEventListener("dblclick", ({ clientX, clientY }) => this.#alike(this.cellUnder(clientX, clientY)));
  }

  /** @param {EventTarget | null} target */
  cellAt(target) {
    const cell = closest(target, ".cell");
    return cell ? this.#cells.indexOf(cell) : -1;
  }

  /**
   * The cell at a place of the window.
   * @type {(x: number, y: number) => number}
   */
  cellUnder(x, y) {
    return this.#cells.findIndex((cell) => {
      const { left, right, top, bottom } = cell.getBoundingClientRect();
      return x >= left && x < right && y >= top && y < bottom;
    });
  }

  /** The cell that is asked about; null where none is selected. */
  get focused() {
    return this.#selection.size ? this.#selection.focus : null;
  }

  get selected() {
    return this.#selection.cells;
  }

  draw() {
    const { now: position, isOn } = this.owner;
    const now = position();
    const wrong = new Set(isOn("clashes") ? clashes(now) : []);
    const { focus, size } = this.#selection;
    const picked = size === 1 ? now.digits[focus] : 0;
    const near = new Set(size === 1 && isOn("peers") ? PEERS[focus] : []);
    this.#cells.forEach((element, cell) => {
      element.replaceChildren(...content(now, cell, isOn("fixed"), picked).filter((part) => part != null));
      element.classList.toggle("selected", this.#selection.has(cell));
      element.classList.toggle("near", near.has(cell));
      element.classList.toggle("clash", wrong.has(cell));
      element.classList.toggle("supposed", this.supposed.has(cell));
      const chosen = cell === focus && this.candidate ? element.querySelector(`.marks [data-n="${this.candidate}"]`) : null;
      chosen?.classList.add("chosen");
      element.setAttribute("aria-label", spoken(now, cell));
      element.setAttribute("aria-selected", String(this.#selection.has(cell)));
      element.tabIndex = cell === focus ? 0 : -1;
    });
  }

  /**
   * Selects a cell, alone or with the others.
   * @param {number} cell
   */
  #select(cell, more = false) {
    if (cell < 0) return;
    if (cell !== this.#selection.focus) this.candidate = 0;
    this.#selection.select(cell, more);
    this.draw();
    this.host.dispatchEvent(new CustomEvent("select"));
  }

  /** Puts the keyboard's focus on the cell that was selected last, or that with a name. */
  focus(cell = this.#selection.focus) {
    if (!this.#selection.has(cell)) this.#select(cell);
    this.#cells[cell].focus({ preventScroll: true });
  }

  /** @param {number} cell */
  #alike(cell) {
    const { digits } = this.owner.now();
    if (!digits[cell]) return;
    this.#selection.add(CELLS.filter((other) => digits[other] === digits[cell]));
    this.draw();
  }

  /** @param {PointerEvent} event */
  #press(event) {
    const cell = this.cellAt(event.target);
    if (cell < 0 || event.button > 0) return;
    event.preventDefault();
    this.hidePicture();
    const selection = this.#selection;
    const more = event.ctrlKey || event.metaKey || event.shiftKey || this.several;
    if (more && selection.has(cell) && selection.size > 1 && !event.shiftKey) selection.drop(cell);
    else selection.select(cell, more);
    this.candidate = this.mode === "colour" && !more ? this.#markUnder(cell, event) : 0;
    this.#cells[selection.focus].focus({ preventScroll: true });
    this.draw();
    this.host.dispatchEvent(new CustomEvent("select"));
  }

  /**
   * The candidate of a cell at a place of the window; 0 for none.
   * @param {number} cell
   * @param {{ clientX: number, clientY: number }} at
   */
  #markUnder(cell, { clientX, clientY }) {
    const isIn = (/** @type {Element} */ mark) => {
      const { left, right, top, bottom } = mark.getBoundingClientRect();
      return clientX > left - 4 && clientX < right + 4 && clientY > top - 2 && clientY < bottom + 2;
    };
    const mark = [...this.#cells[cell].querySelectorAll(".marks [data-n]")].find(isIn);
    return Number(mark?.getAttribute("data-n") ?? 0);
  }

  /**
   * Lets colours be for a candidate.
   * @param {number} cell
   * @param {number} digit
   */
  pick(cell, digit) {
    this.#select(cell);
    this.setMode("colour");
    this.candidate = digit;
    this.focus(cell);
    this.draw();
  }

  /** @param {PointerEvent} event */
  #drag(event) {
    if (event.pointerType !== "mouse" || event.buttons !== 1) return;
    const cell = this.cellUnder(event.clientX, event.clientY);
    if (cell >= 0 && !this.#selection.has(cell)) this.#select(cell, true);
  }

  /** @param {Mode} mode */
  setMode(mode) {
    this.mode = mode;
    this.candidate = 0;
    this.host.dispatchEvent(new CustomEvent("mode", { detail: mode }));
  }

  /**
   * Enters a digit, a mark or a colour into the selected cells; once more takes it away.
   * @param {number} digit
   */
  enter(digit, mode = this.mode) {
    this.hidePicture();
    const { now, isOn, announce } = this.owner;
    if (!this.#selection.size) return announce(say("app-select-first"));
    if (!position.writable(now(), this.selected, mode).length) return announce(say("app-not-writable"));
    const { candidate } = this;
    const cell = this.#selection.focus;
    if (mode === "colour" && candidate && candidates(now(), cell) & bit(candidate)) {
      return this.#edit((now) => position.tint(now, cell, candidate, digit));
    }
    this.#edit((now) => position.enter(now, this.selected, digit, mode, isOn("tidy")));
  }

  /** Takes away what the selected cells show. */
  erase() {
    this.hidePicture();
    this.#edit((now) => position.erase(now, this.selected));
  }

  /** @param {(now: Position) => void} how */
  #edit(how) {
    const { now, change, announce } = this.owner;
    change(how);
    if (this.#selection.size === 1) announce(spoken(now(), this.#selection.focus));
  }

  /**
   * Does what a key means on the board. Returns whether it means anything.
   * @param {KeyboardEvent} event
   */
  typed(event) {
    const { focus } = this.#selection;
    const digit = /^(Digit|Numpad)([0-9])$/.exec(event.code)?.[2];
    const command = event.ctrlKey || event.metaKey;
    if (digit === "0" || event.key === "Backspace" || event.key === "Delete") this.erase();
    else if (digit) this.enter(Number(digit), meant(event, this.mode));
    else if (event.key in MOVES || event.key === "Home" || event.key === "End") {
      const to = this.#selection.size ? neighbour(focus, event.key) : focus;
      this.#select(to, event.shiftKey || command);
      this.#cells[to].focus();
    } else if (command && event.key === "a") {
      this.#selection.add(CELLS);
      this.draw();
    } else return false;
    return true;
  }

  /**
   * Shows the picture of a step over the digits.
   * @param {string} text
   */
  showPicture(text) {
    const step = drawn(text);
    if (!step) return;
    this.#picture.replaceChildren(step);
    this.host.classList.add("showing");
    this.host.dispatchEvent(new CustomEvent("picture", { detail: true }));
  }

  hidePicture() {
    if (!this.isShowing) return;
    this.host.classList.remove("showing", "playing");
    this.#picture.replaceChildren();
    this.light(null);
    this.host.dispatchEvent(new CustomEvent("picture", { detail: false }));
  }

  get isShowing() {
    return this.host.classList.contains("showing");
  }

  /** The picture that is shown. */
  get picture() {
    return this.#picture.querySelector("svg");
  }

  /**
   * Lights up what is spoken of. See {@link Light.light}.
   * @param {About | null | undefined} about
   * @param {Link[]} [links]
   * @param {About} [before]
   */
  light(about, links, before) {
    this.#light.light(about, links, before);
    if (about) this.host.dispatchEvent(new CustomEvent("lit"));
  }

  /**
   * Shows how far an explanation has been read, in place of all links of the picture; null shows them again.
   * @param {About[] | null} read
   * @param {Link[]} [links]
   */
  trail(read, links = []) {
    this.host.classList.toggle("playing", read != null);
    this.#light.trail(read ?? [], links);
    if (read) this.host.dispatchEvent(new CustomEvent("lit"));
  }

  /**
   * Marks where to look.
   * @param {About | null} about
   */
  look(about) {
    this.#light.look(about);
  }
}

/**
 * What a digit is that is typed with these keys held.
 * @param {KeyboardEvent} event
 * @param {Mode} mode
 * @returns {Mode}
 */
function meant({ ctrlKey, metaKey, shiftKey, altKey }, mode) {
  if (ctrlKey || metaKey) return shiftKey ? "colour" : "centre";
  return shiftKey ? "corner" : altKey ? "colour" : mode;
}
