import { msg, str } from '@vexillum/ui/words';
import { doneFrom, type LogLine } from '@vexillum/model';
import { eventIn, type Profile, type Snapshot, type ToldEvent } from '../rules/index.ts';
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
  const doer = doneFrom(line.event);
  if (doer !== undefined) return { who: doer };
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
  return {
    undo: { whyNot: msg(str`${offer.nameOf(touchedBy)} has moved or changed it since, so it cannot be undone.`) },
  };
};

interface Told {
  /** Of the first line, where several are told in one. */
  readonly id: string;
  readonly line: LogLine;
  readonly event: ToldEvent;
}

/** The same number of a combat, pressed again and again by the same person, is one change, told from its first value to its last. */
const inOne = (before: Told | undefined, { line, event }: Told): Told | undefined => {
  const last = before?.event;
  if (before?.line.seat !== line.seat || last?.kind !== 'combat-changed' || event.kind !== 'combat-changed')
    return undefined;
  const isSame = last.id === event.id && last.side === event.side && last.code === event.code;
  return isSame && last.value === event.was ? { id: before.id, line, event: { ...event, was: last.was } } : undefined;
};

const toldOnce = (lines: readonly Told[]): Told[] => {
  const told: Told[] = [];
  for (const each of lines) {
    const one = inOne(told.at(-1), each);
    if (one) told[told.length - 1] = one;
    else told.push(each);
  }
  return told;
};

/** The log in the reader's language, oldest first. Chat has a panel of its own. */
export const logEntries = (snapshot: Snapshot, profile: Profile, offer?: UndoOffer): readonly LogEntryView[] =>
  toldOnce(
    inOrder(snapshot)
      .filter(([, { event }]) => event.kind !== 'said')
      .map(([id, line]) => ({ id, line, event: eventIn(line) })),
  ).map(({ id, line, event }) => {
    const side = snapshot.public.seat.get(line.seat)?.side;
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
