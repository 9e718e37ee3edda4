import { type Openings, type Seal, sealId, type SealSecret, type SideId } from '@vexillum/model';
import type { CommandNumber } from '../armies/army-draft.ts';
import type { MarkerOrder, Roster } from './payloads.ts';
import { escrowIn, sealIn } from './sealed.ts';
import { type MarkerLetter, slotNamed } from './slots.ts';
import type { Edits, Snapshot } from '../records/table.ts';
import type { Stand } from '../records/stand.ts';

const withCommand = (stand: Stand, command: CommandNumber, isGeneral: boolean): Stand => {
  const { general: _former, ...others } = stand;
  return { ...others, command, ...(isGeneral ? { general: true } : {}) };
};

const showRoster = (edits: Edits, snapshot: Snapshot, command: CommandNumber, { stands, general }: Roster): void => {
  for (const id of stands) {
    const stand = snapshot.public.stand.get(id);
    if (stand) edits.put('stand', id, withCommand(stand, command, id === general));
  }
};

const showMarker = (edits: Edits, snapshot: Snapshot, side: SideId, letter: MarkerLetter, order: MarkerOrder): void => {
  const id = `marker:${side}-${letter}`;
  const marker = snapshot.public.marker.get(id);
  if (marker) edits.put('marker', id, { ...marker, command: order.command });
};

/** What everyone sees of it on the board. Edges and modifiers show in their seals alone. */
const showEffect = (edits: Edits, snapshot: Snapshot, side: SideId, { slot: name, payload }: SealSecret): void => {
  const slot = slotNamed(name);
  if (slot?.kind === 'roster') showRoster(edits, snapshot, slot.command, payload as unknown as Roster);
  if (slot?.kind === 'marker') showMarker(edits, snapshot, side, slot.letter, payload as unknown as MarkerOrder);
};

/** The sealed slots of a side that can still be opened, in order. */
export const shutSlots = (snapshot: Snapshot, side: SideId): string[] =>
  [...snapshot.public.seal.values()]
    .filter((seal) => seal.side === side && !seal.opening && !seal.isVoid)
    .map((seal) => seal.slot)
    .sort();

/** Opens slots from escrow, with their effects; each must be shut. Without the escrow there is nothing to open, and that is a bug. */
export const openSlots = (edits: Edits, snapshot: Snapshot, side: SideId, names: readonly string[]): Openings => {
  const slots = names.toSorted().map((name) => {
    const seal = sealIn(snapshot, side, name) as Seal;
    const secret = escrowIn(snapshot, side, name);
    if (!secret) throw new Error(`nothing in escrow for ${side} ${name}`);
    const { payload, salt } = secret;
    edits.put('seal', sealId(side, name), { ...seal, opening: { payload, salt } });
    showEffect(edits, snapshot, side, secret);
    return { k: name, p: payload, salt };
  });
  return { side, slots };
};
