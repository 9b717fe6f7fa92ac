// @ts-check
// Lights up the cells that a phrase speaks of, in the picture beside it. A page is complete without it.

/** The element whose style has the measures of pictures. @type {Element | undefined} */
let styled;
export const measureIn = (/** @type {Element} */ element) => (styled = element);

/** @param {"cell" | "margin" | "step"} name */
export const measure = (name) => Number(getComputedStyle(styled ?? document.documentElement).getPropertyValue(`--${name}`));

/**
 * A rectangle that lights up a cell.
 * @param {string} name
 */
export function litCell(name) {
  const [cell, margin] = [measure("cell"), measure("margin")];
  /** @param {string} number */
  const at = (number) => margin + cell * (Number(number) - 1) + 3;
  const rect = document.createElementNS("http://www.w3.org/2000/svg", "rect");
  const attributes = { class: "lit", x: at(name[3]), y: at(name[1]), width: cell - 6, height: cell - 6, rx: 7 };
  for (const [key, value] of Object.entries(attributes)) rect.setAttribute(key, String(value));
  return rect;
}

/** @param {Event} event */
function point({ target, type }) {
  const phrase = target instanceof Element ? target.closest("[data-cells]") : null;
  const picture = phrase?.closest("figure, article")?.querySelector("figure svg");
  if (!phrase || !picture) return;
  picture.querySelectorAll(".lit").forEach((old) => old.remove());
  const names = (phrase.getAttribute("data-cells") ?? "").split(" ").filter(Boolean);
  if (type === "pointerover") picture.append(...names.map(litCell));
}

/** Lights up the cells of each phrase while it is pointed at. */
export function lightPhrases() {
  document.addEventListener("pointerover", point);
  document.addEventListener("pointerout", point);
}
