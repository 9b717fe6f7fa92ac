// @ts-check
// Puts the page together.
import * as coach from "./coach.js";
import * as dialogs from "./dialogs.js";
import { all, button, closest, get } from "./elements.js";
import * as explanation from "./explanation.js";
import * as games from "./games.js";
import * as help from "./help.js";
import * as home from "./home.js";
import * as key from "./key.js";
import * as keyboard from "./keyboard.js";
import * as learn from "./learn.js";
import * as menu from "./menu.js";
import * as motion from "./motion.js";
import * as pad from "./pad.js";
import { clashes, isFull, ofPuzzle, unpacked } from "./position.js";
import { announce, banner, bannerKind, clearBanner, toast } from "./said.js";
import * as settings from "./settings.js";
import * as sheet from "./sheet.js";
import * as solution from "./solution.js";
import * as stage from "./stage.js";
import { game } from "./state.js";
import { keep, recall } from "./storage.js";
import * as suppose from "./suppose.js";
import * as timer from "./timer.js";
import { load, say, translate } from "./words.js";

const FIRST = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

/** Tabs, as the keyboard expects them. */
function tabs() {
  const row = all(document, "[role=tab]");
  /** @param {HTMLElement} chosen */
  const show = (chosen) => {
    if (chosen.getAttribute("aria-selected") !== "true") stage.board.hidePicture();
    for (const tab of row) {
      const on = tab === chosen;
      tab.setAttribute("aria-selected", String(on));
      tab.tabIndex = on ? 0 : -1;
      get(tab.getAttribute("aria-controls") ?? "").hidden = !on;
    }
  };
  for (const tab of row) tab.addEventListener("click", () => show(tab));
  pad.arrows(row, ["ArrowRight", "ArrowLeft"], (tab) => tab.click());
}

/** What is on the board, and how far it is. */
function about() {
  const { now, about } = game;
  const left = now.digits.filter((digit) => !digit).length;
  const isClashing = clashes(now).length > 0;
  const done = isFull(now) && !isClashing;
  const name = about.title || say(`app-kind-${about.kind}`);
  const state = done ? say("app-done") : isFull(now) ? say("app-full-wrong") : say("app-left", { count: left });
  get("about").textContent = `${name} · ${state}`;
  get("about").classList.toggle("done", done);
  document.title = `${name} – ${say("app-title")}`;
  return isClashing;
}

/** A clash is heard when it comes about. */
function clashing() {
  let before = false;
  game.onChange(() => {
    const now = about();
    if (now && !before && settings.isOn("clashes")) {
      const [cell] = clashes(game.now);
      announce(say("app-clash", { digit: game.now.digits[cell] }));
    }
    before = now;
  });
}

/** While an example or an exercise is on the board, the way back is above it. */
function visits() {
  game.onChange(({ fresh }) => {
    if (!fresh) return;
    const isAway = games.isPassing(game.about.kind) && games.find(game.back);
    if (isAway) banner("away", game.about.title, button("app-my-puzzle", () => game.leave()));
    else if (bannerKind() !== "problem") clearBanner();
  });
}

/** What is pasted or dropped anywhere. */
function arrivals() {
  document.addEventListener("paste", (event) => {
    if (closest(event.target, "input,textarea")) return;
    const text = event.clipboardData?.getData("text");
    if (text?.trim()) dialogs.took(text);
  });
  document.addEventListener("dragover", (event) => event.preventDefault());
  document.addEventListener("drop", async (event) => {
    event.preventDefault();
    const text = (await event.dataTransfer?.files[0]?.text()) ?? event.dataTransfer?.getData("text");
    if (text?.trim()) dialogs.took(text);
  });
}

function shortcuts() {
  const press = (/** @type {string} */ id) => () => get(id).click();
  const explain = () => {
    get("tab-path").click();
    get("explain").click();
  };
  /** The first thing that can be done where the reader is. */
  const apply = () => document.querySelector(".view:not([hidden]) .row .main")?.dispatchEvent(new MouseEvent("click"));
  const [back, on] = [() => solution.step(-1), () => solution.step(1)];
  keyboard.build(
    {
      h: press("hint"), n: press("next"), w: press("why"), m: press("marks"), a: press("find"), e: explain, d: apply,
      ",": back, "<": back, ".": on, ">": on, "?": dialogs.openers.keys,
    },
    () => {
      stage.board.hidePicture();
      stage.board.focus();
    });
}

/**
 * Turns to a language, or to that of the page where there is no such language. The button for another one has the name
 * of the next, in that language.
 * @param {string} wanted
 */
async function turn(wanted) {
  const { lang, next } = await load(wanted, document.documentElement.lang);
  keep("lang", lang);
  document.documentElement.lang = lang;
  const other = get("language");
  [other.lang, other.textContent] = [next.lang, next.name];
  translate(document);
}

/** Opens the menu of a small screen, and closes it again. */
function folded() {
  const opener = get("menu");
  const set = (/** @type {boolean} */ on) => {
    opener.setAttribute("aria-expanded", String(on));
    get("nav").classList.toggle("open", on);
  };
  opener.addEventListener("click", () => set(opener.getAttribute("aria-expanded") !== "true"));
  document.addEventListener("click", ({ target }) => closest(target, "#menu") || set(false));
}

const showHome = () => home.show(dialogs.took, dialogs.openers.enter);

function redraw() {
  stage.board.draw();
  about();
  help.levels();
  pad.draw();
  timer.draw();
  if (!get("home").hidden) showHome();
}

async function speak() {
  try {
    await turn(get("language").lang);
  } catch {
    return toast(say("app-no-server"));
  }
  for (const id of ["answer", "found", "learn"]) get(id).replaceChildren();
  solution.clear();
  if (!get("view-learn").hidden) learn.map();
  redraw();
}

/** The game that a link leads to. Returns whether there is one; the game before it stays among the games. */
async function linked() {
  const fragment = location.hash.slice(1);
  const puzzle = new URLSearchParams(location.search).get("puzzle");
  if (!fragment && !puzzle) return false;
  // A reload goes on with the game, not with the link.
  history.replaceState(null, "", location.pathname);
  const state = unpacked(fragment);
  const before = game.about.id;
  if (state) game.start(state, "own", say("app-from-link"));
  else if (puzzle) await dialogs.took(puzzle);
  else banner("problem", say("app-link-damaged"));
  if (state && games.find(before)) toast(say("app-kept"));
  return state != null || puzzle != null;
}

function first() {
  game.start(ofPuzzle(FIRST), "first");
}

async function begin() {
  settings.build();
  stage.build();
  // Without words there is no page; another try is a reload.
  await turn(recall("lang") || document.documentElement.lang);
  tabs();
  for (const part of [pad, explanation, help, solution, learn, dialogs, timer, key, motion, menu, suppose, coach, sheet]) part.build();
  shortcuts();
  arrivals();
  folded();
  clashing();
  visits();
  settings.onSetting(redraw);
  get("language").addEventListener("click", speak);
  get("go-home").addEventListener("click", showHome);
  game.follow();
  const isBack = game.resume(games.current());
  if (!isBack) first();
  if (!(await linked()) && !isBack) showHome();
  addEventListener("hashchange", linked);
  translate(document);
  redraw();
  document.documentElement.dataset.ready = "true";
}

begin().catch((error) => {
  get("about").textContent = String(error);
  throw error;
});
