import type { Point } from '@vexillum/geometry';
import { type Pose, poseFrom, type SideId } from '@vexillum/model';
import type { Actions } from '@vexillum/frame/table/actions';
import type { Battle } from '../battle.ts';
import type { Hand } from '../hand/hand.ts';
import { commitPoses } from '../hand/put-down.ts';

/** Something taken from a tray: where it would lie, how it looks on the way, and what happens when it is let go over the board. */
export interface Carried {
  /** Stands of the reserve, so that the others see them come. */
  posesAt?(at: Point): ReadonlyMap<string, Pose>;
  /** A new thing that has no record yet. */
  readonly ghost?: { readonly width: number; readonly depth: number; readonly label: string; readonly heading: number };
  drop(at: Point): void;
}

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

const DRAG_SLOP = 4;

/** Tells a drag out of a tray from a click: calls `begin` once the pointer has gone far enough. */
export const watchForDrag = (event: PointerEvent, begin: () => void): void => {
  if (event.button !== 0) return;
  const { clientX, clientY } = event;
  const stop = () => {
    window.removeEventListener('pointermove', move);
    window.removeEventListener('pointerup', stop);
    window.removeEventListener('pointercancel', stop);
  };
  const move = (at: PointerEvent) => {
    if (Math.hypot(at.clientX - clientX, at.clientY - clientY) < DRAG_SLOP) return;
    stop();
    begin();
  };
  window.addEventListener('pointermove', move);
  window.addEventListener('pointerup', stop);
  window.addEventListener('pointercancel', stop);
};
