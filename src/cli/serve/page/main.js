// Puts the page together.
import * as board from "./board.js";
import * as course from "./course.js";
import * as dialogs from "./dialogs.js";
import * as help from "./help.js";
import * as key from "./key.js";
import * as rating from "./rating.js";
import * as settings from "./settings.js";
import * as state from "./state.js";
import * as techniques from "./techniques.js";
import * as timer from "./timer.js";
import { lang, load, say, translate } from "./words.js";

const get = (id) => document.getElementById(id);
const FIRST = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

// Tabs, as the keyboard expects them.
function tabs() {
  const all = [...document.querySelectorAll("[role=tab]")];
  const show = (chosen) => {
    for (const tab of all) {
      const on = tab === chosen;
      tab.setAttribute("aria-selected", String(on));
      tab.tabIndex = on ? 0 : -1;
      get(tab.getAttribute("aria-controls")).hidden = !on;
    }
    if (chosen.id === "tab-techniques" && !get("techniques").childElementCount) techniques.list();
  };
  for (const tab of all) {
    tab.addEventListener("click", () => show(tab));
    tab.addEventListener("keydown", ({ key }) => {
      const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
      if (!step) return;
      const next = all[(all.indexOf(tab) + step + all.length) % all.length];
      show(next);
      next.focus();
    });
  }
}

function pad() {
  for (const key of get("digits").children) key.addEventListener("click", () => board.enter(Number(key.dataset.digit)));
  const modes = [...document.querySelectorAll("[data-mode]")];
  for (const mode of modes) {
    mode.addEventListener("click", () => board.setMode(mode.dataset.mode));
    mode.addEventListener("keydown", ({ key }) => {
      const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[key];
      if (!step) return;
      const next = modes[(modes.indexOf(mode) + step + modes.length) % modes.length];
      board.setMode(next.dataset.mode);
      next.focus();
    });
  }
  get("board").addEventListener("mode", ({ detail }) => {
    for (const mode of modes) {
      mode.setAttribute("aria-checked", String(mode.dataset.mode === detail));
      mode.tabIndex = mode.dataset.mode === detail ? 0 : -1;
    }
    get("pad").dataset.mode = detail;
    for (const key of get("digits").children) {
      key.classList.toggle(`colour${key.dataset.digit}`, detail === "colour" && key.dataset.digit <= 6);
    }
  });
  board.setMode("digit");
  const several = get("several");
  several.addEventListener("click", () => {
    const on = several.getAttribute("aria-pressed") !== "true";
    several.setAttribute("aria-pressed", String(on));
    board.setSeveral(on);
  });
  for (const [id, run] of Object.entries({ undo: state.undo, redo: state.redo, erase: board.erase, fill: board.fill })) {
    get(id).addEventListener("click", run);
  }
}

function about() {
  const { now } = state;
  const left = now.digits.filter((digit) => !digit).length;
  const done = left === 0 && !state.clashes(now).length;
  get("about").textContent = done ? say("app-done") : say("app-left", { count: left });
  get("about").classList.toggle("done", done);
  get("undo").disabled = !state.canUndo();
  get("redo").disabled = !state.canRedo();
  for (const key of get("digits").children) {
    const digit = Number(key.dataset.digit);
    const rest = 9 - now.digits.filter((other) => other === digit).length;
    key.classList.toggle("finished", rest <= 0);
  }
}

const SHORTCUTS = { h: "hint", n: "next", w: "why", m: "marks", a: "find", e: "explain" };
const TAB_OF = { explain: "tab-path" };

function shortcuts() {
  document.addEventListener("keydown", (event) => {
    const isTyping = event.target.closest?.("input,textarea,select,dialog[open]");
    if (isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "?") return dialogs.openers.keys();
    const id = SHORTCUTS[event.key];
    if (!id) return;
    event.preventDefault();
    get(TAB_OF[id] ?? "tab-help").click();
    get(id).click();
  });
  document.addEventListener("paste", (event) => {
    if (event.target.closest?.("input,textarea")) return;
    const text = event.clipboardData?.getData("text");
    if (text?.trim()) dialogs.take(text, get("answer"));
  });
  document.addEventListener("dragover", (event) => event.preventDefault());
  document.addEventListener("drop", async (event) => {
    event.preventDefault();
    const text = (await event.dataTransfer.files[0]?.text()) ?? event.dataTransfer.getData("text");
    if (text?.trim()) dialogs.take(text, get("answer"));
  });
}

function redraw() {
  board.draw();
  about();
  help.levels();
  timer.draw();
}

async function begin() {
  settings.apply();
  board.build();
  await load(lang());
  pad();
  tabs();
  shortcuts();
  for (const part of [help, course, rating, techniques, dialogs, timer, key]) part.build();
  state.onChange(about);
  settings.onSetting(redraw);
  get("language").addEventListener("click", async () => {
    await load(get("language").lang);
    for (const id of ["answer", "found", "course", "ratings", "techniques"]) get(id).replaceChildren();
    if (!get("view-techniques").hidden) techniques.list();
    redraw();
  });
  const linked = state.unpacked(location.hash.slice(1));
  const puzzle = new URLSearchParams(location.search).get("puzzle");
  if (linked) state.replace(linked);
  else if (puzzle) await dialogs.take(puzzle, get("answer"));
  else if (!state.restore()) {
    state.set({ board: FIRST, givens: FIRST });
    state.forget();
  }
  addEventListener("hashchange", () => {
    const state_ = state.unpacked(location.hash.slice(1));
    if (state_) state.replace(state_);
  });
  translate(document);
  redraw();
  document.documentElement.dataset.ready = "true";
}

begin();
