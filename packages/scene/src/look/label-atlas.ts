import { CanvasSource, Rectangle, Sprite, Texture } from 'pixi.js';
import { UNIT } from './unit.ts';

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
  readonly #dress: (sprite: LabelSprite) => void;

  constructor(text: string, style: LabelStyle, dress: (sprite: LabelSprite) => void) {
    super({ anchor: 0.5, roundPixels: true });
    this.text = text;
    this.style = style;
    this.#dress = dress;
    dress(this);
  }

  /** Another height of the font, in MU, or another enlargement of what it hangs on. */
  resize(size: number, enlarged = 1): void {
    if (size === this.style.size && enlarged === this.enlarged) return;
    this.style = { ...this.style, size };
    this.enlarged = enlarged;
    this.#dress(this);
  }
}

/** Each page of the atlas is a picture of this many pixels square. */
const SIDE = 1024;
const SMALLEST_FONT = 6;
const LARGEST_FONT = 96;
const FONT = '"Inter", "Segoe UI", "Helvetica Neue", Arial, sans-serif';

const css = (color: number): string => `#${color.toString(16).padStart(6, '0')}`;

interface Page {
  readonly context: CanvasRenderingContext2D;
  readonly source: CanvasSource;
}

const newPage = (): Page => {
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser gives no 2d canvas to write labels on.');
  return { context, source: new CanvasSource({ resource: canvas }) };
};

/**
 * Short texts on a shared picture, baked at exactly the size in which the screen shows them and baked again when that size changes:
 * sharp at every zoom, one texture for all stands, and quick on both renderers.
 */
export class LabelAtlas {
  readonly #pages: Page[] = [newPage()];
  #page = 0;
  readonly #textures = new Map<string, Texture>();
  readonly #labels = new Set<LabelSprite>();
  /** Device pixels per MU. */
  #pixels = 16;
  #next = { left: 1, top: 1, height: 0 };

  /** A sprite with this text, centred on its position, that keeps itself sharp until it is destroyed. */
  sprite(text: string, style: LabelStyle): LabelSprite {
    const sprite = new LabelSprite(text, style, (label) => this.#dress(label));
    this.#labels.add(sprite);
    sprite.once('destroyed', () => this.#labels.delete(sprite));
    return sprite;
  }

  /** Whether what is baked still looks fair at this scale, a little stretched. */
  isFairAt(pixelsPerMu: number): boolean {
    return this.#labels.size === 0 || (pixelsPerMu / this.#pixels < 1.3 && pixelsPerMu / this.#pixels > 0.8);
  }

  /** Bakes for a new scale, in device pixels per MU. */
  setScale(pixelsPerMu: number): void {
    if (Math.abs(pixelsPerMu - this.#pixels) < 1e-6) return;
    this.#pixels = pixelsPerMu;
    const worn = [...this.#textures.values()];
    this.#clear();
    for (const sprite of this.#labels) this.#dress(sprite);
    for (const texture of worn) texture.destroy();
  }

  destroy(): void {
    for (const texture of this.#textures.values()) texture.destroy();
    for (const page of this.#pages) page.source.destroy();
  }

  #clear(): void {
    this.#textures.clear();
    for (const page of this.#pages) page.context.clearRect(0, 0, SIDE, SIDE);
    this.#page = 0;
    this.#next = { left: 1, top: 1, height: 0 };
  }

  #dress(sprite: LabelSprite): void {
    const { text, style, enlarged } = sprite;
    const wanted = style.size * enlarged * this.#pixels;
    const font = Math.round(Math.min(LARGEST_FONT, Math.max(SMALLEST_FONT, wanted)));
    sprite.texture = this.#texture(text, style, font);
    // One pixel of the picture is one pixel of the screen, but for fonts that are larger than any picture.
    sprite.scale.set((UNIT / this.#pixels / enlarged) * Math.max(1, wanted / LARGEST_FONT));
  }

  #texture(text: string, style: LabelStyle, font: number): Texture {
    const key = `${font}|${style.color}|${style.halo ?? ''}|${text}`;
    const known = this.#textures.get(key);
    if (known) return known;
    const texture = this.#bake(text, style, font);
    this.#textures.set(key, texture);
    return texture;
  }

  #bake(text: string, style: LabelStyle, font: number): Texture {
    const rim = style.halo === undefined ? 0 : Math.max(1, font * 0.13);
    const name = `700 ${font}px ${FONT}`;
    const ruler = (this.#pages[0] as Page).context;
    ruler.font = name;
    const width = Math.ceil(ruler.measureText(text).width + 2 * rim) + 2;
    const height = Math.ceil(font * 1.2 + 2 * rim);
    const frame = this.#reserve(width + (width % 2), height + (height % 2));
    const { context, source } = this.#pages[this.#page] as Page;
    context.font = name;
    context.textAlign = 'center';
    const middle = frame.x + frame.width / 2;
    const baseline = Math.round(frame.y + frame.height / 2 + font * 0.36);
    if (style.halo !== undefined) {
      context.lineJoin = 'round';
      context.lineWidth = rim * 2;
      context.strokeStyle = css(style.halo);
      context.strokeText(text, middle, baseline);
    }
    context.fillStyle = css(style.color);
    context.fillText(text, middle, baseline);
    source.update();
    return new Texture({ source, frame });
  }

  /** A free place, row by row and page by page. */
  #reserve(width: number, height: number): Rectangle {
    let { left, top, height: row } = this.#next;
    if (left + width > SIDE) [left, top, row] = [1, top + row + 1, 0];
    if (top + height > SIDE) {
      [left, top, row] = [1, 1, 0];
      this.#page += 1;
      if (this.#page === this.#pages.length) this.#pages.push(newPage());
    }
    this.#next = { left: left + width + 1, top, height: Math.max(row, height) };
    return new Rectangle(left, top, Math.min(width, SIDE - 2), height);
  }
}
