import type { Leg } from '@vexillum/geometry';
import type { Hand } from '../hand.ts';
import { planDraft, type DraftMore } from './plan-draft.ts';

/** The move in the making is now this; without legs, and in no hand, it is none. */
export const setLegs = (hand: Hand, ids: readonly string[], legs: readonly Leg[], more: DraftMore): void => {
  const isNone = legs.length === 0 && !more.isHeld;
  if (!isNone) hand.setDraft(planDraft(hand.world, ids, legs, more));
  else if (hand.draft) hand.setDraft(undefined);
};
