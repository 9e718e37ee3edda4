export interface Place {
  readonly page: number;
  readonly left: number;
  readonly top: number;
}

/** Finds room for rectangles on square pages, row by row and page by page, a pixel apart. */
export class ShelfPacker {
  readonly side: number;
  #page = 0;
  #left = 1;
  #top = 1;
  #row = 0;

  constructor(side: number) {
    this.side = side;
  }

  /** `undefined` for what is larger than a page. */
  place(width: number, height: number): Place | undefined {
    if (Math.max(width, height) + 2 > this.side) return undefined;
    if (this.#left + width + 1 > this.side) [this.#left, this.#top, this.#row] = [1, this.#top + this.#row + 1, 0];
    if (this.#top + height + 1 > this.side) {
      [this.#left, this.#top, this.#row] = [1, 1, 0];
      this.#page += 1;
    }
    const place = { page: this.#page, left: this.#left, top: this.#top };
    this.#left += width + 1;
    this.#row = Math.max(this.#row, height);
    return place;
  }

  clear(): void {
    [this.#page, this.#left, this.#top, this.#row] = [0, 1, 1, 0];
  }
}
