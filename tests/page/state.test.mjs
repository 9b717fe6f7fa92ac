import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { copy, empty, packed } from "../../page/position.js";
import { Selection } from "../../page/selection.js";
import { Game } from "../../page/state.js";
import { keep, recall } from "../../page/storage.js";

let kept = new Map();
const memory = { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => kept.set(key, value) };
const remember = (value) => Object.defineProperty(globalThis, "localStorage", { configurable: true, ...value });
const digit = (game, cell, digit) => game.change((now) => (now.digits[cell] = digit));

beforeEach(() => {
  kept = new Map();
  remember({ value: memory });
});

test("what was done can be undone and done again", () => {
  const game = new Game();
  const seen = [copy(game.now)];
  for (const cell of [0, 1, 2]) {
    digit(game, cell, 5);
    seen.push(copy(game.now));
  }
  for (const before of seen.slice(0, 3).reverse()) {
    game.undo();
    assert.deepEqual(game.now, before);
  }
  assert.deepEqual([game.canUndo, game.canRedo], [false, true]);
  for (const after of seen.slice(1)) {
    game.redo();
    assert.deepEqual(game.now, after);
  }
  assert.deepEqual([game.canUndo, game.canRedo], [true, false]);
});

test("at the ends undo and redo do nothing", () => {
  const game = new Game();
  let heard = 0;
  game.onChange(() => heard++);
  game.undo();
  game.redo();
  assert.deepEqual([game.now, heard], [empty(), 0]);
});

test("a change forgets what was undone; one that changes nothing does not", () => {
  const game = new Game();
  let heard = 0;
  digit(game, 0, 5);
  game.undo();
  game.onChange(() => heard++);
  digit(game, 0, 0);
  game.replace(empty());
  assert.deepEqual([game.canUndo, game.canRedo, heard], [false, true, 0]);
  digit(game, 1, 6);
  assert.deepEqual([game.canUndo, game.canRedo, heard], [true, false, 1]);
});

test("a change that fails leaves the position as it was", () => {
  const game = new Game();
  assert.throws(() => game.change((now) => {
    now.digits[0] = 5;
    throw new Error("no");
  }));
  assert.deepEqual([game.now, game.canUndo], [empty(), false]);
});

test("nobody who has a position can change the game with it", () => {
  const game = new Game();
  const other = empty();
  other.digits[0] = 5;
  game.replace(other);
  other.digits[0] = 6;
  assert.equal(game.now.digits[0], 5);
});

test("the next visit goes on, and can go back", () => {
  const game = new Game();
  for (const cell of [0, 1, 2]) digit(game, cell, cell + 1);
  game.undo();
  const later = new Game();
  let heard = 0;
  later.onChange(() => heard++);
  assert.equal(later.restore(), true);
  assert.deepEqual([later.now, later.canUndo, later.canRedo, heard], [game.now, true, false, 1]);
  later.undo();
  later.undo();
  assert.deepEqual([later.now, later.canUndo], [empty(), false]);
});

test("a later visit remembers two hundred positions, this one all", () => {
  const game = new Game();
  for (let n = 0; n < 250; n++) digit(game, 0, (n % 9) + 1);
  const later = new Game();
  later.restore();
  const back = (game) => {
    let count = 0;
    for (; game.canUndo; count++) game.undo();
    return count;
  };
  later.undo();
  assert.equal(later.now.digits[0], (248 % 9) + 1, "the latest of them");
  assert.deepEqual([back(later), back(game)], [199, 250]);
});

test("forgetting leaves the position", () => {
  const game = new Game();
  digit(game, 0, 5);
  digit(game, 0, 6);
  game.undo();
  game.forget();
  assert.deepEqual([game.now.digits[0], game.canUndo, game.canRedo], [5, false, false]);
  const later = new Game();
  later.restore();
  assert.equal(later.canUndo, false);
});

test("what the browser remembers wrongly is not believed", () => {
  const game = new Game();
  assert.equal(game.restore(), false, "nothing");
  for (const past of ["", "{", "{}", "null", "5", "[null]", '["x"]', "[[]]"]) {
    kept.set("position", packed(empty()));
    kept.set("past", past);
    assert.equal(game.restore(), true, past);
    assert.equal(game.canUndo, false, past);
  }
  kept.set("position", "1_2_3");
  assert.equal(game.restore(), false);
});

test("a forbidden storage costs the memory, not the game", () => {
  remember({
    get() {
      throw new Error("forbidden");
    },
  });
  const game = new Game();
  digit(game, 0, 5);
  assert.deepEqual([game.now.digits[0], game.restore(), recall("lang")], [5, false, null]);
  game.undo();
  assert.deepEqual(game.now, empty());
});

test("a full storage costs the memory, not the game", () => {
  remember({ value: { ...memory, setItem: () => assert.fail("full") } });
  const game = new Game();
  digit(game, 0, 5);
  keep("seconds", 5);
  assert.deepEqual([game.now.digits[0], recall("seconds")], [5, null]);
});

test("keys and questions go on from a cell that is selected", () => {
  const selection = new Selection();
  assert.deepEqual([selection.size, selection.focus], [0, 40]);
  selection.select(3, false);
  selection.select(7, true);
  selection.select(9, true);
  selection.drop(7);
  assert.deepEqual([selection.cells, selection.focus], [[3, 9], 9]);
  selection.drop(9);
  assert.deepEqual([selection.cells, selection.focus], [[3], 3], "not from the one that was dropped");
  selection.add([3, 4]);
  assert.deepEqual([selection.cells, selection.focus], [[3, 4], 3]);
  selection.select(5, false);
  assert.deepEqual([selection.cells, selection.focus], [[5], 5]);
});
