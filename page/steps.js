// @ts-check
// Steps below each other, what can be done with one, and the way to the page of its technique.
import { wait } from "./asking.js";
import { button, make } from "./elements.js";
import { play } from "./motion.js";
import { conclude } from "./position.js";
import { announce } from "./said.js";
import { isOn } from "./settings.js";
import { board } from "./stage.js";
import { game } from "./state.js";
import { say } from "./words.js";

/** @import { Excerpt, Step } from "./types.d.ts" */

/** @param {string} technique */
export const openPage = (technique) => document.dispatchEvent(new CustomEvent("technique", { detail: technique }));

/**
 * A button that opens the page of a technique.
 * @param {string} technique
 */
export const pageButton = (technique) => button("app-about", () => openPage(technique), { class: "quiet" });

/** @param {string} conclusion */
const shown = (conclusion) => conclusion.replace("<>", "≠");

/**
 * A few conclusions, and how many more.
 * @param {string[]} concluded
 */
export function short(concluded) {
  const most = 2;
  const more = concluded.length - most;
  return concluded.slice(0, most).map(shown).join(" ") + (more > 0 ? ` +${more}` : "");
}

/**
 * A button for each of several pictures of a step; none if there is one.
 * @param {Excerpt[]} [excerpts]
 */
export const pictures = (excerpts = []) => excerpts.map(({ name, picture }) =>
  make("button", { type: "button", onclick: () => board.showPicture(picture) }, name));

/**
 * Writes what a step concludes, and leaves the keyboard where the result is.
 * @param {Pick<Step, "placements" | "eliminations">} step
 */
export function apply({ placements, eliminations }) {
  board.hidePicture();
  game.change((position) => conclude(position, placements, eliminations, isOn("tidy")));
  announce(say("app-applied"));
}

/**
 * The buttons below a step: apply it, see it again, see it line by line, read its page.
 * @param {Step} step
 * @param {Element} body
 * @param {string} [picture]
 * @param {Excerpt[]} [excerpts]
 */
export function actions(step, body, picture, excerpts) {
  const playAll = () => {
    if (picture) board.showPicture(picture);
    play(body, step.pattern.links ?? []);
  };
  // What it says is read out, its buttons are not.
  return make("div", { class: "row", "aria-live": "off" },
    button("app-apply", () => apply(step), { class: "main" }),
    button("app-play", playAll),
    picture && !excerpts?.length ? button("app-picture", () => board.showPicture(picture), { class: "quiet" }) : null,
    ...pictures(excerpts),
    pageButton(step.technique));
}

/**
 * @typedef {object} Item
 * @property {string} name
 * @property {string[]} concluded
 * @property {() => Promise<Opened | null> | Opened} open What is shown when it is open.
 */

/** @typedef {{ body: Element[], picture?: string }} Opened */

/**
 * A list of steps, one of them open at a time.
 * @param {Item[]} steps
 */
export function listed(steps) {
  const list = make("ol", { class: "steps" });
  /** @type {{ head: HTMLElement, body: HTMLElement }[]} */
  const items = [];
  for (const step of steps) {
    const head = make("button", { type: "button", class: "step", "aria-expanded": "false" },
      make("b", {}, step.name), make("span", {}, short(step.concluded)));
    const body = make("div", { class: "body", hidden: true });
    items.push({ head, body });
    /** @type {Opened | null} */
    let opened = null;
    head.addEventListener("click", async () => {
      const open = body.hidden;
      for (const other of items) {
        other.head.setAttribute("aria-expanded", String(open && other.body === body));
        other.body.hidden = !open || other.body !== body;
      }
      if (!open) return board.hidePicture();
      opened ??= await wait(body, async () => step.open());
      if (!opened) return;
      body.replaceChildren(...opened.body);
      if (opened.picture && !body.hidden) board.showPicture(opened.picture);
      announce(`${step.name}. ${body.firstElementChild?.textContent ?? ""}`);
    });
    list.append(make("li", {}, head, body));
  }
  return list;
}
