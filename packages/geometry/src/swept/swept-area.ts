import { strokeAt, type Stroke } from '../moves/stroke.ts';
import type { Placement } from '../placement.ts';
import type { Polygon } from '../polygon.ts';
import { cornersFromFront } from '../rectangle.ts';
import { SWEPT_SLICE } from '../tolerances.ts';
import { hullOf } from './hull.ts';

export interface Size {
  readonly width: number;
  readonly depth: number;
}

/** In how many slices a stroke is swept: one where it is straight, and at most 2 degrees each where it turns. */
export const sliceCount = (stroke: Stroke): number =>
  stroke.kind === 'turn' ? Math.max(1, Math.ceil(Math.abs(stroke.degrees) / SWEPT_SLICE)) : 1;

/** The base's corners after a part (0 to 1) of the stroke. */
export const cornersAt = (at: Placement, size: Size, stroke: Stroke, part: number): Polygon =>
  cornersFromFront(strokeAt(at, stroke, part), size.width, size.depth);

/** What lies between two bases, as a convex shape. The bulge of a 2 degree arc is left out: 0.15 thousandths of its radius. */
export const hullBetween = (from: Polygon, to: Polygon): Polygon => hullOf(from.concat(to));

/** All that a base covers in one stroke, slice by slice in the order in which it is covered. */
export const sweptArea = (at: Placement, size: Size, stroke: Stroke): Polygon[] => {
  const count = sliceCount(stroke);
  const area: Polygon[] = [];
  let from = cornersAt(at, size, stroke, 0);
  for (let slice = 1; slice <= count; slice += 1) {
    const to = cornersAt(at, size, stroke, slice / count);
    area.push(hullBetween(from, to));
    from = to;
  }
  return area;
};
