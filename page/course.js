// @ts-check
// The whole path to the solution: a list of steps beside the board, one of them shown.
import { ask } from "./api.js";
import { asked, wait } from "./asking.js";
import { announce, hidePicture, showPicture } from "./board.js";
import { button, closest, get, make } from "./elements.js";
import { explanation, plain } from "./explanation.js";
import { play, stop } from "./motion.js";
import { fields } from "./position.js";
import { aim, AIMS, choose } from "./settings.js";
import { game } from "./state.js";
import { pageButton, pictures, short } from "./steps.js";
import { say } from "./words.js";

/** @import { Passage } from "./types.d.ts" */

/**
 * The path that is shown: its steps and their items in the list, the number of the open one or -1, and the question.
 * @type {{ steps: Passage[], items: HTMLElement[], at: number, asked: string }}
 */
const path = { steps: [], items: [], at: -1, asked: "" };

/** @param {Passage} step */
function item(step, index = 0) {
  const onclick = () => go(index === path.at ? -1 : index);
  const head = make("button", { type: "button", class: "step", "aria-expanded": "false", onclick },
    make("i", { class: `grade ${step.grade ?? "guess"}`, title: step.grade ? say(`grade-${step.grade}`) : "" }),
    make("em", {}, String(step.number)),
    make("b", {}, step.name),
    make("span", {}, short(step.concluded)));
  const item = make("li", { class: step.bottleneck ? "bottleneck" : "" }, head);
  if (step.depth) item.classList.add("inside");
  return item;
}

async function explain() {
  const question = { ...asked(), aim: aim() };
  const got = await wait(get("course"), () => ask("explain", { ...question, detail: "full", pictures: "svg" }));
  if (!got) return;
  const { steps } = got;
  const items = steps.map(item);
  Object.assign(path, { steps, items, at: -1, asked: JSON.stringify(question) });
  const list = make("ol", { class: "steps path" });
  steps.forEach(({ chapter }, index) => {
    if (chapter) list.append(make("li", { class: "chapter" }, make("h2", {}, chapter)));
    list.append(items[index]);
  });
  const summary = [got.words, ...got.summary, ...got.notes];
  const bar = make("div", { class: "row player", role: "group", "aria-label": say("app-steps") },
    button("app-first", () => go(0)), button("app-back", () => go(path.at - 1)),
    button("app-forward", () => go(path.at + 1)), button("app-last", () => go(steps.length - 1)),
    make("span", { class: "count", id: "count" }));
  get("course").replaceChildren(
    make("div", { class: "summary" }, summary.map((words) => explanation(words, jump))),
    ...(steps.length ? [bar] : []), list);
  count();
}

export function clear() {
  Object.assign(path, { steps: [], items: [], at: -1 });
  get("course").replaceChildren();
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
  const { steps, at } = path;
  const shown = document.getElementById("count");
  const slots = { at: at < 0 ? "–" : steps[at].number, of: steps.at(-1)?.number ?? 0 };
  if (shown) shown.textContent = say("app-count", slots);
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
  if (at < 0) return hidePicture();
  const step = steps[at];
  items[at].querySelector(".step")?.setAttribute("aria-expanded", "true");
  const words = make("div", {}, step.told.map((part) => explanation(part.words, jump, step.links)));
  const row = make("div", { class: "row" },
    ...pictures(step.excerpts),
    button("app-take-over", () => takeOver(step)),
    button("app-play", () => play(words, step.links ?? [])),
    step.technique ? pageButton(step.technique) : null);
  items[at].append(make("div", { class: "body" }, words, inner(step), row));
  items[at].scrollIntoView({ block: "nearest" });
  if (step.picture) showPicture(step.picture);
  announce(step.name + ". " + step.told.map((part) => plain(part.words)).join(" "));
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

export function build() {
  get("explain").addEventListener("click", explain);
  const choice = /** @type {HTMLSelectElement} */ (get("aim"));
  choice.append(...AIMS.map((name) => make("option", { value: name, selected: name === aim() }, say(`app-aim-${name}`))));
  choice.addEventListener("change", () => {
    choose({ aim: choice.value });
    if (path.steps.length) explain();
  });
  game.onChange(() => {
    if (!path.steps.length || JSON.stringify({ ...asked(), aim: aim() }) === path.asked) return;
    clear();
  });
  document.addEventListener("keydown", (event) => {
    if (!path.steps.length || get("view-path").hidden || event.ctrlKey || event.metaKey || event.altKey) return;
    if (closest(event.target, "input,textarea,select,dialog")) return;
    if (event.key === "." || event.key === ">") go(path.at + 1);
    else if (event.key === "," || event.key === "<") go(path.at - 1);
  });
}
