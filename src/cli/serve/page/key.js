// What the shapes of the picture on the board mean: a key to those that occur in it, and no others.
import { keyOf, make, say } from "./words.js";

const box = document.getElementById("key");

function draw(picture) {
  const entries = (picture?.dataset.key ?? "").split(" ").map(keyOf).filter(Boolean);
  box.hidden = !entries.length;
  if (box.hidden) return box.replaceChildren();
  const entry = ({ name, picture }) => {
    const sample = new DOMParser().parseFromString(picture, "text/html").body.firstElementChild;
    return make("li", {}, document.importNode(sample, true), name);
  };
  box.replaceChildren(make("ul", { "aria-label": say("picture-key") }, entries.map(entry)));
}

export function build() {
  const board = document.getElementById("board");
  board.addEventListener("picture", () => draw(board.querySelector(".picture svg")));
}
