import type { Body } from '../body.ts';
import { frontRankOf } from '../groups/front-rank.ts';
import { rotatePlacement, type Placement } from '../placement.ts';
import { distanceOfPoints, rightOf, rotatePoint, type Point } from '../point.ts';
import type { Price } from './stroke.ts';

export type WheelSide = 'left' | 'right';

/** The far front corner of a wheel: what it turns about, where it goes, and what that costs. */
export interface Wheel {
  readonly pivot: Point;
  readonly from: Point;
  readonly to: Point;
  /** From the pivot to the far front corner, in MU. */
  readonly frontage: number;
  readonly price: Price;
}

const toRadians = (degrees: number): number => (degrees * Math.PI) / 180;
const toDegrees = (radians: number): number => (radians * 180) / Math.PI;

/** What the far front corner travels when a front of so many MU turns by so much: along the arc, and straight. */
export const wheelPrice = (frontage: number, degrees: number): Price => {
  const radians = toRadians(Math.abs(degrees));
  return { arc: frontage * radians, chord: 2 * frontage * Math.abs(Math.sin(radians / 2)) };
};

/** The largest turn in degrees that a budget pays for; never more than half a turn. */
export const largestWheel = (frontage: number, budget: number, measure: 'arc' | 'chord'): number => {
  if (budget <= 0 || frontage <= 0) return 0;
  const radians = measure === 'arc' ? budget / frontage : 2 * Math.asin(Math.min(1, budget / (2 * frontage)));
  return Math.min(180, toDegrees(radians));
};

/** A wheel to the left turns counter-clockwise; less than 0 degrees wheels back. */
export const wheelTurn = (side: WheelSide, degrees: number): number => (side === 'left' ? -degrees : degrees);

/** The front corners at both ends of the group's front rank, left and right as the group sees them. */
export const frontEndsOf = (group: readonly Body[]): readonly [Point, Point] | undefined => {
  const front = frontRankOf(group);
  const [first] = front;
  if (!first) return undefined;
  const right = rightOf(first.at.degrees);
  const along = (point: Point): number => point.x * right.x + point.y * right.y;
  const least = front.reduce((a, b) => (along(b.rectangle.frontLeft) < along(a.rectangle.frontLeft) ? b : a));
  const most = front.reduce((a, b) => (along(b.rectangle.frontRight) > along(a.rectangle.frontRight) ? b : a));
  return [least.rectangle.frontLeft, most.rectangle.frontRight];
};

/** The wheel of a group about the front corner at that side; `undefined` for nobody. */
export const wheelOf = (group: readonly Body[], side: WheelSide, degrees: number): Wheel | undefined => {
  const ends = frontEndsOf(group);
  if (!ends) return undefined;
  const [pivot, from] = side === 'left' ? ends : [ends[1], ends[0]];
  const frontage = distanceOfPoints(pivot, from);
  const to = rotatePoint(from, pivot, wheelTurn(side, degrees));
  return { pivot, from, to, frontage, price: wheelPrice(frontage, degrees) };
};

/**
 * The turn that costs the group exactly so many MU; less than 0 wheels back. Never more than half a turn. From the start to the end
 * alone is measured like straight: it is one and the same corner.
 */
export const wheelFor = (
  group: readonly Body[],
  side: WheelSide,
  mu: number,
  measure: 'arc' | 'chord' | 'endpoint',
): number => {
  const frontage = wheelOf(group, side, 0)?.frontage ?? 0;
  return Math.sign(mu) * largestWheel(frontage, Math.abs(mu), measure === 'arc' ? 'arc' : 'chord') + 0;
};

/** One stand of the wheeling group. */
export const wheel = (at: Placement, pivot: Point, side: WheelSide, degrees: number): Placement =>
  rotatePlacement(at, pivot, wheelTurn(side, degrees));
