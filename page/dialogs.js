// @ts-check
// What opens above the page: a new puzzle, entering one, sharing, settings, keys.
import { ask } from "./api.js";
import { seed, wait } from "./asking.js";
import { announce, hidePicture } from "./board.js";
import { all, button, get, make } from "./elements.js";
import { png, svg } from "./export.js";
import { fields, packed, unpacked } from "./position.js";
import { form } from "./settings.js";
import { game } from "./state.js";
import { keep, recall } from "./storage.js";
import { techniques } from "./techniques.js";
import { restart } from "./timer.js";
import { say } from "./words.js";

/** @import { Written } from "./types.d.ts" */

const GRADES = ["easy", "medium", "hard", "very-hard", "fiendish"];
const SYMMETRIES = ["none", "half-turn", "quarter-turn", "horizontal", "diagonal", "full"];
const FORMATS = ["line", "framed", "bracketed", "pencil-marks", "candidates", "link", "jsonl"];
const LONGEST = 100_000;

/** @param {string} text */
function toast(text) {
  const box = get("toast");
  box.textContent = text;
  box.classList.add("shown");
  setTimeout(() => box.classList.remove("shown"), 2500);
}

const dialog = () => get("dialog", HTMLDialogElement);

/**
 * @param {string} title
 * @param {Element[]} content
 */
function open(title, ...content) {
  get("dialog-title").textContent = say(title);
  get("dialog-body").replaceChildren(...content);
  dialog().showModal();
}

const close = () => dialog().close();

/**
 * @param {string} key
 * @param {string[][]} options Each a value and its text.
 */
function select(key, options) {
  const box = make("select", {}, options.map(([value, text]) => make("option", { value }, text)));
  return { box, label: make("label", { class: "field" }, say(key), box) };
}

/** A new puzzle: by grade or by the hardest technique it needs. */
function fresh() {
  const grade = select("app-grade", [["", say("app-any")], ...GRADES.map((grade) => [grade, say(`grade-${grade}`)])]);
  grade.box.value = recall("grade") ?? "medium";
  const technique = select("app-technique", [["", say("app-any")]]);
  techniques().then((all) => technique.box.append(...all.map(({ id, name }) => make("option", { value: id }, name))));
  technique.box.addEventListener("change", () => (grade.box.disabled = technique.box.value !== ""));
  const symmetry = select("app-symmetry", SYMMETRIES.map((name) => [name, say(`app-symmetry-${name}`)]));
  symmetry.box.value = "half-turn";
  const said = make("div", { "aria-live": "polite" });
  const go = button("app-make", async () => {
    keep("grade", grade.box.value);
    const hardest = technique.box.value && { technique: technique.box.value };
    const wanted = hardest || (grade.box.value && { grade: grade.box.value }) || {};
    const question = { ...wanted, symmetry: symmetry.box.value, seed: seed(), tries: 5000 };
    const got = await wait(said, () => ask("generate", question));
    if (!got) return;
    start({ board: got.puzzle, givens: got.puzzle });
    close();
  }, { class: "main" });
  const blank = button("app-blank", () => {
    start({ board: ".".repeat(81), givens: ".".repeat(81) });
    close();
  });
  open("app-new", grade.label, technique.label, symmetry.label, make("div", { class: "row" }, go, blank), said);
}

/**
 * A position to begin with.
 * @param {Written} position
 */
function start(position, withMarks = false) {
  hidePicture();
  game.set(position, withMarks);
  restart();
  const givens = [...(position.givens ?? position.board)].filter((digit) => digit !== ".");
  announce(say("app-loaded", { count: givens.length }));
}

/**
 * Reads a text in any format; links of this page know their marks themselves. Returns whether it could be read; what is
 * wrong with it is said in the box.
 * @param {string} text
 * @param {Element} box
 */
export async function take(text, box) {
  const own = /#(1_[1-9._0-9a-z]+)/.exec(text)?.[1];
  const state = own && unpacked(own);
  if (state) {
    game.replace(state);
    restart();
    return true;
  }
  const got = await wait(box, () => ask("read", { puzzle: text.slice(0, LONGEST) }));
  if (!got) return false;
  start(got, got.has_candidates);
  if (!["right", "solved"].includes(got.state)) toast(got.words.map((piece) => piece.text).join(""));
  return true;
}

