// @ts-check
// The whole path to the solution. A strip with a bar for each step, as high as the step is hard, is chart and scrubber
// at once; below it are the phases of the path.
import { ask, giveUp } from "./api.js";
import { asked, wait } from "./asking.js";
import { button, control, get, make, row } from "./elements.js";
import { explanation, plain } from "./explanation.js";
import { play, stop } from "./motion.js";
import { fields, puzzle } from "./position.js";
import { announce } from "./said.js";
import { aim, AIMS, choose, isOn } from "./settings.js";
import { raise } from "./sheet.js";
import { board } from "./stage.js";
import { game } from "./state.js";
import { pageButton, pictures, short } from "./steps.js";
import { say } from "./words.js";

/** @import { Passage } from "./types.d.ts" */

/** From easy to hard. A guess is as high as a step can be. */
const GRADES = ["easy", "medium", "hard", "very-hard", "fiendish", "guess"];
/** Shorter runs are shown step by step. */
const RUN = 3;

/**
 * The path that is shown: its steps with their items and bars, the number of the open one or -1, and its puzzle.
 * @type {{ steps: Passage[], items: HTMLElement[], bars: HTMLElement[], at: number, puzzle: string }}
 */
const path = { steps: [], items: [], bars: [], at: -1, puzzle: "" };

/** @param {Passage} step */
const gradeOf = (step) => step.grade ?? "guess";

/**
 * @param {Passage} step
 * @param {number} index
 */
function item(step, index) {
  const onclick = () => go(index === path.at ? -1 : index);
  const grade = gradeOf(step);
  const head = make("button", { type: "button", class: "step", "aria-expanded": "false", onclick },
    make("i", { class: `grade ${grade}`, title: grade === "guess" ? "" : say(`grade-${grade}`) }),
    make("em", {}, String(step.number)),
    make("b", {}, step.name),
    make("span", {}, short(step.concluded)));
  const item = make("li", { class: step.bottleneck ? "bottleneck" : "" }, head);
  if (step.depth) item.classList.add("inside");
  return item;
}

/**
 * The bar of a step. The slider below is for the keyboard.
 * @param {Passage} step
 * @param {number} index
 */
function bar(step, index) {
  const grade = gradeOf(step);
  const bar = make("i", { class: `bar ${grade}`, title: `${step.number}. ${step.name}`, onclick: () => go(index) });
  bar.style.height = `${17 * GRADES.indexOf(grade) + 15}%`;
  return bar;
}

/**
 * The phases of the path: runs of singles, and of steps with one name, are one each.
 * @param {Passage[]} steps
 */
export function phases(steps) {
  /** @param {Passage} step */
  const kind = (step) => (step.grade === "easy" ? "singles" : step.name);
  /** @type {{ first: number, steps: Passage[] }[]} */
  const found = [];
  steps.forEach((step, index) => {
    const last = found.at(-1);
    if (last && !step.chapter && kind(last.steps[0]) === kind(step)) last.steps.push(step);
    else found.push({ first: index, steps: [step] });
  });
  return found;
}

/** @param {Passage[]} steps */
function named(steps) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const { name } of steps) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => (count > 1 ? `${name} ×${count}` : name)).join(", ");
}

/** @param {Passage[]} steps */
function list(steps) {
  const list = make("ol", { class: "steps path" });
  for (const { first, steps: run } of phases(steps)) {
    const items = path.items.slice(first, first + run.length);
    const [{ chapter }] = run;
    if (chapter) list.append(make("li", { class: "chapter" }, make("h2", {}, chapter)));
    if (run.length < RUN) list.append(...items);
    else {
      const range = `${run[0].number}–${run[run.length - 1].number}`;
      list.append(make("li", { class: "phase" }, make("details", {},
        make("summary", {}, make("i", { class: `grade ${gradeOf(run[0])}` }), make("em", {}, range), make("b", {}, named(run))),
        make("ol", { class: "steps" }, items))));
    }
  }
  return list;
}

/** @param {number} count */
function strip(count) {
  const slider = make("input", { type: "range", id: "scrub", min: "0", max: String(count), value: "0", "aria-label": say("app-steps") });
  slider.addEventListener("input", () => go(Number(slider.value) - 1));
  return make("div", { class: "strip" },
    make("div", { class: "bars", "aria-hidden": "true" }, path.bars), slider,
    make("div", { class: "row", role: "group", "aria-label": say("app-steps") },
      control("app-first", "first", () => go(0)), control("app-back", "back", () => go(path.at - 1)),
      control("app-forward", "forward", () => go(path.at + 1)), control("app-last", "last", () => go(path.steps.length - 1)),
      make("span", { class: "count", id: "count" })));
}

async function explain() {
  raise();
  const question = { ...asked(), aim: aim(), detail: "full", pictures: "svg" };
  const of = puzzle(game.now);
  const got = await wait(get("course"), () => ask("explain", question), "explain");
  if (!got || puzzle(game.now) !== of) return;
  const { steps } = got;
  Object.assign(path, { steps, items: steps.map(item), bars: steps.map(bar), at: -1, puzzle: of });
  const [first, ...rest] = [got.words, ...got.summary, ...got.notes].map((words) => explanation(words, jump));
  const more = rest.length ? make("details", {}, make("summary", {}, say("app-summary")), rest) : null;
  get("course").replaceChildren(
    make("div", { class: "summary" }, first, more),
    ...(steps.length ? [strip(steps.length)] : []), list(steps));
  count();
}

