import { CanvasSource, Container, Sprite, Texture, TilingSprite } from 'pixi.js';
import { UNIT, type BoardGround } from '@vexillum/canvas/layers';
import type { SoilView } from '../battle-view.ts';
import type { Art } from '../look/art-shelf.ts';
import { soilPalettes } from '../look/soil-palette.ts';

const textureOf = (canvas: HTMLCanvasElement, addressMode: 'repeat' | 'clamp-to-edge'): Texture =>
  new Texture({ source: new CanvasSource({ resource: canvas, addressMode }) });

/** The ground of the battlefield, baked once for a board, a kind of ground and a table. */
export class SoilLayer {
  readonly container = new Container({ label: 'soil' });
  #name = '';

  /** Whether these would look different from what lies here. */
  isStale({ width, depth }: BoardGround, { kind, seed }: SoilView): boolean {
    return this.#name !== `${kind} ${seed} ${width} ${depth}`;
  }

  bake(art: Art, { width, depth }: BoardGround, { kind, seed }: SoilView): void {
    this.destroy();
    this.#name = `${kind} ${seed} ${width} ${depth}`;
    const soil = soilPalettes[kind];
    const ground = new Sprite(textureOf(art.bakeSoil(soil, seed, width, depth), 'clamp-to-edge'));
    const turf = new TilingSprite({ texture: textureOf(art.bakeTurf(soil, seed), 'repeat') });
    for (const part of [ground, turf]) {
      part.position.set(0, -depth * UNIT);
      part.setSize(width * UNIT, depth * UNIT);
    }
    turf.tileScale.set(UNIT / art.TURF_PIXELS);
    this.container.addChild(ground, turf);
  }

  destroy(): void {
    for (const part of this.container.removeChildren()) part.destroy({ texture: true, textureSource: true });
  }
}
