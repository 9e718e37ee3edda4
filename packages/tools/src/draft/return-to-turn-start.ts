import type { StoredPose } from '@vexillum/geometry';
import type { Hand } from '../hand.ts';
import { cancelDraft, putDown } from './commit-draft.ts';
import { takeUp } from './movers-of.ts';
import { planDraft } from './plan-draft.ts';

/** Back to where they stood when the turn began, at once; those who have not moved stay. */
export const returnToTurnStart = (hand: Hand): void => {
  const { world } = hand;
  const movers = takeUp(hand, hand.draft?.ids ?? world.selection());
  cancelDraft(hand);
  const poses = new Map(
    movers.flatMap((id): [string, StoredPose][] => {
      const pose = world.turnStartOf(id);
      return pose ? [[id, pose]] : [];
    }),
  );
  if (poses.size === 0) {
    if (movers.length > 0) hand.emit({ kind: 'hint', hint: { kind: 'no-turn-start' } });
    return;
  }
  const legs = [{ kind: 'place', poses: Object.fromEntries(poses) }] as const;
  putDown(hand, planDraft(world, [...poses.keys()], legs, { gesture: 'return', isHeld: false }));
};
