import { CanvasSource, Sprite, Texture } from 'pixi.js';
import type { ScreenSize } from '../camera/camera-maths.ts';
import { noteTexts } from '../look/note-texts.ts';
import { screenResolution } from '../renderer/screen-resolution.ts';

/** A canvas that grows by steps of so many CSS pixels, so that a text that gets a digit longer does not make a new texture. */
const GROWTH = 16;

const grown = (length: number): number => Math.max(1, Math.ceil(length / GROWTH) * GROWTH);

/** A little picture of its own on the screen, painted in CSS pixels from its left top corner; dearer to make than to repaint. */
export class Picture extends Sprite {
  readonly #source: CanvasSource;
  readonly #context: CanvasRenderingContext2D;
  #texts: (() => string) | undefined;

  constructor() {
    const canvas = document.createElement('canvas');
    const context = canvas.getContext('2d');
    if (!context) throw new Error('This browser gives no 2d canvas to write labels on.');
    const source = new CanvasSource({
      resource: canvas,
      width: GROWTH,
      height: GROWTH,
      resolution: screenResolution(),
    });
    // Dynamic: otherwise the sprite keeps the size of its first text.
    super({ texture: new Texture({ source, dynamic: true }), roundPixels: true });
    this.#source = source;
    this.#context = context;
    this.once('destroyed', () => this.texture.destroy(true));
  }

  /** The canvas to paint on again, of that size at least; what was painted is seen after `end`. */
  begin(size: ScreenSize): CanvasRenderingContext2D {
    const resolution = screenResolution();
    const [width, height] = [grown(size.width), grown(size.height)];
    this.#source.resize(width, height, resolution);
    const context = this.#context;
    context.setTransform(resolution, 0, 0, resolution, 0, 0);
    context.clearRect(0, 0, width, height);
    this.#texts = noteTexts(context);
    return context;
  }

  end(): void {
    this.texture.label = this.#texts?.() ?? '';
    this.#texts = undefined;
    this.#source.update();
  }
}
