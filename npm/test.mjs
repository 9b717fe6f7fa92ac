// Every example of the README prints what is written below it, and answers are those of the program.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { test } from "node:test";

const readme = readFileSync(new URL(import.meta.resolve("whydoku/README.md")), "utf8");
const examples = [...readme.matchAll(/```js\n(.*?)```\n\n```text\n(.*?)```/gs)];

test("there are five examples", () => assert.equal(examples.length, 5));

for (const [index, [, code, printed]] of examples.entries()) {
  test(`example ${index + 1} prints what it says`, () => {
    assert.equal(execFileSync(process.execPath, ["--input-type=module", "--eval", code], { encoding: "utf8" }), printed);
  });
}

const { load } = await import("whydoku");
const sudoku = await load();
const EASY = "000000002004200601600000900960804100000903000008706049005000008107008300400000000";

test("answers are those of the program", async () => {
  const program = process.env.WHYDOKU;
  if (!program) return console.log("skipped: WHYDOKU names no program to compare with");
  const told = (...options) => JSON.parse(execFileSync(program, [...options, EASY], { encoding: "utf8" }));
  const [rated, hinted] = [told("rate", "--format", "jsonl"), told("hint", "--format", "json", "--level", "4", "--lang", "en")];
  const [rating, hint] = [await sudoku.ask("rate", { puzzle: EASY }), await sudoku.ask("hint", { puzzle: EASY, level: 4 })];
  for (const name of ["er", "ep", "ed", "hodoku_score", "grade", "reasons"]) assert.equal(rating[name], rated[name], name);
  for (const name of ["text", "technique", "step"]) assert.deepEqual(hint[name], hinted[name], name);
});

test("pages come with the first question that reads them", async () => {
  for (const [lang, word] of [["en", "X-Wing"], ["zh-CN", "行"]]) {
    const { html } = await sudoku.ask("page", { technique: "x-wing", lang });
    assert.ok(html.includes(word) && html.length > 1000, html);
  }
  const { techniques } = await sudoku.ask("techniques");
  assert.ok(techniques.some(({ other_names }) => other_names.length > 0));
});

test("long work says how far it is", async () => {
  const told = [];
  const other = await load({ progress: (done, of) => told.push([done, of]) });
  assert.ok(other.takesLong("explain") && !other.takesLong("hint"));
  await other.ask("explain", { puzzle: EASY });
  assert.ok(told.length > 10 && told.every(([done, of]) => done <= of));
});
