import type { Telling } from '@vexillum/frame/plain/telling';
import { type Words, words } from '@vexillum/model';
import { type EventHappening, eventHappenings } from '../rules/index.ts';

const names = (list: readonly string[]): string => list.join(' – ');

type Came = Extract<EventHappening, { kind: 'game-ended' | 'result-corrected' }>;

/** Who came first: nobody, where it was a draw. */
const firstIn = ({ names: of, places }: Came): readonly string[] => of.filter((_, nth) => places[nth] === 1);

const cameTo = (event: Extract<EventHappening, { kind: 'game-ended' }>): Words => {
  const first = firstIn(event);
  return words(
    '{0, plural, =0 {Round {1}, board {2} has ended in a draw} one {Round {1}, board {2} has ended: {3} has won} other {Round {1}, board {2} has ended: {3} share the first place}}',
    first.length,
    event.round,
    event.board,
    names(first),
  );
};

const corrected = (event: Extract<EventHappening, { kind: 'result-corrected' }>): Words => {
  const first = firstIn(event);
  return words(
    '{0, plural, =0 {set the result of round {1}, board {2}: a draw. {4}} one {set the result of round {1}, board {2}: {3} has won. {4}} other {set the result of round {1}, board {2}: {3} share the first place. {4}}}',
    first.length,
    event.round,
    event.board,
    names(first),
    event.why,
  );
};

const reserveOr = ({ isReserve }: Extract<EventHappening, { kind: 'entered' }>): Words =>
  isReserve ? words('is a reserve') : words('takes part');

const closed = ({ count, isByDice }: Extract<EventHappening, { kind: 'sign-up-closed' }>): Words =>
  isByDice
    ? words('closed sign-up: {0} take part, and the dice have put them in order', count)
    : words('closed sign-up: {0} take part', count);

const ended = (winners: readonly string[]): Words =>
  words(
    '{0, plural, =0 {ended the event} one {ended the event. {1} has won it} other {ended the event. {1} share the first place}}',
    winners.length,
    winners.join(', '),
  );

const carriedOut = ({ count, refused }: Extract<EventHappening, { kind: 'carried-out' }>): Words =>
  refused === 0
    ? words('{0, plural, one {That was done at # table} other {That was done at # tables}}', count)
    : words(
        '{0, plural, =0 {That was done at no table} one {That was done at # table} other {That was done at # tables}}; {1} would not have it',
        count,
        refused,
      );

const tell = (event: EventHappening): Words => {
  switch (event.kind) {
    case 'event-set':
      return event.isFirst ? words('said what is played at this event') : words('changed what is played at this event');
    case 'tables-prepared':
      return event.title === ''
        ? words('said that nothing is laid on the tables before play')
        : words('said that “{0}” is laid on every table', event.title);
    case 'entered':
      return reserveOr(event);
    case 'withdrawn':
      return event.isForNow ? words('{0} is absent for now', event.name) : words('{0} has withdrawn', event.name);
    case 'returned':
      return words('{0} takes part again', event.name);
    case 'army-sealed':
      return words('has sealed an army');
    case 'armies-opened':
      return words('{0, plural, one {One army is} other {# armies are}} open now', event.count);
    case 'sign-up-closed':
      return closed(event);
    case 'round-drawn':
      return event.isByHand
        ? words('paired round {0} by hand: {1, plural, one {# board} other {# boards}}', event.round, event.boards)
        : words('drew round {0}: {1, plural, one {# board} other {# boards}}', event.round, event.boards);
    case 'places-changed':
      return words('changed places in the pairings: {0}', names(event.names));
    case 'round-published':
      return words('published round {0}', event.round);
    case 'table-opened':
      return words('Round {0}, board {1}: the table of {2} is open', event.round, event.board, names(event.names));
    case 'table-refused':
      return words(
        'Round {0}, board {1}: no table could be opened for {2}',
        event.round,
        event.board,
        names(event.names),
      );
    case 'game-ended':
      return cameTo(event);
    case 'result-attested':
      return event.isFinal
        ? words(
            'confirmed round {0}, board {1}: the result of {2} stands',
            event.round,
            event.board,
            names(event.names),
          )
        : words('confirmed the result of round {0}, board {1}', event.round, event.board);
    case 'result-disputed':
      return words('disputes the result of round {0}, board {1}: {2}', event.round, event.board, event.why);
    case 'result-corrected':
      return corrected(event);
    case 'table-renewed':
      return words('had round {0}, board {1} begin anew: {2}', event.round, event.board, event.why);
    case 'replaced':
      return words('{0} has the place of {1} now', event.by, event.name);
    case 'penalized':
      return event.points === 0
        ? words('warned {0}: {1}', event.name, event.why)
        : words('took {1, plural, one {# point} other {# points}} from {0}: {2}', event.name, event.points, event.why);
    case 'event-ended':
      return ended(event.winners);
    case 'called':
      return event.text === ''
        ? words('{0} asks the umpire at their table', event.name)
        : words('{0} calls an umpire: {1}', event.name, event.text);
    case 'call-withdrawn':
      return words('has taken the call for an umpire back');
    case 'call-taken':
      return words('sees to the call of {0}', event.name);
    case 'call-answered':
      return event.text === ''
        ? words('The call of {0} is answered', event.name)
        : words('The call of {0} is answered: {1}', event.name, event.text);
    case 'tables-paused':
      return words('stops the clocks at {0, plural, one {# table} other {# tables}}', event.count);
    case 'tables-resumed':
      return words('lets the clocks go on at {0, plural, one {# table} other {# tables}}', event.count);
    case 'tables-told':
      return words('says at {0, plural, one {# table} other {# tables}}: {1}', event.count, event.text);
    case 'time-given':
      return words('gives {0} {1} s more', event.name, event.seconds);
    case 'carried-out':
      return carriedOut(event);
    case 'precedent-kept':
      return event.text === ''
        ? words('keeps the answer as a precedent')
        : words('keeps as a precedent: {0}', event.text);
    default:
      return event satisfies never;
  }
};

const WHOLE: readonly EventHappening['kind'][] = [
  'armies-opened',
  'table-opened',
  'table-refused',
  'game-ended',
  'called',
  'call-answered',
  'carried-out',
];

/** What happened at an event, in words: read by the log, by those who cannot look, and by the replay. */
export const telling: Telling<typeof eventHappenings> = {
  events: eventHappenings,
  tell,
  isWhole: ({ kind }) => WHOLE.includes(kind),
};
