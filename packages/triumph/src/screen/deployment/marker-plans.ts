import { MILLI_MU, type SideId } from '@vexillum/model';
import {
  type CommandNumber,
  commandsWithMarkers,
  type MarkerPlan,
  type OrdersDraft,
  type Profile,
  zoneBoxes,
} from '../../rules/index.ts';
import type { Snapshot } from '@vexillum/model';

/** The zones a marker starts in: command 1 left of the middle, command 3 right of it. */
const startOf = (profile: Profile, side: SideId, command: CommandNumber): number => {
  const zones = zoneBoxes(profile, side);
  const middle = Math.floor(zones.length / 2);
  const zone = zones[Math.min(zones.length - 1, Math.max(0, middle + command - 2))];
  const x = zone ? zone.box.x + zone.box.width / 2 : profile.boardMu.value[0] / 2;
  return Math.round(x * MILLI_MU);
};

/** Where the side's markers are to lie, in thousandths of an MU from red's left: as the team drafted, else in the three middle zones. */
export const markerPlans = (
  snapshot: Snapshot,
  profile: Profile,
  side: SideId,
  draft: OrdersDraft,
): readonly MarkerPlan[] =>
  commandsWithMarkers(snapshot, side).map((command) => ({
    command,
    at: draft[command].at ?? startOf(profile, side, command),
  }));

/** A place along the base edge as its own side counts it, from its left, in MU. */
export const fromOwnLeft = (profile: Profile, side: SideId, at: number): number => {
  const x = at / MILLI_MU;
  return side === 'blue' ? profile.boardMu.value[0] - x : x;
};

export const toBoard = (profile: Profile, side: SideId, fromLeft: number): number => {
  const width = profile.boardMu.value[0];
  const x = Math.min(width, Math.max(0, fromLeft));
  return Math.round((side === 'blue' ? width - x : x) * MILLI_MU);
};
