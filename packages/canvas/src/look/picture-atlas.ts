import { Sprite, Texture } from 'pixi.js';
import type { Sight } from './sight.ts';
import { AtlasPages } from './atlas-pages.ts';
import { UNIT } from './unit.ts';
import { noteTexts } from './note-texts.ts';

/** How far a picture reaches from its origin, in MU, y down. */
export interface Reach {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** How a picture is made. Two recipes of the same name make the same picture. */
export interface Recipe {
  readonly name: string;
  readonly reach: Reach;
  /** Draws round the origin in drawing units; `pixels` is device pixels per MU. */
  draw(context: CanvasRenderingContext2D, pixels: number): void;
}

/** Makes the recipe for how near the reader is, and for how a thing lies: what is read on it must not stand on its head, and light falls on all from one side. */
export type Cook = (sight: Sight, turn: number) => Recipe;

/** A picture on the board that bakes itself again when it is seen at another size. */
export class PictureSprite extends Sprite {
  readonly cook: Cook;
  /** How it lies, in steps of its painter's own; 0 is as it was drawn. */
  turned = 0;
  readonly #wither: (sprite: PictureSprite) => void;

  constructor(cook: Cook, wither: (sprite: PictureSprite) => void) {
    super({ texture: Texture.EMPTY, roundPixels: true });
    this.cook = cook;
    this.#wither = wither;
    wither(this);
  }

  turn(turned: number): void {
    if (turned === this.turned) return;
    this.turned = turned;
    this.#wither(this);
  }
}

interface Baked {
  readonly texture: Texture;
  readonly anchor: readonly [x: number, y: number];
  readonly pixels: number;
}

/** Pictures and the pages that they are on. */
interface Shelf {
  readonly pages: AtlasPages;
  readonly baked: Map<string, Baked>;
}

const newShelf = (side: number): Shelf => ({ pages: new AtlasPages(side), baked: new Map() });

const clear = ({ pages, baked }: Shelf): void => {
  for (const { texture } of baked.values()) if (texture !== Texture.EMPTY) texture.destroy();
  pages.destroy();
};

/** So many milliseconds of a frame are for baking; what is left after so many in all is baked at once, so that a slow screen rests too. */
const BUDGET = 8;
const PATIENCE = 160;

/** More pages than this, and pictures that nobody wears any more are thrown away at the next chance. */
const MANY_PAGES = 6;

/**
 * Drawings that many things share, baked at exactly the size in which the screen shows them: a piece is then one textured rectangle, the
 * quickest thing for either renderer.
 */
export class PictureAtlas {
  readonly #side: number;
  readonly #largest: number;
  /** Asks for a frame in which to go on; without it everything is baked at once. */
  readonly #goOn: (() => void) | undefined;
  #shelf: Shelf;
  /** Still worn by sprites that wait for their new pictures. */
  #retired: Shelf[] = [];
  /** When everything was thrown away. */
  #since = 0;
  readonly #sprites = new Set<PictureSprite>();
  /** Sprites that have to be dressed before the next frame. */
  readonly #stale = new Set<PictureSprite>();
  #sight: Sight | undefined;
  #pixels = 1;

  /**
   * `side` of a page in pixels; nothing is baked at more than `largest` device pixels per MU. With `goOn` what has a picture of before may wear it for
   * a few frames more, so that no single one bakes everything.
   */
  constructor(side: number, largest: number, goOn?: () => void) {
    this.#shelf = newShelf(side);
    this.#side = side;
    this.#largest = largest;
    this.#goOn = goOn;
  }

  sprite(cook: Cook): PictureSprite {
    const sprite = new PictureSprite(cook, (withered) => this.#stale.add(withered));
    this.#sprites.add(sprite);
    sprite.once('destroyed', () => {
      this.#sprites.delete(sprite);
      this.#stale.delete(sprite);
    });
    return sprite;
  }

  /** Bakes for a new sight; `pixelsPerMu` counts device pixels. */
  setSight(sight: Sight, pixelsPerMu: number): void {
    this.#sight = sight;
    this.#pixels = Math.min(this.#largest, pixelsPerMu);
    this.#throwAway();
  }

  /** Everything is drawn in another way now. */
  bakeAgain(): void {
    if (this.#sight !== undefined) this.#throwAway();
  }

  /** To be called before each frame; `isWhole`: nothing is left for the next. */
  flush(isWhole = false): void {
    const sight = this.#sight;
    if (sight === undefined) return;
    if (this.#stale.size > 0 && this.#retired.length === 0 && this.#shelf.pages.count > MANY_PAGES) this.#throwAway();
    const start = performance.now();
    const isAll = isWhole || this.#goOn === undefined || start - this.#since > PATIENCE;
    const hasTime = () => isAll || performance.now() - start < BUDGET;
    for (const sprite of this.#stale) if (this.#dress(sprite, sight, hasTime)) this.#stale.delete(sprite);
    this.#shelf.pages.flush();
    if (this.#stale.size > 0) this.#goOn?.();
    else this.#clearRetired();
  }

  destroy(): void {
    this.#clearRetired();
    clear(this.#shelf);
  }

  #throwAway(): void {
    this.#retired.push(this.#shelf);
    this.#shelf = newShelf(this.#side);
    this.#since = performance.now();
    for (const sprite of this.#sprites) this.#stale.add(sprite);
  }

  #clearRetired(): void {
    for (const shelf of this.#retired) clear(shelf);
    this.#retired = [];
  }

  /** False where there is no time for it now, and the sprite has something to wear. */
  #dress(sprite: PictureSprite, sight: Sight, hasTime: () => boolean): boolean {
    const recipe = sprite.cook(sight, sprite.turned);
    const known = this.#shelf.baked.get(recipe.name);
    if (!known && sprite.texture !== Texture.EMPTY && !hasTime()) return false;
    const baked = known ?? this.#bake(recipe);
    if (!known) this.#shelf.baked.set(recipe.name, baked);
    sprite.texture = baked.texture;
    sprite.anchor.set(...baked.anchor);
    sprite.scale.set(UNIT / baked.pixels);
    return true;
  }

  #bake({ reach, draw }: Recipe): Baked {
    // The origin is a whole pixel, so that a picture laid on whole pixels is as sharp as it was drawn. What is larger than a page is less sharp.
    const longest = Math.max(reach.left + reach.right, reach.top + reach.bottom);
    const pixels = Math.min(this.#pixels, (this.#side - 8) / longest);
    const [left, top, right, bottom] = [reach.left, reach.top, reach.right, reach.bottom].map(
      (length) => Math.ceil(length * pixels) + 1,
    ) as [number, number, number, number];
    const [width, height] = [left + right, top + bottom];
    const sheet = this.#shelf.pages.reserve(width, height);
    if (!sheet) return { texture: Texture.EMPTY, anchor: [0, 0], pixels };
    const { page, frame } = sheet;
    const { context } = page;
    context.save();
    context.beginPath();
    context.rect(frame.x, frame.y, width, height);
    context.clip();
    context.translate(frame.x + left, frame.y + top);
    context.scale(pixels / UNIT, pixels / UNIT);
    const texts = noteTexts(context);
    draw(context, pixels);
    const label = texts();
    context.restore();
    const texture = new Texture({ source: page.source, frame, label });
    return { texture, anchor: [left / width, top / height], pixels };
  }
}
