import { Type } from '../schema.ts';
import { defineAction } from '../action.ts';
import { Edits } from '../changes.ts';
import { onlySeats } from '../may-act.ts';
import type { SeatRecord } from '../records/seat-record.ts';
import { isRefusal, refuse, type Refusal } from '../refusal.ts';
import type { Seat } from '../seat.ts';
import type { Snapshot } from '../snapshot.ts';
import { words } from '../words.ts';

const args = Type.Object({ seat: Type.String({ maxLength: 64 }) }, { additionalProperties: false });

/** Whoever leads the table, and an umpire only once every side has accepted them. */
const byWhoLeads = {
  args,
  isUndoable: false,
  isGuessable: true,
  needsAcceptedUmpire: true,
  mayAct: onlySeats('host', 'umpire'),
} as const;

/** The seat whose talk it is about; nobody decides about their own. */
const seatMeant = (snapshot: Snapshot, id: string, by: Seat): SeatRecord | Refusal => {
  const record = snapshot.public.seat.get(id);
  if (!record || record.kind === 'spectator' || record.name === undefined)
    return refuse('no-such-seat', 'Nobody who could speak sits in that seat.', 'seat');
  if (id === by.id) return refuse('own-seat', 'Nobody decides about their own talk.', 'seat');
  return record;
};

export const silenceSeat = defineAction({
  ...byWhoLeads,
  name: 'silence-seat',
  says: 'Takes a seat’s talk to the whole table away. It plays on, and talks to its own side.',
  run(snapshot, { seat: id }, { seat }) {
    const record = seatMeant(snapshot, id, seat);
    if (isRefusal(record)) return record;
    if (record.silencedBy !== undefined) return refuse('already-silenced', 'That seat’s talk is silenced already.');
    return { changes: new Edits(snapshot).put('seat', id, { ...record, silencedBy: seat.id }).changes() };
  },
});

export const liftSilence = defineAction({
  ...byWhoLeads,
  name: 'lift-silence',
  says: 'Gives a seat its talk to the whole table back.',
  run(snapshot, { seat: id }, { seat }) {
    const record = seatMeant(snapshot, id, seat);
    if (isRefusal(record)) return record;
    const { silencedBy, ...heard } = record;
    if (silencedBy === undefined) return refuse('not-silenced', 'That seat’s talk is not silenced.');
    return { changes: new Edits(snapshot).put('seat', id, heard).changes() };
  },
});

/** Why a seat says nothing to the whole table just now; its own side hears it as before. */
export const refusalOfSilence = (snapshot: Snapshot, { id }: Pick<Seat, 'id'>): Refusal | undefined => {
  const by = snapshot.public.seat.get(id)?.silencedBy;
  return by === undefined
    ? undefined
    : refuse('silenced', words('{0} has silenced your talk to the whole table; you play on as before.', by), 'to');
};
