import type { Body } from '../body.ts';
import { doPolygonsOverlap } from '../overlap.ts';
import { forwardOf, rightOf, type Point } from '../point.ts';
import type { Polygon } from '../polygon.ts';
import { CONTACT_TOLERANCE } from '../tolerances.ts';

export const zoneSides = ['front', 'right', 'rear', 'left'] as const;
export type ZoneSide = (typeof zoneSides)[number];

const outward = (a: Point, b: Point, along: Point, depth: number): Polygon => [
  a,
  b,
  { x: b.x + along.x * depth, y: b.y + along.y * depth },
  { x: a.x + along.x * depth, y: a.y + along.y * depth },
];

const negative = (point: Point): Point => ({ x: -point.x, y: -point.y });

/** The zone of control before one side of a stand, so many MU deep and as wide as that side. */
export const zoneOfControl = (body: Body, depth: number, side: ZoneSide = 'front'): Polygon => {
  const { frontLeft, frontRight, rearRight, rearLeft } = body.rectangle;
  const forward = forwardOf(body.at.degrees);
  const right = rightOf(body.at.degrees);
  switch (side) {
    case 'front':
      return outward(frontLeft, frontRight, forward, depth);
    case 'right':
      return outward(frontRight, rearRight, right, depth);
    case 'rear':
      return outward(rearRight, rearLeft, negative(forward), depth);
    case 'left':
      return outward(rearLeft, frontLeft, negative(right), depth);
  }
};

/** Its zones of control before all these sides: a wagon has one before each. */
export const zonesOf = (body: Body, depth: number, sides: readonly ZoneSide[] = ['front']): Polygon[] =>
  sides.map((side) => zoneOfControl(body, depth, side));

/** Whether any part of a stand is in the zone; one that only touches its border is not. */
export const isInZone = (body: Body, zone: Polygon): boolean =>
  doPolygonsOverlap(body.corners, zone, CONTACT_TOLERANCE);
