import type { HandAtTable } from '../hand-at-table.ts';
import { Pointing } from '../ink/pointing.ts';
import type { KeyToolEvent } from '../tool-event.ts';
import type { ToolMode } from '../tool-mode.ts';
import type { Gesturing } from './gesture.ts';

/**
 * M and L lend a tool while they are held, and give it for good when they are only tapped; tapped again, they take it back. To look is
 * not to act, so a move in the making stays open meanwhile.
 */
export const lendMode = (hand: HandAtTable, event: KeyToolEvent, mode: ToolMode, gesture: Gesturing): boolean => {
  if (event.isRepeat) return true;
  const isOn = hand.mode === mode;
  gesture.giveUp();
  hand.giveBack();
  const back = hand.mode;
  hand.takeUp(isOn ? 'select' : mode);
  if (isOn) return true;
  hand.lent = { key: event.key.toLowerCase(), back, isUsed: false };
  if (mode === 'laser') gesture.begin(new Pointing(hand, undefined, gesture.free));
  return true;
};

/** The key is let go: what it lent is given back, if it was used. */
export const letGoOfKey = (hand: HandAtTable, event: KeyToolEvent, gesture: Gesturing): boolean => {
  const { lent } = hand;
  if (lent?.key !== event.key.toLowerCase()) return false;
  // The laser goes out with its key; a ruler that is being laid is laid to its end.
  if (hand.mode === 'laser') gesture.giveUp();
  if (lent.isUsed) hand.giveBack();
  else hand.lent = undefined;
  return true;
};
