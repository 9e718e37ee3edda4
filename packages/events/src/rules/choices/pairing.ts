import { isRefusal, type Refusal, refuse, words } from '@vexillum/model';
import type { ArgsOf } from '../action-args.ts';
import { drawnFor } from '../draw.ts';
import { entrantOf, hasArmy, isBye, isRoundOver, lastRound, pairingOf, pairingsOf, roundOf } from '../read.ts';
import type { Pairing, Question, Snapshot } from '../records.ts';
import { areRoundsPlayed } from './hosting.ts';
import { onlyOfficials, theEvent, whileRunning } from './may-act.ts';

/** The round that is drawn and not yet published. */
export const drawnRound = (snapshot: Snapshot): number | undefined => {
  const last = lastRound(snapshot);
  return roundOf(snapshot, last)?.state === 'drawn' ? last : undefined;
};

/** The round that would be drawn now: the next, or once more the one that nobody has seen as settled. */
export const roundToDraw = (snapshot: Snapshot): number => drawnRound(snapshot) ?? lastRound(snapshot) + 1;

const whyNotPairs = (snapshot: Snapshot, pairs: readonly (readonly string[])[]): Refusal | undefined => {
  const named = pairs.flat();
  if (new Set(named).size < named.length) return refuse('bad-pairs', 'Nobody plays at two tables at once.', 'pairs');
  if (named.some((id) => entrantOf(snapshot, id)?.state !== 'in'))
    return refuse('bad-pairs', 'Only those who take part are paired.', 'pairs');
  return pairs.some(({ length }) => length > theEvent(snapshot).tableSize)
    ? refuse('bad-pairs', 'There are more at a table than this event has.', 'pairs')
    : undefined;
};

export const mayDraw: Question<ArgsOf<'draw-round'>> = {
  action: 'draw-round',
  mayAct: (seat, snapshot) => onlyOfficials(seat) ?? whileRunning(snapshot),
  whyNot(snapshot, _seat, { pairs }) {
    const event = theEvent(snapshot);
    if (drawnRound(snapshot) === undefined) {
      if (!isRoundOver(snapshot)) return refuse('round-is-on', 'Every game of this round needs a result first.');
      if (areRoundsPlayed(snapshot, event)) return refuse('no-more-rounds', 'All rounds have been played.');
    }
    if (pairs) return whyNotPairs(snapshot, pairs);
    if (event.method === 'by-hand') return undefined;
    const drawn = drawnFor(snapshot, roundToDraw(snapshot));
    return isRefusal(drawn) ? drawn : undefined;
  },
  targets: () => [{}],
};

export const maySwap: Question<ArgsOf<'swap-pairing'>> = {
  action: 'swap-pairing',
  mayAct: (seat, snapshot) => onlyOfficials(seat) ?? whileRunning(snapshot),
  whyNot(snapshot, _seat, { one, other }) {
    const round = drawnRound(snapshot);
    if (round === undefined) return refuse('nothing-drawn', 'No round is drawn that could still be changed.');
    const paired = new Set(pairingsOf(snapshot, round).flatMap(({ sides }) => sides));
    if ([one, other].some((id) => id !== undefined && !paired.has(id)))
      return refuse('not-paired', 'They are not paired in this round.');
    return one !== undefined && one === other ? refuse('same-entrant', 'It takes two to change places.') : undefined;
  },
  targets(snapshot, _seat, { one }) {
    const paired = pairingsOf(snapshot, drawnRound(snapshot)).flatMap(({ sides }) => sides);
    return paired
      .filter((id) => one === undefined || id === one)
      .flatMap((id) => paired.filter((other) => other !== id).map((other) => ({ one: id, other })));
  },
};

export const mayPublish: Question<ArgsOf<'publish-round'>> = {
  action: 'publish-round',
  mayAct: (seat, snapshot) => onlyOfficials(seat) ?? whileRunning(snapshot),
  whyNot(snapshot) {
    const round = drawnRound(snapshot);
    if (round === undefined) return refuse('nothing-drawn', 'There is no round to publish: draw one first.');
    const isMissing = pairingsOf(snapshot, round).some(({ sides }) => sides.some((side) => !hasArmy(snapshot, side)));
    return theEvent(snapshot).armies.areNeeded && isMissing
      ? refuse('armies-missing', 'Somebody who is paired has not sealed an army yet.')
      : undefined;
  },
  targets: () => [{}],
};

/** As many times a pairing is begun anew at most (ours: every time costs a table, with its map). A reserve's table counts with them. */
const MOST_RENEWALS = 5;

/** Asked of whoever acts now: matches of before may have more. */
export const whyTooOften = (pairing: Pairing | undefined): Refusal | undefined =>
  pairing && pairing.nth > MOST_RENEWALS
    ? refuse(
        'renewed-too-often',
        words('This game has begun anew {0} times, and that is the most: an umpire sets its result.', MOST_RENEWALS),
        'pairing',
      )
    : undefined;

/** Whether there is something to begin anew, in matches of before too. */
export const whyNotRenew = (pairing: Pairing | undefined): Refusal | undefined => {
  if (!pairing || isBye(pairing) || pairing.state === 'drawn')
    return refuse('no-such-table', 'No such table is played.', 'pairing');
  if (pairing.state === 'attested' || pairing.state === 'corrected')
    return refuse('result-stands', 'Its result stands; an umpire can correct it.', 'pairing');
  return pairing.state === 'waiting' && !pairing.fault
    ? refuse('opens-soon', 'Its table opens by itself in a moment.', 'pairing')
    : undefined;
};

const whyNotRenewNow = (pairing: Pairing | undefined): Refusal | undefined =>
  whyNotRenew(pairing) ?? whyTooOften(pairing);

export const mayRenew: Question<ArgsOf<'renew-table'>, { pairing: string }> = {
  action: 'renew-table',
  mayAct: (seat, snapshot) => onlyOfficials(seat) ?? whileRunning(snapshot),
  whyNot: (snapshot, _seat, { pairing }) =>
    pairing === undefined ? undefined : whyNotRenewNow(pairingOf(snapshot, pairing)),
  targets: (snapshot) =>
    pairingsOf(snapshot, lastRound(snapshot))
      .filter((pairing) => whyNotRenewNow(pairing) === undefined)
      .map(({ id }) => ({ pairing: id })),
};
