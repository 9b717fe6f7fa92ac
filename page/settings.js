// @ts-check
// What the reader likes: kept in the browser, changed in a dialog.
import { choice, make } from "./elements.js";
import { keep, recalled } from "./storage.js";
import { say } from "./words.js";

const SWITCHES = {
  clashes: true, peers: true, tidy: true, fixed: true, uniqueness: true, timer: true, coach: true, shortcuts: true,
};
const THEMES = ["auto", "light", "dark"];
const LABELS = ["auto", "always", "never"];
/** Kinds of paths. */
export const AIMS = ["gentle", "standard", "lean", "short", "one"];

/** @typedef {keyof typeof SWITCHES} Switch */
/** @typedef {Partial<Record<Switch, boolean>> & { theme?: string, aim?: string, labels?: string }} Settings */

/** @type {Settings} */
let chosen = {};
/** @type {(() => void)[]} */
const listeners = [];

/** Takes what was chosen at an earlier visit, as far as it means something. */
export function build() {
  const kept = recalled("settings") ?? {};
  /** @type {(name: string, known: string[]) => string | undefined} */
  const among = (name, known) => known.find((value) => value === kept[name]);
  const names = /** @type {Switch[]} */ (Object.keys(SWITCHES));
  const switches = names.filter((name) => typeof kept[name] === "boolean").map((name) => [name, kept[name]]);
  chosen = { ...Object.fromEntries(switches), theme: among("theme", THEMES), aim: among("aim", AIMS), labels: among("labels", LABELS) };
  apply();
}

/** @param {Switch} name */
export const isOn = (name) => chosen[name] ?? SWITCHES[name];

/** @param {() => void} listener */
export const onSetting = (listener) => listeners.push(listener);

/** @param {Settings} settings */
export function choose(settings) {
  Object.assign(chosen, settings);
  keep("settings", JSON.stringify(chosen));
  apply();
  for (const listener of listeners) listener();
}

/** The kind of path that the reader wants. */
export const aim = () => chosen.aim ?? AIMS[0];

/** Whether rows and columns are numbered: `auto` is while words name cells. */
export const labels = () => chosen.labels ?? LABELS[0];

const theme = () => chosen.theme ?? THEMES[0];

function apply() {
  const { dataset } = document.documentElement;
  if (theme() === "auto") delete dataset.theme;
  else dataset.theme = theme();
  dataset.labels = labels();
}

export function form() {
  /** @param {Switch} name */
  const toggle = (name) => {
    const box = make("input", { type: "checkbox", checked: isOn(name) });
    box.addEventListener("change", () => choose({ [name]: box.checked }));
    return make("label", { class: "check" }, box, say(`app-set-${name}`));
  };
  const names = /** @type {Switch[]} */ (Object.keys(SWITCHES));
  const themes = choice("app-theme", THEMES.map((value) => [value, say(`app-theme-${value}`)]), theme());
  const numbers = choice("app-labels", LABELS.map((value) => [value, say(`app-labels-${value}`)]), labels());
  themes.box.addEventListener("change", () => choose({ theme: themes.box.value }));
  numbers.box.addEventListener("change", () => choose({ labels: numbers.box.value }));
  return [themes.label, numbers.label, ...names.map(toggle)];
}
