// @ts-check
// What the reader likes: kept in the browser, changed in a dialog.
import { make } from "./elements.js";
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

/**
 * @param {"theme" | "labels"} key
 * @param {string} title
 * @param {{ value: string, text: string }[]} options
 * @param {string} chosen
 */
function selection(key, title, options, chosen) {
  const box = make("select", {}, options.map(({ value, text }) => make("option", { value, selected: value === chosen }, text)));
  box.addEventListener("change", () => choose({ [key]: box.value }));
  return make("label", { class: "field" }, title, box);
}

export function form() {
  /** @param {Switch} name */
  const toggle = (name) => {
    const box = make("input", { type: "checkbox", checked: isOn(name) });
    box.addEventListener("change", () => choose({ [name]: box.checked }));
    return make("label", { class: "check" }, box, say(`app-set-${name}`));
  };
  const names = /** @type {Switch[]} */ (Object.keys(SWITCHES));
  const themes = THEMES.map((value) => ({ value, text: say(`app-theme-${value}`) }));
  const numbers = LABELS.map((value) => ({ value, text: say(`app-labels-${value}`) }));
  return [
    selection("theme", say("app-theme"), themes, theme()),
    selection("labels", say("app-labels"), numbers, labels()),
    ...names.map(toggle),
  ];
}
