import { GRACE_MS, type Refusal, refuse, type Seat, type SideId } from '@vexillum/model';
import { isOverdue } from '../clock/deadline-of.ts';
import { rulesOf } from '../house-rules/rules-of.ts';
import { peopleIn } from '../state/people-in.ts';
import { gameOf, playerOf } from '../state/read.ts';
import { isOneTeam, isPartner } from '../state/teams.ts';
import { gameOn, readyToAct } from './land.ts';
import { isAdministrator, onlyPlayers, onTurn } from './may-act.ts';
import type { Question, Snapshot } from '../records.ts';

type Nothing = { readonly [key: string]: never };

export const mayEndTurn: Question<Nothing> = {
  action: 'end-turn',
  mayAct: onTurn('conquer'),
  whyNot: (snapshot) => readyToAct(gameOn(snapshot)),
  targets: () => [{}],
};

/** Administrators at any time; opponents once the mover's time has run out. Who is out of the game has no opponents any more. */
const maySetAside = (seat: Seat, snapshot: Snapshot): Refusal | undefined => {
  const game = gameOf(snapshot);
  if (!game) return refuse('not-started', 'The game has not been started.');
  if (game.phase === 'over') return refuse('wrong-phase', 'The game is over.');
  return isAdministrator(seat, snapshot) || peopleIn(snapshot, game.order).includes(seat.side ?? '')
    ? undefined
    : refuse('not-allowed', 'Only players and administrators may do this.');
};

type SetAside = {
  /** The turn that it is about; whose time has run out, where an opponent asks. */
  readonly turn: number;
  /** When it is asked, ISO 8601 UTC: as long as nobody says, nobody is late. */
  readonly at: string;
};

const setAsideRefusal = (snapshot: Snapshot, seat: Seat, { turn, at }: Partial<SetAside>): Refusal | undefined => {
  const game = gameOn(snapshot);
  if (turn !== undefined && turn !== game.turn) return refuse('turn-has-passed', 'That turn is over already.', 'turn');
  if (isAdministrator(seat, snapshot)) return undefined;
  if (seat.side === game.mover) return refuse('your-own-turn', 'It is your own turn: end it yourself.');
  // Against machines alone nobody else could.
  if (isPartner(snapshot, seat.side ?? '', game.mover) && !isOneTeam(snapshot, peopleIn(snapshot, game.order)))
    return refuse('partners-turn', 'It is your partner’s turn: their opponents may pass it over.');
  return turn !== undefined && at !== undefined && isOverdue(snapshot, at, GRACE_MS)
    ? undefined
    : refuse('not-overdue', 'There is time left for that turn.');
};

export const maySkip: Question<SetAside, { readonly turn: number }> = {
  action: 'skip-turn',
  mayAct: maySetAside,
  whyNot: setAsideRefusal,
  targets: (snapshot) => [{ turn: gameOn(snapshot).turn }],
};

const stillIn = (snapshot: Snapshot): SideId[] =>
  gameOn(snapshot).order.filter((side) => playerOf(snapshot, side)?.out === undefined);

export const mayEvict: Question<SetAside & { readonly player: string }, { readonly player: string }> = {
  action: 'evict-player',
  mayAct: maySetAside,
  whyNot(snapshot, seat, { player, ...when }) {
    if (player !== undefined && !stillIn(snapshot).includes(player))
      return refuse('no-such-player', 'Nobody of that name is in the game.', 'player');
    const refusal = setAsideRefusal(snapshot, seat, when);
    return refusal ?? (player === undefined || when.turn === undefined ? undefined : notTheLate(snapshot, player));
  },
  targets: (snapshot) => stillIn(snapshot).map((player) => ({ player })),
};

/** For players, as long as a game is on. */
export const onlyPlayersWhileOn = (seat: Seat, snapshot: Snapshot): Refusal | undefined => {
  const game = gameOf(snapshot);
  if (!game) return refuse('not-started', 'The game has not been started.');
  return game.phase === 'over' ? refuse('wrong-phase', 'The game is over.') : onlyPlayers(seat);
};

/** At any time of the game, also on another's turn: by whoever holds the seat, for that seat alone. */
export const mayResign: Question<Nothing> = {
  action: 'resign-game',
  mayAct(seat, snapshot) {
    const refusal = onlyPlayersWhileOn(seat, snapshot);
    if (refusal) return refusal;
    const player = playerOf(snapshot, seat.side ?? '');
    if (!player) return refuse('not-playing', 'You do not play in this game.');
    return player.out === undefined ? undefined : refuse('out-of-the-game', 'You are out of the game already.');
  },
  whyNot: () => undefined,
  targets: () => [{}],
};

const notTheLate = (snapshot: Snapshot, player: string): Refusal | undefined => {
  if (player !== gameOn(snapshot).mover) return refuse('not-overdue', 'It is not that player’s turn.', 'player');
  const { evictsTheLate, skipsBeforeEviction } = rulesOf(snapshot);
  return evictsTheLate || skipsBeforeEviction > 0
    ? undefined
    : refuse('not-allowed', 'At this table players are skipped, not evicted.', 'player');
};
