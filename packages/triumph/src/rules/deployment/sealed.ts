import { houseRule, type Json, type Seal, sealId, type SealSecret, type SideId } from '@vexillum/model';
import type { CommandNumber } from '../armies/army-draft.ts';
import type { FlankEdge } from './flank-edge.ts';
import type { FlankOrder, MarkerOrder, PointsOrder, Roster } from './payloads.ts';
import { allCommands, type MarkerLetter, markerSlot, orderSlot, orderSlots } from './slots.ts';
import { type March, marchId } from '../records/march.ts';
import { markerLetters } from '../records/marker.ts';
import type { Place } from '../records/stand.ts';
import { secretOf, type Snapshot } from '../records/table.ts';

/** The house rule that a command on a flank march has a marker on the base edge as well. */
export const MARCH_MARKERS = 'march-markers';

export const otherSide = (side: SideId): SideId => (side === 'red' ? 'blue' : 'red');

export const sealIn = (snapshot: Snapshot, side: SideId, slot: string): Seal | undefined =>
  snapshot.public.seal.get(sealId(side, slot));

/** Whether something lies in that slot, open or not; a void seal holds nothing and may be sealed again. */
export const isSealed = (snapshot: Snapshot, side: SideId, slot: string): boolean => {
  const seal = sealIn(snapshot, side, slot);
  return seal !== undefined && !seal.isVoid;
};

export const isOpened = (snapshot: Snapshot, side: SideId, slot: string): boolean =>
  sealIn(snapshot, side, slot)?.opening !== undefined;

/** Whether something lies there that can still be opened. */
export const isShut = (snapshot: Snapshot, side: SideId, slot: string): boolean =>
  isSealed(snapshot, side, slot) && !isOpened(snapshot, side, slot);

export const escrowIn = (snapshot: Snapshot, side: SideId, slot: string): SealSecret | undefined =>
  snapshot.sides[side]?.seal.get(sealId(side, slot));

/** What a slot holds, as far as the reader knows: because it was opened, or because it is their own. */
const payloadIn = (snapshot: Snapshot, side: SideId, slot: string): Json | undefined =>
  (sealIn(snapshot, side, slot)?.opening ?? escrowIn(snapshot, side, slot))?.payload;

export const rosterOf = (snapshot: Snapshot, side: SideId, command: CommandNumber): Roster | undefined =>
  payloadIn(snapshot, side, orderSlot(command, 'roster')) as Roster | undefined;

const marchOf = (snapshot: Snapshot, side: SideId, command: CommandNumber): March | undefined =>
  snapshot.public.march.get(marchId(side, command));

/** `none` for a command that does not march; `undefined` where the reader does not know. With open orders it is what was announced. */
export const flankOf = (snapshot: Snapshot, side: SideId, command: CommandNumber): FlankEdge | 'none' | undefined =>
  (payloadIn(snapshot, side, orderSlot(command, 'flank')) as FlankOrder | undefined)?.edge ??
  marchOf(snapshot, side, command)?.edge;

/** Along which edge and in which turn a command's flank march came in. */
export const enteredIn = (
  snapshot: Snapshot,
  side: SideId,
  command: CommandNumber,
): { readonly edge: string; readonly turn: number } | undefined =>
  sealIn(snapshot, side, orderSlot(command, 'flank'))?.entered ?? marchOf(snapshot, side, command)?.entered;

/** What a command adds to its die for command points, as far as the reader knows. */
export const modifierOf = (snapshot: Snapshot, side: SideId, command: CommandNumber): -1 | 0 | 1 | undefined =>
  (payloadIn(snapshot, side, orderSlot(command, 'cp')) as PointsOrder | undefined)?.mod;

/** Which command enters at a marker, as far as the reader knows. */
export const markerCommandOf = (snapshot: Snapshot, side: SideId, letter: MarkerLetter): CommandNumber | undefined =>
  (payloadIn(snapshot, side, markerSlot(letter)) as MarkerOrder | undefined)?.command;

export const hasSealedOrders = (snapshot: Snapshot, side: SideId): boolean =>
  orderSlots().every((slot) => isSealed(snapshot, side, slot));

export const isMarching = (snapshot: Snapshot, side: SideId, command: CommandNumber): boolean =>
  (flankOf(snapshot, side, command) ?? 'none') !== 'none';

/** The commands that have a marker to place, as far as the reader knows. */
export const commandsWithMarkers = (snapshot: Snapshot, side: SideId): CommandNumber[] =>
  houseRule(snapshot, MARCH_MARKERS) === false
    ? allCommands.filter((command) => !isMarching(snapshot, side, command))
    : [...allCommands];

export const lettersFor = (snapshot: Snapshot, side: SideId): MarkerLetter[] =>
  markerLetters.slice(0, commandsWithMarkers(snapshot, side).length);

/** Whether the reader shares the side's secrets. */
export const knowsSide = (snapshot: Snapshot, side: SideId): boolean => snapshot.sides[side] !== undefined;

/** Markers are sealed all at once; who does not know how many there are to be goes by the first. */
export const hasSealedMarkers = (snapshot: Snapshot, side: SideId): boolean => {
  const isDown = (letter: MarkerLetter) => isSealed(snapshot, side, markerSlot(letter));
  return knowsSide(snapshot, side) ? lettersFor(snapshot, side).every(isDown) : markerLetters.some(isDown);
};

/** Where a stand is, as far as the reader knows: one on a flank march is in reserve for everyone but its own side. */
export const placeOf = (snapshot: Snapshot, standId: string): Place | undefined => {
  const place = snapshot.public.stand.get(standId)?.place;
  return place === 'reserve' ? (secretOf(snapshot, standId)?.place ?? place) : place;
};
