// @ts-check
// How hard the puzzle is, in every currency, and where on the way.
import { ask } from "./api.js";
import { wait } from "./asking.js";
import { get, make, shape } from "./elements.js";
import { explanation } from "./explanation.js";
import { puzzle } from "./position.js";
import { isOn } from "./settings.js";
import { game } from "./state.js";
import { say } from "./words.js";

/** @import { Rated } from "./types.d.ts" */

/** The puzzle whose ratings are shown. */
let rated = "";

/**
 * Bars of the rating of each step; the highest is named.
 * @param {Rated[]} path
 */
function chart(path) {
  const [width, height, left, low] = [600, 200, 34, 24];
  const top = Math.max(3, ...path.map((step) => step.rating));
  const hardest = path.findIndex((step) => step.rating === Math.max(...path.map((step) => step.rating)));
  /** @param {number} index */
  const x = (index) => left + ((width - left) * index) / path.length;
  /** @param {number} rating */
  const y = (rating) => height - low - ((height - low - 14) * rating) / top;
  const label = say("app-chart", { count: path.length, rating: path[hardest].rating.toFixed(1), step: hardest + 1 });
  const svg = shape("svg", { class: "chart", viewBox: `0 0 ${width} ${height}`, role: "img", "aria-label": label });
  for (let tick = 0; tick <= top; tick += top > 7 ? 2 : 1) {
    svg.append(shape("line", { x1: left, x2: width, y1: y(tick), y2: y(tick), class: "tick" }));
    svg.append(shape("text", { x: left - 7, y: y(tick) + 4, class: "scale" }, tick));
  }
  path.forEach((step, index) => {
    const bar = shape("rect", {
      x: x(index) + 0.5, y: y(step.rating), width: Math.max(1, (width - left) / path.length - 1.5),
      height: Math.max(1, height - low - y(step.rating)), class: index === hardest ? "bar top" : "bar",
    });
    bar.append(shape("title", {}, `${index + 1}: ${step.rule}, ${step.rating.toFixed(1)}`));
    svg.append(bar);
  });
  svg.append(shape("text", { x: left, y: height - 6, class: "axis" }, "1"));
  svg.append(shape("text", { x: width, y: height - 6, class: "axis end" }, String(path.length)));
  return make("figure", {}, svg, make("figcaption", {}, label));
}

async function rate() {
  const board = puzzle(game.now);
  const box = get("ratings");
  const got = await wait(box, () => ask("rate", { board, uniqueness: isOn("uniqueness") }));
  if (!got) return;
  rated = board;
  /** @type {(key: string, value: string) => Element} */
  const row = (key, value) => make("div", {}, make("dt", {}, say(key)), make("dd", {}, value));
  box.replaceChildren(
    explanation(got.words),
    make("dl", { class: "ratings" },
      row("app-rate-se", [got.er, got.ep, got.ed].map((rating) => rating.toFixed(1)).join(" / ")),
      row("app-rate-hodoku", `${say(`hodoku-${got.hodoku_level}`)}, ${got.hodoku_score}`),
      row("app-rate-grade", got.name),
      row("app-rate-search", say("app-guesses", { count: got.search_guesses, nodes: got.search_nodes }))),
    ...(got.path?.length ? [make("h2", {}, say("app-along")), chart(got.path)] : []));
}

export function build() {
  get("rate").addEventListener("click", rate);
  game.onChange(() => {
    if (rated && puzzle(game.now) !== rated) get("ratings").replaceChildren();
  });
}
