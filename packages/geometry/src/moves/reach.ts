import { bodyAt, mayReach, type Body } from '../body.ts';
import { penetrationOf } from '../penetration.ts';
import { poseOf, type StoredPose } from '../placement.ts';
import { rightOf } from '../point.ts';
import type { Polygon } from '../polygon.ts';
import { placesFor } from '../snap/goals.ts';
import { relations, type RelationName } from '../snap/relations.ts';
import { hullOf } from '../swept/hull.ts';
import { CONTACT_TOLERANCE } from '../tolerances.ts';
import type { World } from '../world.ts';
import { lensOutline, reachLens } from './reach-lens.ts';
import { freePrice } from './stroke.ts';

/** A contact with an enemy that one free move may come to. */
export interface ReachedContact {
  readonly target: string;
  readonly relation: RelationName;
  readonly price: number;
  readonly pose: StoredPose;
  /** Whether somebody else stands there. What lies on the way is not asked. */
  readonly isBlocked: boolean;
}

export interface Reach {
  /** For each heading, all that the front edge may cover; together they are what the stand threatens. */
  readonly fronts: readonly Polygon[];
  readonly contacts: readonly ReachedContact[];
}

/** For each of so many headings, all that the front edge may cover within the budget. */
export const frontsOf = (body: Body, budget: number, count: number): Polygon[] =>
  Array.from({ length: count }, (_, index) => body.at.degrees + (index * 360) / count).flatMap((degrees) => {
    const lens = lensOutline(reachLens(body.at, body.width, degrees, budget));
    const right = rightOf(degrees);
    const half = body.width / 2;
    const ends = lens.flatMap(({ x, y }) => [
      { x: x - right.x * half, y: y - right.y * half },
      { x: x + right.x * half, y: y + right.y * half },
    ]);
    return ends.length === 0 ? [] : [hullOf(ends)];
  });

const isBlocked = (there: Body, world: World): boolean =>
  world.bodies.some(
    (other) =>
      other.id !== there.id &&
      mayReach(there, other, 0) &&
      penetrationOf(there.corners, other.corners) > CONTACT_TOLERANCE,
  );

const contactsWith = (body: Body, target: Body, world: World, budget: number): ReachedContact[] =>
  relations
    .filter((relation) => relation.against === 'enemy')
    .flatMap((relation) => placesFor(body, target, relation).map((to) => ({ relation: relation.name, to })))
    .map(({ relation, to }) => ({ relation, to, price: freePrice(body.at, to, body.width) }))
    .filter(({ price }) => price <= budget)
    .map(({ relation, to, price }) => ({
      target: target.id,
      relation,
      price,
      pose: poseOf(to),
      isBlocked: isBlocked(bodyAt(body, to), world),
    }));

/** The enemy contacts that the budget pays for, the cheapest first. */
export const contactsWithin = (body: Body, world: World, budget: number): ReachedContact[] =>
  world.bodies
    // A turn may carry the rear further than the front corners, by the depth at most.
    .filter((other) => other.side !== body.side && mayReach(body, other, budget + body.depth))
    .flatMap((enemy) => contactsWith(body, enemy, world, budget))
    .toSorted((a, b) => a.price - b.price || (a.target < b.target ? -1 : 1));

/** What one stand may reach with one free move: where its front may come, and which contacts, the cheapest first. */
export const reach = (body: Body, world: World, budget: number, headings = 24): Reach => ({
  fronts: frontsOf(body, budget, headings),
  contacts: contactsWithin(body, world, budget),
});
