import { fireDistance, mayReach, sightLine, type SightLine, type World } from '@vexillum/geometry';
import { MILLI_MU } from '@vexillum/model';
import { fightsAsAt } from '../fights-as/fights-as-at.ts';
import type { Profile } from '../profiles/profile.ts';
import { terrainTypeOf } from '../profiles/rows-of.ts';
import { fireReachOf } from './fire-reach-of.ts';
import type { Snapshot } from '../records/table.ts';

/** An enemy within range and arc, and whether anything is in the way. Camps are never among them. */
export interface FireTarget extends SightLine {
  readonly target: string;
  /** In MU, from the edge that shoots. */
  readonly distance: number;
}

/** Half a thousandth: a target that is at the range by its stored pose is within it. */
const HAIR = 0.5 / MILLI_MU;

/** Whom this stand may shoot at, the nearest first; nobody where it does not shoot. */
export const fireTargets = (snapshot: Snapshot, profile: Profile, world: World, shooter: string): FireTarget[] => {
  const body = world.byId.get(shooter);
  const reach = fireReachOf(profile, fightsAsAt(snapshot, profile, shooter)?.shoots);
  if (!body || !reach) return [];
  const blocks = (id: string): boolean =>
    terrainTypeOf(profile, snapshot.public.terrain.get(id)?.type ?? '')?.blocksSight === true;
  return world.bodies
    .filter((other) => other.side !== body.side && mayReach(body, other, reach.range))
    .map((other) => ({ other, distance: fireDistance(body, other.corners, reach.widening, reach.sides) }))
    .filter(({ distance }) => distance <= reach.range + HAIR)
    .map(({ other, distance }) => ({
      target: other.id,
      distance,
      ...sightLine(body, other, world, blocks, reach.sides),
    }))
    .toSorted((a, b) => a.distance - b.distance || (a.target < b.target ? -1 : 1));
};
