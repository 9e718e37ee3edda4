import type { SideId } from '@vexillum/model';
import type { Profile } from '../profiles/profile.ts';
import { type FlankEdge, shortEdgeOf } from './flank-edge.ts';

/** A piece of the board's edge, from end to end in MU. */
export interface EntryLine {
  readonly from: readonly [x: number, y: number];
  readonly to: readonly [x: number, y: number];
}

const baseLine = (profile: Profile, side: SideId, edge: 'LB' | 'RB'): EntryLine => {
  const [width, depth] = profile.boardMu.value;
  const codes = profile.baseEntryZones.value[edge];
  const zones = profile.zones.value.filter((zone) => codes.includes(zone.code));
  const from = Math.min(...zones.map((zone) => zone.fromMu));
  const to = Math.max(...zones.map((zone) => zone.toMu));
  return side === 'red' ? { from: [from, 0], to: [to, 0] } : { from: [width - from, depth], to: [width - to, depth] };
};

/** Where on the board's edge a march comes in that is marked so (GT-FLANK-003 to GT-FLANK-006). */
export const entryLine = (profile: Profile, side: SideId, edge: FlankEdge): EntryLine => {
  if (edge === 'LB' || edge === 'RB') return baseLine(profile, side, edge);
  const [width, depth] = profile.boardMu.value;
  const x = shortEdgeOf(side, edge) === 'red-left' ? 0 : width;
  return { from: [x, 0], to: [x, depth] };
};
