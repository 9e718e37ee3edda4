import { createWorldCache, type Snapshot, standNames } from '../../rules/index.ts';
import type { BoardMoment } from '../view/board-moment.ts';
import { nobodyActs } from '../view/board-moment.ts';
import { grandProfile } from './reds-view.ts';

/** For tests: what red sees with nothing in hand. */
export const momentOf = (snapshot: Snapshot, parts: Partial<BoardMoment> = {}): BoardMoment => {
  const profile = grandProfile();
  const worldOf = createWorldCache();
  return {
    snapshot,
    profile,
    side: 'red',
    ...nobodyActs,
    hand: new Map(),
    shownMove: undefined,
    world: () => worldOf(snapshot, profile),
    names: () => standNames(snapshot, profile),
    ...parts,
  };
};
