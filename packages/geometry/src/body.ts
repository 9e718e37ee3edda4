import { boxAround, type Box } from './box.ts';
import { placementOf, type Placement, type StoredPose } from './placement.ts';
import type { Point } from './point.ts';
import type { Polygon } from './polygon.ts';
import { centerOf, cornersFromFront, type Rectangle } from './rectangle.ts';

/** A stand as the table stores it: where it is, and its size in MU. `hinges` are the turns of its column that it has yet to pass. */
export interface TableStand {
  readonly id: string;
  readonly side: string;
  readonly pose: StoredPose;
  readonly width: number;
  readonly depth: number;
  readonly hinges?: readonly StoredPose[];
}

/** A stand with all that the sums need, worked out once per pose. */
export interface Body {
  readonly id: string;
  readonly side: string;
  readonly width: number;
  readonly depth: number;
  readonly at: Placement;
  readonly rectangle: Rectangle;
  readonly corners: Polygon;
  /** Upright, round its corners. */
  readonly box: Box;
  readonly center: Point;
  /** From its centre to its corners. */
  readonly radius: number;
}

/** The same stand somewhere else. */
export const bodyAt = (body: Pick<Body, 'id' | 'side' | 'width' | 'depth'>, at: Placement): Body => {
  const { id, side, width, depth } = body;
  const corners = cornersFromFront(at, width, depth);
  const [frontLeft, frontRight, rearRight, rearLeft] = corners;
  const rectangle = { frontLeft, frontRight, rearRight, rearLeft };
  const center = centerOf(rectangle);
  const box = boxAround(corners) as Box;
  return { id, side, width, depth, at, rectangle, corners, box, center, radius: Math.hypot(width, depth) / 2 };
};

export const bodyOf = (stand: TableStand): Body => bodyAt(stand, placementOf(stand.pose));

/** Whether two stands are near enough that they might be within `reach` MU of each other: a cheap test before an exact one. */
export const mayReach = (a: Body, b: Body, reach: number): boolean => {
  const far = a.radius + b.radius + reach;
  const dx = b.center.x - a.center.x;
  const dy = b.center.y - a.center.y;
  return dx * dx + dy * dy <= far * far;
};

export const doBoxesMeet = (a: Box, b: Box): boolean =>
  a.x <= b.x + b.width && b.x <= a.x + a.width && a.y <= b.y + b.depth && b.y <= a.y + a.depth;

/** Whether they meet when each side of the first is pushed out by so many MU. */
export const doBoxesMeetWithin = (a: Box, b: Box, reach: number): boolean =>
  a.x - reach <= b.x + b.width &&
  b.x <= a.x + a.width + reach &&
  a.y - reach <= b.y + b.depth &&
  b.y <= a.y + a.depth + reach;
