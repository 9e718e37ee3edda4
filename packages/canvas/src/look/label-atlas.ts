import { Sprite, Texture } from 'pixi.js';
import { AtlasPages } from './atlas-pages.ts';
import { textWidth } from './text-width.ts';
import { UNIT } from './unit.ts';
import { noteTexts } from './note-texts.ts';
import { fontName, rimOf, writeText, type Lettering } from './write-text.ts';

export interface LabelStyle {
  /** Height of the font in MU. */
  readonly size: number;
  readonly color: number;
  /** A rim round the letters. */
  readonly halo?: number;
}

/** A text that keeps itself sharp. */
export class LabelSprite extends Sprite {
  readonly text: string;
  style: LabelStyle;
  /** How much what it hangs on is enlarged. */
  enlarged = 1;
  readonly #wither: (sprite: LabelSprite) => void;

  constructor(text: string, style: LabelStyle, wither: (sprite: LabelSprite) => void) {
    super({ texture: Texture.EMPTY, anchor: 0.5, roundPixels: true });
    this.text = text;
    this.style = style;
    this.#wither = wither;
    wither(this);
  }

  /** Another height of the font, in MU, or another enlargement of what it hangs on. */
  resize(size: number, enlarged = 1): void {
    if (size === this.style.size && enlarged === this.enlarged) return;
    this.style = { ...this.style, size };
    this.enlarged = enlarged;
    this.#wither(this);
  }
}

/** Each page of the atlas is a picture of this many pixels square. */
const SIDE = 1024;
const SMALLEST_FONT = 6;
const LARGEST_FONT = 96;

/**
 * Short texts on shared pictures, baked at exactly the size in which the screen shows them and baked again when that size changes: sharp at
 * every zoom, one texture for all, and quick on both renderers.
 */
export class LabelAtlas {
  readonly #pages = new AtlasPages(SIDE);
  readonly #textures = new Map<string, Texture>();
  readonly #labels = new Set<LabelSprite>();
  /** Labels that have to be baked before the next frame. */
  readonly #stale = new Set<LabelSprite>();
  /** Device pixels per MU. */
  #pixels = 0;

  /** A sprite with this text, centred on its position, that keeps itself sharp until it is destroyed. */
  sprite(text: string, style: LabelStyle): LabelSprite {
    const sprite = new LabelSprite(text, style, (label) => this.#stale.add(label));
    this.#labels.add(sprite);
    sprite.once('destroyed', () => {
      this.#labels.delete(sprite);
      this.#stale.delete(sprite);
    });
    return sprite;
  }

  /** Bakes for a new scale, in device pixels per MU. */
  setScale(pixelsPerMu: number): void {
    if (Math.abs(pixelsPerMu - this.#pixels) < 1e-6) return;
    this.#pixels = pixelsPerMu;
    for (const texture of this.#textures.values()) texture.destroy();
    this.#textures.clear();
    this.#pages.clear();
    for (const sprite of this.#labels) this.#stale.add(sprite);
  }

  /** To be called before each frame. */
  flush(): void {
    if (this.#pixels === 0) return;
    for (const sprite of this.#stale) this.#dress(sprite);
    this.#stale.clear();
    this.#pages.flush();
  }

  destroy(): void {
    for (const texture of this.#textures.values()) texture.destroy();
    this.#pages.destroy();
  }

  #dress(sprite: LabelSprite): void {
    const { text, style, enlarged } = sprite;
    const wanted = style.size * enlarged * this.#pixels;
    const font = Math.round(Math.min(LARGEST_FONT, Math.max(SMALLEST_FONT, wanted)));
    sprite.texture = text === '' ? Texture.EMPTY : this.#texture(text, { font, color: style.color, halo: style.halo });
    // One pixel of the picture is one pixel of the screen, but for fonts that are larger than any picture.
    sprite.scale.set((UNIT / this.#pixels / enlarged) * Math.max(1, wanted / LARGEST_FONT));
  }

  #texture(text: string, lettering: Lettering): Texture {
    const key = `${lettering.font}|${lettering.color}|${lettering.halo ?? ''}|${text}`;
    const known = this.#textures.get(key);
    if (known) return known;
    const texture = this.#bake(text, lettering);
    this.#textures.set(key, texture);
    return texture;
  }

  #bake(text: string, lettering: Lettering): Texture {
    const rim = rimOf(lettering);
    const width = Math.ceil(textWidth(text, fontName(lettering.font)) + 2 * rim) + 2;
    const height = Math.ceil(lettering.font * 1.2 + 2 * rim);
    const sheet = this.#pages.reserve(Math.min(width + (width % 2), SIDE - 2), height + (height % 2));
    if (!sheet) return Texture.EMPTY;
    const { page, frame } = sheet;
    const [x, y] = [frame.x + frame.width / 2, frame.y + frame.height / 2];
    const texts = noteTexts(page.context);
    writeText(page.context, text, lettering, x, y);
    const label = texts();
    return new Texture({ source: page.source, frame, label });
  }
}
