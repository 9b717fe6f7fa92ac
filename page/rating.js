// @ts-check
// How hard the puzzle is, in every currency, and where on the way.
import { ask } from "./api.js";
import { wait } from "./asking.js";
import { drawn, get, make } from "./elements.js";
import { explanation } from "./explanation.js";
import { puzzle } from "./position.js";
import { isOn } from "./settings.js";
import { game } from "./state.js";
import { say } from "./words.js";

/** The puzzle whose ratings are shown. */
let rated = "";

/**
 * The rating of each step; the chart says in words what is to be seen.
 * @param {string} text
 */
function chart(text) {
  const picture = drawn(text);
  return make("figure", {}, picture, make("figcaption", {}, picture?.getAttribute("aria-label")));
}

async function rate() {
  const board = puzzle(game.now);
  const box = get("ratings");
  const got = await wait(box, () => ask("rate", { board, uniqueness: isOn("uniqueness"), chart: true }));
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
    ...(got.chart ? [make("h2", {}, say("app-along")), chart(got.chart)] : []));
}

export function build() {
  get("rate").addEventListener("click", rate);
  game.onChange(() => {
    if (rated && puzzle(game.now) !== rated) get("ratings").replaceChildren();
  });
}
