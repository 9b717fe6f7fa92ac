// @ts-check
// What the reader likes: kept in the browser, changed in a dialog.
import { make } from "./elements.js";
import { keep, recall } from "./storage.js";
import { say } from "./words.js";

const SWITCHES = { clashes: true, peers: true, tidy: true, fixed: true, uniqueness: true, timer: true };
const THEMES = ["auto", "light", "dark"];
/** Kinds of paths. */
export const AIMS = ["gentle", "standard", "lean", "short", "one"];

/** @typedef {keyof typeof SWITCHES} Switch */
/** @typedef {Partial<Record<Switch, boolean>> & { theme?: string, aim?: string }} Settings */

const chosen = kept();
/** @type {(() => void)[]} */
const listeners = [];

/** @returns {Settings} */
function kept() {
  try {
    return { ...JSON.parse(recall("settings") ?? "{}") };
  } catch {
    return {};
  }
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
export const aim = () => (AIMS.includes(chosen.aim ?? "") ? chosen.aim : AIMS[0]);

const theme = () => chosen.theme ?? "auto";

export function apply() {
  const { dataset } = document.documentElement;
  if (theme() === "auto") delete dataset.theme;
  else dataset.theme = theme();
}

export function form() {
  /** @param {Switch} name */
  const toggle = (name) => {
    const box = make("input", { type: "checkbox", checked: isOn(name) });
    box.addEventListener("change", () => choose({ [name]: box.checked }));
    return make("label", { class: "check" }, box, say(`app-set-${name}`));
  };
  const themes = make("select", {}, THEMES.map((name) =>
    make("option", { value: name, selected: theme() === name }, say(`app-theme-${name}`))));
  themes.addEventListener("change", () => choose({ theme: themes.value }));
  const names = /** @type {Switch[]} */ (Object.keys(SWITCHES));
  return [make("label", { class: "field" }, say("app-theme"), themes), ...names.map(toggle)];
}
