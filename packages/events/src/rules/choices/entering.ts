import { type Refusal, refuse, type Seat } from '@vexillum/model';
import type { ArgsOf } from '../action-args.ts';
import { armiesToOpen, entrantOf, entrantsOf, isArmyOpen } from '../read.ts';
import type { Entrant, EventRecord, Question, Snapshot } from '../records.ts';
import {
  isElimination,
  isOfficial,
  onlyEntrants,
  onlyOfficials,
  theEvent,
  whileOpen,
  whileRunning,
} from './may-act.ts';

const noSuchEntrant = (field: string): Refusal => refuse('no-such-entrant', 'Nobody takes part from that seat.', field);

/** What somebody who enters now becomes. */
export const stateOnEntering = ({ state }: EventRecord, entrant: Entrant | undefined): Entrant['state'] =>
  state === 'sign-up' || entrant?.state === 'absent' ? 'in' : 'reserve';

const whyNotEnter = (snapshot: Snapshot, { side = '' }: Seat): Refusal | undefined => {
  const entrant = entrantOf(snapshot, side);
  const event = theEvent(snapshot);
  if (entrant?.state === 'in') return refuse('already-in', 'You take part already.');
  if (entrant?.state === 'reserve') return refuse('already-reserve', 'You are a reserve already.');
  if (event.state === 'sign-up') return undefined;
  if (entrant?.state === 'withdrawn')
    return refuse('withdrawn', 'You have withdrawn; only an umpire can let you back in.');
  return entrant && isElimination(event)
    ? refuse('knocked-out', 'Whoever was absent from a knock-out is out of it.')
    : undefined;
};

export const mayEnter: Question<ArgsOf<'enter-event'>> = {
  action: 'enter-event',
  mayAct: (seat, snapshot) => onlyEntrants(seat) ?? whileOpen(snapshot),
  whyNot: whyNotEnter,
  targets: () => [{}],
};

export const mayWithdraw: Question<ArgsOf<'withdraw-entrant'>, { entrant: string }> = {
  action: 'withdraw-entrant',
  mayAct: (seat, snapshot) => (isOfficial(seat) ? undefined : onlyEntrants(seat)) ?? whileOpen(snapshot),
  whyNot(snapshot, seat, { entrant: id, isForNow }) {
    if (id === undefined)
      return isOfficial(seat) || entrantOf(snapshot, seat.side ?? '') ? undefined : noSuchEntrant('entrant');
    if (!isOfficial(seat) && id !== seat.side)
      return refuse('not-your-seat', 'You can withdraw nobody but yourself.', 'entrant');
    const entrant = entrantOf(snapshot, id);
    if (!entrant) return noSuchEntrant('entrant');
    return entrant.state === 'withdrawn' || (isForNow && entrant.state === 'absent')
      ? refuse('withdrawn-already', 'They do not take part any more as it is.', 'entrant')
      : undefined;
  },
  targets: (snapshot, seat) =>
    entrantsOf(snapshot)
      .filter(({ id, state }) => state !== 'withdrawn' && (isOfficial(seat) || id === seat.side))
      .map(({ id }) => ({ entrant: id })),
};

const whyNotReturn = (snapshot: Snapshot, entrant: Entrant | undefined): Refusal | undefined => {
  if (!entrant) return noSuchEntrant('entrant');
  if (entrant.state === 'in') return refuse('already-in', 'They take part already.', 'entrant');
  if (entrant.replacedBy !== undefined) return refuse('replaced', 'Somebody else has taken their place.', 'entrant');
  const event = theEvent(snapshot);
  if (event.state === 'sign-up') return undefined;
  if (isElimination(event)) return refuse('knocked-out', 'Nobody comes into a knock-out that has begun.', 'entrant');
  return event.method === 'round-robin' && entrant.seed === 0
    ? refuse('all-are-paired', 'Who meets whom is settled; a reserve can take somebody’s place.', 'entrant')
    : undefined;
};

export const mayReturn: Question<ArgsOf<'return-entrant'>> = {
  action: 'return-entrant',
  mayAct: (seat, snapshot) => onlyOfficials(seat) ?? whileOpen(snapshot),
  whyNot: (snapshot, _seat, { entrant }) =>
    entrant === undefined ? undefined : whyNotReturn(snapshot, entrantOf(snapshot, entrant)),
  targets: (snapshot) =>
    entrantsOf(snapshot)
      .filter((entrant) => whyNotReturn(snapshot, entrant) === undefined)
      .map(({ id }) => ({ entrant: id })),
};

const whyNotReplaced = (entrant: Entrant | undefined): Refusal | undefined => {
  if (!entrant) return noSuchEntrant('entrant');
  if (entrant.replacedBy !== undefined) return refuse('replaced', 'Somebody else has taken their place.', 'entrant');
  return entrant.state === 'reserve'
    ? refuse('no-place', 'A reserve has no place that somebody could take.', 'entrant')
    : undefined;
};

export const mayReplace: Question<ArgsOf<'replace-entrant'>> = {
  action: 'replace-entrant',
  mayAct: (seat, snapshot) => onlyOfficials(seat) ?? whileRunning(snapshot),
  whyNot(snapshot, _seat, { entrant, by }) {
    const refusal = entrant === undefined ? undefined : whyNotReplaced(entrantOf(snapshot, entrant));
    if (refusal || by === undefined) return refusal;
    return entrantOf(snapshot, by)?.state === 'reserve'
      ? undefined
      : refuse('no-reserve', 'Only a reserve takes somebody’s place.', 'by');
  },
  targets(snapshot, _seat, { entrant: of }) {
    const all = entrantsOf(snapshot);
    const reserves = all.filter(({ state }) => state === 'reserve');
    return all
      .filter((entrant) => (of === undefined || entrant.id === of) && whyNotReplaced(entrant) === undefined)
      .flatMap(({ id }) => reserves.map((reserve) => ({ entrant: id, by: reserve.id })));
  },
};

const whyNotSeal = (snapshot: Snapshot, { side = '' }: Seat): Refusal | undefined => {
  const { armies } = theEvent(snapshot);
  if (!armies.areNeeded) return refuse('no-armies', 'No armies are sealed at this event.');
  if (entrantOf(snapshot, side)?.state !== 'in' && entrantOf(snapshot, side)?.state !== 'reserve')
    return refuse('not-in', 'Take part first, then seal your army.');
  return isArmyOpen(snapshot, side)
    ? refuse('army-open', 'Your army is open to everybody, and stays as it is.')
    : undefined;
};

export const maySealArmy: Question<ArgsOf<'seal-army'>> = {
  action: 'seal-army',
  mayAct: (seat, snapshot) => onlyEntrants(seat) ?? whileOpen(snapshot),
  whyNot: whyNotSeal,
  targets: () => [],
};

/** Time is the server's: a screen says until when, and does not foresee. */
export const whyTooLate = (
  { armies, state }: EventRecord,
  entrant: Entrant | undefined,
  at: string,
): Refusal | undefined =>
  armies.lockBy !== undefined &&
  state === 'sign-up' &&
  entrant?.state === 'in' &&
  Date.parse(at) > Date.parse(armies.lockBy)
    ? refuse('too-late', 'The time in which armies could be sealed is over.')
    : undefined;

export const mayOpenArmies: Question<ArgsOf<'open-armies'>> = {
  action: 'open-armies',
  mayAct: onlyOfficials,
  whyNot: (snapshot) =>
    armiesToOpen(snapshot).length > 0 ? undefined : refuse('nothing-sealed', 'No sealed army is to be opened.'),
  targets: () => [{}],
};
