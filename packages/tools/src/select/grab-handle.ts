import type { Free, ToolState } from '../hand.ts';
import type { HandAtTable } from '../hand-at-table.ts';
import type { ToolHandle } from '../handle.ts';
import { isTaken } from '../holders.ts';
import { pieceAt } from '../pick.ts';
import { Resizing } from '../scenery/resizing.ts';
import { TurningScenery } from '../scenery/turning-scenery.ts';
import { steer } from '../steer/index.ts';
import type { PointerToolEvent } from '../tool-event.ts';
import { clickPiece } from './click-piece.ts';
import { movableScenery, movableStands } from './movable.ts';
import { Pressing } from './pressing.ts';

/** A knob is grabbed; `undefined` where what it moves is in another's hand, or has just left the table. */
export const grabHandle = (
  hand: HandAtTable,
  down: PointerToolEvent,
  handle: ToolHandle,
  free: Free,
): ToolState | undefined => {
  const ids = movedBy(hand);
  if (isTaken(hand, ids)) return undefined;
  const grab = (): ToolState | undefined => grabOf(hand, down, handle, free);
  const hit = pieceAt(hand, down);
  const isOverAnother = hit && hand.world.isStand(hit.id) && (hand.isAdding || !ids.includes(hit.id));
  if (!isOverAnother) return grab();
  // Knobs are wider than they look, and a neighbour in the line may lie under one: a click is for him, a drag for the knob.
  return new Pressing(hand, down, { click: (up) => clickPiece(hand, hit, up), drag: grab, pings: false }, free);
};

const movedBy = (hand: HandAtTable): readonly string[] => {
  const stands = hand.draft?.ids ?? movableStands(hand.world);
  return stands.length > 0 ? stands : movableScenery(hand.world);
};

const grabOf = (hand: HandAtTable, down: PointerToolEvent, handle: ToolHandle, free: Free): ToolState | undefined => {
  if (hand.draft || movableStands(hand.world).length > 0) return steer(hand, down, handle, free);
  return handle.id === 'resize' ? Resizing.from(hand, down, free) : TurningScenery.from(hand, down, free);
};
