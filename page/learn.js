// @ts-check
// Learning: the course as a map, the page of a technique with its example on the big board, and exercises from obvious
// to hidden, whose answers are noticed.
import { ask } from "./api.js";
import { seed, wait } from "./asking.js";
import { all, button, drawn, get, link, make, row, voice } from "./elements.js";
import { followUsual } from "./help.js";
import { lightPhrases } from "./lit.js";
import { begin } from "./making.js";
import { fields, moves, read } from "./position.js";
import * as progress from "./progress.js";
import { announce, banner } from "./said.js";
import { isSheet, lower, raise } from "./sheet.js";
import { board } from "./stage.js";
import { game } from "./state.js";
import { say } from "./words.js";

/** @import { Answers, Chapter, Position, Posed } from "./types.d.ts" */

/** Exercises of a lesson. */
const EXERCISES = 5;

/**
 * The course, in the language that it was asked for in.
 * @type {{ lang: string, chapters: Chapter[] }}
 */
let course = { lang: "", chapters: [] };

/**
 * The lesson that is on the board.
 * @type {{ technique: string, name: string, exercises: Posed[], at: number, start: Position | null, done: boolean }}
 */
const lesson = { technique: "", name: "", exercises: [], at: 0, start: null, done: false };

const box = () => get("learn");

async function chapters() {
  const { lang } = document.documentElement;
  if (course.lang !== lang) course = { lang, ...(await ask("course")) };
  return course.chapters;
}

/** @param {string} id */
function sign(id) {
  const standing = progress.standing(id);
  const text = say(`app-standing-${standing}`);
  return make("i", { class: `standing ${standing}`, title: text, role: "img", "aria-label": text });
}

/** @param {{ id: string, name: string, grade: string }} technique */
const entry = ({ id, name, grade }) =>
  make("li", { "data-name": `${name} ${id}`.toLowerCase(), "data-id": id },
    sign(id), make("span", { class: "thumb", "aria-hidden": "true" }),
    link(name, () => page(id)),
    make("small", { class: `grade-name ${grade}` }, say(`grade-${grade}`)));

/** Small pictures of examples, asked for once. @type {Map<string, string>} */
const thumbs = new Map();

/**
 * Draws the examples of a chapter, one after the other, while it is open.
 * @param {HTMLDetailsElement} chapter
 */
async function illustrate(chapter) {
  for (const item of all(chapter, "li")) {
    const { id = "" } = item.dataset;
    const box = item.querySelector(".thumb");
    if (!chapter.open || !chapter.isConnected) return;
    if (!box || box.childElementCount) continue;
    if (!thumbs.has(id)) thumbs.set(id, (await ask("page", { technique: id, pictures: "svg" }, "thumb")).example?.picture ?? "");
    const picture = drawn(thumbs.get(id) ?? "");
    if (picture) box.replaceChildren(picture);
  }
}

/** @param {Chapter} chapter */
function part({ number, title, techniques }) {
  const done = techniques.filter(({ id }) => progress.standing(id) !== "new").length;
  const ontoggle = (/** @type {Event} */ { target }) =>
    target instanceof HTMLDetailsElement && illustrate(target).catch(() => {});
  return make("details", { class: "family", ontoggle },
    make("summary", {}, make("em", {}, String(number)), make("b", {}, title),
      make("progress", { max: String(techniques.length), value: String(done), "aria-label": say("app-learnt") }),
      make("small", {}, `${done}/${techniques.length}`)),
    make("ul", {}, techniques.map(entry)),
    row(button("app-checkpoint", () => checkpoint(techniques))));
}

/** The map of the course. */
export async function map() {
  const known = await wait(box(), chapters);
  if (!known) return;
  const every = known.flatMap(({ techniques }) => techniques);
  const next = every.find(({ id }) => progress.standing(id) === "new");
  const due = progress.due().map((id) => every.find((technique) => technique.id === id)).filter((known) => known != null);
  const parts = known.map(part);
  const search = make("input", { type: "search", "aria-label": say("app-search"), placeholder: say("app-search") });
  search.addEventListener("input", () => {
    const wanted = search.value.trim().toLowerCase();
    for (const part of parts) {
      const items = all(part, "li");
      for (const item of items) item.hidden = wanted !== "" && !item.dataset.name?.includes(wanted);
      part.hidden = items.every((item) => item.hidden);
      part.open = !part.hidden && wanted !== "";
    }
  });
  const open = known.findIndex(({ techniques }) => techniques.some(({ id }) => id === next?.id));
  if (parts[open]) parts[open].open = true;
  box().replaceChildren(
    row(
      next ? make("button", { type: "button", class: "main", onclick: () => page(next.id) }, say("app-next-lesson", { name: next.name })) : null),
    due.length ? make("div", { class: "due" }, make("h2", {}, say("app-due-now")), make("ul", {}, due.slice(0, 5).map(entry))) : "",
    search, ...parts);
}

/**
 * A puzzle whose hardest step is the last technique of a chapter, or one before it.
 * @param {{ id: string, name: string }[]} techniques
 */
async function checkpoint(techniques) {
  const said = voice();
  box().prepend(said);
  for (const { id, name } of [...techniques].reverse()) {
    if (!(await begin({ technique: id }, say("app-checkpoint-of", { name }), said))) continue;
    said.remove();
    return lower();
  }
}

/** The techniques before and after one, in the order of the course. @param {string} id */
async function beside(id) {
  const every = (await chapters()).flatMap(({ techniques }) => techniques);
  const at = every.findIndex((technique) => technique.id === id);
  return { before: every[at - 1], after: every[at + 1] };
}

