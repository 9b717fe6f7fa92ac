import assert from "node:assert/strict";
import { test } from "node:test";
import { cellOf, houseOf, nameOf, parsed } from "../../page/names.js";
import { extent, middle } from "../../page/measure.js";

test("a cell has the name that it is found by", () => {
  for (let cell = 0; cell < 81; cell++) assert.equal(cellOf(nameOf(cell)), cell);
  assert.deepEqual([nameOf(0), nameOf(8), nameOf(9), nameOf(80)], ["r1c1", "r1c9", "r2c1", "r9c9"]);
});

test("placements and eliminations say cell and digit", () => {
  assert.deepEqual(parsed("r3c5=7"), { cell: 22, digit: 7 });
  assert.deepEqual(parsed("r3c5<>4"), { cell: 22, digit: 4 });
  assert.deepEqual(parsed("r9c1"), { cell: 72, digit: 0 });
});

test("what is no name is refused", () => {
  for (const text of ["", "r0c1", "r1c10", "R1C1", "r1c1=", "r1c1=0", "r1c1>4", "r1c1<>12", "2r1", "r1c1 ", " r1c1"]) {
    assert.throws(() => parsed(text), /not the name/, text);
  }
  for (const text of ["", "r0", "x1", "b10", "r1c1"]) assert.throws(() => houseOf(text), /not the name/, text);
});

test("houses are where they are", () => {
  assert.deepEqual(houseOf("r9"), { cell: 72, rows: 1, columns: 9 });
  assert.deepEqual(houseOf("c9"), { cell: 8, rows: 9, columns: 1 });
  assert.deepEqual(["b1", "b3", "b4", "b8"].map((name) => nameOf(houseOf(name).cell)), ["r1c1", "r1c7", "r4c1", "r7c4"]);
});

test("everything is where the measures of the page say", () => {
  const measures = { "--cell": " 60", "--margin": "30", "--step": "18" };
  globalThis.document = {};
  globalThis.getComputedStyle = () => ({ getPropertyValue: (name) => measures[name] });
  assert.deepEqual([middle("r1c1"), middle("r1c1=5")], [{ x: 60, y: 60 }, { x: 60, y: 60 }]);
  assert.deepEqual([middle("r1c1=3"), middle("r1c1<>7")], [{ x: 78, y: 42 }, { x: 42, y: 78 }]);
  assert.deepEqual(extent("b6"), { x: 390, y: 210, width: 180, height: 180 });
  assert.deepEqual(extent("c2"), { x: 90, y: 30, width: 60, height: 540 });
});
