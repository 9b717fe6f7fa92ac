// The whole path to the solution: a list of steps beside the board, one of them shown.
import { ask } from "./api.js";
import { announce, hidePicture, showPicture } from "./board.js";
import { asked, openPage, short, wait } from "./help.js";
import { play, stop } from "./motion.js";
import { fields, onChange, set } from "./state.js";
import { button, explanation, make, plain, say } from "./words.js";

const box = document.getElementById("course");
let steps = [];
let items = [];
let at = -1;
let lastAsked = "";

async function explain() {
  const question = asked();
  const got = await wait(box, () => ask("explain", { ...question, detail: "full", pictures: "svg" }));
  if (!got) return;
  lastAsked = JSON.stringify(question);
  steps = got.steps;
  at = -1;
  const summary = [got.words, ...got.summary, ...(got.verdict ? [got.verdict] : []), ...got.notes];
  const list = make("ol", { class: "steps path" });
  items = steps.map((step, index) => {
    const head = make("button", { type: "button", class: "step", "aria-expanded": "false", onclick: () => go(index === at ? -1 : index) },
      make("i", { class: `grade ${step.grade ?? "guess"}`, title: step.grade ? say(`grade-${step.grade}`) : "" }),
      make("em", {}, String(step.number)),
      make("b", {}, step.name),
      make("span", {}, short(step.concluded)));
    const item = make("li", { class: step.bottleneck ? "bottleneck" : "" }, head);
    if (step.depth) item.classList.add("inside");
    list.append(...(step.chapter ? [make("li", { class: "chapter" }, make("h2", {}, step.chapter))] : []), item);
    return item;
  });
  const bar = steps.length ? make("div", { class: "row player", role: "group", "aria-label": say("app-steps") },
    button("app-first", () => go(0)), button("app-back", () => go(at - 1)),
    button("app-forward", () => go(at + 1)), button("app-last", () => go(steps.length - 1)),
    make("span", { class: "count", id: "count" })) : null;
  box.replaceChildren(...[make("div", { class: "summary" }, summary.map((words) => explanation(words, jump))), bar, list].filter(Boolean));
  count();
}

// Shows the step with this number.
function jump(number) {
  const index = steps.findLastIndex((step) => step.number <= number);
  if (index >= 0) go(index);
}

function count() {
  const shown = document.getElementById("count");
  if (shown) shown.textContent = say("app-count", { at: at < 0 ? "–" : steps[at].number, of: steps.at(-1)?.number ?? 0 });
}

function go(to) {
  stop();
  const old = items[at];
  if (old) {
    old.querySelector(".step").setAttribute("aria-expanded", "false");
    old.querySelector(".body")?.remove();
  }
  at = Math.max(-1, Math.min(steps.length - 1, to));
  count();
  if (at < 0) return hidePicture();
  const step = steps[at];
  const item = items[at];
  item.querySelector(".step").setAttribute("aria-expanded", "true");
  const words = make("div", {}, step.told.map((part) => explanation(part.words, jump, step.links)));
  const row = make("div", { class: "row" },
    button("app-take-over", () => takeOver(step)),
    button("app-play", () => play(words, step.links)));
  if (step.technique) row.append(make("button", { type: "button", class: "quiet", onclick: () => openPage(step.technique) }, say("app-about")));
  item.append(make("div", { class: "body" }, words, inner(step), row));
  item.scrollIntoView({ block: "nearest" });
  if (step.picture) showPicture(step.picture);
  announce(step.name + ". " + step.told.map((part) => plain(part.words)).join(" "));
}

// What follows from a wrong guess.
function inner(step) {
  if (!step.inside?.length) return null;
  const list = make("ol", {}, step.inside.map((one) =>
    make("li", { value: one.number }, make("b", {}, one.name + ". "), one.told.map((part) => explanation(part.words)))));
  return make("details", {}, make("summary", {}, say("app-inside", { count: step.inside.length })), list);
}

// Goes on from the position after a step.
function takeOver(step) {
  const { givens } = fields();
  set({ ...step.after, givens }, true);
}

export function build() {
  document.getElementById("explain").addEventListener("click", explain);
  onChange(() => {
    if (!steps.length || JSON.stringify(asked()) === lastAsked) return;
    steps = items = [];
    at = -1;
    box.replaceChildren();
  });
  document.addEventListener("keydown", (event) => {
    if (!steps.length || document.getElementById("view-path").hidden || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target.closest?.("input,textarea,select,dialog")) return;
    if (event.key === "." || event.key === ">") go(at + 1);
    else if (event.key === "," || event.key === "<") go(at - 1);
  });
}
