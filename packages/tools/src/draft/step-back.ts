import type { Hand } from '../hand.ts';
import { setLegs } from './set-legs.ts';

/** Takes the last leg off the move in the making; whether there was one. */
export const stepBack = (hand: Hand): boolean => {
  const { draft } = hand;
  if (!draft) return false;
  setLegs(hand, draft.ids, draft.legs.slice(0, -1), { gesture: draft.gesture, isHeld: false });
  return true;
};
