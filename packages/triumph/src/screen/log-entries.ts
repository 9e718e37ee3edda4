import { msg, str } from '@vexillum/ui/words';
import type { LogLine } from '@vexillum/model';
import { eventIn, type Profile, type Snapshot } from '../rules/index.ts';
import type { LogEntryView } from '@vexillum/ui';
import { seatTitle } from '@vexillum/frame/seat-title';
import { eventSentence, hasNoSubject } from './log-sentence.ts';
import { moveJoint } from './move-sentence.ts';
import { troopsText } from './troops-text.ts';
import type { UndoableLine } from './undoable-line.ts';

const inOrder = (snapshot: Snapshot): [string, LogLine][] =>
  [...snapshot.public.log].sort(([, a], [, b]) => a.seq - b.seq);

/** Who did it; a seat that nobody holds, or that was freed, is told by its title and is no person. */
export const subjectOf = (snapshot: Snapshot, line: LogLine) => {
  const event = eventIn(line);
  if (hasNoSubject(event)) return { who: '' };
  const seat = snapshot.public.seat.get(line.seat);
  if (seat && (seat.name === undefined || event.kind === 'seat-freed')) return { who: seatTitle(seat), isSeat: true };
  const joint = event.kind === 'stands-moved' ? moveJoint(event) : '';
  return { who: `${whoOf(snapshot, line.seat)}${joint}` };
};

const whoOf = (snapshot: Snapshot, seatId: string): string => {
  const seat = snapshot.public.seat.get(seatId);
  return seat ? (seat.name ?? seatTitle(seat)) : msg('The table');
};

/** What the reader's own last line offers; none where they cannot act. */
export interface UndoOffer extends UndoableLine {
  readonly nameOf: (seat: string) => string;
}

const undoOf = (seq: number, offer: UndoOffer | undefined): Pick<LogEntryView, 'undo'> => {
  if (offer?.seq !== seq) return {};
  const { touchedBy } = offer;
  if (touchedBy === undefined) return { undo: {} };
  return { undo: { whyNot: msg(str`${offer.nameOf(touchedBy)} has touched it since, so it cannot be undone.`) } };
};

/** The log in the reader's language, oldest first. Chat has a panel of its own. */
export const logEntries = (snapshot: Snapshot, profile: Profile, offer?: UndoOffer): readonly LogEntryView[] =>
  inOrder(snapshot)
    .filter(([, { event }]) => event.kind !== 'said')
    .map(([id, line]) => {
      const side = snapshot.public.seat.get(line.seat)?.side;
      const event = eventIn(line);
      const text = eventSentence(event, profile);
      const troops = 'troops' in event ? troopsText(profile, event.troops) : '';
      const dice = event.kind === 'dice-rolled' ? event.values : [];
      return {
        id,
        at: line.at,
        ...subjectOf(snapshot, line),
        text,
        ...(text.includes(troops) ? {} : { details: troops }),
        ...(side ? { side } : {}),
        ...(dice.length > 0 ? { dice } : {}),
        seq: line.seq,
        ...(event.kind === 'stands-moved' ? { isMove: true } : {}),
        ...undoOf(line.seq, offer),
      };
    });
