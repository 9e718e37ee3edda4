import { msg, wordsText } from '@vexillum/ui/words';
import {
  doneFrom,
  type EventIn,
  type EventShapes,
  isOneOf,
  type LogLine,
  type Snapshot,
  tableEventIn,
  type Words,
} from '@vexillum/model';
import type { LogEntryView } from '@vexillum/ui';
import { seatTitle, sideTitle } from '../seat-title.ts';
import { told } from '../table/tell.ts';
import { isOfTheTable, tellTable } from '../table/tell-table.ts';

/** How a game tells what happens in it: to the log, to those who cannot look, and in a replay. */
export interface Telling<Shapes extends EventShapes = EventShapes> {
  /** What can happen: the game's own list. */
  readonly events: Shapes;
  /** One sentence, without who did it. A value that is the name of a side is said as its player is called. */
  tell(event: EventIn<Shapes>): Words;
  /** Of what nobody did the sentence is whole. */
  isWhole?(event: EventIn<Shapes>): boolean;
}

/** Who did something, and what. */
export type PlainLine = Pick<LogEntryView, 'who' | 'isSeat' | 'side' | 'text' | 'dice'>;

/** What the player of a side is called; by the side's own name where nobody sits there. */
export const playerName = (snapshot: Snapshot, side: string): string =>
  [...snapshot.public.seat.values()].find((seat) => seat.side === side)?.name ?? sideTitle(side);

const isSide = (snapshot: Snapshot, value: string | number): value is string =>
  typeof value === 'string' && [...snapshot.public.seat.values()].some(({ side }) => side === value);

const subjectOf = (snapshot: Snapshot, { seat: id, event }: LogLine): Pick<PlainLine, 'who' | 'isSeat'> => {
  const seat = snapshot.public.seat.get(id);
  const doer = doneFrom(event);
  if (doer !== undefined) return { who: doer };
  if (!seat) return { who: msg('The table') };
  return seat.name === undefined || event.kind === 'seat-freed'
    ? { who: seatTitle(seat), isSeat: true }
    : { who: seat.name };
};

/** A line of the log as it is told at this table. */
export const plainLine = (snapshot: Snapshot, line: LogLine, telling: Telling): PlainLine => {
  const side = snapshot.public.seat.get(line.seat)?.side;
  const whose = { ...subjectOf(snapshot, line), ...(side === undefined ? {} : { side }) };
  const ofTable = tableEventIn(line);
  if (ofTable) {
    const text = told(tellTable, ofTable, { sideName: (of) => playerName(snapshot, of), reasonText: (why) => why });
    const dice = ofTable.kind === 'dice-rolled' ? { dice: ofTable.values } : {};
    return isOfTheTable(ofTable) ? { who: '', text } : { ...whose, text, ...dice };
  }
  const { event } = line;
  if (!isOneOf(telling.events, event)) return { ...whose, text: event.kind };
  const text = wordsText(telling.tell(event), (value) =>
    isSide(snapshot, value) ? playerName(snapshot, value) : String(value),
  );
  return telling.isWhole?.(event) ? { who: '', text } : { ...whose, text };
};
