import { choiceOf, type Json, type Seat } from '@vexillum/model';
import { msg, wordsText } from '@vexillum/ui/words';
import {
  type Entrant,
  entrantOf,
  eventIn,
  type EventRecord,
  hasArmy,
  isBye,
  isOfficial,
  isSettled,
  lastRound,
  mayAttest,
  mayCloseSignUp,
  mayDraw,
  mayEnd,
  mayPublish,
  type Named,
  type Pairing,
  pairingsOf,
  playersOf,
  roundOf,
  roundToDraw,
  type Snapshot,
  standingsOf,
} from '../rules/index.ts';
import { nameOf } from './event-words.ts';

export type EventTab = 'pairings' | 'standings' | 'entrants' | 'desk';

/** What a press on the main button does: acts, leads to a table, or shows a part of the page. */
export type Press =
  | { readonly kind: 'act'; readonly text: string; readonly action: string; readonly args: Json }
  | { readonly kind: 'go'; readonly text: string; readonly key: string }
  | { readonly kind: 'show'; readonly text: string; readonly tab: EventTab };

/** Where the event is, as this seat needs to know it, and the one thing that it most likely wants to do. */
export interface NextStep {
  readonly says: string;
  readonly press?: Press;
}

/** What the platform calls a table that was opened for a pairing. */
export const keyOf = ({ id, nth }: Named<Pairing>): string => `${id}.${nth}`;

export const nextStep = (snapshot: Snapshot, seat: Seat): NextStep => {
  const event = eventIn(snapshot);
  if (!event)
    return seat.kind === 'host'
      ? { says: msg('Nobody knows yet what is played here.'), press: show('desk', msg('Say what is played')) }
      : { says: msg('The organiser has not said yet what is played here.') };
  if (event.state === 'over') return { says: overText(snapshot), press: show('standings', msg('Standings')) };
  if (event.state === 'sign-up') return signUp(snapshot, seat, event);
  return isOfficial(seat) ? officialStep(snapshot, seat, event) : playerStep(snapshot, seat);
};

const show = (tab: EventTab, text: string): Press => ({ kind: 'show', tab, text });
const act = (action: string, text: string, args: Json = {}): Press => ({ kind: 'act', action, text, args });

const overText = (snapshot: Snapshot): string => {
  const winners = standingsOf(snapshot).filter(({ place }) => place === 1);
  return msg(
    '{0, plural, =0 {The event is over.} one {The event is over. {1} has won it.} other {The event is over. {1} share the first place.}}',
    winners.length,
    winners.map(({ id }) => nameOf(snapshot, id)).join(', '),
  );
};

const countText = (count: number): string =>
  msg(
    '{0, plural, =0 {Sign-up is open. Nobody takes part yet.} one {Sign-up is open. One takes part.} other {Sign-up is open. # take part.}}',
    count,
  );

const signUp = (snapshot: Snapshot, seat: Seat, event: EventRecord): NextStep => {
  const says = countText(playersOf(snapshot).length);
  if (isOfficial(seat)) {
    const closing = choiceOf(mayCloseSignUp, snapshot, seat);
    return closing.ok ? { says, press: act(mayCloseSignUp.action, msg('Close sign-up')) } : { says };
  }
  if (seat.kind !== 'captain') return { says };
  return entering(snapshot, seat, event, says);
};

const entering = (snapshot: Snapshot, { side = '' }: Seat, { armies }: EventRecord, says: string): NextStep => {
  if (entrantOf(snapshot, side)?.state !== 'in') return { says, press: act('enter-event', msg('Take part')) };
  if (armies.areNeeded && !hasArmy(snapshot, side))
    return {
      says: msg('You take part. What you play with is still missing.'),
      press: show('entrants', msg('Seal your army')),
    };
  return { says: `${msg('You take part.')} ${says}` };
};

/** The round that is on, and how many of its games have a result that counts. */
const roundText = (snapshot: Snapshot, round: number): string => {
  const games = pairingsOf(snapshot, round).filter((pairing) => !isBye(pairing));
  return msg('Round {0}: {1} of {2} games have a result.', round, games.filter(isSettled).length, games.length);
};

