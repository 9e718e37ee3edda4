import type { SideId, Snapshot } from '@vexillum/model';
import type { Presence } from '@vexillum/protocol';
import type { Person } from '@vexillum/table';
import { seatTitle } from '../../seat-title.ts';

/** Somebody at the table, ready to be listed. */
export interface PersonLine {
  readonly seat: string;
  readonly name: string;
  /** "Red captain". */
  readonly title: string;
  readonly side?: SideId;
  readonly isOnline: boolean;
  readonly isMine: boolean;
  /** They play with this player card. */
  readonly card?: { readonly key: string; readonly name: string };
  /** To the server and back, in milliseconds. */
  readonly delay?: number;
  /** The connection whose view can be followed; none where none is shown to this reader. */
  readonly followed?: string;
}

export interface HereAndNow {
  readonly people: readonly Person[];
  readonly snapshot: Snapshot;
  readonly presence: ReadonlyMap<string, Presence>;
  /** The connections that show what they see. */
  readonly views: ReadonlyMap<string, unknown>;
}

const viewOf = ({ seat, isSelf }: Person, { presence, views }: HereAndNow): string | undefined =>
  isSelf ? undefined : [...views.keys()].find((from) => presence.get(from)?.seat === seat);

const lineOf = (person: Person, here: HereAndNow): PersonLine => {
  const record = here.snapshot.public.seat.get(person.seat);
  const title = record ? seatTitle(record) : person.seat;
  const followed = viewOf(person, here);
  return {
    seat: person.seat,
    name: person.name ?? title,
    title,
    isOnline: person.isOnline,
    isMine: person.isSelf,
    ...(record?.side === undefined ? {} : { side: record.side }),
    ...(record?.card && record.kind !== 'spectator' ? { card: record.card } : {}),
    ...(person.delay === undefined ? {} : { delay: person.delay }),
    ...(followed === undefined ? {} : { followed }),
  };
};

/** Oneself, then friends and others who are here, then those who are away. */
const rank = (line: PersonLine, own: SideId | undefined): number =>
  line.isMine ? 0 : !line.isOnline ? 3 : line.side !== undefined && line.side === own ? 1 : 2;

export const personLines = (here: HereAndNow): readonly PersonLine[] => {
  const lines = here.people.map((person) => lineOf(person, here));
  const own = lines.find(({ isMine }) => isMine)?.side;
  return lines.toSorted((a, b) => rank(a, own) - rank(b, own) || a.name.localeCompare(b.name));
};
