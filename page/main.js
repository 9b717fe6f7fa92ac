// @ts-check
// Puts the page together.
import * as board from "./board.js";
import * as course from "./course.js";
import * as dialogs from "./dialogs.js";
import { all, closest, get } from "./elements.js";
import * as explanation from "./explanation.js";
import * as help from "./help.js";
import * as key from "./key.js";
import { clashes, unpacked } from "./position.js";
import * as rating from "./rating.js";
import * as settings from "./settings.js";
import { game } from "./state.js";
import { recall } from "./storage.js";
import * as techniques from "./techniques.js";
import * as timer from "./timer.js";
import { load, say, translate } from "./words.js";

/** @import { Mode } from "./types.d.ts" */

const FIRST = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

/** @type {Record<string, number>} */
const STEPS = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: 1, ArrowUp: -1 };

/**
 * Goes to the neighbour of an element when an arrow is pressed, round and round.
 * @template {HTMLElement} E
 * @param {E[]} row
 * @param {string[]} keys
 * @param {(next: E) => void} show
 */
function arrows(row, keys, show) {
  row.forEach((element, index) => element.addEventListener("keydown", ({ key }) => {
    if (!keys.includes(key)) return;
    const next = row[(index + STEPS[key] + row.length) % row.length];
    show(next);
    next.focus();
  }));
}

/** Tabs, as the keyboard expects them. */
function tabs() {
  const row = all(document, "[role=tab]");
  /** @param {HTMLElement} chosen */
  const show = (chosen) => {
    for (const tab of row) {
      const on = tab === chosen;
      tab.setAttribute("aria-selected", String(on));
      tab.tabIndex = on ? 0 : -1;
      get(tab.getAttribute("aria-controls") ?? "").hidden = !on;
    }
    if (chosen.id === "tab-techniques" && !get("techniques").childElementCount) techniques.list();
  };
  for (const tab of row) tab.addEventListener("click", () => show(tab));
  arrows(row, ["ArrowRight", "ArrowLeft"], show);
}

const digitKeys = () => all(get("digits"), "[data-digit]").map((key) => ({ key, digit: Number(key.dataset.digit) }));

function pad() {
  for (const { key, digit } of digitKeys()) key.addEventListener("click", () => board.enter(digit));
  const modes = all(get("pad"), "[role=radio]");
  /** @param {HTMLElement} mode */
  const choose = (mode) => board.setMode(/** @type {Mode} */ (mode.dataset.mode));
  for (const mode of modes) mode.addEventListener("click", () => choose(mode));
  arrows(modes, Object.keys(STEPS), choose);
  get("board").addEventListener("mode", ({ detail }) => {
    for (const mode of modes) {
      mode.setAttribute("aria-checked", String(mode.dataset.mode === detail));
      mode.tabIndex = mode.dataset.mode === detail ? 0 : -1;
    }
    get("pad").dataset.mode = detail;
    for (const { key, digit } of digitKeys()) key.classList.toggle(`colour${digit}`, detail === "colour" && digit <= 6);
  });
  board.setMode("digit");
  const several = get("several");
  several.addEventListener("click", () => {
    const on = several.getAttribute("aria-pressed") !== "true";
    several.setAttribute("aria-pressed", String(on));
    board.setSeveral(on);
  });
  get("undo").addEventListener("click", () => game.undo());
  get("redo").addEventListener("click", () => game.redo());
  get("erase").addEventListener("click", board.erase);
  get("fill").addEventListener("click", board.fill);
}

function about() {
  const { now } = game;
  const left = now.digits.filter((digit) => !digit).length;
  const done = left === 0 && !clashes(now).length;
  get("about").textContent = done ? say("app-done") : say("app-left", { count: left });
  get("about").classList.toggle("done", done);
  get("undo", HTMLButtonElement).disabled = !game.canUndo;
  get("redo", HTMLButtonElement).disabled = !game.canRedo;
  for (const { key, digit } of digitKeys()) {
    const rest = 9 - now.digits.filter((other) => other === digit).length;
    key.classList.toggle("finished", rest <= 0);
  }
}

/** @type {Record<string, string>} */
const SHORTCUTS = { h: "hint", n: "next", w: "why", m: "marks", a: "find", e: "explain" };
/** @type {Record<string, string>} */
const TAB_OF = { explain: "tab-path" };

function shortcuts() {
  document.addEventListener("keydown", (event) => {
    const isTyping = closest(event.target, "input,textarea,select,dialog[open]");
    if (isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "?") return dialogs.openers.keys();
    const id = SHORTCUTS[event.key];
    if (!id) return;
    event.preventDefault();
    get(TAB_OF[id] ?? "tab-help").click();
    get(id).click();
  });
  document.addEventListener("paste", (event) => {
    if (closest(event.target, "input,textarea")) return;
    const text = event.clipboardData?.getData("text");
    if (text?.trim()) dialogs.take(text, get("answer"));
  });
  document.addEventListener("dragover", (event) => event.preventDefault());
  document.addEventListener("drop", async (event) => {
    event.preventDefault();
    const text = (await event.dataTransfer?.files[0]?.text()) ?? event.dataTransfer?.getData("text");
    if (text?.trim()) dialogs.take(text, get("answer"));
  });
}

/**
 * Turns to a language, or to that of the page where there is no such language. The button for another one has the name
 * of the next, in that language.
 * @param {string} wanted
 */
async function turn(wanted) {
  const { lang, next } = await load(wanted, document.documentElement.lang);
  document.documentElement.lang = lang;
  const other = get("language");
  [other.lang, other.textContent] = [next.lang, next.name];
  translate(document);
}

function redraw() {
  board.draw();
  about();
  help.levels();
  timer.draw();
}

async function begin() {
  settings.apply();
  board.build();
  await turn(recall("lang") || document.documentElement.lang);
  pad();
  tabs();
  shortcuts();
  for (const part of [explanation, help, course, rating, techniques, dialogs, timer, key]) part.build();
  game.onChange(about);
  settings.onSetting(redraw);
  get("language").addEventListener("click", async () => {
    await turn(get("language").lang);
    for (const id of ["answer", "found", "ratings", "techniques"]) get(id).replaceChildren();
    course.clear();
    if (!get("view-techniques").hidden) techniques.list();
    redraw();
  });
  const linked = unpacked(location.hash.slice(1));
  const puzzle = new URLSearchParams(location.search).get("puzzle");
  if (linked) game.replace(linked);
  else if (puzzle) await dialogs.take(puzzle, get("answer"));
  else if (!game.restore()) {
    game.set({ board: FIRST, givens: FIRST });
    game.forget();
  }
  addEventListener("hashchange", () => {
    const linked = unpacked(location.hash.slice(1));
    if (linked) game.replace(linked);
  });
  translate(document);
  redraw();
  document.documentElement.dataset.ready = "true";
}

begin();
