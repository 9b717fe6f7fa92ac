// @ts-check
// New puzzles.
import { ask } from "./api.js";
import { seed, wait } from "./asking.js";
import { ofPuzzle } from "./position.js";
import { game } from "./state.js";

/** @import { Kind } from "./types.d.ts" */

/** Attempts to make a puzzle; one of a grade takes a few, one for a technique many. */
const TRIES = 20_000;

/**
 * Makes a puzzle and begins it; what goes wrong is said in the box. Returns whether there is one.
 * @param {{ grade?: string, technique?: string, symmetry?: string, seed?: number }} wanted
 * @param {string} title
 * @param {Element} said
 * @param {Kind} kind
 */
export async function begin(wanted, title, said, kind = "made") {
  const question = { seed: seed(), symmetry: "half-turn", tries: TRIES, ...wanted };
  const got = await wait(said, () => ask("generate", question, "make"), "make");
  if (!got) return false;
  game.start(ofPuzzle(got.puzzle), kind, title);
  return true;
}
