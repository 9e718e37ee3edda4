import { type Json, type ReplayEntry, saysSame, type SideId, sortedText, type Words, words } from '@vexillum/model';
import { sealId } from '@vexillum/model';
import type { MarkerOrder, Roster } from '../deployment/payloads.ts';
import { slotNamed } from '../deployment/slots.ts';
import { exchangesOf, unmasked } from '../masquerade/exchange.ts';
import { shownIn } from '../masquerade/show-masquerades.ts';
import { profileAt } from '../profiles/profile-of.ts';
import type { Snapshot } from '../records/table.ts';

/** When the game is over, what is shown stays where it lies. */
const END_GAME = 'end-game';

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

type NewStand = readonly [stand: unknown, pose: unknown];

/** The stands that the entry brings to the table, with their places. */
const newStands = (after: Snapshot, { changes }: ReplayEntry): NewStand[] =>
  Object.entries((changes?.['stand'] ?? {}) as { readonly [id: string]: readonly unknown[] }).flatMap(
    ([id, [before]]): NewStand[] =>
      before === null ? [[after.public.stand.get(id) ?? null, after.public.pose.get(id) ?? null]] : [],
  );

const inOrder = (stands: readonly NewStand[]): string[] => stands.map(sortedText).sort();

/** Real stands have the ids that chance gave; all else about an exchange follows from what was sealed. */
const wrongExchange = (
  before: Snapshot,
  after: Snapshot,
  entry: ReplayEntry,
  openings: readonly Opening[],
): boolean => {
  const shown = openings.map(({ k, p, salt }) => ({ slots: [{ k, p, salt }] })).flatMap(shownIn);
  if (shown.length === 0 || entry.name === END_GAME) return false;
  const exchanges = exchangesOf(before, profileAt(before), shown);
  const come = exchanges.flatMap((exchange) => exchange.come).map(({ stand, pose }): NewStand => [stand, pose]);
  const isStill = exchanges
    .flatMap(({ gone }) => gone)
    .some((id) => {
      const stand = before.public.stand.get(id);
      return after.public.pose.has(id) || !stand || !saysSame(after.public.stand.get(id), unmasked(stand));
    });
  return isStill || !saysSame(inOrder(newStands(after, entry)), inOrder(come));
};

/** Whether what everyone sees after an entry is what it opens. That it fits what was sealed, the ledger's own check says. */
export const checkOpenings = (before: Snapshot, after: Snapshot, entry: ReplayEntry): Words | undefined => {
  const openings = openingsIn(entry);
  const ids = openings.map(({ side, k }) => sealId(side, k));
  const unsaid = openedRecords(entry).find((id) => !ids.includes(id));
  if (unsaid) return words('Entry {0} shows {1} as open, and opens it nowhere.', entry.seq, unsaid);
  for (const opening of openings) {
    const { side, k, p, salt } = opening;
    const record = after.public.seal.get(sealId(side, k));
    if (!saysSame(record?.opening, { payload: p, salt }))
      return words('Entry {0} opens {1} {2} otherwise than it shows.', entry.seq, side, k);
    if (wrongEffect(after, opening))
      return words('Entry {0} opens {1} {2}, and the board shows something else.', entry.seq, side, k);
  }
  if (wrongExchange(before, after, entry, openings))
    return words('Entry {0} shows masquerades, and what comes in their place is something else.', entry.seq);
  return undefined;
};
