import { mayReach, type Body } from '../body.ts';
import { turnBetween } from '../placement.ts';
import { distanceOfPoints } from '../point.ts';
import { CONTACT_TOLERANCE, HEADING_TOLERANCE } from '../tolerances.ts';

const looksAlike = (a: Body, b: Body): boolean =>
  Math.abs(turnBetween(a.at.degrees, b.at.degrees)) <= HEADING_TOLERANCE;

/** Whether b stands at a's right: front corner to front corner, whatever their depths. */
export const isBeside = (a: Body, b: Body): boolean =>
  distanceOfPoints(a.rectangle.frontRight, b.rectangle.frontLeft) <= CONTACT_TOLERANCE && looksAlike(a, b);

/** Whether b stands right behind a. */
export const isBehind = (a: Body, b: Body): boolean =>
  distanceOfPoints(a.rectangle.rearLeft, b.rectangle.frontLeft) <= CONTACT_TOLERANCE &&
  distanceOfPoints(a.rectangle.rearRight, b.rectangle.frontRight) <= CONTACT_TOLERANCE &&
  looksAlike(a, b);

export interface Link {
  readonly kind: 'beside' | 'behind';
  /** The one at the left, or ahead. */
  readonly first: Body;
  readonly second: Body;
}

const linkOf = (first: Body, second: Body): Link | undefined => {
  if (isBeside(first, second)) return { kind: 'beside', first, second };
  return isBehind(first, second) ? { kind: 'behind', first, second } : undefined;
};

/** Every link between stands of one side. Sorted along x first, so that only neighbours are compared. */
export const linksOf = (bodies: readonly Body[]): Link[] => {
  const sorted = bodies.toSorted((a, b) => a.center.x - b.center.x);
  const widest = Math.max(0, ...bodies.map((body) => body.radius));
  const links: Link[] = [];
  sorted.forEach((a, index) => {
    for (let next = index + 1; next < sorted.length; next += 1) {
      const b = sorted[next] as Body;
      if (b.center.x - a.center.x > a.radius + widest + CONTACT_TOLERANCE) break;
      if (a.side !== b.side || !mayReach(a, b, CONTACT_TOLERANCE)) continue;
      const link = linkOf(a, b) ?? linkOf(b, a);
      if (link) links.push(link);
    }
  });
  return links;
};
