// The catalogue: every technique with its page, a live example, and positions to practise it.
import { ask } from "./api.js";
import { announce, showPicture } from "./board.js";
import { wait } from "./help.js";
import { light } from "./light.js";
import { set } from "./state.js";
import { button, make, say } from "./words.js";

const box = document.getElementById("techniques");
const seed = () => crypto.getRandomValues(new Uint32Array(1))[0];
let all = [];

export async function list() {
  const got = await wait(box, () => ask("techniques"));
  if (!got) return [];
  all = got.techniques;
  const search = make("input", { type: "search", "aria-label": say("app-search"), placeholder: say("app-search") });
  const families = [...new Set(all.map((technique) => technique.family))].map((family) => {
    const own = all.filter((technique) => technique.family === family);
    return make("details", { class: "family" },
      make("summary", {}, own[0].family_name, make("small", {}, String(own.length))),
      make("ul", {}, own.map((technique) => make("li", {},
        make("button", { type: "button", class: "link", "data-name": `${technique.name} ${technique.id}`.toLowerCase(), onclick: () => page(technique.id) },
          technique.name), make("i", { class: `grade ${technique.grade}`, title: say(`grade-${technique.grade}`) })))));
  });
  search.addEventListener("input", () => {
    const wanted = search.value.trim().toLowerCase();
    for (const family of families) {
      let any = false;
      for (const item of family.querySelectorAll("li")) {
        item.hidden = wanted !== "" && !item.firstElementChild.dataset.name.includes(wanted);
        any ||= !item.hidden;
      }
      family.hidden = !any;
      family.open = any && wanted !== "";
    }
  });
  box.replaceChildren(search, ...families);
  return all;
}

export const techniques = async () => (all.length ? all : list());

export async function page(id) {
  document.getElementById("tab-techniques").click();
  const got = await wait(box, () => ask("page", { technique: id, pictures: "svg" }, "techniques"));
  if (!got) return;
  const parsed = new DOMParser().parseFromString(got.html, "text/html");
  const article = make("article", { class: "technique" }, ...parsed.body.children);
  article.querySelectorAll("figure").forEach((figure) => {
    figure.addEventListener("pointerover", ({ target }) => lit(figure, target.closest("[data-cells]")));
    figure.addEventListener("pointerout", () => lit(figure, null));
  });
  const row = make("div", { class: "row" }, button("app-all-techniques", list),
    button("app-practise", () => practise(id), { class: "main" }));
  if (got.example) {
    row.append(button("app-load-example", () => {
      set(got.example.position, true);
      showPicture(got.example.picture);
    }));
  }
  box.replaceChildren(row, article);
  box.closest(".view").scrollTop = 0;
  announce(got.name);
}

// Lights up cells in a picture of the page.
function lit(figure, phrase) {
  const svg = figure.querySelector("svg");
  svg.querySelectorAll(".lit").forEach((old) => old.remove());
  for (const name of phrase?.dataset.cells.split(" ").filter(Boolean) ?? []) {
    const rect = document.createElementNS(svg.namespaceURI, "rect");
    const attributes = { class: "lit", x: 28 + 64 * (name[3] - 1) + 3, y: 28 + 64 * (name[1] - 1) + 3, width: 58, height: 58, rx: 7 };
    for (const key in attributes) rect.setAttribute(key, attributes[key]);
    svg.append(rect);
  }
}

async function practise(id) {
  const got = await wait(box, () => ask("practice", { technique: id, seed: seed() }, "techniques"));
  if (!got) return;
  set(got.position, true);
  const hint = make("div", { class: "row" },
    button("app-hint", () => { document.getElementById("tab-help").click(); document.getElementById("hint").click(); }, { class: "main" }),
    button("app-another", () => practise(id)), button("app-about", () => page(id)));
  const words = say(got.pure ? "app-practice-new" : "app-practice-page", { name: got.name });
  box.replaceChildren(make("div", { class: "row" }, button("app-all-techniques", list)), make("h2", {}, say("app-practice", { name: got.name })), make("p", {}, words), hint);
  announce(words);
}

export function build() {
  document.addEventListener("technique", ({ detail }) => page(detail));
}
