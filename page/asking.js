// @ts-check
// Asking from anywhere on the page: what a question says of the position, and what is shown until it is answered.
import { Failure, isGivenUp } from "./api.js";
import { make } from "./elements.js";
import { fields } from "./position.js";
import { isOn } from "./settings.js";
import { game } from "./state.js";
import { say } from "./words.js";

/** What every question about the position says of techniques. */
export const asked = () => ({ ...fields(game.now), uniqueness: isOn("uniqueness") });

/** A number that makes each new puzzle another. */
export const seed = () => crypto.getRandomValues(new Uint32Array(1))[0];

/** The question that each box waits for. @type {WeakMap<Element, object>} */
const waiting = new WeakMap();

/**
 * Runs a question, with a sign that it is thought about; what goes wrong is said in its place, and gives null.
 * @template A
 * @param {Element} box
 * @param {() => Promise<A>} question
 * @returns {Promise<A | null>}
 */
export async function wait(box, question) {
  waiting.set(box, question);
  box.setAttribute("aria-busy", "true");
  const thinking = setTimeout(() => box.replaceChildren(make("p", { class: "thinking" }, say("app-thinking"))), 250);
  try {
    return await question();
  } catch (error) {
    if (isGivenUp(error)) return null;
    clearTimeout(thinking);
    const why = error instanceof Failure && error.code ? error.message : say("app-no-server");
    box.replaceChildren(make("p", { class: "wrong" }, why));
    return null;
  } finally {
    clearTimeout(thinking);
    if (waiting.get(box) === question) box.removeAttribute("aria-busy");
  }
}
