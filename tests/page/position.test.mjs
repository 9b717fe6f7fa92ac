import assert from "node:assert/strict";
import { test } from "node:test";
import * as position from "../../page/position.js";
import { CELLS, bit, digitsOf, empty, fields, packed, read, unpacked } from "../../page/position.js";

const EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const NOTHING = ".".repeat(81);
const mask = (...digits) => digits.reduce((sum, digit) => sum | bit(digit), 0);
const of = (board, givens = board) => read({ board, givens }, false);
/** Numbers that look random, and are the same each time. */
const dice = (seed) => (sides) => Math.floor(((seed = (seed * 48271) % 2147483647) / 2147483647) * sides);

/** A position with everything in it. */
function any(roll) {
  const now = empty();
  for (const cell of CELLS) {
    now.digits[cell] = roll(2) * roll(10);
    now.givens[cell] = roll(2) * now.digits[cell];
    now.centre[cell] = roll(2) * (roll(512) << 1);
    now.corner[cell] = roll(3) === 0 ? roll(512) << 1 : 0;
    now.colour[cell] = roll(3) ? 0 : roll(64) << 1;
    if (!roll(9)) position.tint(now, cell, 1 + roll(9), 1 + roll(6));
  }
  return now;
}

test("a cell has twenty peers, and they have it", () => {
  for (const cell of CELLS) {
    assert.equal(new Set(position.PEERS[cell]).size, 20);
    assert.ok(position.PEERS[cell].every((peer) => peer !== cell && position.PEERS[peer].includes(cell)));
  }
});

test("a link holds all of a position", () => {
  const roll = dice(7);
  for (let round = 0; round < 200; round++) {
    const now = any(roll);
    assert.deepEqual(unpacked(packed(now)), now);
  }
  assert.deepEqual(unpacked(packed(empty())), empty());
  assert.match(packed(any(roll)), /^[12]_[1-9._0-9a-z]+$/, "nothing that a link would need to escape");
});

test("a link of a bare puzzle is short, and may lose its end", () => {
  const now = of(EASY);
  assert.equal(packed(now), `1_${EASY}_${EASY}___`);
  for (const end of ["", "_", "__"]) assert.deepEqual(unpacked(`1_${EASY}_${EASY}${end}`), now);
});

test("what is no link is refused", () => {
  const other = EASY.replace("5", "4");
  const list = "0".repeat(162);
  for (const text of [
    "", "#", "1", "1_", `3_${EASY}_${EASY}`, `1_${EASY}`, `1_${EASY}_${EASY.slice(1)}`, `1_${EASY}_${EASY}.`,
    `1_${EASY}_${other}`, `1_${EASY}_${NOTHING}`, `1_${EASY.replace("5", "0")}_${EASY}`, `1_${EASY}_${EASY}_0`,
    `1_${EASY}_${EASY}_${list}0`, `1_${EASY}_${EASY}_${list.replace("0", "A")}`, `1_${EASY}_${EASY}___ `,
  ]) {
    assert.equal(unpacked(text), null, text);
  }
});

test("a link made by hand has no marks and no colours that there are not", () => {
  const found = unpacked(`1_${NOTHING}_${NOTHING}_${"zz".repeat(81)}_${"e8".repeat(81)}_${"08".repeat(81)}`);
  assert.ok(found.centre.every((marks) => marks === mask(...digitsOf(marks)) && marks <= 0x3fe));
  assert.ok(found.corner.every((marks) => marks === 0), "the tenth bit is none");
  assert.ok(found.colour.every((colour) => colour === 0), "colour 8 is none");
  const several = unpacked(`2_${NOTHING}_${NOTHING}___${"zz".repeat(81)}`);
  assert.ok(several.colour.every((colours) => (colours & ~0x7e) === 0), "nor are colours 7 and more");
});

test("links that know one colour a cell are still read, and still written where that is enough", () => {
  const old = `1_${EASY}_${EASY}___${"04".repeat(81)}`;
  const now = unpacked(old);
  assert.deepEqual(now.colour, Array(81).fill(bit(4)));
  assert.equal(packed(now), old);
  now.colour[0] |= bit(1);
  assert.match(packed(now), /^2_/);
  assert.deepEqual(unpacked(packed(now)), now);
});

test("without marks no candidates are sent", () => {
  assert.deepEqual(fields(of(EASY)), { board: EASY, givens: EASY });
  const now = of(EASY);
  now.corner[2] = now.colour[2] = 6;
  now.centre[0] = mask(1, 2);
  assert.equal(fields(now).candidates, undefined, "neither notes nor marks below a digit are candidates");
});

test("with a mark all candidates are sent", () => {
  const now = of(EASY);
  now.centre[2] = mask(1, 4);
  const { candidates } = fields(now);
  assert.equal(candidates.length, 729);
  const at = (cell) => candidates.slice(9 * cell, 9 * cell + 9);
  assert.deepEqual([at(0), at(1), at(2)], ["....5....", "..3......", "1..4....."]);
  assert.equal(at(3), ".2...6...", "all that the digits leave");
});

