// @ts-check
// The techniques, asked for once in each language.
import { ask } from "./api.js";

/** @import { Technique } from "./types.d.ts" */

/** @type {{ lang: string, techniques: Technique[] }} */
let known = { lang: "", techniques: [] };

/** @returns {Promise<Technique[]>} */
export async function catalogue() {
  const { lang } = document.documentElement;
  if (known.lang !== lang) known = { lang, ...(await ask("techniques")) };
  return known.techniques;
}
