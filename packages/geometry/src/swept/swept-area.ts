import { strokeAt, type Stroke } from '../moves/stroke.ts';
import type { Placement } from '../placement.ts';
import type { Polygon } from '../polygon.ts';
import { cornersOf, rectangleFromFront } from '../rectangle.ts';
import { SWEPT_SLICE } from '../tolerances.ts';
import { hullOf } from './hull.ts';

export interface Size {
  readonly width: number;
  readonly depth: number;
}

/** In how many slices a stroke is swept: one where it is straight, and at most 2 degrees each where it turns. */
export const sliceCount = (stroke: Stroke): number =>
  stroke.kind === 'turn' ? Math.max(1, Math.ceil(Math.abs(stroke.degrees) / SWEPT_SLICE)) : 1;

const cornersAt = (at: Placement, size: Size, stroke: Stroke, part: number): Polygon =>
  cornersOf(rectangleFromFront(strokeAt(at, stroke, part), size.width, size.depth));

/** What a base covers between two parts (0 to 1) of a stroke, as a convex shape. The bulge of a 2 degree arc is left out: 0.15 thousandths of its radius. */
export const sweptBetween = (at: Placement, size: Size, stroke: Stroke, from: number, to: number): Polygon =>
  hullOf([...cornersAt(at, size, stroke, from), ...cornersAt(at, size, stroke, to)]);

/** All that a base covers in one stroke, in the order in which it is covered. */
export const sweptArea = (at: Placement, size: Size, stroke: Stroke): Polygon[] => {
  const count = sliceCount(stroke);
  const cuts = Array.from({ length: count + 1 }, (_, index) => cornersAt(at, size, stroke, index / count));
  return cuts.slice(1).map((cut, index) => hullOf([...(cuts[index] as Polygon), ...cut]));
};
