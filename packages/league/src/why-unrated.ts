import { partyOf, type Result } from '@vexillum/model';
import type { PlayedGame, Player } from './played-game.ts';

/** Why a game moves nobody's rank. */
export type WhyUnrated =
  /** Somebody who played had not signed in a player card. */
  | 'guest'
  /** A machine played. */
  | 'machine'
  /** One card played on more than one side, or nobody else played. */
  | 'alone'
  /** Dice were entered by hand. */
  | 'dice'
  /** It went on from its file before it ended: whoever does not like how the dice fell could begin again from there. */
  | 'carried'
  | 'undecided'
  /** Given up before it had begun in earnest. */
  | 'short'
  /** These players have met often enough that day. */
  | 'often';

/** Fewer actions than this are no game. Ours; to be looked at when there are results to look at. */
const FEWEST_DEEDS = 20;
/** Rated games of the same players a day (LEAGUE, "Results that nobody can fake"). */
export const MOST_A_DAY = 3;
const DAY = 86_400_000;

/** Every reason that lies in the game itself, whatever else was played. */
export const whyUnrated = ({ players, result, rolls, isCarried, deeds }: PlayedGame): readonly WhyUnrated[] => {
  const reasons: readonly (readonly [WhyUnrated, boolean])[] = [
    ['machine', players.some(({ name }) => name === undefined)],
    ['guest', players.some(({ name, card }) => name !== undefined && card === undefined)],
    ['alone', isAlone(players, result)],
    ['dice', rolls.byHand > 0],
    ['carried', isCarried === true],
    ['undecided', result.sides.every(({ place }) => place === undefined)],
    ['short', deeds < FEWEST_DEEDS],
  ];
  return reasons.flatMap(([why, isSo]) => (isSo ? [why] : []));
};

/** Partners have nobody to play against but the others. */
const isAlone = (players: readonly Player[], result: Result): boolean => {
  const people = players.filter(({ name }) => name !== undefined);
  const sidesOf = (card: string) => new Set(people.filter((one) => one.card === card).map(({ side }) => side)).size;
  return (
    new Set(people.map(({ side }) => partyOf(result, side))).size < 2 ||
    people.some(({ card }) => card && sidesOf(card) > 1)
  );
};

/** Whether to have won it is counted: people played against each other, in earnest. */
export const countsAsWin = (why: readonly WhyUnrated[]): boolean => !why.includes('alone') && !why.includes('short');

/** Who met, whatever seats they had. */
export const meetingOf = ({ game, players }: PlayedGame): string =>
  [game, ...players.map(({ card = '' }) => card).toSorted()].join(' ');

/** Rated games of the last 24 hours, by who met in them. Games come in the order in which they ended. */
export class Meetings {
  /** When they ended, in milliseconds since 1970, the earliest first. */
  readonly #lately = new Map<string, number[]>();
  #sinceSwept = 0;

  /** They have met often enough. */
  isFull(played: PlayedGame): boolean {
    const at = Date.parse(played.endedAt);
    return since(this.#lately.get(meetingOf(played)), at).length >= MOST_A_DAY;
  }

  /** They have met, and it counts. */
  met(played: PlayedGame): void {
    const [meeting, at] = [meetingOf(played), Date.parse(played.endedAt)];
    this.#lately.set(meeting, [...since(this.#lately.get(meeting), at), at]);
    if (++this.#sinceSwept > this.#lately.size) this.#sweep(at);
  }

  forget(): void {
    this.#lately.clear();
  }

  /** As seldom as there are meetings to look at: a game costs the same, however many there are a day. */
  #sweep(at: number): void {
    this.#sinceSwept = 0;
    for (const [meeting, times] of this.#lately) if (since(times, at).length === 0) this.#lately.delete(meeting);
  }
}

const since = (times: readonly number[] = [], at: number): readonly number[] => times.filter((time) => time > at - DAY);
