// @ts-check
// The first page: what this is, three doors, and the games.
import { button, control, get, make, row, voice } from "./elements.js";
import * as games from "./games.js";
import { map } from "./learn.js";
import { begin } from "./making.js";
import { BLANK, isFull, ofPuzzle, unpacked } from "./position.js";
import { raise } from "./sheet.js";
import { board } from "./stage.js";
import { game } from "./state.js";
import { keep } from "./storage.js";
import { clock } from "./timer.js";
import { say } from "./words.js";

/** @import { Kept } from "./types.d.ts" */

export const GRADES = ["easy", "medium", "hard", "very-hard", "fiendish"];
/** Games on the first page; the others are behind a button. */
const FEW = 4;

/** Shows the board. */
export function enter() {
  document.body.classList.remove("at-home");
  get("home").hidden = true;
  get("main").hidden = false;
  board.draw();
  dispatchEvent(new Event("resize"));
}

/**
 * A puzzle of a grade, made now; with a date, the same one for everybody on that day.
 * @param {string} grade
 * @param {Element} said
 * @param {string} [date]
 */
export async function makePuzzle(grade, said, date) {
  const name = say(`grade-${grade}`);
  // 20261127 is a seed like any other.
  const daily = date && { seed: Number(date.replaceAll("-", "")) * 10 + GRADES.indexOf(grade) };
  const title = date ? say("app-daily-of", { grade: name, date }) : name;
  if (!(await begin({ grade, ...daily }, title, said, date ? "daily" : "made"))) return;
  keep("grade", grade);
  enter();
}

/** Today, as the reader's clock has it. */
const today = () => new Date().toLocaleDateString("sv");

/**
 * A small picture of a game.
 * @param {number[]} digits
 */
function thumbnail(digits) {
  const cells = digits.map((digit) => make("i", { class: digit ? "full" : "" }));
  return make("span", { class: "thumbnail", "aria-hidden": "true" }, cells);
}

/**
 * @param {Kept} kept
 * @param {() => void} redraw
 */
function entry(kept, redraw) {
  const position = unpacked(kept.now);
  if (!position) return null;
  const filled = position.digits.filter(Boolean).length;
  const part = isFull(position) ? say("app-finished") : say("app-left", { count: 81 - filled });
  const open = () => {
    game.resume(games.find(kept.id));
    get("dialog", HTMLDialogElement).close();
    enter();
  };
  const drop = () => {
    games.remove(kept.id);
    redraw();
  };
  const date = new Date(kept.seen).toLocaleDateString(document.documentElement.lang);
  return make("li", {},
    make("button", { type: "button", class: "game", onclick: open }, thumbnail(position.digits),
      make("span", {}, make("b", {}, kept.title || say(`app-kind-${kept.kind}`)), make("small", {}, `${part} · ${clock(kept.seconds)} · ${date}`))),
    control("app-delete", "close", drop, { class: "quiet" }));
}

/** The games as a list that can be pruned. */
export function gamesList(most = Infinity) {
  const list = make("ul", { class: "games" });
  const draw = () => {
    const kept = games.library();
    list.replaceChildren(...kept.slice(0, most).map((game) => entry(game, draw)).filter((item) => item != null));
    if (!kept.length) list.append(make("li", { class: "soft" }, say("app-no-games")));
  };
  draw();
  return list;
}

/**
 * @param {string} kind
 * @param {(Element | null)[]} content
 */
const door = (kind, ...content) =>
  make("section", { class: `door door-${kind}` }, make("h2", {}, say(`app-door-${kind}`)), make("p", {}, say(`app-door-${kind}-about`)), ...content);

/**
 * @param {(text: string, box: Element) => Promise<boolean>} take
 * @param {() => void} openEnter
 */
export function show(take, openEnter) {
  const said = voice();
  const levels = GRADES.map((grade) =>
    make("button", { type: "button", onclick: () => makePuzzle(grade, said) }, say(`grade-${grade}`)));
  const daily = make("select", { "aria-label": say("app-daily") }, GRADES.map((grade) => make("option", { value: grade }, say(`grade-${grade}`))));
  daily.value = "medium";
  const text = make("textarea", { rows: 3, spellcheck: "false", "aria-label": say("app-text"), placeholder: say("app-paste-here") });
  const wrong = voice();
  const goOn = !isFull(game.now) && game.about.kind !== "first" ? button("app-go-on-game", enter, { class: "main" }) : null;
  const learn = () => {
    enter();
    get("tab-learn").click();
    raise();
    map();
  };
  get("home").replaceChildren(
    make("p", { class: "claim" }, say("app-claim")),
    make("div", { class: "doors" },
      door("learn", row(button("app-start-learning", learn, { class: "main" }))),
      door("play",
        goOn && row(goOn),
        make("div", { class: "row grades" }, levels),
        row(button("app-daily", () => makePuzzle(daily.value, said, today())), daily), said),
      door("mine", text,
        row(
          button("app-read", async () => (await take(text.value, wrong)) && enter(), { class: "main" }),
          button("app-type-in", () => {
            game.start(ofPuzzle(BLANK), "own");
            enter();
          }),
          button("app-file", openEnter, { class: "quiet" })), wrong)),
    make("h2", {}, say("app-games")), gamesList(FEW));
  document.body.classList.add("at-home");
  get("home").hidden = false;
  get("main").hidden = true;
  scrollTo(0, 0);
}
