import { type Refusal, refuse, saysSame, words } from '@vexillum/model';
import type { ArgsOf } from '../action-args.ts';
import { entrantOf, eventIn, isRoundOver, lastRound, pairingsOf, playersOf, roundOf } from '../read.ts';
import type { EventRecord, Question, Snapshot } from '../records.ts';
import { isElimination, onlyOfficials, theEvent, whileOpen } from './may-act.ts';

/** Fewer are no event. */
const FEWEST = 2;

/** What may still be said otherwise once tables are open. */
const laterToo = ['rounds', 'tieBreaks', 'about'] as const;

const withoutLater = (event: object): object =>
  Object.fromEntries(Object.entries(event).filter(([key]) => !['state', ...laterToo].includes(key)));

const whyBad = ({ scoring, tieBreaks, tableSize, armies, ...said }: ArgsOf<'set-event'>): Refusal | undefined => {
  if (scoring.win < scoring.draw || scoring.draw < scoring.loss)
    return refuse('bad-scoring', 'A win is worth no less than a draw, and a draw no less than a loss.', 'scoring');
  if (new Set(tieBreaks).size < tieBreaks.length)
    return refuse('bad-tie-breaks', 'Each tie-break is asked once.', 'tieBreaks');
  if (tableSize > 2 && said.method !== 'swiss' && said.method !== 'by-hand')
    return refuse('bad-table-size', 'This way of pairing has two at a table.', 'tableSize');
  return armies.lockBy !== undefined && Number.isNaN(Date.parse(armies.lockBy))
    ? refuse('bad-time', 'That is no time.', 'armies.lockBy')
    : undefined;
};

const isWhole = (args: Partial<ArgsOf<'set-event'>>): args is ArgsOf<'set-event'> => args.game !== undefined;

const whyNotSet = (snapshot: Snapshot, args: Partial<ArgsOf<'set-event'>>): Refusal | undefined => {
  if (!isWhole(args)) return undefined;
  const isFixed = pairingsOf(snapshot).some(({ table }) => table !== undefined);
  if (isFixed && !saysSame(withoutLater(theEvent(snapshot)), withoutLater(args)))
    return refuse(
      'tables-open',
      'Tables are open already: only the number of rounds, the tie-breaks and the text can still be changed.',
    );
  return whyBad(args);
};

export const maySetEvent: Question<ArgsOf<'set-event'>> = {
  action: 'set-event',
  mayAct: (seat, snapshot) =>
    seat.kind === 'host'
      ? eventIn(snapshot) && whileOpen(snapshot)
      : refuse('not-the-host', 'Only the organiser says what is played here.'),
  whyNot: (snapshot, _seat, args) => whyNotSet(snapshot, args),
  targets: () => [],
};

/** Tables of one event begin alike. */
export const whyFixed = (snapshot: Snapshot): Refusal | undefined =>
  pairingsOf(snapshot).some(({ table }) => table !== undefined)
    ? refuse('tables-open', 'Tables are open already: what is laid on them stays as it is.')
    : undefined;

export const mayPrepareTables: Question<ArgsOf<'prepare-tables'>> = {
  action: 'prepare-tables',
  mayAct: (seat, snapshot) =>
    seat.kind === 'host' ? whileOpen(snapshot) : refuse('not-the-host', 'Only the organiser says what is played here.'),
  whyNot: whyFixed,
  targets: () => [],
};

export const mayCloseSignUp: Question<ArgsOf<'close-sign-up'>> = {
  action: 'close-sign-up',
  mayAct: (seat, snapshot) => onlyOfficials(seat) ?? whileOpen(snapshot),
  whyNot(snapshot, _seat, { seeds }) {
    if (theEvent(snapshot).state !== 'sign-up') return refuse('already-closed', 'Sign-up is closed already.');
    const players = playersOf(snapshot);
    if (players.length < FEWEST)
      return refuse('too-few-entrants', words('It takes at least {0} who take part.', FEWEST));
    const isEverybody = seeds === undefined || saysSame(seeds.toSorted(), players.map(({ id }) => id).toSorted());
    return isEverybody
      ? undefined
      : refuse('bad-seeds', 'The order names everybody who takes part, each once.', 'seeds');
  },
  targets: () => [{}],
};

export const mayPenalize: Question<ArgsOf<'penalize-entrant'>, { entrant: string }> = {
  action: 'penalize-entrant',
  mayAct: (seat, snapshot) => onlyOfficials(seat) ?? whileOpen(snapshot),
  whyNot: (snapshot, _seat, { entrant }) =>
    entrant === undefined || entrantOf(snapshot, entrant)
      ? undefined
      : refuse('no-such-entrant', 'Nobody takes part from that seat.', 'entrant'),
  targets: (snapshot) => [...snapshot.public.entrant.keys()].map((entrant) => ({ entrant })),
};

export const mayEnd: Question<ArgsOf<'end-event'>> = {
  action: 'end-event',
  mayAct: (seat, snapshot) =>
    seat.kind === 'host' ? whileOpen(snapshot) : refuse('not-the-host', 'Only the organiser ends the event.'),
  whyNot: (snapshot) =>
    isRoundOver(snapshot)
      ? undefined
      : refuse('round-is-on', 'Every game of the last round needs a result before the event can end.'),
  targets: () => [{}],
};

/** Whether as many rounds as planned have been played; an elimination and a round robin know their own end. */
export const areRoundsPlayed = (snapshot: Snapshot, event: EventRecord): boolean =>
  !isElimination(event) &&
  event.method !== 'round-robin' &&
  lastRound(snapshot) >= event.rounds &&
  roundOf(snapshot, lastRound(snapshot))?.state === 'published';
