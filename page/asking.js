// @ts-check
// Asking from anywhere on the page: what a question says of the position, and what is shown until it is answered.
import { Failure, giveUp, isGivenUp, progressOf } from "./api.js";
import { button, make } from "./elements.js";
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

/** After this, work is worth a word; after that, its time and a way to end it. */
const SOON = 250;
const SLOW = 1500;

/**
 * Says that there is work, then for how long, with a button that ends it. Returns how to stop saying so.
 * @param {Element} box
 * @param {string} slot
 */
function thinking(box, slot) {
  const begun = performance.now();
  /** @type {HTMLElement | null} */
  let line = null;
  const soon = setTimeout(() => box.replaceChildren((line = make("div", { class: "thinking" }, say("app-thinking")))), SOON);
  const ticks = setInterval(() => {
    const time = performance.now() - begun;
    if (!line?.isConnected || time < SLOW) return;
    const progress = progressOf(slot);
    const bar = progress ? make("progress", { max: String(progress.of), value: String(progress.done), "aria-label": say("app-thinking") }) : "";
    line.replaceChildren(say("app-thinking-for", { seconds: Math.round(time / 1000) }), bar,
      ...(slot ? [button("app-cancel", () => giveUp(slot))] : []));
  }, 1000);
  return () => {
    clearTimeout(soon);
    clearInterval(ticks);
    line?.remove();
  };
}

/**
 * Runs a question, with a sign that it is worked on; errors are shown in its place, and give null. `slot` is that of the
 * question, so that it can be cancelled.
 * @template A
 * @param {Element} box
 * @param {() => Promise<A>} question
 * @param {string} [slot]
 * @returns {Promise<A | null>}
 */
export async function wait(box, question, slot = "") {
  waiting.set(box, question);
  box.setAttribute("aria-busy", "true");
  const stop = thinking(box, slot);
  try {
    return await question();
  } catch (error) {
    if (isGivenUp(error)) return null;
    stop();
    const why = error instanceof Failure && error.code ? error.message : say("app-no-server");
    box.replaceChildren(make("p", { class: "wrong" }, why));
    return null;
  } finally {
    stop();
    if (waiting.get(box) === question) box.removeAttribute("aria-busy");
  }
}
