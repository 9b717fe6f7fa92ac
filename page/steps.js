// @ts-check
// Steps below each other, what can be done with one, and the way to the page of its technique.
import { announce, hidePicture, showPicture } from "./board.js";
import { button, make } from "./elements.js";
import { play } from "./motion.js";
import { conclude } from "./position.js";
import { isOn } from "./settings.js";
import { game } from "./state.js";
import { say } from "./words.js";

/** @import { Excerpt, Step } from "./types.d.ts" */

/** @param {string} technique */
const openPage = (technique) => document.dispatchEvent(new CustomEvent("technique", { detail: technique }));

/**
 * A button that opens the page of a technique.
 * @param {string} technique
 */
export const pageButton = (technique) => button("app-about", () => openPage(technique), { class: "quiet" });

/**
 * A few conclusions, and how many more.
 * @param {string[]} concluded
 */
export function short(concluded) {
  const most = 2;
  const more = concluded.length - most;
  return concluded.slice(0, most).join(" ") + (more > 0 ? ` +${more}` : "");
}

/**
 * A button for each of several pictures of a step; none if there is one.
 * @param {Excerpt[]} [excerpts]
 */
export const pictures = (excerpts = []) => excerpts.map(({ name, picture }) =>
  make("button", { type: "button", onclick: () => showPicture(picture) }, name));

/**
 * The buttons below a step: apply it, see it again, see it line by line, read its page.
 * @param {Step} step
 * @param {Element} body
 * @param {string} [picture]
 * @param {Excerpt[]} [excerpts]
 */
export function actions(step, body, picture, excerpts) {
  const apply = () => {
    hidePicture();
    game.change((position) => conclude(position, step.placements, step.eliminations, isOn("tidy")));
    announce(say("app-applied"));
  };
  const playAll = () => {
    if (picture) showPicture(picture);
    play(body, step.pattern.links ?? []);
  };
  // What it says is read out, its buttons are not.
  return make("div", { class: "row", "aria-live": "off" },
    button("app-apply", apply, { class: "main" }),
    picture && !excerpts?.length ? button("app-picture", () => showPicture(picture)) : null,
    ...pictures(excerpts),
    button("app-play", playAll),
    pageButton(step.technique));
}

/**
 * @typedef {object} Item
 * @property {string} name
 * @property {string[]} concluded
 * @property {string} [picture]
 * @property {() => Element[]} body What is shown when it is open.
 */

/**
 * A list of steps, one of them open at a time.
 * @param {Item[]} steps
 */
export function listed(steps) {
  const list = make("ol", { class: "steps" });
  const items = steps.map((step) => ({ step, ...item(step) }));
  for (const { step, head, body } of items) {
    head.addEventListener("click", () => {
      const open = body.hidden;
      for (const other of items) {
        other.head.setAttribute("aria-expanded", String(open && other.body === body));
        other.body.hidden = !open || other.body !== body;
      }
      if (!open) return hidePicture();
      if (!body.childElementCount) body.append(...step.body());
      if (step.picture) showPicture(step.picture);
      announce(`${step.name}. ${body.firstElementChild?.textContent ?? ""}`);
    });
    list.append(make("li", {}, head, body));
  }
  return list;
}

/** @param {Item} step */
function item({ name, concluded }) {
  const head = make("button", { type: "button", class: "step", "aria-expanded": "false" },
    make("b", {}, name), make("span", {}, short(concluded)));
  return { head, body: make("div", { class: "body", hidden: true }) };
}
