function light(event, on) {
  const phrase = event.target.closest("article [data-cells]");
  if (!phrase) return;
  const picture = phrase.closest("article").querySelector("figure svg");
  picture.querySelectorAll(".lit").forEach((old) => old.remove());
  if (!on) return;
  for (const name of phrase.dataset.cells.split(" ").filter(Boolean)) {
    const lit = document.createElementNS("http://www.w3.org/2000/svg", "rect");
    const at = (place) => MARGIN + CELL * (name[place] - 1) + 3;
    const attributes = { class: "lit", x: at(3), y: at(1), width: CELL - 6, height: CELL - 6, rx: 6 };
    for (const key in attributes) lit.setAttribute(key, attributes[key]);
    picture.append(lit);
  }
}
document.addEventListener("pointerover", (event) => light(event, true));
document.addEventListener("pointerout", (event) => light(event, false));
