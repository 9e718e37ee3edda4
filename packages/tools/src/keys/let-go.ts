import { cancelDraft } from '../draft/index.ts';
import type { HandAtTable } from '../hand-at-table.ts';
import type { KeyToolEvent } from '../tool-event.ts';
import type { Gesturing } from './gesture.ts';

/** Escape lets go of one thing at a time: the gesture, the move in the making, the ruler, the tool, the selection. */
export const letGo = (hand: HandAtTable, _event: KeyToolEvent, gesture: Gesturing): boolean => {
  if (!gesture.isFree) {
    gesture.escape();
    return true;
  }
  if (hand.draft) cancelDraft(hand);
  else if (hand.ruler) hand.setRuler(undefined);
  else if (hand.mode !== 'select') hand.takeUp('select');
  else if (hand.world.selection().length > 0) hand.select([]);
  else return false;
  return true;
};
