import { msg } from '@vexillum/ui/words';
import { isAcknowledged, isPlayer, type LogLine, type Seat, type Snapshot, tableEventIn } from '@vexillum/model';
import type { Trust } from '@vexillum/table';
import type { RollMark, RollView } from '@vexillum/ui';
import { seatTitle } from '../../seat-title.ts';
import { rollMark } from '../trust/trust-marks.ts';

const SHOWN = 20;

/** A throw of the log as its game tells it. */
export type ToldRoll = Pick<RollView, 'why' | 'dice' | 'values' | 'against' | 'result'>;

export interface RollTable {
  readonly snapshot: Snapshot;
  readonly trust: Trust;
  /** The reader's. */
  readonly seat: Seat;
  /** Sides play together here, and each other's devices have a part in their dice. */
  readonly hasTeams?: boolean;
  /** Nothing where no dice were thrown. */
  readonly tell: (line: LogLine) => ToldRoll | undefined;
}

const whoOf = (snapshot: Snapshot, seatId: string): string => {
  const seat = snapshot.public.seat.get(seatId);
  return seat ? (seat.name ?? seatTitle(seat)) : msg('The table');
};

const markOf = ({ snapshot, trust, hasTeams }: RollTable, line: LogLine): RollMark => {
  const event = tableEventIn(line);
  if (event?.kind !== 'dice-rolled' || !event.isByHand) {
    const mark = rollMark(trust, line.seq);
    return mark === 'unchosen' && hasTeams ? 'shared' : mark;
  }
  return isAcknowledged(snapshot, line.seq) ? 'confirmed' : 'by-hand';
};

/** Whether the reader sits where they can say that they saw the other side's dice. */
const mayConfirm = ({ snapshot, seat }: RollTable, line: LogLine): boolean =>
  (isPlayer(seat) || seat.kind === 'umpire') &&
  line.seat !== seat.id &&
  (seat.side === undefined || snapshot.public.seat.get(line.seat)?.side !== seat.side);

/** The last throws, newest first, with what this browser knows of them. */
export const rollLines = (table: RollTable): readonly RollView[] => {
  const newest = [...table.snapshot.public.log].sort(([, a], [, b]) => b.seq - a.seq);
  const shown: RollView[] = [];
  for (const [id, line] of newest) {
    const told = table.tell(line);
    if (told) shown.push(viewOf(table, id, line, told));
    if (shown.length === SHOWN) break;
  }
  return shown;
};

const viewOf = (table: RollTable, id: string, line: LogLine, told: ToldRoll): RollView => {
  const mark = markOf(table, line);
  const side = table.snapshot.public.seat.get(line.seat)?.side;
  return {
    id,
    seq: line.seq,
    who: whoOf(table.snapshot, line.seat),
    ...(side ? { side } : {}),
    ...told,
    mark,
    ...(mark === 'by-hand' && mayConfirm(table, line) ? { isToConfirm: true } : {}),
  };
};
