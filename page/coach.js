// @ts-check
// The coach: names the technique that the player has just used, and looks back when the puzzle is solved.
import { ask } from "./api.js";
import { catalogue } from "./catalogue.js";
import { button, get, link, make, row } from "./elements.js";
import { GRADES, makePuzzle } from "./home.js";
import { clashes, copy, fields, isFull, moves } from "./position.js";
import { announce, banner } from "./said.js";
import { isOn } from "./settings.js";
import { board } from "./stage.js";
import { game } from "./state.js";
import { openPage } from "./steps.js";
import { recall } from "./storage.js";
import { clock } from "./timer.js";
import { say } from "./words.js";

/** Milliseconds between one diagonal of the board and the next when it is solved. */
const RIPPLE = 45;

/** A technique that was used, and when: `seconds:technique`. @param {string} text */
function use(text) {
  const [seconds, technique] = text.split(":");
  return { seconds: Number(seconds), technique };
}

/**
 * Names the technique behind what was just done.
 * @param {import("./types.d.ts").Position} before
 */
async function name(before) {
  const made = moves(before, game.now);
  get("coach").textContent = "";
  if (!isOn("coach") || made.length !== 1 || game.about.kind === "practice") return;
  try {
    const got = await ask("check", { ...fields(before), moves: made[0] }, "coach");
    const [verdict] = got.verdicts;
    if (verdict?.verdict !== "proved" || !verdict.technique) return;
    game.about.used.push(`${game.about.seconds}:${verdict.technique}`);
    const known = (await catalogue()).find(({ id }) => id === verdict.technique);
    const { technique } = verdict;
    get("coach").replaceChildren(`${made[0].replace("<>", "≠")}: `, link(known?.name ?? "", () => openPage(technique)));
  } catch {
    // The coach is a courtesy: without an answer it is silent.
  }
}

/** A calm wave over the board, if motion is wanted. */
function ripple() {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  board.host.querySelectorAll(".cell").forEach((cell, index) => {
    const delay = RIPPLE * (Math.floor(index / 9) + (index % 9));
    cell.animate([{ transform: "none" }, { transform: "scale(.86)" }, { transform: "none" }], { duration: 360, delay, easing: "ease-out" });
  });
}

/** How the game went: the techniques used, the hardest of them, and what took longest. */
async function review() {
  const every = await catalogue();
  const uses = game.about.used.map(use);
  const order = new Map(every.map(({ id }, index) => [id, index]));
  const nameOf = (/** @type {string} */ id) => every.find((technique) => technique.id === id)?.name ?? id;
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const { technique } of uses) counts.set(technique, (counts.get(technique) ?? 0) + 1);
  const listed = [...counts].sort(([one], [other]) => (order.get(other) ?? 0) - (order.get(one) ?? 0));
  const pauses = uses.map(({ seconds, technique }, index) => ({ technique, pause: seconds - (uses[index - 1]?.seconds ?? 0) }));
  const longest = pauses.toSorted((one, other) => other.pause - one.pause)[0];
  const named = (/** @type {string} */ id) => link(nameOf(id), () => openPage(id));
  get("tab-help").click();
  get("answer").replaceChildren(
    make("h2", {}, say("app-review")),
    make("p", {}, say("app-review-time", { time: clock(game.about.seconds), count: game.about.helped })),
    longest ? make("p", {}, say("app-review-longest", { time: clock(longest.pause) }), " ", named(longest.technique)) : "",
    make("ul", { class: "used" }, listed.map(([id, count]) => make("li", {}, named(id), make("small", {}, `×${count}`)))),
    listed[0] ? make("p", {}, say("app-review-practise"), " ", named(listed[0][0])) : "");
}

/** The moment when the last cell is right. */
function finish() {
  ripple();
  const { seconds, helped, kind } = game.about;
  const said = row();
  const grade = recall("grade") ?? "";
  const again = ["made", "daily"].includes(kind) && GRADES.includes(grade)
    ? button("app-next-puzzle", () => makePuzzle(grade, said), { class: "main" }) : null;
  const text = say(helped ? "app-solved-helped" : "app-solved", { time: clock(seconds), count: helped });
  announce(text);
  said.append(...[again, button("app-review", review)].filter((button) => button != null));
  banner("solved", make("b", {}, say("app-done")), " ", text, said);
}

export function build() {
  let before = copy(game.now);
  game.onChange(({ fresh, undone }) => {
    const last = before;
    before = copy(game.now);
    const isSolved = isFull(game.now) && !clashes(game.now).length;
    if (fresh || undone) return void (get("coach").textContent = "");
    name(last);
    if (isSolved && !isFull(last)) finish();
  });
}
