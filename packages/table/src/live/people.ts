import type { Seat, Snapshot } from '@vexillum/model';
import type { Presence } from '@vexillum/protocol';
import { computed, type ReadableAtom } from 'nanostores';
import type { Connection } from './connection.ts';

/** Somebody at the table, for a list of who is here. */
export interface Person {
  readonly seat: string;
  /** The name that they gave when they took the seat. */
  readonly name?: string;
  /** The newest of their connections that was heard of; not known before they move. */
  readonly from?: string;
  readonly isSelf: boolean;
  readonly isOnline: boolean;
  /** Milliseconds to the server and back, as their browser measured it. */
  readonly delay?: number;
}

interface PeopleFacts {
  readonly seats: readonly Seat[];
  readonly seat: Seat;
  readonly snapshot: Snapshot;
  readonly online: ReadonlySet<string>;
  readonly presence: ReadonlyMap<string, Presence>;
  readonly isLive: boolean;
  readonly delay: number | undefined;
}

/** As much of a live table as tells who is there. */
interface TableOfPeople {
  readonly seat: Seat;
  readonly $snapshot: ReadableAtom<Snapshot>;
  readonly $online: ReadableAtom<ReadonlySet<string>>;
  readonly $presence: ReadableAtom<ReadonlyMap<string, Presence>>;
  readonly $connection: ReadableAtom<Connection>;
  readonly $delay: ReadableAtom<number | undefined>;
}

/** Everyone who has a seat here, in the order of the seats, and those who watch. */
const peopleOf = (facts: PeopleFacts): readonly Person[] =>
  facts.seats.flatMap((seat) => {
    const name = facts.snapshot.public.seat.get(seat.id)?.name;
    const isSelf = seat.id === facts.seat.id;
    const isHere = facts.online.has(seat.id);
    if (name === undefined && !isHere && !isSelf) return [];
    return [{ seat: seat.id, ...(name === undefined ? {} : { name }), isSelf, ...lineOf(facts, seat.id, isSelf) }];
  });

const lineOf = ({ online, presence, isLive, delay }: PeopleFacts, seat: string, isSelf: boolean) => {
  if (isSelf) return { isOnline: isLive, ...(delay === undefined ? {} : { delay }) };
  if (!online.has(seat)) return { isOnline: false };
  const heard = [...presence.values()].filter((other) => other.seat === seat);
  const from = heard.at(-1)?.from;
  const told = heard.findLast((other) => other.delay !== undefined)?.delay;
  return {
    isOnline: true,
    ...(from === undefined ? {} : { from }),
    ...(told === undefined ? {} : { delay: told }),
  };
};

const isSamePeople = (a: readonly Person[], b: readonly Person[]): boolean =>
  a.length === b.length && a.every((person, i) => isSamePerson(person, b[i]));

const isSamePerson = (a: Person, b: Person | undefined): boolean =>
  a.seat === b?.seat && a.name === b.name && a.from === b.from && a.isOnline === b.isOnline && a.delay === b.delay;

/** Who is at the table, moment by moment; the same list again where nothing about it has changed. */
export const peopleAt = (seats: readonly Seat[], table: TableOfPeople): ReadableAtom<readonly Person[]> => {
  const { seat, $snapshot, $online, $presence, $connection, $delay } = table;
  let last: readonly Person[] = [];
  return computed(
    [$snapshot, $online, $presence, $connection, $delay],
    (snapshot, online, presence, { kind }, delay) => {
      const people = peopleOf({ seats, seat, snapshot, online, presence, isLive: kind === 'live', delay });
      return isSamePeople(people, last) ? last : (last = people);
    },
  );
};
