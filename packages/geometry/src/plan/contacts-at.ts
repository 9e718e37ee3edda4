import { doBoxesMeetWithin, type Body } from '../body.ts';
import type { Box } from '../box.ts';
import { areWithin } from '../distance.ts';
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

/** Those of the others and of the world's camps that the stands touch where they are. */
export const contactsAmong = (group: readonly Body[], others: readonly Body[], world: World): TouchingPair[] => {
  const pairs: TouchingPair[] = [];
  for (const body of group) {
    const isTouching = (box: Box, corners: Body['corners']): boolean =>
      doBoxesMeetWithin(body.box, box, CONTACT_TOLERANCE) && areWithin(body.corners, corners, CONTACT_TOLERANCE);
    for (const other of others) {
      if (!isTouching(other.box, other.corners)) continue;
      pairs.push({ stand: body.id, other: other.id, relation: relationBetween(body, other) ?? 'touching' });
    }
    for (const { id, corners, box } of world.camps) {
      if (isTouching(box, corners)) pairs.push({ stand: body.id, other: id, relation: 'touching' });
    }
  }
  return pairs;
};

/** Everything outside the group that its stands touch where they are. */
export const contactsAt = (group: readonly Body[], world: World): TouchingPair[] => {
  const moving = new Set(group.map((body) => body.id));
  return contactsAmong(
    group,
    world.bodies.filter((body) => !moving.has(body.id)),
    world,
  );
};
