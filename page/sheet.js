// @ts-check
// The teacher's panel on a small screen: a sheet at the bottom that shows its tabs, the part below the board, or all.
// On larger screens it stands beside the board, and none of this is seen.
import { get } from "./elements.js";
import { board } from "./stage.js";

/** @typedef {"peek" | "half" | "full"} Height */
/** @type {Height[]} */
const HEIGHTS = ["peek", "half", "full"];
/** A drag of fewer pixels is a tap. */
const TAP = 8;

const sheet = () => get("teacher");
const height = () => HEIGHTS.find((height) => height === sheet().dataset.sheet) ?? "peek";

/** Whether the panel is a sheet now, as the style decides. */
export const isSheet = () => getComputedStyle(sheet()).position === "fixed";

/** @param {Height} to */
function set(to) {
  sheet().dataset.sheet = to;
  get("handle").setAttribute("aria-expanded", String(to !== "peek"));
  if (to !== "peek" && isSheet()) scrollTo(0, 0);
}

/** Shows at least half of it, for words that have just come; on a flat screen goes there, past the pad. */
export function raise() {
  if (height() === "peek") set("half");
  const { top, bottom } = sheet().getBoundingClientRect();
  if (!isSheet() && (bottom > innerHeight + 1 || top < 0)) sheet().scrollIntoView({ block: "start" });
}

/** Makes way for the pad. */
export const lower = () => isSheet() && set("peek");

/** Half of it ends where the board begins. */
function measure() {
  const below = innerHeight - get("board").getBoundingClientRect().bottom - scrollY;
  document.documentElement.style.setProperty("--below", `${Math.max(150, Math.floor(below - 6))}px`);
}

function drags() {
  const handle = get("handle");
  let from = 0;
  handle.addEventListener("pointerdown", (event) => {
    from = event.clientY;
    handle.setPointerCapture(event.pointerId);
  });
  handle.addEventListener("pointerup", ({ clientY }) => {
    const way = from - clientY;
    const at = HEIGHTS.indexOf(height());
    if (Math.abs(way) >= TAP) set(HEIGHTS[Math.max(0, Math.min(2, at + Math.sign(way)))]);
  });
  handle.addEventListener("click", ({ clientY, detail }) => {
    // A key has no way; a drag was dealt with.
    if (detail && Math.abs(from - clientY) >= TAP) return;
    set(height() === "peek" ? "half" : "peek");
  });
}

export function build() {
  drags();
  new ResizeObserver(measure).observe(get("board"));
  addEventListener("resize", measure);
  measure();
  board.host.addEventListener("select", lower);
  // What is lit must be seen.
  const show = () => height() === "full" && isSheet() && set("half");
  board.host.addEventListener("lit", show);
  board.host.addEventListener("picture", show);
  for (const tab of sheet().querySelectorAll("[role=tab]")) tab.addEventListener("click", raise);
}
