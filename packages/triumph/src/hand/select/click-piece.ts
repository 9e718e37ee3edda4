import { groupWith } from '@vexillum/geometry';
import type { HandAtTable } from '../hand-at-table.ts';
import { screenDistance } from '../slop.ts';
import type { PointerToolEvent } from '../tool-event.ts';
import type { ToolHit } from '../tool-world.ts';

/** What a click means when it selects: on a piece, on a piece again, or on nothing. */
export const clickPiece = (hand: HandAtTable, hit: ToolHit | undefined, event: PointerToolEvent): void => {
  const isAdding = event.shift || hand.isAdding;
  if (hit === undefined) return clickGround(hand, isAdding);
  const selected = hand.world.selection();
  if (isDoubleClick(hand, hit.id, event) && hand.world.isStand(hit.id)) {
    const group = groupOf(hand, hit.id);
    return hand.select(isAdding ? [...new Set([...selected, ...group])] : group);
  }
  if (!isAdding) return hand.select([hit.id]);
  hand.select(selected.includes(hit.id) ? selected.filter((id) => id !== hit.id) : [...selected, hit.id]);
};

/** Elsewhere: a move in the making is put down, and nothing is selected any more. */
const clickGround = (hand: HandAtTable, isAdding: boolean): void => {
  hand.lastClick = undefined;
  hand.putDown();
  if (!isAdding) hand.select([]);
};

/** How long a first click waits for its second, in milliseconds, and how far from it that may be, in CSS pixels. */
const PAUSE = 350;
const REACH = { mouse: 8, pen: 12, touch: 24 } as const;

/** Remembers this click on a piece; whether it was the second one on the same. */
const isDoubleClick = (hand: HandAtTable, id: string, event: PointerToolEvent): boolean => {
  const last = hand.lastClick;
  const isSecond = last?.id === id && screenDistance(last.screen, event.screen) <= REACH[event.pointerType];
  hand.lastClick = isSecond ? undefined : { id, screen: event.screen, ticket: hand.newTicket() };
  if (hand.lastClick) hand.emit({ kind: 'wake', ticket: hand.lastClick.ticket, after: PAUSE });
  return isSecond;
};

/** The stands that stand together with this one; of the own side, those that one may move. */
export const groupOf = ({ world }: HandAtTable, id: string): readonly string[] => {
  const { bodies, byId } = world.geometry();
  const side = byId.get(id)?.side;
  const group = groupWith(
    id,
    bodies.filter((body) => body.side === side),
  );
  return world.mayMove(id) ? group.filter((other) => world.mayMove(other)) : group;
};
