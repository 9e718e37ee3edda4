import type { Pose, SideId } from '@vexillum/model';
import { createWorldCache, type Profile, type Snapshot, standNames } from '../../rules/index.ts';
import type { BoardMoment } from '../view/board-moment.ts';
import { nobodyActs } from '../view/board-moment.ts';
import type { ShownMove } from '../view/board-moment.ts';

/** What the board of a replay shows just now. */
export interface ShownTable {
  readonly snapshot: Snapshot;
  readonly profile: Profile;
  /** Whose view it is; nobody's own for a spectator. */
  readonly side: SideId | undefined;
  /** Pieces on their way. */
  readonly hand: ReadonlyMap<string, Pose>;
  /** The move that was made last. */
  readonly shownMove: ShownMove | undefined;
}

export const createReplayMoment = (): ((shown: ShownTable) => BoardMoment) => {
  const worldOf = createWorldCache();
  return (shown) => ({
    ...nobodyActs,
    ...shown,
    world: () => worldOf(shown.snapshot, shown.profile),
    names: () => standNames(shown.snapshot, shown.profile),
  });
};
