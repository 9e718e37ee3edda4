import type { SideId } from '@vexillum/model';
import type { Snapshot } from '../../rules/index.ts';

/** Whose view an umpire has chosen. */
export const viewsAs = ['all', 'red', 'blue', 'spectator'] as const;
export type ViewAs = (typeof viewsAs)[number];

const nobodysSecrets: Snapshot['sides'] = {};

const withSides = (snapshot: Snapshot, sides: readonly SideId[]): Snapshot => ({
  public: snapshot.public,
  sides:
    sides.length === 0
      ? nobodysSecrets
      : Object.fromEntries(sides.filter((side) => snapshot.sides[side]).map((side) => [side, snapshot.sides[side]])),
});

/** What the screen shows of what this browser knows: nothing private under the shade, and one side alone where an umpire looks as that side. */
export const seenSnapshot = (snapshot: Snapshot, isHidden: boolean, viewAs: ViewAs): Snapshot => {
  if (Object.keys(snapshot.sides).length === 0) return snapshot;
  if (isHidden || viewAs === 'spectator') return withSides(snapshot, []);
  return viewAs === 'all' ? snapshot : withSides(snapshot, [viewAs]);
};
