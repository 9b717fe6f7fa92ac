// @ts-check
// The teacher: a hint that says more each time, and the other kinds of help.
import { ask, giveUp } from "./api.js";
import { asked, wait } from "./asking.js";
import { catalogue } from "./catalogue.js";
import { all, button, get, make, row } from "./elements.js";
import { explanation } from "./explanation.js";
import { play, stop } from "./motion.js";
import { nameOf } from "./names.js";
import { fields, follows, has } from "./position.js";
import { announce, toast } from "./said.js";
import { lower, raise } from "./sheet.js";
import { board } from "./stage.js";
import { game } from "./state.js";
import { actions, listed, pictures } from "./steps.js";
import { say } from "./words.js";

/** @import { Link, Piece, Position, Step } from "./types.d.ts" */

const LEVELS = 4;
/** Grades whose steps a person looks for; the others are asked for apart. */
const NEAR = ["easy", "medium"];

/**
 * The card: how much of a hint it tells, the position that it speaks of, and the step behind it, told or not.
 * @type {{ level: number, before: Position | null, step: Step | null }}
 */
const card = { level: 0, before: null, step: null };

/**
 * The path that hints follow, and the puzzle that it is for.
 * @type {{ givens?: string, plan?: object[], aim?: "standard" }}
 */
let kept = {};

const givens = () => game.now.givens.join("");

/** The question for the next step, with the path that is known. */
function onward() {
  const { plan, aim } = kept.givens === givens() ? kept : {};
  return { ...asked(), plan, aim };
}

/** @param {{ plan?: object[] }} got */
function keep({ plan }) {
  const aim = kept.givens === givens() ? kept.aim : undefined;
  kept = { givens: givens(), plan, aim };
}

/** Makes hints follow the usual order, as an exercise does. */
export function followUsual() {
  kept = { givens: givens(), aim: "standard" };
}

/** Takes the words away, as another position has no use for them. */
function clear() {
  Object.assign(card, { level: 0, before: null, step: null });
  get("card").classList.remove("done");
  get("answer").replaceChildren();
  get("found").replaceChildren();
  board.look(null);
  stop();
  levels();
}

/**
 * Asks for help, in the place of the help before.
 * @template A
 * @param {() => Promise<A>} question
 */
async function helped(question) {
  get("tab-help").click();
  raise();
  get("other", HTMLDetailsElement).open = false;
  get("found").replaceChildren();
  board.look(null);
  get("card").classList.remove("done");
  const before = game.now;
  const got = await wait(get("answer"), question, "answer");
  if (!got) return null;
  Object.assign(card, { before, step: null });
  game.about.helped += 1;
  return got;
}

/**
 * @param {string | null | undefined} title
 * @param {Piece[]} words
 * @param {Link[]} [links]
 */
function show(title, words, links) {
  stop();
  const body = explanation(words, null, links);
  get("answer").replaceChildren(...(title ? [make("h2", {}, title)] : []), body);
  get("views").scrollTop = 0;
  return body;
}

/** The dots: how much has been told, and how much there is. */
export function levels() {
  const buttons = all(get("levels"), "button");
  buttons.forEach((button, index) => {
    const name = say(`app-level-${index + 1}`);
    button.setAttribute("aria-pressed", String(index + 1 === card.level));
    button.classList.toggle("told", index < card.level);
    button.setAttribute("aria-label", `${index + 1}: ${name}`);
    button.title = name;
  });
  get("levels").hidden = !card.level;
  get("told").textContent = "●".repeat(card.level) + "○".repeat(LEVELS - card.level);
}

/** @param {number} level */
async function hint(level) {
  const question = { ...onward(), level };
  const isAll = level === LEVELS;
  const before = card.level;
  card.level = level;
  levels();
  const got = await helped(async () => {
    const told = ask("hint", { ...question, ...(isAll ? { pictures: "svg" } : {}) }, "answer");
    // The step is known to the page before it is told, so that the page notices when it is done.
    const whole = isAll ? told : ask("hint", { ...question, level: LEVELS }, "step");
    const [got, { step }] = await Promise.all([told, whole]);
    return { told: got, step };
  });
  if (!got) return void (card.level === level && ((card.level = before), levels()));
  const { told } = got;
  keep(told);
  card.step = got.step;
  const isRight = told.state === "right";
  if (!isRight) card.level = 0;
  levels();
  const body = show(isAll || !isRight ? told.name : say(`app-level-${level}`), told.words, told.step?.pattern.links);
  if (told.picture && told.step) board.showPicture(told.picture);
  else {
    board.hidePicture();
    board.look(told);
  }
  if (told.step) get("answer").append(actions(told.step, body, told.picture, told.excerpts));
  else if (isRight && level < LEVELS) {
    const more = button("app-more", () => hint(level + 1), { class: "main" });
    get("answer").append(make("div", { class: "row", "aria-live": "off" }, more));
  } else if (told.state === "wrong") get("answer").append(goBack());
}

/** A button to the last position in which everything was right. */
const goBack = () =>
  make("div", { class: "row", "aria-live": "off" }, button("app-last-right", lastRight, { class: "main" }));

