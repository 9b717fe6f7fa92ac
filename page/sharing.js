// @ts-check
// In and out: texts in any format, lists of puzzles, links, files, pictures, proofs.
import { Failure, ask } from "./api.js";
import { wait } from "./asking.js";
import { catalogue } from "./catalogue.js";
import { button, choice, link, make, row, voice } from "./elements.js";
import { isPlayable, png, svg } from "./export.js";
import { enter } from "./home.js";
import { fields, packed, read, unpacked } from "./position.js";
import { announce, banner, clearBanner, toast } from "./said.js";
import { game } from "./state.js";
import { openPage } from "./steps.js";
import { say } from "./words.js";

/** @import { Answers } from "./types.d.ts" */

const FORMATS = ["line", "framed", "bracketed", "pencil-marks", "candidates", "link", "jsonl"];
/** Longer texts are cut: the program takes no more than 256 KiB. */
const LONGEST = 200_000;

/** @typedef {(title: string, ...content: Element[]) => void} Opener */

/** What is wrong with a puzzle, for as long as it is on the board. @param {Answers["read"]} got */
function warn({ state, words }) {
  if (["right", "solved"].includes(state)) return clearBanner();
  banner("problem", words.map((piece) => piece.text).join(""));
}

/**
 * Reads a text in any format: one puzzle is put on the board, several are listed. Links of this page know their marks
 * themselves. Returns whether it could be read; errors are shown in the box, or above the board.
 * @param {string} text
 * @param {Opener} open
 * @param {Element} [box]
 */
export async function take(text, open, box) {
  const own = /#([12]_[1-9._0-9a-z]+)/.exec(text)?.[1];
  const state = own && unpacked(own);
  if (state) {
    game.start(state, "own");
    enter();
    return true;
  }
  const puzzle = text.slice(0, LONGEST);
  const said = box ?? make("div", {});
  const got = await wait(said, async () => {
    const { puzzles, more } = await ask("list", { puzzle });
    const isList = puzzles.length > 1 && puzzles.some(({ board }) => board);
    return isList ? { list: { puzzles, more } } : { one: await ask("read", { puzzle }) };
  });
  if (!got) {
    if (!box) banner("problem", ...said.childNodes);
    return false;
  }
  const { one, list } = got;
  if (one) {
    game.start(read(one, one.has_candidates), "own");
    enter();
    announce(say("app-loaded", { count: [...(one.givens ?? one.board)].filter((digit) => digit !== ".").length }));
    warn(one);
  }
  if (list) show(list, open);
  return true;
}

/** How many puzzles of a list are rated unasked. */
const RATED = 200;

/**
 * A list of puzzles, with how hard they are as that becomes known.
 * @param {Answers["list"]} got
 * @param {Opener} open
 */
function show({ puzzles, more }, open) {
  const rows = puzzles.map(({ line, board, givens, error }, index) => {
    const grade = make("td", {}, board ? "…" : error);
    const hardest = make("td", {});
    const load = () => {
      game.start(read({ board: board ?? "", givens }, false), "own", say("app-puzzle-number", { number: index + 1 }));
      enter();
      const dialog = document.getElementById("dialog");
      if (dialog instanceof HTMLDialogElement) dialog.close();
    };
    const name = board
      ? link(say("app-puzzle-number", { number: index + 1 }), load)
      : say("app-line-number", { number: line });
    return { board, grade, hardest, row: make("tr", {}, make("td", {}, name), grade, hardest) };
  });
  const table = make("table", { class: "puzzles" },
    make("thead", {}, make("tr", {}, ["app-puzzle", "app-grade", "app-technique"].map((key) => make("th", {}, say(key))))),
    make("tbody", {}, rows.map(({ row }) => row)));
  const about = say(more ? "app-list-cut" : "app-list-about", { count: puzzles.length });
  open("app-list", make("p", {}, about), make("div", { class: "scrolling", tabindex: "0" }, table));
  rateAll(rows.slice(0, RATED), table);
}

/**
 * @param {{ board?: string, grade: Element, hardest: Element }[]} rows
 * @param {Element} table
 */
async function rateAll(rows, table) {
  for (const { board, grade, hardest } of rows) {
    if (!table.isConnected) return;
    if (!board) continue;
    try {
      const got = await ask("rate", { board, currencies: ["grade"] }, "list");
      grade.textContent = got.name;
      const known = (await catalogue()).find(({ id }) => id === got.hardest);
      if (known) hardest.replaceChildren(link(known.name, () => openPage(known.id)));
    } catch (error) {
      grade.textContent = error instanceof Failure ? error.message : "–";
    }
  }
}

/**
 * @param {string} name
 * @param {Blob} blob
 */
export const download = (name, blob) => {
  const file = make("a", { download: name, href: URL.createObjectURL(blob) });
  file.click();
  setTimeout(() => URL.revokeObjectURL(file.href), 1000);
};

/** @param {HTMLInputElement | HTMLTextAreaElement} source */
const copying = (source) => button("app-copy", async () => {
  source.select();
  await navigator.clipboard.writeText(source.value);
  toast(say("app-copied"));
});

/** The proof that there is one solution, as two files. @param {Element} said */
async function prove(said) {
  const got = await wait(said, () => ask("prove", fields(game.now)), "prove");
  if (!got) return;
  said.replaceChildren(...(got.proof ? [] : [got.error ?? ""]));
  for (const [ending, text] of Object.entries({ cnf: got.formula, lrat: got.proof })) {
    if (text) download(`whydoku.${ending}`, new Blob([text], { type: "text/plain" }));
  }
}

/**
 * @param {Opener} open
 * @param {() => void} close
 */
export function share(open, close) {
  const address = make("input", { readonly: true, value: `${location.origin}${location.pathname}#${packed(game.now)}` });
  address.addEventListener("focus", () => address.select());
  const format = choice("app-format", FORMATS.map((name) => [name, say(`app-format-${name}`)]));
  const text = make("textarea", { rows: 6, readonly: true, spellcheck: "false", "aria-label": say("app-text") });
  const said = voice();
  const write = async () => {
    const got = await wait(said, () => ask("write", { ...fields(game.now), format: format.box.value }));
    if (got) text.value = got.text;
  };
  format.box.addEventListener("change", write);
  write();
  /** @type {(key: string, name: string, file: () => Promise<Blob | null>) => Element} */
  const save = (key, name, file) => button(key, async () => {
    const got = await wait(said, file);
    if (!got) return;
    said.replaceChildren();
    download(name, got);
  });
  open("app-share",
    make("label", { class: "field tall" }, say("app-link"), address), row(copying(address)),
    format.label, text, row(copying(text)), said,
    row(
      save("app-svg", "whydoku.svg", () => svg()),
      isPlayable() ? save("app-played", "whydoku.svg", () => svg("played.css")) : null,
      save("app-png", "whydoku.png", png),
      button("app-proof", () => prove(said)),
      button("app-print", () => {
        close();
        print();
      })));
}
