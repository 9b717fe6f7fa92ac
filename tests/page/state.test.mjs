import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { copy, empty, packed } from "../../page/position.js";
import * as games from "../../page/games.js";
import * as progress from "../../page/progress.js";
import { Selection } from "../../page/selection.js";
import { Game } from "../../page/state.js";
import { keep, recall, recalled } from "../../page/storage.js";

/** A storage in memory, of which a test can see and change everything. */
function storage() {
  const kept = new Map();
  return {
    kept,
    get length() {
      return kept.size;
    },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => kept.set(key, value),
    removeItem: (key) => kept.delete(key),
  };
}
let [local, session] = [storage(), storage()];
const remember = (name, value) => Object.defineProperty(globalThis, name, { configurable: true, ...value });
const digit = (game, cell, digit) => game.change((now) => (now.digits[cell] = digit));
/** A game of a person's own, as far as the browser knows. */
function begun() {
  const game = new Game();
  game.start(empty(), "own");
  return game;
}
/** The game of a later visit: in the same tab, or in another one. */
function later(isSameTab = true) {
  if (!isSameTab) remember("sessionStorage", { value: (session = storage()) });
  const game = new Game();
  return game.resume(games.current()) ? game : null;
}

beforeEach(() => {
  [local, session] = [storage(), storage()];
  remember("localStorage", { value: local });
  remember("sessionStorage", { value: session });
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
  const game = begun();
  for (const cell of [0, 1, 2]) digit(game, cell, cell + 1);
  game.undo();
  for (const isSameTab of [true, false]) {
    const back = later(isSameTab);
    assert.deepEqual([back.now, back.canUndo, back.canRedo], [game.now, true, false]);
    back.undo();
    back.undo();
    assert.deepEqual([back.now, back.canUndo], [empty(), false]);
    digit(back, 0, 1);
    digit(back, 1, 2);
  }
});

test("a later visit remembers two hundred positions, this one all", () => {
  const game = begun();
  for (let n = 0; n < 250; n++) digit(game, 0, (n % 9) + 1);
  const back = later();
  const count = (game) => {
    let count = 0;
    for (; game.canUndo; count++) game.undo();
    return count;
  };
  back.undo();
  assert.equal(back.now.digits[0], (248 % 9) + 1, "the latest of them");
  assert.deepEqual([count(back), count(game)], [199, 250]);
});

test("another game leaves the one before among the games", () => {
  const game = begun();
  digit(game, 0, 5);
  const first = game.about.id;
  let fresh = 0;
  game.onChange((change) => (fresh += change.fresh ? 1 : 0));
  game.start(empty(), "own", "from a link");
  assert.deepEqual([game.canUndo, fresh, games.library().length], [false, 1, 2]);
  assert.equal(games.library()[0].title, "from a link", "the latest first");
  game.resume(games.find(first));
  assert.deepEqual([game.now.digits[0], game.canUndo], [5, true]);
});

test("an example and an exercise are not kept, and lead back", () => {
  const game = begun();
  digit(game, 0, 5);
  const own = game.about.id;
  game.start(empty(), "practice");
  digit(game, 3, 3);
  game.start(empty(), "example");
  assert.deepEqual(games.library().map(({ id }) => id), [own]);
  assert.equal(later().about.kind, "example", "a reload stays where it was");
  assert.equal(later(false).about.id, own, "another tab does not");
  assert.equal(game.leave(), true);
  assert.deepEqual([game.about.id, game.now.digits[0]], [own, 5]);
});

test("two tabs with two games do not disturb each other", () => {
  const one = begun();
  digit(one, 0, 1);
  const tab = session;
  remember("sessionStorage", { value: (session = storage()) });
  const other = begun();
  digit(other, 0, 2);
  assert.equal(later().now.digits[0], 2);
  remember("sessionStorage", { value: tab });
  assert.equal(later().now.digits[0], 1);
});

