import type { Snapshot } from '@vexillum/model';
import { createWorldCache, standNames } from '@vexillum/triumph';
import type { BoardMoment } from '../view/board-moment.ts';
import { grandProfile } from './reds-view.ts';

/** For tests: what red has before him when his hands are empty. */
export const momentOf = (snapshot: Snapshot, parts: Partial<BoardMoment> = {}): BoardMoment => {
  const profile = grandProfile();
  const worldOf = createWorldCache();
  return {
    snapshot,
    profile,
    side: 'red',
    selection: new Set(),
    hover: undefined,
    hand: new Map(),
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
    shownMove: undefined,
    world: () => worldOf(snapshot, profile),
    names: () => standNames(snapshot, profile),
    ...parts,
  };
};
