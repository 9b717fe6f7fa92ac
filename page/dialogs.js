// @ts-check
// What opens above the page: a new puzzle, entering one, the games, sharing, settings, shortcuts.
import { catalogue } from "./catalogue.js";
import { all, button, choice, get, make, row, voice } from "./elements.js";
import * as games from "./games.js";
import { GRADES, enter as enterBoard, gamesList } from "./home.js";
import { begin } from "./making.js";
import { BLANK, fields, ofPuzzle } from "./position.js";
import * as progress from "./progress.js";
import { toast } from "./said.js";
import { form } from "./settings.js";
import { download, share, take } from "./sharing.js";
import { game } from "./state.js";
import { keep, recall } from "./storage.js";
import { say } from "./words.js";

const SYMMETRIES = ["none", "half-turn", "quarter-turn", "horizontal", "diagonal", "full"];

const dialog = () => get("dialog", HTMLDialogElement);

/**
 * @param {string} title
 * @param {Element[]} content
 */
function open(title, ...content) {
  get("dialog-title").textContent = say(title);
  get("dialog-body").replaceChildren(...content);
  if (!dialog().open) dialog().showModal();
}

const close = () => dialog().close();

/** @param {string} puzzle */
function start(puzzle) {
  game.start(ofPuzzle(puzzle), "own");
  enterBoard();
  close();
}

/** A new puzzle: by grade or by the hardest technique it needs. */
function fresh() {
  const grade = choice("app-grade", [["", say("app-any")], ...GRADES.map((grade) => [grade, say(`grade-${grade}`)])], recall("grade") ?? "medium");
  const technique = choice("app-technique", [["", say("app-any")]]);
  catalogue().then((all) => technique.box.append(...all.map(({ id, name }) => make("option", { value: id }, name))));
  technique.box.addEventListener("change", () => (grade.box.disabled = technique.box.value !== ""));
  const symmetry = choice("app-symmetry", SYMMETRIES.map((name) => [name, say(`app-symmetry-${name}`)]), "half-turn");
  const said = voice();
  const go = button("app-make", async () => {
    keep("grade", grade.box.value);
    const hardest = technique.box.value && { technique: technique.box.value };
    const wanted = hardest || (grade.box.value && { grade: grade.box.value }) || {};
    const title = (hardest ? technique : grade).box.selectedOptions[0]?.textContent ?? "";
    if (!(await begin({ ...wanted, symmetry: symmetry.box.value }, title, said))) return;
    enterBoard();
    close();
  }, { class: "main" });
  open("app-new", grade.label, technique.label, symmetry.label,
    row(go, button("app-blank", () => start(BLANK))), said);
}

function enter() {
  const text = make("textarea", { rows: 8, spellcheck: "false", id: "text" });
  const file = make("input", { type: "file", accept: ".txt,.sdk,.sdm,.csv,.json,.jsonl,text/*" });
  file.addEventListener("change", async () => (text.value = (await file.files?.[0]?.text()) ?? ""));
  const said = voice();
  const go = button("app-read", async () => {
    const title = get("dialog-title").textContent;
    // A list of puzzles takes the place of this one.
    if ((await take(text.value, open, said)) && get("dialog-title").textContent === title) close();
  }, { class: "main" });
  const typed = button("app-as-givens", () => start(fields(game.now).board));
  open("app-enter",
    make("p", {}, say("app-enter-about")),
    make("label", { class: "field tall" }, say("app-text"), text),
    make("label", { class: "field" }, say("app-file"), file), row(go, typed), said);
  text.focus();
}

/** All that the browser keeps, in one file. */
function save() {
  const kept = { whydoku: 1, progress: progress.exported(), games: games.library() };
  download("whydoku.json", new Blob([JSON.stringify(kept, null, 1)], { type: "application/json" }));
}

/** @param {File | undefined} file */
async function load(file) {
  try {
    const kept = JSON.parse((await file?.text()) ?? "");
    if (kept.whydoku !== 1) throw new Error("another file");
    progress.imported(kept.progress);
    const count = games.imported(kept.games);
    toast(say("app-file-loaded", { count }));
    library();
  } catch {
    toast(say("app-file-wrong"));
  }
}

function library() {
  const file = make("input", { type: "file", accept: ".json,application/json", class: "unseen", "aria-label": say("app-load-file") });
  file.addEventListener("change", () => load(file.files?.[0]));
  open("app-games", make("p", {}, say("app-games-about")), gamesList(),
    row(button("app-save-file", save), button("app-load-file", () => file.click()), file));
}

const KEYS = [
  ["1–9", "digit"], ["Shift 1–9", "corner"], ["Ctrl 1–9", "centre"], ["Alt 1–9", "colour"], ["Z X C V", "modes"],
  ["← ↑ → ↓", "move"], ["Shift ←", "extend"], ["Delete 0", "erase"], ["Ctrl Z", "undo"], ["Ctrl Shift Z", "redo"],
  ["H", "hint"], ["N", "next"], ["D", "apply"], ["W", "why"], ["M", "marks"], ["A", "find"], ["E", "explain"],
  [", .", "steps"], ["Esc", "close"], ["?", "keys"],
];

function keys() {
  const entries = KEYS.map(([key, what]) => make("div", {},
    make("dt", {}, key.split(" ").map((part) => make("kbd", {}, part))),
    make("dd", {}, say(`app-key-${what}`))));
  open("app-keys", make("dl", { class: "keys" }, entries));
}

const settings = () => open("app-settings", make("div", { class: "settings" }, form()));

/** @type {Record<string, () => void>} */
export const openers = { new: fresh, enter, games: library, share: () => share(open, close), settings, keys };

/**
 * Takes a text that was pasted, dropped or in a link.
 * @param {string} text
 * @param {Element} [box]
 */
export const took = (text, box) => take(text, open, box);

export function build() {
  for (const opener of all(document, "[data-open]")) {
    opener.addEventListener("click", openers[opener.dataset.open ?? ""]);
  }
  dialog().addEventListener("click", ({ target }) => target === dialog() && close());
}
