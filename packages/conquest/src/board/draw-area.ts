import type { GraphicsContext } from 'pixi.js';
import { drawn, sharpShape } from '@vexillum/canvas/layers';
import type { AreaView } from './areas-view.ts';
import { fillPattern } from './fill-pattern.ts';
import { mixed, shaded } from './shade.ts';

export type AreaLook = Pick<AreaView, 'rings' | 'color' | 'pattern'>;

/** Width of the border in CSS pixels. */
export const BORDER = 1.7;

/** An area at its place on the board in drawing units: its colour, its pattern, its border. */
export const drawArea = (context: GraphicsContext, { rings, color, pattern }: AreaLook, pixel: number): void => {
  const shapes = rings.map((ring) => ring.map(drawn));
  for (const shape of shapes) sharpShape(context, shape).fill(color);
  for (const shape of shapes) fillPattern(context, shape, pattern, { color: shaded(color, 0.25), pixel });
  const border = { color: mixed(color, 0x000000, 0.58), width: BORDER * pixel, join: 'round' as const };
  for (const shape of shapes) sharpShape(context, shape).stroke(border);
};
