// @ts-check
// The picture on the board as a file: the step that is shown, or the position with all marks and colours.
import { ask } from "./api.js";
import { make, shape } from "./elements.js";
import { noted } from "./position.js";
import { isOn } from "./settings.js";
import { board } from "./stage.js";
import { game } from "./state.js";

/** The picture that is shown, with the rules of these files and what all share; null if there is none. */
async function step(/** @type {string[]} */ ...files) {
  const shown = board.picture;
  const shared = document.querySelector("#shared defs");
  if (!shown || !shared) return null;
  const copy = document.importNode(shown, true);
  const [, , width, height] = copy.getAttribute("viewBox")?.split(" ") ?? [];
  for (const [name, value] of Object.entries({ width, height })) copy.setAttribute(name, value);
  const rules = files.map(async (name) => (await fetch(new URL(name, import.meta.url))).text());
  copy.prepend(shape("style", {}, (await Promise.all(rules)).join("")), document.importNode(shared, true));
  return new XMLSerializer().serializeToString(copy);
}

/** Whether it can be played. */
export const isPlayable = () => board.picture?.querySelector("[data-line]") != null;

/** @returns {Promise<Blob>} */
export async function svg(/** @type {string[]} */ ...files) {
  const text = (await step("standalone.css", ...files)) ?? (await ask("draw", { ...noted(game.now), fixed: isOn("fixed") })).picture;
  return new Blob([text], { type: "image/svg+xml" });
}

/** @returns {Promise<Blob | null>} */
export async function png() {
  const image = new Image();
  image.src = URL.createObjectURL(await svg());
  await image.decode();
  const [width, height] = [2 * image.naturalWidth, 2 * image.naturalHeight];
  const canvas = make("canvas", { width, height });
  canvas.getContext("2d")?.drawImage(image, 0, 0, width, height);
  URL.revokeObjectURL(image.src);
  return new Promise((done) => canvas.toBlob(done, "image/png"));
}
