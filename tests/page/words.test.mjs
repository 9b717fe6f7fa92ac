import assert from "node:assert/strict";
import { test } from "node:test";
import { Failure, ask, isGivenUp, speak } from "../../page/api.js";
import { wait } from "../../page/asking.js";
import { plain } from "../../page/explanation.js";
import { short } from "../../page/steps.js";
import { keyOf, load, say } from "../../page/words.js";

const WORDS = { left: "{ $count } of {$all} left", money: "{$count}" };
const KEY = { pattern: { name: "pattern", picture: "<svg/>" } };

/** A server that knows one language; what it was asked is in the list. */
function server(tag) {
  const asked = [];
  globalThis.fetch = async (_path, { body }) => {
    const question = JSON.parse(body);
    asked.push(question);
    const ok = { lang: tag, next: { lang: tag, name: tag }, words: WORDS, key: KEY };
    const error = { code: "value", message: "no such language" };
    return { json: async () => (question.lang === tag ? { api: 1, ok } : { api: 1, error }) };
  };
  return asked;
}

test("a message has its slots filled", async () => {
  server("en");
  assert.equal((await load("en")).next.name, "en");
  assert.equal(say("left", { count: 0, all: 81 }), "0 of 81 left");
  assert.equal(say("left", { count: 3 }), "3 of {$all} left");
  assert.equal(say("money", { count: "$& $1" }), "$& $1");
  assert.equal(say("no-such-message"), "no-such-message");
  assert.deepEqual([keyOf("pattern"), keyOf("other")], [KEY.pattern, undefined]);
});

test("a kept language that there is no more gives way to that of the page", async () => {
  const asked = server("en");
  assert.equal((await load("xx", "en")).lang, "en");
  assert.deepEqual(asked.map(({ lang }) => lang), ["xx", "en"]);
  await assert.rejects(load("xx", "yy"), Failure, "there is no third try");
});

test("a server that does not answer is not asked twice", async () => {
  let times = 0;
  globalThis.fetch = async () => {
    times += 1;
    throw new TypeError("Failed to fetch");
  };
  await assert.rejects(load("xx", "en"), TypeError);
  assert.equal(times, 1);
});

test("a language whose words do not come leaves the page in the one before", async () => {
  server("en");
  await load("en");
  globalThis.fetch = async () => {
    throw new TypeError("Failed to fetch");
  };
  await assert.rejects(load("zh-CN"), TypeError);
  const asked = server("en");
  await ask("hint");
  assert.equal(asked[0].lang, "en", "questions, too");
});

test("a question says its verb, the language and its fields", async () => {
  const asked = server("en");
  speak("en");
  await ask("hint", { level: 2, board: "." });
  assert.deepEqual(asked, [{ api: 1, do: "hint", lang: "en", level: 2, board: "." }]);
});

/** A server that answers when it is told to. */
function slowly() {
  const waiting = [];
  globalThis.fetch = (_path, { body, signal }) => new Promise((done, fail) => {
    signal.addEventListener("abort", () => fail(signal.reason));
    waiting.push(() => done({ json: async () => ({ ok: JSON.parse(body).do }) }));
  });
  return waiting;
}

test("a later question takes the place of an earlier one in its slot", async () => {
  const waiting = slowly();
  const first = ask("next", {}, "answer");
  const other = ask("words");
  const second = ask("hint", {}, "answer");
  await assert.rejects(first, isGivenUp);
  const third = ask("find", {}, "answer");
  await assert.rejects(second, isGivenUp, "the end of the first does not hide the second");
  for (const answer of waiting) answer();
  assert.deepEqual([await other, await third], ["words", "find"]);
});

test("a box is busy until its last question is answered", async () => {
  const waiting = slowly();
  const busy = new Set();
  const box = { setAttribute: (name) => busy.add(name), removeAttribute: (name) => busy.delete(name) };
  const first = wait(box, () => ask("next", {}, "answer"));
  const second = wait(box, () => ask("hint", {}, "answer"));
  assert.equal(await first, null);
  assert.ok(busy.has("aria-busy"), "the second is still waited for");
  for (const answer of waiting) answer();
  assert.equal(await second, "hint");
  assert.equal(busy.size, 0);
});

test("a few conclusions stand for many", () => {
  const many = ["r1c1<>1", "r1c2<>1", "r1c3<>1", "r1c4<>1"];
  assert.deepEqual([0, 1, 2, 4].map((n) => short(many.slice(0, n))), ["", "r1c1≠1", "r1c1≠1 r1c2≠1", "r1c1≠1 r1c2≠1 +2"]);
});

test("an explanation can be said in one line", () => {
  assert.equal(plain([{ text: "So " }, { text: "r1c1", cells: ["r1c1"] }, { line: 0, text: "1." }, { text: "is 5" }]), "So r1c1 1. is 5");
});