export function clear() {
  Object.assign(path, { steps: [], items: [], bars: [], at: -1 });
  get("course").replaceChildren();
  get("ratings").replaceChildren();
}

/**
 * Shows the step with this number.
 * @param {number} number
 */
function jump(number) {
  const index = path.steps.findLastIndex((step) => step.number <= number);
  if (index >= 0) go(index);
}

function count() {
  const { steps, at, bars } = path;
  const shown = document.getElementById("count");
  const slots = { at: at < 0 ? "–" : steps[at].number, of: steps.at(-1)?.number ?? 0 };
  if (shown) shown.textContent = say("app-count", slots);
  bars.forEach((bar, index) => bar.classList.toggle("here", index === at));
  const slider = document.getElementById("scrub");
  if (slider instanceof HTMLInputElement) {
    slider.value = String(at + 1);
    slider.setAttribute("aria-valuetext", at < 0 ? "–" : `${slots.at}. ${steps[at].name}`);
  }
}

/** @param {number} to */
function go(to) {
  stop();
  const { steps, items } = path;
  const old = items[path.at];
  if (old) {
    old.querySelector(".step")?.setAttribute("aria-expanded", "false");
    old.querySelector(".body")?.remove();
  }
  const at = Math.max(-1, Math.min(steps.length - 1, to));
  path.at = at;
  count();
  if (at < 0) return board.hidePicture();
  const step = steps[at];
  items[at].querySelector(".step")?.setAttribute("aria-expanded", "true");
  const words = make("div", {}, step.told.map((part) => explanation(part.words, jump, step.links)));
  const buttons = row(
    button("app-play", () => play(words, step.links ?? [])),
    button("app-take-over", () => takeOver(step)),
    ...pictures(step.excerpts),
    step.technique ? pageButton(step.technique) : null);
  items[at].append(make("div", { class: "body" }, words, inner(step), buttons));
  const phase = items[at].closest("details");
  if (phase) phase.open = true;
  items[at].scrollIntoView({ block: "start" });
  if (step.picture) board.showPicture(step.picture);
  announce(step.name + ". " + step.told.map((part) => plain(part.words)).join(" "));
}

/**
 * Goes on in the path that is seen, or back.
 * @param {number} by
 */
export function step(by) {
  if (path.steps.length && !get("view-path").hidden) go(path.at + by);
}

/**
 * What follows from a wrong guess.
 * @param {Passage} step
 */
function inner({ inside = [] }) {
  if (!inside.length) return null;
  const items = inside.map(({ number, name, told }) =>
    make("li", { value: number }, make("b", {}, name + ". "), told.map((part) => explanation(part.words))));
  return make("details", {}, make("summary", {}, say("app-inside", { count: items.length })), make("ol", {}, items));
}

/**
 * Goes on from the position after a step.
 * @param {Passage} step
 */
function takeOver({ after }) {
  const { givens } = fields(game.now);
  if (after) game.set({ ...after, givens }, true);
}

/** How hard the puzzle is, on each scale, with a sentence on what the scale is. */
async function rate() {
  raise();
  const board = puzzle(game.now);
  const box = get("ratings");
  const got = await wait(box, () => ask("rate", { board, uniqueness: isOn("uniqueness") }), "rate");
  if (!got || puzzle(game.now) !== board) return;
  /** @type {(name: string, value: string, about: string) => Element} */
  const line = (name, value, about) => make("div", {}, make("dt", {}, name, make("small", {}, about)), make("dd", {}, value));
  box.replaceChildren(
    make("h2", {}, say("app-rate-title")),
    explanation(got.words),
    make("dl", { class: "ratings" },
      line(say("app-rate-grade"), got.name, say("app-rate-grade-about")),
      line(say("app-rate-se"), [got.er, got.ep, got.ed].map((rating) => rating.toFixed(1)).join(" / "), say("app-rate-se-about")),
      line(say("app-rate-hodoku"), `${say(`hodoku-${got.hodoku_level}`)}, ${got.hodoku_score}`, say("app-rate-hodoku-about")),
      line(say("app-rate-search"), say("app-guesses", { count: got.search_guesses }), say("app-rate-search-about"))));
}

export function build() {
  get("explain").addEventListener("click", explain);
  get("rate").addEventListener("click", rate);
  const choice = get("aim", HTMLSelectElement);
  choice.replaceChildren(...AIMS.map((name) =>
    make("option", { value: name, selected: name === aim(), "data-t": `app-aim-${name}` }, say(`app-aim-${name}`))));
  choice.addEventListener("change", () => {
    choose({ aim: choice.value });
    if (path.steps.length) explain();
  });
  // A path is true for as long as the puzzle is the same, whatever is entered.
  let seen = puzzle(game.now);
  game.onChange(({ fresh }) => {
    const now = puzzle(game.now);
    if (!fresh && now === seen) return;
    seen = now;
    giveUp("explain");
    giveUp("rate");
    clear();
  });
}
