import { takeUp } from '../draft/movers-of.ts';
import type { Free, Hand, ToolState } from '../hand.ts';
import type { PointerToolEvent } from '../tool-event.ts';
import { Carrying } from './carrying.ts';

/** Stands are picked up by their bodies. The first of the ids is the one that was taken hold of. */
export const carry = (hand: Hand, down: PointerToolEvent, ids: readonly string[], free: Free): ToolState => {
  const movers = takeUp(hand, ids);
  const inOrder = ids.filter((id, index) => movers.includes(id) && ids.indexOf(id) === index);
  return inOrder.length > 0 ? new Carrying(hand, down, inOrder, free) : free();
};
