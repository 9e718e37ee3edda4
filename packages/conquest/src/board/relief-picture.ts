import type { Point } from '@vexillum/geometry';
import { CanvasSource, Container, Sprite, Texture } from 'pixi.js';
import { UNIT, cssColor } from '@vexillum/canvas/layers';

/** The longer side in pixels. What is on it is soft, so it may be stretched. */
const LONGEST = 1536;

export interface Sheet {
  readonly width: number;
  readonly depth: number;
}

type Rings = readonly (readonly Point[])[];

/** Paints on a canvas in MU, y up. */
type Paint = (context: CanvasRenderingContext2D) => void;

const ringPath = (context: CanvasRenderingContext2D, ring: readonly Point[]): void => {
  context.beginPath();
  for (const { x, y } of ring) context.lineTo(x, y);
  context.closePath();
};

/** Shallow water round the land. `room` is about how broad an area is, in MU. */
export const paintShore =
  (rings: Rings, color: number, room: number): Paint =>
  (context) => {
    context.lineJoin = 'round';
    context.strokeStyle = cssColor(color);
    for (const width of [0.7, 0.6, 0.5, 0.4, 0.3, 0.2, 0.1]) {
      context.globalAlpha = 0.2;
      context.lineWidth = width * room;
      // One path for all: where the waters of neighbours meet they must not add up.
      context.beginPath();
      for (const ring of rings) {
        ring.forEach(({ x, y }, index) => (index === 0 ? context.moveTo(x, y) : context.lineTo(x, y)));
        context.closePath();
      }
      context.stroke();
    }
    context.globalAlpha = 1;
  };

/** Land that darkens toward its borders. */
export const paintRelief =
  (rings: Rings, room: number): Paint =>
  (context) => {
    context.lineJoin = 'round';
    for (const ring of rings) {
      context.save();
      ringPath(context, ring);
      context.clip();
      context.strokeStyle = '#000';
      for (const width of [0.36, 0.3, 0.24, 0.18, 0.12, 0.06]) {
        context.globalAlpha = 0.04;
        context.lineWidth = width * room;
        ringPath(context, ring);
        context.stroke();
      }
      context.restore();
    }
  };

/** One soft picture over the whole board, painted when the map's outlines change and at no other time. */
export class ReliefPicture {
  readonly container: Container;
  #texture: Texture | undefined;

  constructor(name: string) {
    this.container = new Container({ label: name });
  }

  paint({ width, depth }: Sheet, paint: Paint): void {
    this.clear();
    const pixels = LONGEST / Math.max(width, depth, 1e-6);
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(width * pixels));
    canvas.height = Math.max(1, Math.round(depth * pixels));
    const context = canvas.getContext('2d');
    if (!context) return;
    context.setTransform(pixels, 0, 0, -pixels, 0, canvas.height);
    paint(context);
    this.#texture = new Texture({ source: new CanvasSource({ resource: canvas }) });
    const sprite = new Sprite(this.#texture);
    sprite.position.set(0, -depth * UNIT);
    sprite.scale.set(UNIT / pixels);
    this.container.addChild(sprite);
  }

  clear(): void {
    for (const child of this.container.removeChildren()) child.destroy();
    this.#texture?.destroy(true);
    this.#texture = undefined;
  }
}
