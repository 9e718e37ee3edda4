import type { Body } from '../body.ts';
import { turnBetween } from '../placement.ts';
import { distanceOfPoints } from '../point.ts';
import { CONTACT_TOLERANCE, HEADING_TOLERANCE } from '../tolerances.ts';
import { relations, type Relation, type RelationName } from './relations.ts';

const isMet = (mover: Body, target: Body, relation: Relation): boolean =>
  Math.abs(turnBetween(target.at.degrees + relation.turn, mover.at.degrees)) <= HEADING_TOLERANCE &&
  relation.corners.some(
    ([mine, theirs]) => distanceOfPoints(mover.rectangle[mine], target.rectangle[theirs]) <= CONTACT_TOLERANCE,
  );

/** How the mover stands against the other, corner on corner; `undefined` where they merely touch or are apart. */
export const relationBetween = (mover: Body, target: Body): RelationName | undefined =>
  relations.find(
    (relation) => (relation.against === 'friend') === (mover.side === target.side) && isMet(mover, target, relation),
  )?.name;