test("the puzzle that the page begins with is kept once something is done", () => {
  const game = new Game();
  game.start(empty(), "first");
  assert.equal(games.library().length, 0);
  digit(game, 0, 5);
  assert.equal(games.library().length, 1);
});

test("what the browser remembers wrongly is not believed", () => {
  assert.equal(games.current(), null, "nothing");
  const right = { id: "a", now: packed(empty()), past: [], kind: "own", title: "", seconds: 3, helped: 0, seen: 9, used: [] };
  for (const wrong of ["", "{", "{}", "null", "5", "[]", JSON.stringify({ ...right, now: "1_2_3" }), JSON.stringify({ ...right, id: 5 })]) {
    local.kept.set("whydoku.game.a", wrong);
    assert.equal(games.current(), null, wrong);
  }
  for (const [name, value] of [["past", ["x"]], ["past", 5], ["seconds", -5], ["kind", "odd"], ["used", {}], ["title", null]]) {
    local.kept.set("whydoku.game.a", JSON.stringify({ ...right, [name]: value }));
    const game = later(false);
    assert.deepEqual([game.canUndo, game.about.seconds >= 0, typeof game.about.title], [false, true, "string"], name);
  }
});

test("keys of other programs are neither read nor written", () => {
  local.kept.set("lang", "xx");
  local.kept.set("settings", '"abc"');
  assert.deepEqual([recall("lang"), recalled("settings")], [null, null]);
  keep("lang", "en");
  assert.equal(local.kept.get("lang"), "xx");
});

test("a forbidden storage costs the memory, not the game", () => {
  const get = () => {
    throw new Error("forbidden");
  };
  for (const name of ["localStorage", "sessionStorage"]) remember(name, { get });
  const game = begun();
  digit(game, 0, 5);
  assert.deepEqual([game.now.digits[0], later(), recall("lang")], [5, null, null]);
  game.undo();
  assert.deepEqual(game.now, empty());
});

test("a full storage gives up the oldest games first, and never the one that is played", () => {
  for (let n = 0; n < 5; n++) begun();
  const set = local.setItem;
  local.setItem = (key, value) => {
    if (local.kept.size >= 4 && !local.kept.has(key)) throw new Error("full");
    set(key, value);
  };
  local.kept.delete(`whydoku.game.${games.library()[0].id}`);
  const game = begun();
  digit(game, 0, 5);
  assert.equal(games.library()[0].id, game.about.id);
  assert.equal(later().now.digits[0], 5);
  local.setItem = () => assert.fail("full");
  digit(game, 0, 6);
  assert.equal(game.now.digits[0], 6);
});

test("games and progress go into a file and come back", () => {
  const game = begun();
  digit(game, 0, 5);
  const file = JSON.parse(JSON.stringify(games.library()));
  games.remove(game.about.id);
  assert.equal(games.library().length, 0);
  assert.deepEqual([games.imported(file), games.imported(file), games.imported("x")], [1, 0, 0], "the second time it is known");
  assert.equal(games.library()[0].id, game.about.id);
});

test("what was learnt is due again later and later", () => {
  const day = 86_400_000;
  assert.equal(progress.standing("x-wing", 0), "new");
  progress.found("x-wing", true, 0);
  assert.deepEqual([progress.standing("x-wing", day / 2), progress.standing("x-wing", day)], ["learnt", "due"]);
  progress.found("x-wing", true, day);
  assert.deepEqual([progress.standing("x-wing", 3 * day), progress.due(4 * day)], ["learnt", ["x-wing"]]);
  progress.found("x-wing", false, 4 * day);
  assert.equal(progress.standing("x-wing", 5 * day), "due", "found with help it begins again");
  const file = progress.exported();
  local.kept.clear();
  for (const wrong of [null, 5, { a: null }, { a: 5 }, { a: { solved: "x" } }]) progress.imported(wrong);
  assert.deepEqual(progress.due(9 * day), []);
  progress.imported(file);
  assert.equal(progress.of("x-wing").solved, 3);
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
