import { groupWith, type ScreenPoint } from '@vexillum/geometry';
import type { HandAtTable } from '../hand-at-table.ts';
import { screenDistance } from '../slop.ts';
import type { PointerToolEvent } from '../tool-event.ts';

/** How long a first click waits for its second, in milliseconds, and how far from it that may be, in CSS pixels. */
const PAUSE = 350;
const REACH = { mouse: 8, pen: 12, touch: 24 } as const;

/** The click before. A tool has no clock, so a ticket is asked for, and the click forgotten when that comes. */
export interface LastClick {
  readonly id: string;
  readonly screen: ScreenPoint;
  readonly ticket: number;
}

/** Remembers this click on a piece; whether it was the second one on the same. */
export const isDoubleClick = (hand: HandAtTable, id: string, event: PointerToolEvent): boolean => {
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
