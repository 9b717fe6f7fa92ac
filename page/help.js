// @ts-check
// The teacher: hints, the next step, all steps here, why a cell, whether the marks are right.
import { ask } from "./api.js";
import { asked, wait } from "./asking.js";
import { focused, showPicture } from "./board.js";
import { button, get, make } from "./elements.js";
import { explanation } from "./explanation.js";
import { light } from "./light.js";
import { play, stop } from "./motion.js";
import { nameOf } from "./names.js";
import { fields } from "./position.js";
import { game } from "./state.js";
import { actions, listed, pictures } from "./steps.js";
import { say } from "./words.js";

/** @import { Answers, Link, Piece } from "./types.d.ts" */

const LEVELS = 4;
/** How much the last hint said. */
let level = 0;
/** Whether it named the cell, and nothing else. */
let namedCell = false;

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

/**
 * Asks for help, in the place of the help before.
 * @template {keyof Answers} V
 * @param {V} verb
 * @param {object} question
 */
function helped(verb, question) {
  clearFound();
  return wait(get("answer"), () => ask(verb, question, "answer"));
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
  return body;
}

export function levels() {
  [...get("levels").children].forEach((button, index) => {
    const isCell = index === LEVELS;
    const name = say(isCell ? "app-level-cell" : `app-level-${index + 1}`);
    button.setAttribute("aria-pressed", String(isCell ? namedCell : !namedCell && index + 1 === level));
    button.setAttribute("aria-label", isCell ? name : `${index + 1}: ${name}`);
    button.setAttribute("title", name);
  });
}

/** @param {number | "cell"} wanted */
async function hint(wanted = Math.min(level + 1, LEVELS)) {
  const got = await helped("hint", { ...onward(), level: wanted, pictures: "svg" });
  if (!got) return;
  keep(got);
  namedCell = wanted === "cell";
  if (wanted !== "cell") level = wanted;
  levels();
  const { step, picture, excerpts, state } = got;
  const title = wanted === LEVELS || state !== "right" ? got.name : say(`app-level-${wanted}`);
  const body = show(title, got.words, step?.pattern.links);
  if (picture && (got.cells.length || got.houses.length || step)) showPicture(picture);
  if (step) get("answer").append(actions(step, body, picture, excerpts));
  else if (level < LEVELS && state === "right") {
    const more = button("app-more", () => hint(), { class: "main" });
    get("answer").append(make("div", { class: "row", "aria-live": "off" }, more));
  }
}

async function next() {
  const got = await helped("next", { ...onward(), pictures: "svg" });
  if (!got) return;
  keep(got);
  if (!got.step) return void show(null, got.words);
  const { name, words, pattern, picture, excerpts } = got.step;
  const body = show(name, words, pattern.links);
  get("answer").append(actions(got.step, body, picture, excerpts));
  if (picture) showPicture(picture);
}

async function marks() {
  const got = await helped("marks", fields(game.now));
  if (!got) return;
  show(say("app-marks"), got.words);
  light({ cells: [...got.wrong, ...got.lost] });
}

async function why() {
  const focus = focused();
  if (focus == null) {
    clearFound();
    return void show(null, [{ text: say("app-why-select") }]);
  }
  const cell = nameOf(focus);
  const got = await helped("why", { ...asked(), goal: cell, from: "here", detail: "full", pictures: "svg" });
  if (!got) return;
  show(say("app-why-title", { cell }), got.words);
  get("found").replaceChildren(listed(got.steps.map(({ number, name, concluded, picture, excerpts, told, links = [] }) => ({
    name: `${number}. ${name}`,
    concluded,
    picture,
    body: () => {
      const words = make("div", {}, told.map((part) => explanation(part.words, null, links)));
      const row = make("div", { class: "row" }, ...pictures(excerpts), button("app-play", () => play(words, links)));
      return [words, row];
    },
  }))));
}

async function find() {
  const got = await helped("find", { ...asked(), pictures: "svg" });
  if (!got) return;
  show(say("app-find"), got.words);
  get("found").replaceChildren(listed(got.steps.map((step) => ({
    name: step.name,
    concluded: [...step.placements, ...step.eliminations],
    picture: step.picture,
    body: () => {
      const words = explanation(step.words, null, step.pattern.links);
      return [words, actions(step, words, step.picture, step.excerpts)];
    },
  }))));
}

function clearFound() {
  get("found").replaceChildren();
  light(null);
}

export function build() {
  get("hint").addEventListener("click", () => hint());
  for (const [id, run] of Object.entries({ next, why, marks, find })) get(id).addEventListener("click", run);
  [...get("levels").children].forEach((button, index) => button.addEventListener("click", () => {
    hint(index === LEVELS ? "cell" : index + 1);
  }));
  levels();
  game.onChange(() => {
    level = 0;
    namedCell = false;
    levels();
    get("answer").replaceChildren();
    clearFound();
    stop();
  });
}