/** @param {string} id */
export async function page(id) {
  get("tab-learn").click();
  raise();
  const got = await wait(box(), async () => {
    const told = await ask("page", { technique: id, pictures: "svg" }, "learn");
    return { ...told, ...(await beside(id)) };
  }, "learn");
  if (!got) return;
  const parsed = new DOMParser().parseFromString(got.html, "text/html");
  const article = make("article", { class: "technique" }, ...parsed.body.children);
  for (const old of all(article, "[data-technique]")) {
    const other = old.dataset.technique ?? id;
    old.replaceWith(link([...old.childNodes], () => page(other)));
  }
  const { before, after, example } = got;
  const load = () => {
    if (!example) return;
    game.start(read(example.position, true), "example", say("app-example-of", { name: got.name }));
    if (example.picture) board.showPicture(example.picture);
  };
  /** @type {(key: string, other: { id: string, name: string } | undefined) => Element | null} */
  const way = (key, other) =>
    other ? make("button", { type: "button", class: "quiet", onclick: () => page(other.id), title: other.name }, say(key)) : null;
  box().replaceChildren(
    row(button("app-all-techniques", map, { class: "quiet" }),
      way("app-technique-before", before), way("app-technique-after", after)),
    row(button("app-practise", () => practise(id), { class: "main" }),
      example ? button("app-load-example", load) : null),
    article);
  get("views").scrollTop = 0;
  announce(got.name);
}

/** @param {string} id */
async function practise(id) {
  raise();
  const question = { technique: id, seed: seed(), count: EXERCISES };
  const got = await wait(box(), () => ask("practice", question, "learn"), "learn");
  if (!got) return;
  Object.assign(lesson, { technique: id, name: got.name, exercises: got.exercises, at: 0, done: false });
  exercise();
}

/** Puts the exercise on the board, and asks. */
function exercise() {
  const { name, exercises, at, technique } = lesson;
  const { position, pure } = exercises[at];
  const start = read(position, true);
  Object.assign(lesson, { start, done: false });
  game.start(start, "practice", say("app-practice-count", { name, at: at + 1, of: exercises.length }));
  followUsual();
  const words = say(pure ? "app-practice-new" : "app-practice-page", { name });
  const hint = () => get("hint").click();
  box().replaceChildren(
    row(button("app-all-techniques", map, { class: "quiet" }),
      button("app-about", () => page(technique), { class: "quiet" })),
    make("h2", {}, say("app-practice-count", { name, at: at + 1, of: exercises.length })),
    make("p", {}, words),
    make("p", { class: "how" }, say("app-practice-how")),
    make("div", { id: "reply", "aria-live": "polite" }),
    row(button("app-hint", hint), button("app-skip-exercise", onward)));
  announce(words);
}

/** The next exercise; after the last one, the map. */
function onward() {
  lesson.at += 1;
  if (lesson.at < lesson.exercises.length) return exercise();
  const { name, technique } = lesson;
  box().replaceChildren(
    make("h2", {}, say("app-lesson-done", { name })),
    make("p", {}, say("app-lesson-done-about", { count: progress.of(technique).solved })),
    row(
      button("app-another", () => practise(technique)),
      button("app-all-techniques", map, { class: "main" }),
      button("app-my-puzzle", () => game.leave())));
  announce(say("app-lesson-done", { name }));
}

/**
 * What the answer to a move says, without what is still to be found.
 * @param {Answers["judge"]} got
 */
function reply({ found, replies, name }) {
  if (found) return say("app-reply-right", { name });
  const wrong = replies.find(({ reply }) => reply === "false");
  if (wrong) return say("app-reply-false", { move: wrong.move.replace("<>", "≠") });
  const other = replies.find((said) => said.reply === "proved" && said.name);
  if (other) return say("app-reply-other", { name: other.name ?? "" });
  return say("app-reply-open");
}

/** Listens to what is done on the board while an exercise is on it. */
async function listen() {
  const { start, technique, done } = lesson;
  if (game.about.kind !== "practice" || !start || done) return;
  const made = moves(start, game.now);
  const box = document.getElementById("reply");
  if (!made.length || !box) return box?.replaceChildren();
  const question = { ...fields(start), technique, moves: made.join("\n") };
  const got = await wait(box, () => ask("judge", question, "judge"));
  if (!got) return;
  const text = reply(got);
  const kind = got.found ? "right" : got.replies.some(({ reply }) => reply === "false") ? "false" : "other";
  box.replaceChildren(make("p", { class: `reply ${kind}` }, text));
  if (got.found) {
    lesson.done = true;
    progress.found(technique, game.about.helped === 0);
    box.append(row(button("app-go-on", onward, { class: "main" })));
  } else if (kind === "false") box.append(row(button("app-undo", () => game.undo())));
  // Where the panel is a sheet, the reply is behind the pad.
  if (isSheet()) banner(`reply ${kind}`, text, got.found ? button("app-go-on", onward, { class: "main" }) : null);
}

export function build() {
  lightPhrases();
  document.addEventListener("technique", ({ detail }) => page(detail));
  get("tab-learn").addEventListener("click", () => {
    // What failed is asked for again.
    if (!box().querySelector("details, article, h2")) map();
  });
  game.onChange(({ fresh }) => {
    if (!fresh) return listen();
    if (game.about.kind === "practice" || !lesson.start) return;
    // The exercise has left the board.
    lesson.start = null;
    if (get("view-learn").hidden) box().replaceChildren();
    else map();
  });
}