test("candidates have a colour each, which the same colour takes away", () => {
  const now = of(EASY);
  position.tint(now, 2, 4, 3);
  position.tint(now, 80, 9, 6);
  assert.deepEqual([position.tintOf(now, 2, 4), position.tintOf(now, 2, 5)], [3, 0]);
  assert.deepEqual(unpacked(packed(now)), now);
  const before = position.copy(now);
  position.tint(now, 2, 4, 3);
  position.tint(now, 80, 9, 5);
  assert.deepEqual([now.tint, before.tint], [{ 809: 5 }, { 24: 3, 809: 6 }]);
  position.erase(now, [80]);
  assert.deepEqual(now.tint, {}, "they go with the colours of the cell");
  for (const wrong of ["8109", "0240", "0247", "0203", "02"]) {
    const found = unpacked(`2_${NOTHING}_${NOTHING}____${wrong}`);
    assert.deepEqual(found?.tint ?? null, wrong.length === 4 ? {} : null, wrong);
  }
});

test("what is sent comes back the same", () => {
  const roll = dice(11);
  for (let round = 0; round < 100; round++) {
    const now = { ...any(roll), corner: empty().corner, colour: empty().colour, tint: {} };
    for (const cell of CELLS) now.centre[cell] = now.digits[cell] ? 0 : now.centre[cell] || position.possible(now, cell);
    const back = read(fields(now), true);
    assert.deepEqual(fields(back), fields(now));
    assert.deepEqual([back.digits, back.givens], [now.digits, now.givens]);
  }
});

test("candidates that the digits leave anyway are not written", () => {
  const bare = of(EASY);
  const marked = { ...bare, centre: bare.digits.map((digit, cell) => (digit ? 0 : position.possible(bare, cell))) };
  assert.ok(fields(marked).candidates);
  assert.deepEqual(read(fields(marked), true), bare);
  marked.centre[2] &= ~bit(1);
  assert.deepEqual(read(fields(marked), true), marked);
  assert.deepEqual(read(fields(marked), false), bare, "marks that are not wanted");
});

test("without givens all digits are given", () => {
  assert.deepEqual(of(EASY, null).givens, of(EASY).digits);
  assert.deepEqual(of(EASY, NOTHING).givens, empty().givens);
});

test("a digit takes itself from the marks that see it, where that is wanted", () => {
  const now = empty();
  for (const cell of [1, 9, 10, 40]) now.centre[cell] = now.corner[cell] = mask(4, 5);
  const untidy = position.copy(now);
  position.write(untidy, 0, 5, false);
  assert.deepEqual([untidy.centre, untidy.corner], [now.centre, now.corner]);
  position.write(now, 0, 5);
  for (const cell of [1, 9, 10]) assert.deepEqual([now.centre[cell], now.corner[cell]], [mask(4), mask(4)]);
  assert.equal(now.centre[40], mask(4, 5));
  position.write(now, 0, 0);
  assert.deepEqual([now.digits[0], now.centre[1]], [0, mask(4)], "a digit that is erased gives nothing back");
});

test("striking a candidate writes the others", () => {
  const now = of(EASY);
  const before = position.possible(now, 2);
  position.strike(now, 2, 4);
  assert.equal(now.centre[2], before & ~bit(4));
  position.strike(now, 2, 9);
  assert.equal(now.centre[2], before & ~bit(4), "9 was none");
});

test("striking the last candidate does not bring back the others", () => {
  const now = of(EASY);
  now.centre[2] = mask(4);
  position.strike(now, 2, 4);
  assert.deepEqual(digitsOf(position.candidates(now, 2)), [4]);
});

test("a step is written as it says", () => {
  const now = empty();
  now.centre[1] = mask(5, 6);
  position.conclude(now, ["r1c1=5"], ["r1c1<>6", "r9c9<>1", "r9c9<>2"], true);
  assert.deepEqual([now.digits[0], now.centre[0], now.centre[1]], [5, 0, mask(6)]);
  assert.deepEqual(digitsOf(now.centre[80]), [3, 4, 5, 6, 7, 8, 9]);
});

test("entering again takes away, and not before all have it", () => {
  const now = of("5" + ".".repeat(80));
  const enter = (cells, digit, mode) => position.enter(now, cells, digit, mode, true);
  enter([1, 2], 3, "centre");
  enter([1, 2, 3], 3, "centre");
  assert.deepEqual(now.centre.slice(0, 4), [0, mask(3), mask(3), mask(3)]);
  enter([1, 2, 3], 3, "centre");
  assert.deepEqual(now.centre.slice(0, 4), [0, 0, 0, 0]);
  enter([0, 1], 2, "colour");
  assert.deepEqual(now.colour.slice(0, 3), [mask(2), mask(2), 0], "givens have colours, too");
  enter([1, 2], 6, "colour");
  assert.deepEqual(now.colour.slice(0, 3), [mask(2), mask(2, 6), mask(6)], "a cell can have several");
  enter([0, 1], 9, "colour");
  assert.deepEqual(now.colour.slice(0, 3), [mask(2), mask(2, 6), mask(6)], "there are six");
  enter([0, 1], 7, "digit");
  assert.deepEqual(now.digits.slice(0, 2), [5, 7], "a given stays");
  enter([0, 1], 4, "corner");
  assert.deepEqual(now.corner.slice(0, 2), [0, 0], "where a digit is, there are no marks to enter");
  enter([0, 1], 7, "digit");
  assert.deepEqual(now.digits.slice(0, 2), [5, 0]);
});

