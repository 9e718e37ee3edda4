import type { Point } from '@vexillum/geometry';
import { type Pose, poseFrom, type SideId } from '@vexillum/model';
import type { Carried } from '../board/carry.ts';
import { commitPoses } from '../board/commit-poses.ts';
import type { Desk } from '../desk.ts';

/** Stands taken from the reserve, side by side, facing the enemy. */
export const standsCarried = (desk: Desk, side: SideId, stands: readonly { readonly id: string }[]): Carried => {
  const width = desk.profile.baseWidthMu.value;
  const heading = side === 'blue' ? 180 : 0;
  const posesAt = (at: Point): ReadonlyMap<string, Pose> =>
    new Map(
      stands.map(({ id }, index) => [id, poseFrom(at.x + (index - (stands.length - 1) / 2) * width, at.y, heading)]),
    );
  return {
    posesAt,
    drop: (at) => {
      commitPoses(desk, posesAt(at));
      desk.select(stands.map(({ id }) => id));
    },
  };
};
