import type { Json, SideId, Snapshot } from '@vexillum/model';
import { sealId } from '@vexillum/model';
import type { MarkerOrder, Roster } from '../deployment/payloads.ts';
import { slotNamed } from '../deployment/slots.ts';
import { isSame, type ReplayEntry } from './replay-entry.ts';

interface Opening {
  readonly side: SideId;
  readonly k: string;
  readonly p: Json;
  readonly salt: string;
}

const openingsIn = ({ openings }: ReplayEntry): Opening[] => {
  if (openings === undefined) return [];
  const all = (Array.isArray(openings) ? openings : [openings]) as { side: SideId; slots: Omit<Opening, 'side'>[] }[];
  return all.flatMap(({ side, slots }) => slots.map((slot) => ({ ...slot, side })));
};

/** Those that the entry says are opened by their records. */
const openedRecords = ({ changes }: ReplayEntry): string[] =>
  Object.entries(changes?.['seal'] ?? {}).flatMap(([id, change]) => {
    const [before, after] = change as readonly [{ opening?: unknown } | null, { opening?: unknown } | null];
    return after?.opening !== undefined && before?.opening === undefined ? [id] : [];
  });

const wrongRoster = (after: Snapshot, { side }: Opening, command: number, roster: Roster): boolean =>
  roster.stands.some((id) => {
    const stand = after.public.stand.get(id);
    return (
      stand !== undefined &&
      (stand.side !== side || stand.command !== command || (stand.general === true) !== (roster.general === id))
    );
  });

const wrongEffect = (after: Snapshot, opening: Opening): boolean => {
  const slot = slotNamed(opening.k);
  if (slot?.kind === 'roster') return wrongRoster(after, opening, slot.command, opening.p as unknown as Roster);
  if (slot?.kind !== 'marker') return false;
  const marker = after.public.marker.get(`marker:${opening.side}-${slot.letter}`);
  return marker !== undefined && marker.command !== (opening.p as unknown as MarkerOrder).command;
};

/** Whether what everyone sees after an entry is what it opens. That it fits what was sealed, the ledger's own check says. */
export const checkOpenings = (after: Snapshot, entry: ReplayEntry): string | undefined => {
  const openings = openingsIn(entry);
  const ids = openings.map(({ side, k }) => sealId(side, k));
  const unsaid = openedRecords(entry).find((id) => !ids.includes(id));
  if (unsaid) return `Entry ${entry.seq} shows ${unsaid} as open, and opens it nowhere.`;
  for (const opening of openings) {
    const { side, k, p, salt } = opening;
    const record = after.public.seal.get(sealId(side, k));
    if (!isSame(record?.opening, { payload: p, salt }))
      return `Entry ${entry.seq} opens ${side} ${k} otherwise than it shows.`;
    if (wrongEffect(after, opening))
      return `Entry ${entry.seq} opens ${side} ${k}, and the board shows something else.`;
  }
  return undefined;
};