async function lastRight() {
  const { past } = game;
  const right = await wait(get("answer"), async () => {
    // Errors stay, so the positions that are right come first.
    let [right, wrong] = [-1, past.length];
    while (wrong - right > 1) {
      const middle = Math.floor((right + wrong) / 2);
      const { state } = await ask("marks", fields(past[middle]), "answer");
      if (["right", "solved"].includes(state)) right = middle;
      else wrong = middle;
    }
    return right;
  }, "answer");
  if (right == null) return;
  if (right < 0) return announce(say("app-never-right"));
  const count = past.length - right;
  game.undoTo(right);
  announce(say("app-went-back", { count }));
}

async function next() {
  const got = await helped(() => ask("next", { ...onward(), pictures: "svg" }, "answer"));
  if (!got) return;
  keep(got);
  if (!got.step) return void show(null, got.words);
  const { name, words, pattern, picture, excerpts } = got.step;
  card.step = got.step;
  const body = show(name, words, pattern.links);
  get("answer").append(actions(got.step, body, picture, excerpts));
  if (picture) board.showPicture(picture);
}

async function marks() {
  const got = await helped(() => ask("marks", fields(game.now), "answer"));
  if (!got) return;
  show(say("app-marks"), got.words);
  board.look({ cells: [...got.wrong, ...got.lost] });
  if (got.wrong.length || got.lost.length) get("answer").append(goBack());
}

async function cell() {
  const got = await helped(() => ask("hint", { ...onward(), level: "cell" }, "answer"));
  if (!got) return;
  keep(got);
  show(say("app-level-cell"), got.words);
  board.look({ cells: got.cells });
}

/**
 * Why something is so: the digit of a cell, or that a candidate is not in it.
 * @param {string} goal
 */
export async function why(goal) {
  const got = await helped(() => ask("why", { ...asked(), goal, from: "here", detail: "full", pictures: "svg" }, "answer"));
  if (!got) return;
  show(say("app-why-title", { cell: goal.replace("<>", "≠") }), got.words);
  const list = listed(got.steps.map(({ number, name, concluded, picture, excerpts, told, links = [] }) => ({
    name: `${number}. ${name}`,
    concluded,
    open: () => {
      const words = make("div", {}, told.map((part) => explanation(part.words, null, links)));
      const buttons = row(...pictures(excerpts), button("app-play", () => play(words, links)));
      return { body: [words, buttons], picture };
    },
  })));
  get("found").replaceChildren(list);
  // A single reason is what was asked for.
  if (got.steps.length === 1) list.querySelector("button")?.click();
}

function whyCell() {
  const { focused } = board;
  if (focused == null) toast(say("app-select-first"));
  else why(nameOf(focused));
}

/**
 * The steps of some techniques that are there, each drawn when it is opened.
 * @param {object} which
 */
async function steps(which) {
  const question = { ...asked(), ...which };
  const got = await ask("find", question, "answer");
  // What several techniques give is listed once, by the easiest of them.
  const shown = new Map(got.steps.toReversed().map((step) => [String([...step.placements, ...step.eliminations]), step]));
  const items = [...shown.values()].reverse().map((step) => ({
    name: step.name,
    concluded: [...step.placements, ...step.eliminations],
    open: async () => {
      const drawn = await ask("find", { ...question, only: [step.technique], without: [], pictures: "svg" }, "picture");
      const isSame = (/** @type {Step} */ other) =>
        String([other.placements, other.eliminations]) === String([step.placements, step.eliminations]);
      const { picture, excerpts } = drawn.steps.find(isSame) ?? {};
      const words = explanation(step.words, null, step.pattern.links);
      return { body: [words, actions(step, words, picture, excerpts)], picture };
    },
  }));
  return { got, list: listed(items) };
}

async function find() {
  const all = await catalogue();
  const near = all.filter(({ grade }) => NEAR.includes(grade)).map(({ id }) => id);
  const found = await helped(() => steps({ only: near, extent: "all" }));
  if (!found) return;
  show(say("app-find"), found.got.words);
  const harder = button("app-find-harder", async () => {
    const box = make("div", {});
    harder.replaceWith(box);
    const others = await wait(box, () => steps({ without: near }), "answer");
    if (others) box.replaceChildren(explanation(others.got.words), others.list);
  });
  get("found").replaceChildren(found.list, row(harder));
}

/** What a change means for the words on the card: they stay while they are true, and say when they are done. */
function changed({ fresh = false }) {
  giveUp("answer");
  giveUp("step");
  const { before, step } = card;
  if (!before) return fresh ? clear() : undefined;
  const isSame = JSON.stringify(fields(before)) === JSON.stringify(fields(game.now));
  if (fresh || !follows(before, game.now)) return clear();
  if (isSame) return;
  if (step && has(game.now, step.placements, step.eliminations)) {
    Object.assign(card, { level: 0, before: game.now, step: null });
    get("card").classList.add("done");
    for (const row of get("answer").querySelectorAll(".row")) row.remove();
    get("answer").append(make("p", { class: "tick" }, say("app-done-step")));
    board.look(null);
    levels();
    lower();
  }
}

/** The last position that an answer could be about. */
let seen = "";

export function build() {
  get("hint").addEventListener("click", () => hint(Math.min(card.level + 1, LEVELS)));
  for (const [id, run] of Object.entries({ next, why: whyCell, marks, find, cell })) {
    get(id).addEventListener("click", run);
  }
  all(get("levels"), "button").forEach((button, index) => button.addEventListener("click", () => hint(index + 1)));
  levels();
  game.onChange((change) => {
    const now = JSON.stringify(fields(game.now));
    // Corner marks and colours say nothing about the puzzle.
    if (now !== seen || change.fresh) changed(change);
    seen = now;
  });
}