function enter() {
  const text = make("textarea", { rows: 8, spellcheck: "false", id: "text" });
  const file = make("input", { type: "file", accept: ".txt,.sdk,.sdm,.csv,.json,.jsonl,text/*" });
  file.addEventListener("change", async () => {
    text.value = (await file.files?.[0]?.text())?.slice(0, LONGEST) ?? "";
  });
  const said = make("div", { "aria-live": "polite" });
  const go = button("app-read", async () => {
    if (await take(text.value, said)) close();
  }, { class: "main" });
  const typed = button("app-as-givens", () => {
    const { board } = fields(game.now);
    start({ board, givens: board });
    close();
  });
  open("app-enter",
    make("p", {}, say("app-enter-about")),
    make("label", { class: "field tall" }, say("app-text"), text),
    make("label", { class: "field" }, say("app-file"), file), make("div", { class: "row" }, go, typed), said);
  text.focus();
}

/**
 * @param {string} name
 * @param {Blob} blob
 */
const download = (name, blob) => {
  const link = make("a", { download: name, href: URL.createObjectURL(blob) });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
};

function share() {
  const link = make("input", { readonly: true, value: `${location.origin}/#${packed(game.now)}` });
  link.addEventListener("focus", () => link.select());
  const format = select("app-format", FORMATS.map((name) => [name, say(`app-format-${name}`)]));
  const text = make("textarea", { rows: 6, readonly: true, spellcheck: "false", "aria-label": say("app-text") });
  const said = make("div", { "aria-live": "polite" });
  const write = async () => {
    const got = await wait(said, () => ask("write", { ...fields(game.now), format: format.box.value }));
    if (got) text.value = got.text;
  };
  format.box.addEventListener("change", write);
  write();
  /** @param {HTMLInputElement | HTMLTextAreaElement} source */
  const copy = (source) => button("app-copy", async () => {
    source.select();
    try {
      await navigator.clipboard.writeText(source.value);
    } catch {
      document.execCommand("copy");
    }
    toast(say("app-copied"));
  });
  /** @type {(key: string, name: string, file: () => Promise<Blob | null>) => Element} */
  const save = (key, name, file) => button(key, async () => {
    const got = await wait(said, file);
    if (!got) return;
    said.replaceChildren();
    download(name, got);
  });
  open("app-share",
    make("label", { class: "field tall" }, say("app-link"), link), make("div", { class: "row" }, copy(link)),
    format.label, text, make("div", { class: "row" }, copy(text)), said,
    make("div", { class: "row" },
      save("app-svg", "whydoku.svg", svg),
      save("app-png", "whydoku.png", png),
      button("app-proof", async () => {
        const got = await wait(said, () => ask("prove", fields(game.now)));
        if (!got) return;
        said.replaceChildren(...(got.proof ? [] : [got.error ?? ""]));
        const files = { cnf: got.formula, lrat: got.proof };
        for (const [ending, text] of Object.entries(files)) {
          if (text) download(`whydoku.${ending}`, new Blob([text], { type: "text/plain" }));
        }
      }),
      button("app-print", () => { close(); print(); })));
}

const KEYS = [
  ["1–9", "digit"], ["Shift 1–9", "corner"], ["Ctrl 1–9", "centre"], ["Alt 1–9", "colour"], ["Z X C V", "modes"],
  ["← ↑ → ↓", "move"], ["Shift ←", "extend"], ["Delete 0", "erase"], ["Ctrl Z", "undo"], ["Ctrl Shift Z", "redo"],
  ["H", "hint"], ["N", "next"], ["W", "why"], ["M", "marks"], ["A", "find"], ["E", "explain"], [", .", "steps"],
  ["Esc", "close"], ["?", "keys"],
];

function keys() {
  const entries = KEYS.map(([key, what]) => make("div", {},
    make("dt", {}, key.split(" ").map((part) => make("kbd", {}, part))),
    make("dd", {}, say(`app-key-${what}`))));
  open("app-keys", make("dl", { class: "keys" }, entries));
}

const settings = () => open("app-settings", make("div", { class: "settings" }, form()));

/** @type {Record<string, () => void>} */
export const openers = { new: fresh, enter, share, settings, keys };

export function build() {
  for (const opener of all(document, "[data-open]")) {
    opener.addEventListener("click", openers[opener.dataset.open ?? ""]);
  }
  dialog().addEventListener("click", ({ target }) => target === dialog() && close());
}
