import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";

const FOLDER = new URL("../../page/", import.meta.url);
const MODULES = readdirSync(FOLDER).filter((name) => name.endsWith(".js") && name !== "early.js");
const text = (name) => readFileSync(new URL(name, FOLDER), "utf8");
const imported = (name) =>
  [...text(name).matchAll(/^import .* from "(?:\.\/)?(.+)";$/gm)].map(([, other]) => other);

test("every module but the first can be imported without a page", async () => {
  assert.equal(typeof document, "undefined");
  for (const name of MODULES.filter((name) => name !== "main.js")) await import(new URL(name, FOLDER));
});

test("modules do not import each other in circles", () => {
  const done = new Set();
  const visit = (name, way) => {
    assert.ok(!way.includes(name), `a circle: ${[...way, name].join(" -> ")}`);
    if (!done.has(name)) for (const other of imported(name)) visit(other, [...way, name]);
    done.add(name);
  };
  visit("main.js", []);
  assert.deepEqual([...done].sort(), MODULES, "and the first one reaches all");
});

test("every module is checked for its types", () => {
  for (const name of MODULES) assert.ok(text(name).startsWith("// @ts-check\n"), name);
});

test("all that a browser loads, fonts aside, is small", () => {
  const sizes = readdirSync(FOLDER).filter((name) => /\.(js|css|html|svg)$/.test(name)).map((name) => Buffer.byteLength(text(name)));
  assert.ok(sizes.reduce((sum, size) => sum + size, 0) < 200_000);
});
