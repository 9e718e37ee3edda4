import type { StoredPose } from '@vexillum/geometry';
import type { Hand } from '../hand.ts';
import type { ToolWorld } from '../tool-world.ts';
import { applyTyped } from './typing.ts';
import type { MoveDraft } from './move-draft.ts';
import { takeUp } from './movers-of.ts';
import { planDraft } from './plan-draft.ts';

const movesAnybody = (world: ToolWorld, { plan }: MoveDraft): boolean =>
  Object.entries(plan.poses).some(([id, to]) => world.poseOf(id)?.some((value, index) => value !== to[index]));

/** As it is put down: out of the hand, with nothing left that only a hand needs. */
const atRest = ({ guide: _guide, typed: _typed, ...draft }: MoveDraft): MoveDraft => ({ ...draft, isHeld: false });

/** Puts this move down, whatever else is in the making; one that moves nobody is dropped. */
export const putDown = (hand: Hand, draft: MoveDraft): void => {
  // The hand is empty before the table hears of the move: what the table then tells the hand finds no old draft to plan again.
  hand.setDraft(undefined);
  if (movesAnybody(hand.world, draft)) hand.emit({ kind: 'commit', draft: atRest(draft) });
};

/** Puts down the move in the making: one action, one undo step. */
export const commitDraft = (hand: Hand): void => {
  applyTyped(hand);
  if (hand.draft) putDown(hand, hand.draft);
};

/** Gives up the whole move in the making. */
export const cancelDraft = (hand: Hand): void => {
  if (hand.draft) hand.setDraft(undefined);
};

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
