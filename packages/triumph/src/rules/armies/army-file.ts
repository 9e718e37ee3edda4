import type { StandSecret } from '../records/stand.ts';

/** A stand of an army file; points in halves. */
export interface ArmyFileStand extends Omit<StandSecret, 'place' | 'pair'> {
  readonly troopType: string;
  /** As which type its list has it fight on foot, with a card for that. */
  readonly foot?: string;
  /** Two stands with the same number are one in truth. */
  readonly pair?: number;
}

export interface CardCount {
  readonly code: string;
  readonly count: number;
}

/** Which army list an army was built from. */
export interface ListReference {
  readonly name: string;
  readonly source: string;
  readonly id?: string;
}

/** The ratings of the list that an army was built from: one each, or several of which the players know which counts. */
export interface Ratings {
  readonly invasion: readonly number[];
  readonly maneuver: readonly number[];
}

/** An army as it is saved, shared and brought to a table, where its points are reckoned again. */
export interface ArmyFile {
  readonly vexillumArmy: 1;
  readonly name: string;
  readonly list?: ListReference;
  readonly ratings?: Ratings;
  readonly halfPoints: number;
  readonly stands: readonly ArmyFileStand[];
  readonly cards: readonly CardCount[];
}

/** A table holds no more stands than this, all sides together. */
export const STANDS_LIMIT = 400;