test("erasing takes digits, then marks, then colours", () => {
  const now = of("5" + ".".repeat(80));
  const cells = [0, 1, 2];
  now.digits[1] = 7;
  now.centre[2] = mask(1);
  now.corner[2] = mask(2);
  now.colour[0] = now.colour[1] = 3;
  position.erase(now, cells);
  assert.deepEqual([now.digits.slice(0, 3), now.centre[2]], [[5, 0, 0], mask(1)]);
  position.erase(now, cells);
  assert.deepEqual([now.centre[2], now.corner[2], now.colour[0]], [0, 0, 3]);
  position.erase(now, cells);
  assert.deepEqual([now.colour, now.digits[0]], [empty().colour, 5]);
});

test("filling writes what is missing, then takes all away", () => {
  const now = of(EASY);
  now.centre[2] = mask(4);
  position.fill(now);
  assert.equal(now.centre[2], mask(4), "marks that are there stay");
  assert.ok(CELLS.every((cell) => now.digits[cell] || now.centre[cell]));
  position.fill(now);
  assert.deepEqual(now.centre, empty().centre);
});

test("a cell without any candidate does not keep filling from taking away", () => {
  const now = of("12345678." + ".".repeat(18) + "........9" + ".".repeat(45));
  assert.equal(position.possible(now, 8), 0);
  position.fill(now);
  assert.ok(now.centre.some(Boolean));
  position.fill(now);
  assert.deepEqual(now.centre, empty().centre);
});

test("a position is drawn with its notes", () => {
  const now = of(EASY);
  now.corner[2] = bit(3);
  now.centre[3] = bit(1) | bit(9);
  now.colour[80] = bit(6);
  const { board, givens, corners, centre, colours } = position.noted(now);
  assert.deepEqual([board, givens, colours], [EASY, EASY, ".".repeat(80) + "6"]);
  assert.equal(corners, ".".repeat(20) + "3" + ".".repeat(708));
  assert.equal(centre, ".".repeat(27) + "1.......9" + ".".repeat(693));
});

test("clashes are cells that see their digit", () => {
  assert.deepEqual(position.clashes(of(EASY)), []);
  assert.deepEqual(position.clashes(of("5...5...." + ".".repeat(72))), [0, 4]);
  assert.deepEqual(position.clashes(empty()), []);
  assert.equal(position.isFull(of("1".repeat(81))), true);
  assert.equal(position.isFull(of("1".repeat(80) + ".")), false);
});

test("a rating is of the givens, and of the digits where nothing is given", () => {
  const now = of(EASY);
  now.digits[2] = 4;
  assert.equal(position.puzzle(now), EASY);
  assert.equal(position.puzzle(of(EASY, NOTHING)), EASY);
});

test("a position follows from another by digits and by candidates that go", () => {
  const before = of(EASY);
  const now = position.copy(before);
  assert.ok(position.follows(before, now));
  now.corner[2] = mask(1);
  now.colour[2] = mask(3);
  assert.ok(position.follows(before, now), "notes say nothing");
  position.strike(now, 2, 4);
  assert.ok(position.follows(before, now));
  assert.ok(!position.follows(now, before), "a candidate that comes back may break what was said");
  const placed = position.copy(now);
  position.write(placed, 2, 1);
  assert.ok(position.follows(now, placed));
  assert.ok(!position.follows(placed, now), "so does a digit that is erased");
  assert.ok(!position.follows(before, of(NOTHING)));
});

test("a step is done when its conclusions are there, however they came", () => {
  const now = of(EASY);
  assert.ok(!position.has(now, ["r1c3=4"], []));
  position.write(now, 2, 4);
  assert.ok(position.has(now, ["r1c3=4"], ["r1c3<>1", "r1c4<>4"]));
  assert.ok(!position.has(now, ["r1c3=4"], ["r1c4<>2"]));
});

test("moves are the digits and candidates that a person has changed", () => {
  const before = of(EASY);
  assert.deepEqual(position.moves(before, before), []);
  const filled = position.copy(before);
  position.fill(filled);
  assert.deepEqual(position.moves(before, filled), [], "candidates that are written out are none");
  const placed = position.copy(filled);
  position.write(placed, 2, 4);
  assert.deepEqual(position.moves(filled, placed), ["r1c3=4"], "nor are marks that a digit takes with it");
  const struck = position.copy(filled);
  position.strike(struck, 2, 1);
  assert.deepEqual(position.moves(filled, struck), ["r1c3<>1"]);
});
