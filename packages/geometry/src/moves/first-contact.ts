import type { Body } from '../body.ts';
import { centerOfBox, type Box } from '../box.ts';
import { forwardOf, rightOf, type Point } from '../point.ts';
import { edgesOf, isInside, type Polygon } from '../polygon.ts';
import { cornersOf } from '../rectangle.ts';
import { CONTACT_TOLERANCE } from '../tolerances.ts';
import type { World } from '../world.ts';

/** What an advancing front meets first, and how many MU ahead; 0 where it already touches. */
export interface Contact {
  readonly distance: number;
  readonly kind: 'enemy' | 'camp' | 'terrain' | 'board';
  readonly id: string;
  readonly mover: string;
}

/** As the front edge sees it: x along the front to its right, y ahead. */
const seenFrom = (body: Body): ((point: Point) => Point) => {
  const forward = forwardOf(body.at.degrees);
  const right = rightOf(body.at.degrees);
  return (point) => {
    const dx = point.x - body.at.x;
    const dy = point.y - body.at.y;
    return { x: dx * right.x + dy * right.y, y: dx * forward.x + dy * forward.y };
  };
};

/** How far ahead an edge first enters the strip before the front. An edge that crosses the front itself is at 0; one behind is never met. */
const edgeAhead = (a: Point, b: Point, half: number): number => {
  const [left, right] = a.x <= b.x ? [a, b] : [b, a];
  if (right.x <= -half || left.x >= half) return Number.POSITIVE_INFINITY;
  const heightAt = (x: number): number => left.y + ((x - left.x) / (right.x - left.x)) * (right.y - left.y);
  const low = left.x >= -half ? left.y : heightAt(-half);
  const high = right.x <= half ? right.y : heightAt(half);
  if (Math.max(low, high) < -CONTACT_TOLERANCE) return Number.POSITIVE_INFINITY;
  return Math.max(0, Math.min(low, high));
};

/** How far the front edge may advance until it touches the shape; infinite where the shape is not ahead. */
export const distanceAhead = (body: Body, shape: Polygon): number => {
  const see = seenFrom(body);
  // The sides are drawn in by the contact tolerance: what is only brushed past is not met.
  const half = body.width / 2 - CONTACT_TOLERANCE;
  const seen = shape.map(see);
  if (isInside(seen, { x: 0, y: 0 })) return 0;
  return edgesOf(seen).reduce((least, [a, b]) => Math.min(least, edgeAhead(a, b, half)), Number.POSITIVE_INFINITY);
};

const roomTo = (from: number, direction: number, low: number, high: number): number => {
  if (Math.abs(direction) < 1e-12) return Number.POSITIVE_INFINITY;
  return Math.max(0, ((direction > 0 ? high : low) - from) / direction);
};

/** How far the front edge may advance until one of its corners reaches the border of the box. */
export const distanceToBoard = (body: Body, board: Box): number => {
  const { x, y } = forwardOf(body.at.degrees);
  const { frontLeft, frontRight } = body.rectangle;
  return Math.min(
    ...[frontLeft, frontRight].flatMap((corner) => [
      roomTo(corner.x, x, board.x, board.x + board.width),
      roomTo(corner.y, y, board.y, board.y + board.depth),
    ]),
  );
};

const contactsOf = (body: Body, world: World, moving: ReadonlySet<string>): Contact[] => {
  const meets = (kind: Contact['kind'], id: string, distance: number): Contact => ({
    distance,
    kind,
    id,
    mover: body.id,
  });
  const see = seenFrom(body);
  /** A cheap look first: what is behind, or too far aside, is not ahead whatever its shape. */
  const mayMeet = (center: Point, radius: number): boolean => {
    const { x, y } = see(center);
    return y > -radius - CONTACT_TOLERANCE && Math.abs(x) < body.width / 2 + radius;
  };
  const isInTheWay = (other: Body): boolean =>
    other.side !== body.side && !moving.has(other.id) && mayMeet(other.center, other.radius);
  const enemies = world.bodies.filter(isInTheWay);
  return [
    ...enemies.map((enemy) => meets('enemy', enemy.id, distanceAhead(body, enemy.corners))),
    ...world.camps
      .filter((camp) => camp.side !== body.side)
      .map((camp) => meets('camp', camp.id, distanceAhead(body, cornersOf(camp.rectangle)))),
    ...world.terrain
      .filter(({ box }) => mayMeet(centerOfBox(box), Math.hypot(box.width, box.depth) / 2))
      .map((piece) => meets('terrain', piece.id, distanceAhead(body, piece.polygon))),
    meets('board', 'board', distanceToBoard(body, world.board)),
  ];
};

/** Everything ahead of the group's fronts within `reach` MU, nearest first; a thing that several meet is named once, with the nearest. */
export const contactsAhead = (group: readonly Body[], world: World, reach = Number.POSITIVE_INFINITY): Contact[] => {
  const moving = new Set(group.map((body) => body.id));
  const nearest = new Map<string, Contact>();
  for (const body of group) {
    for (const contact of contactsOf(body, world, moving)) {
      const known = nearest.get(`${contact.kind}/${contact.id}`);
      if (contact.distance > reach || contact.distance === Number.POSITIVE_INFINITY) continue;
      if (!known || contact.distance < known.distance) nearest.set(`${contact.kind}/${contact.id}`, contact);
    }
  }
  return [...nearest.values()].toSorted((a, b) => a.distance - b.distance);
};

/** How far the group may advance until its swept fronts first touch an enemy, a camp, terrain or the board's border. */
export const firstContact = (group: readonly Body[], world: World): Contact | undefined =>
  contactsAhead(group, world)[0];
