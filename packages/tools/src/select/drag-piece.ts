import { isTaken } from '../holders.ts';
import type { Free, ToolState } from '../hand.ts';
import type { HandAtTable } from '../hand-at-table.ts';
import { Panning } from '../camera/panning.ts';
import { MovingScenery } from '../scenery/moving-scenery.ts';
import { carry } from '../steer/index.ts';
import type { PointerToolEvent } from '../tool-event.ts';
import type { ToolHit } from '../tool-world.ts';
import { Marqueeing } from './marqueeing.ts';

/**
 * What a drag means that began on a piece or on bare ground: own pieces are taken, with Shift a box is drawn, else the table is pushed.
 * `undefined` where the hand may not take what it reaches for: then nothing happens until it is let go.
 */
export const dragPiece = (
  hand: HandAtTable,
  hit: ToolHit | undefined,
  down: PointerToolEvent,
  free: Free,
): ToolState | undefined => {
  if (hit && hand.world.mayMove(hit.id)) return take(hand, hit.id, down, free);
  if (down.shift && down.pointerType !== 'touch') return new Marqueeing(hand, down, free);
  return new Panning(hand, down, free);
};

const take = (hand: HandAtTable, id: string, down: PointerToolEvent, free: Free): ToolState | undefined => {
  const { world } = hand;
  const selected = world.selection();
  const isSelected = selected.includes(id);
  const isAdding = down.shift || hand.isAdding;
  const wanted = isSelected || isAdding ? [id, ...selected.filter((other) => other !== id)] : [id];
  // Stands go by the rules of a move, scenery is laid where it shall lie: a hand takes either.
  const isStand = world.isStand(id);
  const ids = wanted.filter((other) => world.isStand(other) === isStand && world.mayMove(other));
  if (isTaken(hand, ids)) return undefined;
  hand.putDown();
  hand.select(wanted);
  return isStand ? carry(hand, down, ids, free) : new MovingScenery(hand, down, ids, free);
};
