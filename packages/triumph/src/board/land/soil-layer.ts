import { CanvasSource, Container, Sprite, Texture, TilingSprite } from 'pixi.js';
import { UNIT, type BoardGround } from '@vexillum/canvas/layers';
import type { SoilView } from '../battle-view.ts';
import type { Art } from '../look/art-shelf.ts';
import { soilPalettes } from '../look/soil-palette.ts';

const textureOf = (resource: HTMLCanvasElement, addressMode: 'repeat' | 'clamp-to-edge'): Texture =>
  new Texture({ source: new CanvasSource({ resource, addressMode }) });

/** Of a picture of the whole ground, in pixels: up to here it is one picture of just the size in which it is seen, which is the quickest to draw. */
const LARGEST = 2048;

interface Baked {
  readonly art: Art;
  readonly name: string;
  readonly width: number;
  readonly depth: number;
  readonly soil: HTMLCanvasElement;
  readonly turf: HTMLCanvasElement;
}

/** The ground of the battlefield, baked once for a board, a kind of ground and a table. */
export class SoilLayer {
  readonly container = new Container({ label: 'soil' });
  #baked: Baked | undefined;
  /** Device pixels per MU. */
  #pixels = 0;

  /** Whether these would look different from what lies here. */
  isStale(board: BoardGround, soil: SoilView): boolean {
    return this.#baked?.name !== nameOf(board, soil);
  }

  bake(art: Art, board: BoardGround, soil: SoilView): void {
    const { width, depth } = board;
    const colors = soilPalettes[soil.kind];
    this.#baked = {
      art,
      name: nameOf(board, soil),
      width,
      depth,
      soil: art.bakeSoil(colors, soil.seed, width, depth),
      turf: art.bakeTurf(colors, soil.seed),
    };
    this.#lay(this.#baked);
  }

  /** For so many device pixels per MU. */
  sharpen(pixels: number): void {
    if (pixels === this.#pixels) return;
    this.#pixels = pixels;
    if (this.#baked) this.#lay(this.#baked);
  }

  destroy(): void {
    for (const part of this.container.removeChildren()) part.destroy({ texture: true, textureSource: true });
  }

  #lay(baked: Baked): void {
    this.destroy();
    const { art, width, depth, soil, turf } = baked;
    const parts =
      width * this.#pixels <= LARGEST && this.#pixels > 0
        ? [new Sprite(textureOf(art.layGround(soil, turf, width, depth, this.#pixels), 'clamp-to-edge'))]
        : [new Sprite(textureOf(soil, 'clamp-to-edge')), tiled(turf, art.TURF_PIXELS)];
    for (const part of parts) {
      part.position.set(0, -depth * UNIT);
      part.setSize(width * UNIT, depth * UNIT);
      this.container.addChild(part);
    }
  }
}

const nameOf = ({ width, depth }: BoardGround, { kind, seed }: SoilView): string => `${kind} ${seed} ${width} ${depth}`;

const tiled = (turf: HTMLCanvasElement, pixels: number): TilingSprite => {
  const sprite = new TilingSprite({ texture: textureOf(turf, 'repeat') });
  sprite.tileScale.set(UNIT / pixels);
  return sprite;
};
