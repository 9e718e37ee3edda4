import { boxAround, boxAroundAll, type Box } from '../box.ts';
import { strokeAt, type Stroke } from '../moves/stroke.ts';
import type { Placement } from '../placement.ts';
import type { Polygon } from '../polygon.ts';
import { cornersFromFront } from '../rectangle.ts';
import { CONTACT_TOLERANCE } from '../tolerances.ts';
import { sweptArea, type Size } from './swept-area.ts';

/** A shape with the box round it. */
export interface Boxed {
  readonly area: Polygon;
  readonly box: Box;
}

export const boxed = (area: Polygon): Boxed => ({ area, box: boxAround(area) as Box });

/** A base on one stroke as terrain meets it. What is worked out for one piece serves the next. */
export interface Passage {
  readonly at: Placement;
  readonly size: Size;
  readonly stroke: Stroke;
  readonly start: Boxed;
  /** What it covers where it turns, slice by slice. */
  slices(): readonly Boxed[];
  /** Round all the slices. */
  box(): Box;
}

/** A base drawn in by the contact tolerance at each side: what only brushes past is not in the piece. */
const drawnIn = (at: Placement, size: Size): readonly [Placement, Size] => {
  const radians = (at.degrees * Math.PI) / 180;
  return [
    { ...at, x: at.x - CONTACT_TOLERANCE * Math.sin(radians), y: at.y - CONTACT_TOLERANCE * Math.cos(radians) },
    { width: size.width - 2 * CONTACT_TOLERANCE, depth: size.depth - 2 * CONTACT_TOLERANCE },
  ];
};

export const passageOf = (from: Placement, base: Size, way: Stroke): Passage => {
  const [at, size] = drawnIn(from, base);
  const stroke: Stroke = way.kind === 'jump' ? { kind: 'jump', to: drawnIn(strokeAt(from, way), base)[0] } : way;
  let slices: readonly Boxed[] | undefined;
  let box: Box | undefined;
  const all = (): readonly Boxed[] => (slices ??= sweptArea(at, size, stroke).map(boxed));
  return {
    at,
    size,
    stroke,
    start: boxed(cornersFromFront(at, size.width, size.depth)),
    slices: all,
    box: () => (box ??= boxAroundAll(all().map((slice) => slice.area)) as Box),
  };
};
