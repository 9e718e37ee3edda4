import type { Point } from '@vexillum/geometry';
import { type Pose, poseFrom, type SideId } from '@vexillum/model';
import type { Carried } from '../board/carry.ts';
import { commitPoses } from '../hand/put-down.ts';
import type { Battle } from '../battle.ts';
import type { Actions } from '../../../table/actions.ts';
import type { Hand } from '../hand/hand.ts';

interface Needs {
  readonly battle: Battle;
  readonly actions: Actions;
  readonly hand: Hand;
}

/** Stands taken from the reserve, side by side, facing the enemy. */
export const standsCarried = (at: Needs, side: SideId, stands: readonly { readonly id: string }[]): Carried => {
  const width = at.battle.profile.baseWidthMu.value;
  const heading = side === 'blue' ? 180 : 0;
  const posesAt = ({ x, y }: Point): ReadonlyMap<string, Pose> =>
    new Map(stands.map(({ id }, index) => [id, poseFrom(x + (index - (stands.length - 1) / 2) * width, y, heading)]));
  return {
    posesAt,
    drop: (point) => {
      commitPoses(at, posesAt(point));
      at.hand.select(stands.map(({ id }) => id));
    },
  };
};
