import { onlySeats, type Refusal, refuse, type SideId, Type } from '@vexillum/model';
import type { CommandNumber } from '../armies/army-draft.ts';
import { type BatchItem, checkBatch } from '../deployment/check-batch.ts';
import { type PlacedMarker, wrongMarkers } from '../deployment/check-markers.ts';
import { isMarchIn, rosterIn, wrongOrders } from '../deployment/check-orders.ts';
import { actingSides, deploymentStep, stepAt } from '../deployment/order-of-play.ts';
import { anyPayload } from '../deployment/payloads.ts';
import { putSeals } from '../deployment/put-seals.ts';
import { isOpened, isSealed, lettersFor, otherSide } from '../deployment/sealed.ts';
import { allCommands, markerSlots, orderSlots } from '../deployment/slots.ts';
import { profileAt } from '../profiles/profile-of.ts';
import { exactly, markerLetter, pose } from './args.ts';
import { playsOpenly } from './plays-openly.ts';
import { defineAction, Edits, type Snapshot } from '../records/table.ts';
import type { StandSecret } from '../records/stand.ts';

const HEX_32 = '^[0-9a-f]{64}$';

type What = 'orders' | 'markers';

const slotsOf = (what: What): string[] => (what === 'orders' ? orderSlots() : markerSlots());

export const isAnySealed = (snapshot: Snapshot, side: SideId, what: What): boolean =>
  slotsOf(what).some((slot) => isSealed(snapshot, side, slot));

const isAnyOpen = (snapshot: Snapshot, side: SideId, what: What): boolean =>
  slotsOf(what).some((slot) => isOpened(snapshot, side, slot));

/**
 * Once both sides have sealed, or some of one's own is open, nobody seals again. A batch is whole, so one seal tells; and only public
 * seals are asked, for a refusal must not tell how many markers the other side has.
 */
const isFinal = (snapshot: Snapshot, side: SideId, what: What): boolean =>
  isAnySealed(snapshot, side, what) &&
  (isAnySealed(snapshot, otherSide(side), what) || isAnyOpen(snapshot, side, what));

const whyNotNow = (snapshot: Snapshot, side: SideId, what: What): Refusal | undefined => {
  if (playsOpenly(snapshot))
    return refuse('plays-openly', 'At this table orders are open, so there is nothing to seal.');
  if (isFinal(snapshot, side, what))
    return refuse('already-sealed', 'Both sides have sealed: what is sealed stays as it is.');
  if (isAnyOpen(snapshot, otherSide(side), what))
    return refuse('too-late', 'The other side has shown some of its own: sealing now would be answering.');
  const profile = profileAt(snapshot);
  const now = stepAt(snapshot);
  const step = deploymentStep(profile, now.number);
  if (step?.seals === what && actingSides(now, profile).includes(side)) return undefined;
  return isAnySealed(snapshot, side, what)
    ? refuse('already-sealed', 'You have sealed that, and its step is over.')
    : refuse('wrong-step', 'This is not the step in which you seal that.');
};

const commanded = (secret: StandSecret, command: CommandNumber, isGeneral: boolean, isAway: boolean): StandSecret => {
  const { place: _place, general: _general, ...others } = secret;
  return { ...others, command, ...(isGeneral ? { general: true } : {}), ...(isAway ? { place: 'flank' } : {}) };
};

const freed = (secret: StandSecret): StandSecret => {
  const { place: _place, general: _general, ...others } = secret;
  return { ...others, command: null };
};

/** From here on the side's own documents know its stands by the sealed commands. */
const splitArmy = (edits: Edits, snapshot: Snapshot, side: SideId, batch: readonly BatchItem[]): void => {
  const secrets = snapshot.sides[side]?.stand ?? new Map<string, StandSecret>();
  for (const [id, secret] of secrets) edits.putSecret(side, 'stand', id, freed(secret));
  for (const command of allCommands) {
    const { stands, general } = rosterIn(batch, command);
    for (const id of stands) {
      const secret = secrets.get(id);
      const isAway = isMarchIn(batch, command);
      if (secret) edits.putSecret(side, 'stand', id, commanded(secret, command, id === general, isAway));
    }
  }
};

const putMarkers = (edits: Edits, side: SideId, markers: readonly PlacedMarker[]): void => {
  for (const { letter, pose } of markers) {
    const id = `marker:${side}-${letter}`;
    edits.put('marker', id, { side, letter }).put('pose', id, pose);
  }
};

/** Seals a side's orders (step 2 of the grand game), or the markers that it places (steps 5 and 6). Nobody else ever sees the batch. */
export const sealOrders = defineAction({
  name: 'seal-orders',
  says: 'Seals your side’s secrets for this step: rosters, flank marches and command points, or the markers with their places.',
  args: exactly({
    batch: Type.Array(
      exactly({
        k: Type.String({ maxLength: 40 }),
        c: Type.String({ pattern: HEX_32 }),
        salt: Type.String({ pattern: HEX_32 }),
        p: anyPayload,
      }),
      { maxItems: 12, description: 'Slot, commitment, salt and payload of each secret' },
    ),
    markers: Type.Optional(Type.Array(exactly({ letter: markerLetter, pose }), { maxItems: 3 })),
  }),
  isUndoable: false,
  isGuessable: false,
  mayAct: onlySeats('captain'),
  run(snapshot, { batch, markers }, { seat, digestOf }) {
    const side = seat.side as SideId;
    const what: What = markers ? 'markers' : 'orders';
    const slots = markers ? markerSlots(lettersFor(snapshot, side)) : orderSlots();
    if (slots.length === 0)
      return refuse('nothing-to-seal', 'All your commands march, so there is no marker to place.');
    const refusal =
      whyNotNow(snapshot, side, what) ??
      checkBatch(batch, slots, side, digestOf) ??
      (markers ? wrongMarkers(snapshot, side, batch, markers) : wrongOrders(snapshot, side, batch));
    if (refusal) return refusal;
    const edits = new Edits(snapshot);
    const seals = putSeals(edits, side, batch);
    const placed = markers?.toSorted((a, b) => (a.letter < b.letter ? -1 : 1));
    if (placed) putMarkers(edits, side, placed);
    else splitArmy(edits, snapshot, side, batch);
    return {
      changes: edits.changes(),
      seals,
      publicArgs: { slots: batch.length, ...(placed ? { markers: placed.map((marker) => ({ ...marker })) } : {}) },
      secretOf: side,
    };
  },
});
