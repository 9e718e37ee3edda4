import { MILLI_MU, type SideId } from '@vexillum/model';
import { type CommandNumber, markerCommandOf, markerLetters, type Profile, type Snapshot } from '../../rules/index.ts';
import type { Placing } from '../place-block.ts';

/** Where a command enters, along the base edge in thousandths of an MU, as far as the reader knows. */
const entryOf = (snapshot: Snapshot, side: SideId, command: CommandNumber): number | undefined => {
  const { marker, pose } = snapshot.public;
  const letter = markerLetters.find(
    (each) => (marker.get(`marker:${side}-${each}`)?.command ?? markerCommandOf(snapshot, side, each)) === command,
  );
  return letter && pose.get(`marker:${side}-${letter}`)?.[0];
};

interface Span {
  readonly from: number;
  readonly to: number;
}

const spanOf = (profile: Profile, block: readonly Placing[]): Span => {
  const half = (profile.baseWidthMu.value * MILLI_MU) / 2;
  const xs = block.map(({ pose }) => pose[0]);
  return { from: Math.min(...xs) - half, to: Math.max(...xs) + half };
};

const isTaken = (snapshot: Snapshot, side: SideId, { from, to }: Span): boolean =>
  [...snapshot.public.stand].some(([id, stand]) => {
    const x = stand.side === side ? snapshot.public.pose.get(id)?.[0] : undefined;
    return x !== undefined && x > from && x < to;
  });

/** A block of stands brought before its command's marker, from where it must not stand too far; where others stand there, it stays. */
export const beforeMarker = (
  snapshot: Snapshot,
  profile: Profile,
  side: SideId,
  command: CommandNumber,
  block: readonly Placing[],
): readonly Placing[] => {
  const entry = entryOf(snapshot, side, command);
  if (entry === undefined || block.length === 0) return block;
  const { from, to } = spanOf(profile, block);
  const wanted = Math.round(entry - (from + to) / 2);
  const by = Math.max(-from, Math.min(wanted, profile.boardMu.value[0] * MILLI_MU - to));
  if (isTaken(snapshot, side, { from: from + by, to: to + by })) return block;
  return block.map(({ id, pose: [x, y, heading] }) => ({ id, pose: [x + by, y, heading] }));
};
