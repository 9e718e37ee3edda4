import type { PublicEntry } from './events/public-entry.ts';
import type { Kinds, NoKinds } from './kinds.ts';
import type { SideId } from './seat.ts';
import type { Snapshot } from './snapshot.ts';

/** How often, or how much, a side has done something in a game: a whole number, with the entry by which it came to that. */
export interface Feat {
  readonly count: number;
  readonly seq: number;
}

/** By a name of the game's own. */
export type SideFeats = { readonly [feat: string]: Feat };
export type Feats = { readonly [side: SideId]: SideFeats };

/** Counts what sides do, out of what everybody sees. A table's next game has another reader. */
export interface FeatReader<K extends Kinds = NoKinds> {
  /** Every entry, with the table as it was before. That is changed in place afterwards: nothing of it may be kept. */
  hear(before: Snapshot<K>, entry: PublicEntry<K>): void;
  /** What was done by the end, which the entry `seq` brought. What was taken back meanwhile was not done. */
  feats(end: Snapshot<K>, seq: number): Feats;
}

/** What a feat has to come to. One that is not counted of a side fits no condition. */
export interface Condition {
  readonly feat: string;
  readonly atLeast?: number;
  readonly atMost?: number;
}

interface Described {
  /** Unique in the game. */
  readonly id: string;
  /** Raised when it asks for something else: what was given for the one before is no longer there. */
  readonly version: number;
  readonly title: string;
  /** What is asked for, as a sentence. */
  readonly description: string;
}

/** Given for one game, where all of this holds of a side at its end. */
export interface GameAchievement extends Described {
  readonly scope: 'game';
  readonly when: readonly Condition[];
}

/** Given for all games of a player together, in tiers: at so many of a feat. */
export interface CareerAchievement extends Described {
  readonly scope: 'career';
  readonly counts: string;
  /** Not the feats are counted, but in how many maps or rules, or with how many different opponents, there were any. */
  readonly each?: 'profile' | 'opponent';
  readonly tiers: readonly number[];
  /** Also games without people on two sides are counted. */
  readonly isAlsoAlone?: true;
}

/**
 * Something that a player is given for how they played, as data. Beside the game's own feats there are those of every game: `played`, `won`,
 * `sides` that took part, and `opponents`, people on other sides.
 */
export type Achievement = GameAchievement | CareerAchievement;
