import { attackIn, type GameState, gameOf, playerOf } from '../../rules/index.ts';
import type { SideId } from '@vexillum/model';
import type { HappenedHere } from '../ending/this-game.ts';

/** What became of one player in a round. */
export interface RoundTally {
  readonly taken: number;
  readonly lostLand: number;
  readonly lostArmies: number;
  readonly sets: number;
  /** Eliminated, evicted or resigned in this round. */
  readonly isOut: boolean;
}

/** A turn of everybody who is still in the game. */
export interface Round {
  /** Counted from 1, from the first turn of the Conquer phase on. */
  readonly number: number;
  /** Of what happened last in it. */
  readonly seq: number;
  readonly at: string;
  /** The next round has begun, or the game is over. */
  readonly isOver: boolean;
  /** In the order of play, and only of those of whom there is something to tell. */
  readonly tallies: ReadonlyMap<SideId, RoundTally>;
}

type Counting = { -readonly [Key in keyof RoundTally]: RoundTally[Key] };

interface Open {
  readonly number: number;
  readonly tallies: Map<SideId, Counting>;
  seq: number;
  at: string;
}

/** The rounds of a game, the oldest first; the last of them may still go on. */
export const roundsOf = (story: readonly HappenedHere[]): readonly Round[] => {
  const rounds: Round[] = [];
  let open: Open | undefined;
  for (const happened of story) {
    const [then, now] = [gameOf(happened.before), gameOf(happened.after)];
    if (!open && now?.phase === 'conquer' && then?.phase !== 'conquer') open = opened(1, happened);
    else if (open) {
      count(open, happened);
      const isEnd = now?.phase === 'over';
      if (isEnd || (then && now && hasComeRound(then, now))) {
        rounds.push(closed(open, now, true));
        open = isEnd ? undefined : opened(open.number + 1, happened);
      }
    }
  }
  const last = story.at(-1);
  return open && last ? [...rounds, closed(open, gameOf(last.after), false)] : rounds;
};

const opened = (number: number, { seq, at }: HappenedHere): Open => ({ number, tallies: new Map(), seq, at });

const closed = ({ number, seq, at, tallies }: Open, game: GameState | undefined, isOver: boolean): Round => {
  const order = game?.order ?? [];
  const inOrder = [...tallies].toSorted(([one], [other]) => order.indexOf(one) - order.indexOf(other));
  return { number, seq, at, isOver, tallies: new Map(inOrder) };
};

/** The turn went to somebody who comes no later in the order of play than whoever had it: also to themselves, when all others are skipped. */
const hasComeRound = (then: GameState, now: GameState): boolean =>
  now.turn !== then.turn && now.order.indexOf(now.mover) <= then.order.indexOf(then.mover);

const count = (open: Open, happened: HappenedHere): void => {
  open.seq = happened.seq;
  open.at = happened.at;
  const mover = gameOf(happened.before)?.mover ?? '';
  const of = (side: SideId): Counting => {
    const tally = open.tallies.get(side) ?? { taken: 0, lostLand: 0, lostArmies: 0, sets: 0, isOut: false };
    open.tallies.set(side, tally);
    return tally;
  };
  const attack = attackIn(happened);
  if (attack) {
    of(mover).lostArmies += attack.lost.attacker;
    of(attack.defender).lostArmies += attack.lost.defender;
    if (attack.taken !== undefined) {
      of(mover).taken += 1;
      of(attack.defender).lostLand += 1;
    }
  }
  const sets = (gameOf(happened.after)?.setsTurnedIn ?? 0) - (gameOf(happened.before)?.setsTurnedIn ?? 0);
  if (sets > 0) of(mover).sets += sets;
  for (const side of goneIn(happened)) of(side).isOut = true;
};

const goneIn = ({ before, after }: HappenedHere): readonly SideId[] =>
  (gameOf(after)?.order ?? []).filter(
    (side) => playerOf(after, side)?.out !== undefined && playerOf(before, side)?.out === undefined,
  );
