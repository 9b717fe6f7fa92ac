// @ts-check
// What if: a digit is supposed and followed in a colour of its own, until it breaks or is taken back.
import { button, row } from "./elements.js";
import { nameOf } from "./names.js";
import { CELLS, candidates, clashes, strike, write } from "./position.js";
import { announce, banner, bannerKind, clearBanner } from "./said.js";
import { isOn } from "./settings.js";
import { board } from "./stage.js";
import { game } from "./state.js";
import { say } from "./words.js";

/**
 * The supposition that is open: its cell and digit, and how many positions were before it.
 * @type {{ cell: number, digit: number, depth: number } | null}
 */
let open = null;

/** What the position breaks on: a clash, or a cell without candidates; empty for nothing. */
function broken() {
  const [clash] = clashes(game.now);
  if (clash != null) return say("app-breaks-clash", { cell: nameOf(clash), digit: game.now.digits[clash] });
  const empty = CELLS.find((cell) => !game.now.digits[cell] && !candidates(game.now, cell));
  return empty == null ? "" : say("app-breaks-empty", { cell: nameOf(empty) });
}

/** Takes the supposition back, and with it all that followed. */
function back() {
  if (!open) return;
  const { depth } = open;
  open = null;
  clearBanner();
  game.undoTo(depth);
}

/** Takes it back and keeps what it has shown: that the digit is not there. */
function refute() {
  if (!open) return;
  const { cell, digit } = open;
  back();
  game.change((now) => strike(now, cell, digit));
  announce(say("app-refuted", { move: `${nameOf(cell)}≠${digit}` }));
}

/** Goes on with it as if it were known. */
function keep() {
  open = null;
  clearBanner();
  board.supposed = supposed();
  board.draw();
}

function show() {
  if (!open) return;
  const name = `${nameOf(open.cell)}=${open.digit}`;
  const why = broken();
  const text = why ? say("app-breaks", { move: name, why }) : say("app-supposed", { move: name });
  banner(why ? "suppose broken" : "suppose", text, row(
    why ? button("app-refute", refute, { class: "main" }) : null,
    button("app-take-back", back), why ? null : button("app-keep", keep)));
  announce(text);
}

/**
 * Supposes that a digit is in a cell.
 * @param {number} cell
 * @param {number} digit
 */
export function suppose(cell, digit) {
  if (game.now.digits[cell]) return;
  open = { cell, digit, depth: game.past.length };
  game.change((now) => write(now, cell, digit, isOn("tidy")));
}

/** The cells filled since the supposition, its own among them. */
function supposed() {
  const before = open && game.past[open.depth];
  return new Set(before ? CELLS.filter((cell) => game.now.digits[cell] && !before.digits[cell]) : []);
}

export function build() {
  game.onChange(({ fresh }) => {
    if (open && (fresh || game.past.length <= open.depth)) {
      open = null;
      if (bannerKind()?.startsWith("suppose")) clearBanner();
    }
    board.supposed = supposed();
    board.draw();
    show();
  });
}
