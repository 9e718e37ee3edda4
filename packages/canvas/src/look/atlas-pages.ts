import { CanvasSource, Rectangle } from 'pixi.js';
import { ShelfPacker } from './shelf-packer.ts';

export interface Page {
  readonly context: CanvasRenderingContext2D;
  readonly source: CanvasSource;
}

/** Room for a picture on a page. */
export interface Sheet {
  readonly page: Page;
  readonly frame: Rectangle;
}

/** Canvases that many small pictures share; each is handed to the graphics card once per frame at most, however much was drawn on it. */
export class AtlasPages {
  readonly #packer: ShelfPacker;
  readonly #pages: Page[] = [];
  readonly #changed = new Set<Page>();

  constructor(side: number) {
    this.#packer = new ShelfPacker(side);
  }

  get count(): number {
    return this.#pages.length;
  }

  /** Free room of this size in pixels, about to be drawn on; `undefined` for what is larger than a page. */
  reserve(width: number, height: number): Sheet | undefined {
    const place = this.#packer.place(width, height);
    if (!place) return undefined;
    const page = (this.#pages[place.page] ??= newPage(this.#packer.side));
    this.#changed.add(page);
    return { page, frame: new Rectangle(place.left, place.top, width, height) };
  }

  /** To be called before each frame. */
  flush(): void {
    if (this.#changed.size === 0) return;
    for (const { source } of this.#changed) source.update();
    this.#changed.clear();
  }

  clear(): void {
    this.#packer.clear();
    for (const page of this.#pages) {
      page.context.clearRect(0, 0, this.#packer.side, this.#packer.side);
      this.#changed.add(page);
    }
  }

  destroy(): void {
    for (const { source } of this.#pages) source.destroy();
  }
}

const newPage = (side: number): Page => {
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser gives no 2d canvas to draw on.');
  return { context, source: new CanvasSource({ resource: canvas }) };
};
