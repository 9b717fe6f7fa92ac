// @ts-check
// The picture on the board as a file of its own: the step that is shown, or the position with all marks and colours.
import { ask } from "./api.js";
import { make, shape } from "./elements.js";
import { noted } from "./position.js";
import { isOn } from "./settings.js";
import { board } from "./stage.js";
import { game } from "./state.js";

/** The picture that is shown, with its rules and what all pictures share; null if there is none. */
async function step() {
  const shown = board.picture;
  const shared = document.querySelector("#shared defs");
  if (!shown || !shared) return null;
  const copy = document.importNode(shown, true);
  const [, , width, height] = copy.getAttribute("viewBox")?.split(" ") ?? [];
  for (const [name, value] of Object.entries({ width, height })) copy.setAttribute(name, value);
  const rules = await (await fetch(new URL("standalone.css", import.meta.url))).text();
  copy.prepend(shape("style", {}, rules), document.importNode(shared, true));
  return new XMLSerializer().serializeToString(copy);
}

/** @returns {Promise<Blob>} */
export async function svg() {
  const text = (await step()) ?? (await ask("draw", { ...noted(game.now), fixed: isOn("fixed") })).picture;
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
