import { bodiesOf, hingeOf, trackOf, type Leg, type World } from '@vexillum/geometry';

/** A stand and the hinges of its column that it has yet to pass. */
export type Stander = ReturnType<typeof trackOf>['end'][number];

/** The stands as they are on the table, for a track. */
export const standsAtStart = (world: World, ids: readonly string[]): readonly Stander[] =>
  bodiesOf(world, ids).map((body) => ({ body, hinges: world.stands.get(body.id)?.hinges?.map(hingeOf) ?? [] }));

/** The stands as they are after these legs, unrounded. */
export const standsAfter = (world: World, ids: readonly string[], legs: readonly Leg[]): readonly Stander[] =>
  trackOf(standsAtStart(world, ids), legs).end;
