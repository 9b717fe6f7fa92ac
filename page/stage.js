// @ts-check
// The board of the page, which all its parts show things on.
import { Board } from "./board.js";
import { get } from "./elements.js";
import { announce } from "./said.js";
import { isOn } from "./settings.js";
import { game } from "./state.js";

/** @type {Board} */
export let board;

export function build() {
  board = new Board(get("board"), {
    now: () => game.now,
    change: (edit) => game.change(edit),
    isOn,
    announce,
  });
  game.onChange(() => {
    board.hidePicture();
    board.draw();
  });
}
