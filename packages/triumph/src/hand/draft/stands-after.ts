import { bodiesOf, hingeOf, trackOf, type Leg, type World, columnOf, frontRankOf, type Body } from '@vexillum/geometry';

/** A stand and the hinges of its column that it has yet to pass. */
export type Stander = ReturnType<typeof trackOf>['end'][number];

/** The stands as they are on the table, for a track. */
export const standsAtStart = (world: World, ids: readonly string[]): readonly Stander[] =>
  bodiesOf(world, ids).map((body) => ({ body, hinges: world.stands.get(body.id)?.hinges?.map(hingeOf) ?? [] }));

/** The stands as they are after these legs, unrounded. */
export const standsAfter = (world: World, ids: readonly string[], legs: readonly Leg[]): readonly Stander[] =>
  trackOf(standsAtStart(world, ids), legs).end;

const isKinked = (stands: readonly Stander[]): boolean => stands.some(({ hinges }) => hinges.length > 0);

/** The first of a kinked column is nobody's follower, and has the fewest turns ahead. */
const firstOfKinked = (stands: readonly Stander[]): Body | undefined => {
  const front = frontRankOf(stands.map(({ body }) => body));
  const fewest = stands
    .filter(({ body }) => front.includes(body))
    .toSorted((a, b) => a.hinges.length - b.hinges.length);
  return fewest[0]?.body;
};

/** The first of the stands, where they are a column of two or more, straight or kinked; otherwise they march as a group. */
export const leadOfColumn = (stands: readonly Stander[]): Body | undefined => {
  if (stands.length < 2) return undefined;
  return isKinked(stands) ? firstOfKinked(stands) : columnOf(stands.map(({ body }) => body))?.[0];
};
