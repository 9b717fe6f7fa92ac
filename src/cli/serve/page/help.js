// The teacher: hints, the next step, all steps here, why a cell, whether the marks are right.
import { ask, isGivenUp } from "./api.js";
import { announce, focused, hidePicture, isSelected, showPicture } from "./board.js";
import { light } from "./light.js";
import { play, stop } from "./motion.js";
import { setting } from "./settings.js";
import { cellOf, change, fields, nameOf, onChange, strike, write } from "./state.js";
import { button, explanation, make, say } from "./words.js";

const answer = document.getElementById("answer");
const found = document.getElementById("found");
let level = 0;

// What every question about the position says of techniques.
export const asked = () => ({ ...fields(), uniqueness: setting("uniqueness") });

// Runs a question, with a sign that it is thought about; what goes wrong is said in its place.
export async function wait(box, question) {
  box.setAttribute("aria-busy", "true");
  const thinking = setTimeout(() => box.replaceChildren(make("p", { class: "thinking" }, say("app-thinking"))), 250);
  try {
    return await question();
  } catch (error) {
    if (isGivenUp(error)) return null;
    clearTimeout(thinking);
    box.replaceChildren(make("p", { class: "wrong" }, error.code ? error.message : say("app-no-server")));
    return null;
  } finally {
    clearTimeout(thinking);
    box.removeAttribute("aria-busy");
  }
}

// Writes what a step concludes into the position.
export function apply(placements, eliminations) {
  hidePicture();
  change((state) => {
    for (const name of placements) write(state, cellOf(name), Number(name[5]), setting("tidy"));
    for (const name of eliminations) {
      const cell = cellOf(name);
      if (!state.digits[cell]) strike(state, cell, Number(name.at(-1)));
    }
  });
}

// The buttons below a step: apply it, see it again, see it line by line, read its page.
function actions(step, body, picture) {
  // What it says is read out, its buttons are not.
  const row = make("div", { class: "row", "aria-live": "off" });
  row.append(button("app-apply", () => {
    apply(step.placements, step.eliminations);
    announce(say("app-applied"));
  }, { class: "main" }));
  if (picture) row.append(button("app-picture", () => showPicture(picture)));
  row.append(button("app-play", () => {
    if (picture) showPicture(picture);
    play(body, step.pattern?.links ?? []);
  }));
  row.append(make("button", { type: "button", class: "quiet", onclick: () => openPage(step.technique) }, say("app-about")));
  return row;
}

export const openPage = (technique) => document.dispatchEvent(new CustomEvent("technique", { detail: technique }));

function show(title, words, links = []) {
  stop();
  const body = explanation(words, null, links);
  answer.replaceChildren(...[title && make("h2", {}, title), body].filter(Boolean));
  return body;
}

function levels() {
  [...document.getElementById("levels").children].forEach((button, index) => {
    const name = say(`app-level-${index + 1}`);
    button.setAttribute("aria-pressed", String(index + 1 === level));
    button.setAttribute("aria-label", `${index + 1}: ${name}`);
    button.title = name;
  });
}

export async function hint(wanted = Math.min(level + 1, 4)) {
  clearFound();
  const hint = await wait(answer, () => ask("hint", { ...asked(), level: wanted, pictures: "svg" }, "answer"));
  if (!hint) return;
  level = wanted;
  levels();
  const body = show(level === 4 || hint.state !== "right" ? hint.name : say(`app-level-${level}`), hint.words, hint.step?.pattern.links);
  if (hint.picture && (hint.cells.length || hint.houses.length || hint.step)) showPicture(hint.picture);
  if (hint.step) answer.append(actions(hint.step, body, hint.picture));
  else if (level < 4 && hint.state === "right") {
    answer.append(make("div", { class: "row", "aria-live": "off" }, button("app-more", () => hint(), { class: "main" })));
  }
}

export async function next() {
  clearFound();
  const got = await wait(answer, () => ask("next", { ...asked(), pictures: "svg" }, "answer"));
  if (!got) return;
  const { step, words } = got;
  if (!step) return void show(null, words);
  const body = show(step.name, step.words, step.pattern.links);
  answer.append(actions(step, body, step.picture));
  showPicture(step.picture);
}

export async function marks() {
  clearFound();
  const got = await wait(answer, () => ask("marks", fields(), "answer"));
  if (!got) return;
  show(say("app-marks"), got.words);
  light({ cells: [...got.wrong, ...got.lost] });
}

export async function why() {
  clearFound();
  if (!isSelected()) return void show(null, [{ text: say("app-why-select") }]);
  const cell = nameOf(focused());
  const got = await wait(answer, () => ask("why", { ...asked(), goal: cell, from: "here", detail: "full", pictures: "svg" }, "answer"));
  if (!got) return;
  show(say("app-why-title", { cell }), got.words);
  listed(got.steps.map((step) => ({
    name: `${step.number}. ${step.name}`,
    concluded: step.concluded,
    picture: step.picture,
    body: () => {
      const words = make("div", {}, step.told.map((part) => explanation(part.words, null, step.links)));
      return [words, make("div", { class: "row" }, button("app-play", () => play(words, step.links)))];
    },
  })));
}

function clearFound() {
  found.replaceChildren();
  light(null);
}

export async function find() {
  clearFound();
  const got = await wait(answer, () => ask("find", { ...asked(), pictures: "svg" }, "answer"));
  if (!got) return;
  show(say("app-find"), got.words);
  listed(got.steps.map((step) => ({
    name: step.name,
    concluded: [...step.placements, ...step.eliminations],
    picture: step.picture,
    body: () => {
      const words = explanation(step.words, null, step.pattern.links);
      return [words, actions(step, words, step.picture)];
    },
  })));
}

// A list of steps, one of them open at a time.
function listed(steps) {
  const list = make("ol", { class: "steps" });
  for (const step of steps) {
    const body = make("div", { class: "body", hidden: true });
    const head = make("button", { type: "button", class: "step", "aria-expanded": "false" },
      make("b", {}, step.name), make("span", {}, short(step.concluded)));
    head.addEventListener("click", () => {
      const open = head.getAttribute("aria-expanded") !== "true";
      list.querySelectorAll(".step").forEach((other) => other.setAttribute("aria-expanded", "false"));
      list.querySelectorAll(".body").forEach((other) => (other.hidden = true));
      head.setAttribute("aria-expanded", String(open));
      body.hidden = !open;
      if (!open) return hidePicture();
      if (!body.childElementCount) body.append(...step.body());
      if (step.picture) showPicture(step.picture);
      announce(`${step.name}. ${body.firstElementChild.textContent}`);
    });
    list.append(make("li", {}, head, body));
  }
  found.replaceChildren(list);
}

// A few conclusions, and how many more.
export function short(concluded) {
  const most = 2;
  const more = concluded.length - most;
  return concluded.slice(0, most).join(" ") + (more > 0 ? ` +${more}` : "");
}

export function build() {
  document.getElementById("hint").addEventListener("click", () => hint());
  for (const [id, run] of Object.entries({ next, why, marks, find })) document.getElementById(id).addEventListener("click", run);
  [...document.getElementById("levels").children].forEach((button, index) => button.addEventListener("click", () => hint(index + 1)));
  levels();
  onChange(() => {
    level = 0;
    levels();
    answer.replaceChildren();
    clearFound();
    stop();
  });
}

export { levels };
