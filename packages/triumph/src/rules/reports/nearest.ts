import { type Body, distanceOfPolygons, headingTo } from '@vexillum/geometry';
import { quarterOf } from './place-on-board.ts';
import { type Bearing, bearings } from './stand-report.ts';

export interface Nearest {
  readonly id: string;
  readonly distance: number;
  readonly bearing: Bearing;
}

/** Where another is as the stand sees it, from its middle to the other's. */
const bearingOf = (body: Body, other: Body): Bearing =>
  bearings[quarterOf(headingTo(body.center, other.center) - body.at.degrees)] as Bearing;

/** No two points of theirs are nearer than this. */
const leastApart = (a: Body, b: Body): number =>
  Math.hypot(a.center.x - b.center.x, a.center.y - b.center.y) - a.radius - b.radius;

/** A good guess, so that most others need not be measured. */
const likeliest = (body: Body, others: readonly Body[]): Body | undefined => {
  let [found, least]: [Body | undefined, number] = [undefined, Number.POSITIVE_INFINITY];
  for (const other of others) {
    const apart = leastApart(body, other);
    if (apart < least) [found, least] = [other, apart];
  }
  return found;
};

/** The nearest of them, edge to edge; of several as near, the one whose id comes first. */
export const nearestOf = (body: Body, others: readonly Body[]): Nearest | undefined => {
  let found = likeliest(body, others);
  if (!found) return undefined;
  let distance = distanceOfPolygons(body.corners, found.corners);
  for (const other of others) {
    if (other === found || leastApart(body, other) > distance) continue;
    const apart = distanceOfPolygons(body.corners, other.corners);
    if (apart < distance || (apart === distance && other.id < found.id)) [found, distance] = [other, apart];
  }
  return { id: found.id, distance, bearing: bearingOf(body, found) };
};
