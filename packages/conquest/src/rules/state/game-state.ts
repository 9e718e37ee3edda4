import type { SideId } from '@vexillum/model';

export const phases = ['assignment', 'amassing', 'conquer', 'over'] as const;
export type Phase = (typeof phases)[number];

export type Way = { readonly from: string; readonly to: string };

/** Ways to win that a house rule opens. */
export type WayToWin = 'capitals' | 'mission';

/** Where a game is. There is none before START. */
export type GameState = {
  readonly phase: Phase;
  /** All who began, in the order of play. */
  readonly order: readonly SideId[];
  /** Whose turn it is; of a game that is over, whose it was. */
  readonly mover: SideId;
  /** Counts every turn of every phase, from 1. */
  readonly turn: number;
  /** When this turn began, ISO 8601 UTC. */
  readonly since: string;
  /** Whether its player has done anything in it. */
  readonly hasBegun: boolean;
  /** Recruits that the mover has yet to place. */
  readonly recruits: number;
  /** Victory flag sets turned in so far, by all. */
  readonly setsTurnedIn: number;
  /** A set has to be turned in before anything but placing recruits. */
  readonly mustTurnIn?: true;
  /** Territories conquered this turn. */
  readonly conquests: number;
  readonly hasAttacked?: true;
  /** The conquest that more troops may still move in from. */
  readonly conquest?: Way;
  /** The one way of this turn's strategic move. */
  readonly move?: Way;
  /** The number of the victory flag that will be drawn next. */
  readonly nextFlag: number;
  readonly winner?: SideId;
  /** By which way of a house rule they have won; none where they hold the map, or everybody else has gone. */
  readonly wonBy?: WayToWin;
};

export const GAME = 'game';
