// @ts-check
// The cells that are selected, and the one that keys move from.

export class Selection {
  /** @type {Set<number>} */
  #cells = new Set();
  focus = 40;

  get cells() {
    return [...this.#cells];
  }

  get size() {
    return this.#cells.size;
  }

  /** @param {number} cell */
  has(cell) {
    return this.#cells.has(cell);
  }

  /**
   * Selects a cell, alone or with the others.
   * @param {number} cell
   * @param {boolean} more
   */
  select(cell, more) {
    if (!more) this.#cells.clear();
    this.#cells.add(cell);
    this.focus = cell;
  }

  /**
   * Selects cells with the others.
   * @param {number[]} cells
   */
  add(cells) {
    for (const cell of cells) this.#cells.add(cell);
  }

  /**
   * Selects a cell no more. Keys go on from the cell that was selected last.
   * @param {number} cell
   */
  drop(cell) {
    this.#cells.delete(cell);
    if (this.focus === cell) this.focus = this.cells.at(-1) ?? cell;
  }
}
