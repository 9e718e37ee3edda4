import { mayReach, type Body } from '../body.ts';
import { distanceOfPolygons } from '../distance.ts';
import { cornersOf } from '../rectangle.ts';
import { relationBetween } from '../snap/relation-between.ts';
import type { RelationName } from '../snap/relations.ts';
import { CONTACT_TOLERANCE } from '../tolerances.ts';
import type { World } from '../world.ts';

/** A stand of the group and what it touches; `touching` is contact without standing square (a legal rest, but no combat). */
export interface TouchingPair {
  readonly stand: string;
  readonly other: string;
  readonly relation: RelationName | 'touching';
}

const areTouching = (body: Body, other: Body['corners']): boolean =>
  distanceOfPolygons(body.corners, other) <= CONTACT_TOLERANCE;

/** Everything outside the group that its stands touch where they are. */
export const contactsAt = (group: readonly Body[], world: World): TouchingPair[] => {
  const moving = new Set(group.map((body) => body.id));
  return group.flatMap((body) => [
    ...world.bodies
      .filter((other) => !moving.has(other.id) && mayReach(body, other, CONTACT_TOLERANCE))
      .filter((other) => areTouching(body, other.corners))
      .map((other) => ({
        stand: body.id,
        other: other.id,
        relation: relationBetween(body, other) ?? ('touching' as const),
      })),
    ...world.camps
      .filter((camp) => areTouching(body, cornersOf(camp.rectangle)))
      .map((camp) => ({ stand: body.id, other: camp.id, relation: 'touching' as const })),
  ]);
};
