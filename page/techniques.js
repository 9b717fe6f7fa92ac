// @ts-check
// The catalogue: every technique with its page, a live example, and positions to practise it.
import { lightPhrases } from "./lit.js";
import { ask } from "./api.js";
import { seed, wait } from "./asking.js";
import { announce, showPicture } from "./board.js";
import { all, button, get, make } from "./elements.js";
import { followUsual } from "./help.js";
import { game } from "./state.js";
import { say } from "./words.js";

/** @import { Technique } from "./types.d.ts" */

/** @type {Technique[]} */
let known = [];

const box = () => get("techniques");

/** @param {Technique} technique */
function entry({ id, name, grade }) {
  const found = `${name} ${id}`.toLowerCase();
  const link = make("button", { type: "button", class: "link", "data-name": found, onclick: () => page(id) }, name);
  return make("li", {}, link, make("i", { class: `grade ${grade}`, title: say(`grade-${grade}`) }));
}

/** @param {Technique[]} own */
const family = (own) =>
  make("details", { class: "family" },
    make("summary", {}, own[0].family_name, make("small", {}, String(own.length))),
    make("ul", {}, own.map(entry)));

export async function list() {
  const got = await wait(box(), () => ask("techniques"));
  if (!got) return [];
  known = got.techniques;
  const names = [...new Set(known.map((technique) => technique.family))];
  const families = names.map((name) => family(known.filter((technique) => technique.family === name)));
  const search = make("input", { type: "search", "aria-label": say("app-search"), placeholder: say("app-search") });
  search.addEventListener("input", () => {
    const wanted = search.value.trim().toLowerCase();
    for (const family of families) {
      let any = false;
      for (const item of all(family, "li")) {
        const name = item.querySelector("[data-name]")?.getAttribute("data-name") ?? "";
        item.hidden = wanted !== "" && !name.includes(wanted);
        any ||= !item.hidden;
      }
      family.hidden = !any;
      family.open = any && wanted !== "";
    }
  });
  box().replaceChildren(search, ...families);
  return known;
}

export const techniques = async () => (known.length ? known : list());

/** @param {string} id */
async function page(id) {
  get("tab-techniques").click();
  const got = await wait(box(), () => ask("page", { technique: id, pictures: "svg" }, "techniques"));
  if (!got) return;
  const parsed = new DOMParser().parseFromString(got.html, "text/html");
  const article = make("article", { class: "technique" }, ...parsed.body.children);
  for (const link of all(article, "[data-technique]")) {
    link.addEventListener("click", (event) => {
      event.preventDefault();
      page(link.dataset.technique ?? id);
    });
  }
  const row = make("div", { class: "row" }, button("app-all-techniques", list),
    button("app-practise", () => practise(id), { class: "main" }));
  const { example } = got;
  if (example) {
    row.append(button("app-load-example", () => {
      game.set(example.position, true);
      if (example.picture) showPicture(example.picture);
    }));
  }
  box().replaceChildren(row, article);
  const view = box().closest(".view");
  if (view) view.scrollTop = 0;
  announce(got.name);
}

/** @param {string} id */
async function practise(id) {
  const got = await wait(box(), () => ask("practice", { technique: id, seed: seed() }, "techniques"));
  if (!got) return;
  const { name, position, pure } = got;
  game.set(position, true);
  followUsual();
  const hint = () => {
    get("tab-help").click();
    get("hint").click();
  };
  const words = say(pure ? "app-practice-new" : "app-practice-page", { name });
  box().replaceChildren(
    make("div", { class: "row" }, button("app-all-techniques", list)),
    make("h2", {}, say("app-practice", { name })),
    make("p", {}, words),
    make("div", { class: "row" }, button("app-hint", hint, { class: "main" }),
      button("app-another", () => practise(id)), button("app-about", () => page(id))));
  announce(words);
}

export function build() {
  lightPhrases();
  document.addEventListener("technique", ({ detail }) => page(detail));
}
