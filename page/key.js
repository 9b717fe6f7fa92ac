// @ts-check
// What the shapes of the picture on the board mean: a key to those that occur in it, and no others.
import { get, make } from "./elements.js";
import { board } from "./stage.js";
import { keyOf, say } from "./words.js";

/** @import { Key } from "./types.d.ts" */

/** @param {Key} key */
function entry({ name, picture }) {
  const sample = new DOMParser().parseFromString(picture, "text/html").body.firstElementChild;
  return make("li", {}, sample && document.importNode(sample, true), name);
}

function draw() {
  const ids = board.picture?.getAttribute("data-key") ?? "";
  const entries = ids.split(" ").map(keyOf).filter((key) => key != null);
  const box = get("key");
  box.hidden = !entries.length;
  if (box.hidden) return box.replaceChildren();
  box.replaceChildren(make("ul", { "aria-label": say("picture-key") }, entries.map(entry)));
}

export function build() {
  board.host.addEventListener("picture", draw);
}