const officialStep = (snapshot: Snapshot, seat: Seat, event: EventRecord): NextStep => {
  const last = lastRound(snapshot);
  if (roundOf(snapshot, last)?.state === 'drawn') return publishing(snapshot, seat, last);
  const drawing = choiceOf(mayDraw, snapshot, seat);
  if (drawing.ok) {
    const next = roundToDraw(snapshot);
    const args = event.method === 'by-hand' ? { pairs: inPairs(snapshot, event.tableSize) } : {};
    const says = last === 0 ? msg('Sign-up is closed.') : roundText(snapshot, last);
    return { says, press: act(mayDraw.action, msg('Draw round {0}', next), args) };
  }
  const disputed = pairingsOf(snapshot).filter(({ state }) => state === 'disputed').length;
  if (disputed > 0)
    return {
      says: msg('{0, plural, one {One result is disputed.} other {# results are disputed.}}', disputed),
      press: show('desk', msg('To the desk')),
    };
  if (choiceOf(mayEnd, snapshot, seat).ok)
    return { says: wordsText(drawing.why.words), press: act(mayEnd.action, msg('End the event')) };
  return { says: roundText(snapshot, last), press: show('desk', msg('To the desk')) };
};

/** Something to begin with, where the umpire decides: the next changes are made by hand. */
const inPairs = (snapshot: Snapshot, size: number): readonly (readonly string[])[] => {
  const ids = playersOf(snapshot).map(({ id }) => id);
  return Array.from({ length: Math.ceil(ids.length / size) }, (_, n) => ids.slice(n * size, (n + 1) * size));
};

const publishing = (snapshot: Snapshot, seat: Seat, round: number): NextStep => {
  const publishing = choiceOf(mayPublish, snapshot, seat);
  const says = msg('Round {0} is drawn. Nobody plays before it is published; until then you can change it.', round);
  return publishing.ok
    ? { says, press: act(mayPublish.action, msg('Publish round {0}', round)) }
    : { says: `${says} ${wordsText(publishing.why.words)}`, press: show('entrants', msg('Entrants')) };
};

const playerStep = (snapshot: Snapshot, seat: Seat): NextStep => {
  const { side } = seat;
  const last = lastRound(snapshot);
  const isOn = roundOf(snapshot, last)?.state === 'published';
  const entrant = side === undefined ? undefined : entrantOf(snapshot, side);
  const own = pairingsOf(snapshot, last).find(({ sides }) => side !== undefined && sides.includes(side));
  if (isOn && own) return ownStep(snapshot, seat, own);
  if (seat.kind === 'captain' && !entrant)
    return {
      says: msg('The event has begun. You can be a reserve and take the place of somebody who does not come.'),
      press: act('enter-event', msg('Be a reserve')),
    };
  if (isOn) return { says: `${roundText(snapshot, last)}${entrant ? ` ${waitingText(entrant)}` : ''}` };
  return { says: msg('Round {0} is being prepared.', Math.max(1, isOn ? last + 1 : last)) };
};

const waitingText = ({ state }: Entrant): string => {
  switch (state) {
    case 'reserve':
      return msg('You are a reserve.');
    case 'withdrawn':
      return msg('You have withdrawn.');
    case 'absent':
      return msg('You are not paired while you are absent.');
    case 'in':
      return msg('You do not play in this round.');
    default:
      return state satisfies never;
  }
};

const ownStep = (snapshot: Snapshot, seat: Seat, own: Named<Pairing>): NextStep => {
  const { round, sides, state } = own;
  if (isBye(own)) return { says: msg('You have a bye in round {0}.', round) };
  const others = sides
    .filter((side) => side !== seat.side)
    .map((side) => nameOf(snapshot, side))
    .join(', ');
  const toTable: Press = { kind: 'go', text: msg('To my table'), key: keyOf(own) };
  switch (state) {
    case 'drawn':
    case 'waiting':
      return { says: msg('Round {0}, against {1}: your table opens in a moment.', round, others) };
    case 'playing':
      return { says: msg('Round {0}: you play against {1}.', round, others), press: toTable };
    case 'ended':
      return choiceOf(mayAttest, snapshot, seat).whyNot({ pairing: own.id }) === undefined
        ? {
            says: msg('Your game against {0} has ended. Is the result right?', others),
            press: act(mayAttest.action, msg('Confirm the result'), { pairing: own.id }),
          }
        : { says: msg('You have confirmed your result; {0} has not yet.', others) };
    case 'disputed':
      return { says: msg('Your result is disputed. The umpire says what counts.') };
    case 'attested':
    case 'corrected':
      return { says: `${msg('Your result stands.')} ${roundText(snapshot, round)}` };
    default:
      return state satisfies never;
  }
};
