import type { Pose, SideId, Snapshot } from '@vexillum/model';
import { createWorldCache, type Profile, standNames } from '@vexillum/triumph';
import type { BoardMoment } from '../view/board-moment.ts';
import type { ShownMove } from '../view/shown-move.ts';

/** What the board of a replay shows just now. */
export interface ShownTable {
  readonly snapshot: Snapshot;
  readonly profile: Profile;
  /** Whose eyes look; nobody's own for a spectator. */
  readonly side: SideId | undefined;
  /** Pieces on their way. */
  readonly hand: ReadonlyMap<string, Pose>;
  /** The move that was made last. */
  readonly shownMove: ShownMove | undefined;
}

/** Nobody has anything in hand, picks or points at a match that is over; always the same values, so that nothing is drawn anew for them. */
const nobodyActs = {
  selection: new Set<string>(),
  hover: undefined,
  draft: undefined,
  ruler: undefined,
  laser: [],
  presence: new Map(),
  held: new Map(),
  pings: [],
  handles: [],
  marquee: undefined,
  sizing: undefined,
  carried: undefined,
  sketch: undefined,
  overlays: new Set(),
} satisfies Partial<BoardMoment>;

export const createReplayMoment = (): ((shown: ShownTable) => BoardMoment) => {
  const worldOf = createWorldCache();
  return (shown) => ({
    ...nobodyActs,
    ...shown,
    world: () => worldOf(shown.snapshot, shown.profile),
    names: () => standNames(shown.snapshot, shown.profile),
  });
};
