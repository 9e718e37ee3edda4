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

/** More pages than this, and pictures that nobody wears any more are thrown away at the next chance. */
const MANY_PAGES = 6;

/**
 * Drawings that many things share, baked at exactly the size in which the screen shows them: a piece is then one textured rectangle, the
 * quickest thing for either renderer.
 */
export class PictureAtlas {
  readonly #pages: AtlasPages;
  readonly #side: number;
  readonly #largest: number;
  readonly #baked = new Map<string, Baked>();
  readonly #sprites = new Set<PictureSprite>();
  /** Sprites that have to be dressed before the next frame. */
  readonly #stale = new Set<PictureSprite>();
  #sight: Sight | undefined;
  #pixels = 1;

  /** `side` of a page in pixels; nothing is baked at more than `largest` device pixels per MU. */
  constructor(side: number, largest: number) {
    this.#pages = new AtlasPages(side);
    this.#side = side;
    this.#largest = largest;
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

  /** To be called before each frame. */
  flush(): void {
    if (this.#sight === undefined) return;
    if (this.#stale.size > 0 && this.#pages.count > MANY_PAGES) this.#throwAway();
    for (const sprite of this.#stale) this.#dress(sprite, this.#sight);
    this.#stale.clear();
    this.#pages.flush();
  }

  destroy(): void {
    for (const { texture } of this.#baked.values()) texture.destroy();
    this.#pages.destroy();
  }

  #throwAway(): void {
    for (const { texture } of this.#baked.values()) texture.destroy();
    this.#baked.clear();
    this.#pages.clear();
    for (const sprite of this.#sprites) this.#stale.add(sprite);
  }

  #dress(sprite: PictureSprite, sight: Sight): void {
    const recipe = sprite.cook(sight, sprite.turned);
    const known = this.#baked.get(recipe.name);
    const baked = known ?? this.#bake(recipe);
    if (!known) this.#baked.set(recipe.name, baked);
    sprite.texture = baked.texture;
    sprite.anchor.set(...baked.anchor);
    sprite.scale.set(UNIT / baked.pixels);
  }

  #bake({ reach, draw }: Recipe): Baked {
    // The origin is a whole pixel, so that a picture laid on whole pixels is as sharp as it was drawn. What is larger than a page is less sharp.
    const longest = Math.max(reach.left + reach.right, reach.top + reach.bottom);
    const pixels = Math.min(this.#pixels, (this.#side - 8) / longest);
    const [left, top, right, bottom] = [reach.left, reach.top, reach.right, reach.bottom].map(
      (length) => Math.ceil(length * pixels) + 1,
    ) as [number, number, number, number];
    const [width, height] = [left + right, top + bottom];
    const sheet = this.#pages.reserve(width, height);
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
