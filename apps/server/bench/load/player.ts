import type { Dialect } from './dialect.ts';

/** One client at a table. */
export interface Player {
  /** Moves one of this player's stands; false while not connected. */
  move(): boolean;
  /** Rolls a die, where the server knows dice: a line for the log that moves nothing. */
  roll?(): void;
}

export interface BenchTable {
  readonly players: readonly Player[];
  /** How often a client was sent away and came back. */
  readonly comebacks: number;
  /** Messages that all its clients have received. */
  readonly frames: number;
  /** An address at which somebody can join, and how they ask for the document. */
  readonly door: Door;
  /** Ours alone: its id, its players' cookies, and the invite of those who watch. */
  readonly table?: string;
  readonly cookies?: readonly string[];
  readonly spectatorToken?: string | undefined;
  close(): void;
}

export interface Door {
  readonly port: number;
  readonly path: string;
  readonly cookie?: string;
  readonly dialect: Dialect;
}
