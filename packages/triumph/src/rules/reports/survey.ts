import { type Body, groupsOf, type World } from '@vexillum/geometry';
import type { SideId } from '@vexillum/model';
import { standsInZones, zonesOfControl } from '../moves/zones-of-control.ts';
import { type StandName, standNames } from '../names/stand-names.ts';
import type { Profile } from '../profiles/profile.ts';
import type { Snapshot } from '../records/table.ts';

/** What all reports of one moment share, worked out once. */
export interface Survey {
  readonly world: World;
  readonly snapshot: Snapshot;
  readonly profile: Profile;
  readonly names: ReadonlyMap<string, StandName>;
  readonly groups: ReadonlyMap<string, readonly Body[]>;
  /** The stands that are in an enemy's zone of control. */
  readonly caught: ReadonlySet<string>;
}

const caughtIn = (world: World, snapshot: Snapshot, profile: Profile): ReadonlySet<string> => {
  const sides: readonly SideId[] = [...new Set(world.bodies.map((body) => body.side))];
  return new Set(
    sides.flatMap((side) => standsInZones(zonesOfControl(snapshot, profile, world, side), profile, world)),
  );
};

const groupsById = (world: World): ReadonlyMap<string, readonly Body[]> =>
  new Map(
    groupsOf(world.bodies).flatMap((ids) => {
      const group = ids.flatMap((id) => world.byId.get(id) ?? []);
      return ids.map((id): [string, readonly Body[]] => [id, group]);
    }),
  );

export const surveyOf = (world: World, snapshot: Snapshot, profile: Profile): Survey => ({
  world,
  snapshot,
  profile,
  names: standNames(snapshot, profile),
  groups: groupsById(world),
  caught: caughtIn(world, snapshot, profile),
});
