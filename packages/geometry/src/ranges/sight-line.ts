import { doBoxesMeet, type Body } from '../body.ts';
import { boxBetween, type Box } from '../box.ts';
import { nearestOfEdges, type NearestPoints } from '../nearest-points.ts';
import { distanceOfPoints, type Point } from '../point.ts';
import { distanceToBorder, edgesOf, isInside, type Polygon } from '../polygon.ts';
import { meetingPoint } from '../swept/meeting-point.ts';
import { CONTACT_TOLERANCE } from '../tolerances.ts';
import type { World } from '../world.ts';
import { sideAsFront } from './side-front.ts';
import type { ZoneSide } from './zone-of-control.ts';

export interface SightBlocker {
  readonly kind: 'stand' | 'terrain' | 'camp';
  readonly id: string;
}

/** The shortest line from a shooter's front edge to its target, and what is first in its way. */
export interface SightLine {
  readonly from: Point;
  readonly to: Point;
  readonly isClear: boolean;
  readonly blocker?: SightBlocker;
}

/** How closely a stretch inside a bent shape is looked at, in MU. */
const STEP = 0.1;

const pointAt = (from: Point, to: Point, part: number): Point => ({
  x: from.x + (to.x - from.x) * part,
  y: from.y + (to.y - from.y) * part,
});

/** Where (0 to 1) the line crosses the shape's border, in order. */
const crossingsOf = (from: Point, to: Point, shape: Polygon): number[] => {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const parts: number[] = [];
  let a = shape[shape.length - 1] as Point;
  for (const b of shape) {
    const across = dx * (b.y - a.y) - dy * (b.x - a.x);
    const part = ((a.x - from.x) * (b.y - a.y) - (a.y - from.y) * (b.x - a.x)) / across;
    const along = ((a.x - from.x) * dy - (a.y - from.y) * dx) / across;
    if (part > 0 && part < 1 && along >= 0 && along <= 1) parts.push(part);
    a = b;
  }
  return parts.toSorted((one, other) => one - other);
};

/** Where the line comes into the shape for more than a brush along its rim; `undefined` where it does not. */
const entryInto = (from: Point, to: Point, shape: Polygon): number | undefined => {
  const cuts = [0, ...crossingsOf(from, to, shape), 1];
  const length = distanceOfPoints(from, to);
  for (let index = 1; index < cuts.length; index += 1) {
    const [enters, leaves] = [cuts[index - 1] as number, cuts[index] as number];
    const looks = Math.max(1, Math.ceil(((leaves - enters) * length) / STEP));
    for (let look = 0; look < looks; look += 1) {
      const point = pointAt(from, to, enters + ((leaves - enters) * (look + 0.5)) / looks);
      if (isInside(shape, point) && distanceToBorder(point, shape) > CONTACT_TOLERANCE) return enters;
    }
  }
  return undefined;
};

const shortestFrom = (from: Body, to: Body, sides: readonly ZoneSide[]): NearestPoints => {
  const fronts = sides.map((side) => {
    const { frontLeft, frontRight } = sideAsFront(from, side).rectangle;
    return [frontLeft, frontRight] as const;
  });
  for (const front of fronts) {
    const shared = meetingPoint(front, to.corners);
    if (shared) return [shared, shared];
  }
  return nearestOfEdges(fronts, edgesOf(to.corners));
};

/**
 * The shortest line from the shooter's front edge (or the nearest of those sides) to the target. In its way are all other bases, camps,
 * and the terrain that `blocks`, also where both stand in it: whether one sees out of a wood or through it is a rule's to say. Where
 * two edges face each other, the line is at the middle of that stretch. What it only brushes, within the contact tolerance, is not in its way.
 */
export const sightLine = (
  from: Body,
  to: Body,
  world: World,
  blocks: (terrainId: string) => boolean,
  sides: readonly ZoneSide[] = ['front'],
): SightLine => {
  const [start, end] = shortestFrom(from, to, sides);
  // Nothing is between those who touch, even in a wood.
  if (distanceOfPoints(start, end) <= CONTACT_TOLERANCE) return { from: start, to: end, isClear: true };
  const way = boxBetween(start, end);
  let first: { readonly blocker: SightBlocker; readonly at: number } | undefined;
  const look = (kind: SightBlocker['kind'], id: string, shape: Polygon, box: Box): void => {
    if (!doBoxesMeet(way, box)) return;
    const at = entryInto(start, end, shape);
    if (at !== undefined && (!first || at < first.at)) first = { blocker: { kind, id }, at };
  };
  for (const { id, corners, box } of world.bodies) if (id !== from.id && id !== to.id) look('stand', id, corners, box);
  for (const { id, corners, box } of world.camps) look('camp', id, corners, box);
  for (const { id, polygon, box } of world.terrain) if (blocks(id)) look('terrain', id, polygon, box);
  return { from: start, to: end, isClear: !first, ...(first ? { blocker: first.blocker } : {}) };
};
