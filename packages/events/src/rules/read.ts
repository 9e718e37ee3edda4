import { type Json, sealId, type SideId } from '@vexillum/model';
import {
  ARMY,
  type Army,
  type Call,
  callId,
  type Directive,
  directiveId,
  type Entrant,
  type EventRecord,
  type Outcomes,
  type Pairing,
  pairingId,
  type Penalty,
  type Precedent,
  type PreparationRecord,
  type Round,
  roundId,
  type Snapshot,
  THIS_EVENT,
} from './records.ts';
import { entrantIds } from './places.ts';

export const eventIn = (snapshot: Snapshot): EventRecord | undefined => snapshot.public.event.get(THIS_EVENT);

/** What is laid on every table first. */
export const preparationIn = (snapshot: Snapshot): PreparationRecord | undefined =>
  snapshot.public.preparation.get(THIS_EVENT);

export const entrantOf = (snapshot: Snapshot, side: SideId): Entrant | undefined => snapshot.public.entrant.get(side);

export type Named<Record> = Record & { readonly id: string };

/** Everybody who ever entered, in the order of their seats. */
export const entrantsOf = (snapshot: Snapshot): readonly Named<Entrant>[] =>
  entrantIds.flatMap((id) => {
    const entrant = entrantOf(snapshot, id);
    return entrant ? [{ ...entrant, id }] : [];
  });

/** Those who are to be paired, the first seed first. */
export const playersOf = (snapshot: Snapshot): readonly Named<Entrant>[] =>
  entrantsOf(snapshot)
    .filter(({ state }) => state === 'in')
    .toSorted((one, other) => one.seed - other.seed);

export const roundOf = (snapshot: Snapshot, number: number): Round | undefined =>
  snapshot.public.round.get(roundId(number));

/** The last round that was drawn; 0 before the first. */
export const lastRound = (snapshot: Snapshot): number => snapshot.public.round.size;

/** The pairings of a round, or of all, board by board. Their ids are as actions take them: `3.1`. */
export const pairingsOf = (snapshot: Snapshot, round?: number): readonly Named<Pairing>[] =>
  [...snapshot.public.pairing.values()]
    .filter((pairing) => round === undefined || pairing.round === round)
    .map((pairing) => ({ ...pairing, id: `${pairing.round}.${pairing.board}` }))
    .toSorted((one, other) => one.round - other.round || one.board - other.board);

/** By what actions call it: `3.1`. */
export const pairingOf = (snapshot: Snapshot, id: string): Pairing | undefined => {
  const [round = 0, board = 0] = id.split('.').map(Number);
  return snapshot.public.pairing.get(pairingId(round, board));
};

export const isBye = ({ sides }: Pairing): boolean => sides.length === 1;

/** What came of it as it counts now; none before there is a result, and while one is disputed. */
export const outcomesOf = ({ state, correction, played }: Pairing): Outcomes | undefined =>
  state === 'disputed' ? undefined : (correction?.outcomes ?? played?.outcomes);

/** Nothing of it is still to come before the next round. */
export const isSettled = (pairing: Pairing): boolean => isBye(pairing) || outcomesOf(pairing) !== undefined;

/** Whether every game of the last round has a result that counts; also before the first. */
export const isRoundOver = (snapshot: Snapshot): boolean => {
  const last = lastRound(snapshot);
  return last === 0 || (roundOf(snapshot, last)?.state === 'published' && pairingsOf(snapshot, last).every(isSettled));
};

export const penaltiesOf = (snapshot: Snapshot): readonly Named<Penalty>[] =>
  [...snapshot.public.penalty].map(([id, penalty]) => ({ ...penalty, id }));

export const pointsTakenFrom = (snapshot: Snapshot, side: SideId): number =>
  penaltiesOf(snapshot).reduce((sum, { entrant, points }) => sum + (entrant === side ? points : 0), 0);

export const callOf = (snapshot: Snapshot, nth: number): Call | undefined => snapshot.public.call.get(callId(nth));

/** All calls, the first first; `nth` as actions take it. */
export const callsOf = (snapshot: Snapshot): readonly (Call & { readonly nth: number })[] =>
  Array.from({ length: snapshot.public.call.size }, (_, index) => index + 1).flatMap((nth) => {
    const call = callOf(snapshot, nth);
    return call ? [{ ...call, nth }] : [];
  });

export const isWaiting = ({ state }: Call): boolean => state === 'open' || state === 'taken';

export const directiveOf = (snapshot: Snapshot, nth: number): Directive | undefined =>
  snapshot.public.directive.get(directiveId(nth));

/** Everything that was ordered at tables, the first first. */
export const directivesOf = (snapshot: Snapshot): readonly (Directive & { readonly nth: number })[] =>
  Array.from({ length: snapshot.public.directive.size }, (_, index) => index + 1).flatMap((nth) => {
    const directive = directiveOf(snapshot, nth);
    return directive ? [{ ...directive, nth }] : [];
  });

/** The tables where a game is on, as the server knows them; or that of one pairing. */
export const keysOn = (snapshot: Snapshot, pairing?: string): readonly string[] =>
  pairingsOf(snapshot)
    .filter(({ id, state, table }) => state === 'playing' && table !== undefined && [undefined, id].includes(pairing))
    .map(({ id, nth }) => `${id}.${nth}`);

/** What was said at this event to the same flag, the last first. */
export const precedentsFor = (snapshot: Snapshot, rule: string): readonly Precedent[] =>
  [...snapshot.public.precedent.values()].filter((precedent) => precedent.rule === rule).toReversed();

/** An army whose seal nobody can open any more, because the event went on elsewhere, is none. */
export const hasArmy = (snapshot: Snapshot, side: SideId): boolean => {
  const seal = snapshot.public.seal.get(sealId(side, ARMY));
  return seal !== undefined && seal.isVoid !== true;
};

export const isArmyOpen = (snapshot: Snapshot, side: SideId): boolean =>
  snapshot.public.seal.get(sealId(side, ARMY))?.opening !== undefined;

const armyIn = (payload: Json | undefined): Army | undefined => payload as Army | undefined;

/** What somebody plays with, as far as the reader knows: everybody once it is open, before that its own side. */
export const armyOf = (snapshot: Snapshot, side: SideId): Army | undefined => {
  const id = sealId(side, ARMY);
  return armyIn((snapshot.public.seal.get(id)?.opening ?? snapshot.sides[side]?.seal.get(id))?.payload);
};

/** Sides whose armies are closed although play has begun, or will not any more: they are opened for all together. */
export const armiesToOpen = (snapshot: Snapshot): readonly SideId[] =>
  eventIn(snapshot)?.state === 'over' || [...snapshot.public.round.values()].some(({ state }) => state === 'published')
    ? entrantIds.filter((side) => hasArmy(snapshot, side) && !isArmyOpen(snapshot, side))
    : [];
