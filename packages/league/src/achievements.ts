import {
  type Achievement,
  type CareerAchievement,
  type Condition,
  type Feat,
  type GameAchievement,
  partyOf,
  type SideFeats,
} from '@vexillum/model';
import type { PlayedGame, Player } from './played-game.ts';
import type { WhyUnrated } from './why-unrated.ts';

/** That a player has been given an achievement: the same ledgers give the same, with the same proof. */
export interface Award {
  readonly card: string;
  readonly name: string;
  readonly game: string;
  readonly achievement: string;
  readonly version: number;
  /** From 1. Of one for a single game there is only that. */
  readonly tier: number;
  /** The game by which it was earned, and the seat that its player held. */
  readonly table: string;
  readonly nth: number;
  readonly seat: string;
  /** The entry by which it was done. */
  readonly seq: number;
  /** The hash of the entry that ended the game. */
  readonly head: string;
  /** When that game ended, ISO 8601 UTC. */
  readonly at: string;
}

/** What a player has of a career so far. */
export interface Progress {
  readonly value: number;
  /** The maps or opponents that were counted, where each counts once; no more than the last tier needs. */
  readonly seen: readonly string[];
}

export const noProgress: Progress = { value: 0, seen: [] };

export const tiersOf = (achievement: Achievement): readonly number[] =>
  achievement.scope === 'career' ? achievement.tiers : [1];

/**
 * Whether a game is one that this is given for. In earnest, with the table's dice, and with people on two sides: who plays against machines, or
 * against themselves, could give themselves everything.
 */
export const isGivenFor = (achievement: Achievement, why: readonly WhyUnrated[]): boolean => {
  if (why.includes('short') || why.includes('dice')) return false;
  return !why.includes('alone') || (achievement.scope === 'career' && achievement.isAlsoAlone === true);
};

/** Everything that is counted of a player in a game. */
export const featsOf = ({ feats, result, players, head }: PlayedGame, { side }: Player): SideFeats => {
  const ended = (count: number): Feat => ({ count, seq: head.seq });
  const isAgainst = (other: string) => partyOf(result, other) !== partyOf(result, side);
  const isWon = result.sides.some((its) => its.side === side && its.place === 1);
  return {
    ...feats?.[side],
    played: ended(1),
    won: ended(isWon ? 1 : 0),
    sides: ended(1 + result.sides.filter((its) => isAgainst(its.side)).length),
    opponents: ended(players.filter((other) => isAgainst(other.side) && other.name !== undefined).length),
  };
};

const holds = ({ feat, atLeast, atMost }: Condition, feats: SideFeats): boolean => {
  const count = feats[feat]?.count;
  if (count === undefined) return false;
  return (atLeast === undefined || count >= atLeast) && (atMost === undefined || count <= atMost);
};

/** The entry by which a player has earned this in a game; `undefined` where they have not. */
export const earnedIn = ({ when }: GameAchievement, feats: SideFeats): number | undefined =>
  when.every((condition) => holds(condition, feats))
    ? Math.max(...when.map(({ feat }) => feats[feat]?.seq ?? 0))
    : undefined;

/** What a player has of a career after another game of theirs. */
export const careerAfter = (
  { counts, each, tiers }: CareerAchievement,
  before: Progress,
  game: PlayedGame,
  player: Player,
): Progress => {
  const count = featsOf(game, player)[counts]?.count ?? 0;
  if (each === undefined) return count === 0 ? before : { ...before, value: before.value + count };
  if (count === 0) return before;
  const own = partyOf(game.result, player.side);
  const opponents = game.players.flatMap(({ card, side }) =>
    card && partyOf(game.result, side) !== own ? [card] : [],
  );
  const met = each === 'profile' ? [game.profile] : opponents;
  const seen = [...new Set([...before.seen, ...met])].slice(0, tiers.at(-1) ?? 0);
  return { value: seen.length, seen };
};

/** The tiers, from 1, that are reached by going on from one to the other. */
export const tiersBetween = ({ tiers }: CareerAchievement, before: Progress, after: Progress): readonly number[] =>
  tiers.flatMap((at, n) => (before.value < at && after.value >= at ? [n + 1] : []));
