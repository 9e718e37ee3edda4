import { isInZone, mayReach, type Polygon, type World, zoneOfControl, zoneSides } from '@vexillum/geometry';
import type { SideId } from '@vexillum/model';
import { fightsAsAt } from '../fights-as/fights-as-at.ts';
import type { Profile } from '../profiles/profile.ts';
import type { Snapshot } from '../records/table.ts';

export interface StandZone {
  readonly stand: string;
  readonly polygons: readonly Polygon[];
}

/** The zones of control of a side's stands on the board, each as deep as the profile says. What shortens a zone is not considered. */
export const zonesOfControl = (snapshot: Snapshot, profile: Profile, world: World, side: SideId): StandZone[] => {
  const depth = profile.zoneOfControlMu.value;
  return world.bodies
    .filter((body) => body.side === side)
    .map((body) => {
      const isAllRound = fightsAsAt(snapshot, profile, body.id)?.controlsAllRound;
      const sides = isAllRound ? zoneSides : (['front'] as const);
      return { stand: body.id, polygons: sides.map((zoneSide) => zoneOfControl(body, depth, zoneSide)) };
    });
};

/** The stands that are in a zone of control of another side's, sorted. */
export const standsInZones = (zones: readonly StandZone[], profile: Profile, world: World): string[] => {
  const depth = profile.zoneOfControlMu.value;
  const caught = new Set<string>();
  for (const { stand, polygons } of zones) {
    const owner = world.byId.get(stand);
    if (!owner) continue;
    for (const body of world.bodies) {
      if (body.side === owner.side || caught.has(body.id) || !mayReach(owner, body, depth)) continue;
      if (polygons.some((zone) => isInZone(body, zone))) caught.add(body.id);
    }
  }
  return [...caught].toSorted();
};
