import { msg } from '@vexillum/ui/words';
import { eventIn, setupOf, type Snapshot } from '../../rules/index.ts';
import { doneFrom, type LogLine } from '@vexillum/model';
import { seatTitle } from '@vexillum/frame/seat-title';
import { ownerName } from '../names.ts';
import { isOfTheTable } from '@vexillum/frame/table/tell-table';
import { isOfTheClock } from './tell-conquest.ts';

export interface Subject {
  /** '' where nobody did it. */
  readonly who: string;
  /** A seat that nobody holds, or that was freed: no person. */
  readonly isSeat?: boolean;
}

/** Who did it. */
export const subjectOf = (snapshot: Snapshot, line: LogLine): Subject => {
  if (isOfTheTable(line.event) || isOfTheClock(eventIn(line), line.seat)) return { who: '' };
  const doer = doneFrom(line.event);
  if (doer !== undefined) return { who: doer };
  const seat = snapshot.public.seat.get(line.seat);
  if (!seat) return { who: msg('The table') };
  const isFree = seat.name === undefined || line.event.kind === 'seat-freed';
  const isMachine = setupOf(snapshot).bots.includes(line.seat);
  const who = seat.side === undefined ? (seat.name ?? seatTitle(seat)) : ownerName(snapshot, seat.side);
  return isFree && !isMachine ? { who, isSeat: true } : { who };
};
