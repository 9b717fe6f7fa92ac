// What the reader likes: kept in the browser, changed in a dialog.
import { make, say } from "./words.js";

const SWITCHES = { clashes: true, peers: true, tidy: true, fixed: true, uniqueness: true, timer: true };
const THEMES = ["auto", "light", "dark"];

let chosen = {};
try {
  chosen = JSON.parse(localStorage.getItem("settings") ?? "{}") ?? {};
} catch {
  chosen = {};
}
const listeners = [];

export const setting = (name) => chosen[name] ?? SWITCHES[name];
export const onSetting = (listener) => listeners.push(listener);

export function choose(name, value) {
  chosen[name] = value;
  localStorage.setItem("settings", JSON.stringify(chosen));
  apply();
  listeners.forEach((listener) => listener(name));
}

export function apply() {
  const theme = chosen.theme ?? "auto";
  if (theme === "auto") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

export function form() {
  const toggle = (name) => {
    const box = make("input", { type: "checkbox", checked: setting(name) });
    box.addEventListener("change", () => choose(name, box.checked));
    return make("label", { class: "check" }, box, say(`app-set-${name}`));
  };
  const theme = make("select", {}, THEMES.map((name) =>
    make("option", { value: name, selected: (chosen.theme ?? "auto") === name }, say(`app-theme-${name}`))));
  theme.addEventListener("change", () => choose("theme", theme.value));
  return [make("label", { class: "field" }, say("app-theme"), theme), ...Object.keys(SWITCHES).map(toggle)];
}
