import type { FlankEdge } from '../deployment/flank-edge.ts';
import type { Sourced } from './sourced.ts';

/** Where commands deploy and come in, and what holding them together costs. */
export interface CommandRules {
  /** How far from the short edges troops deploy. */
  readonly sideMarginMu: Sourced<number>;
  /** From where to where the center third of the board reaches, measured from either short edge. */
  readonly centerThirdMu: Sourced<readonly [from: number, to: number]>;
  /** Whether a camp touches its own base edge; whether it stands in open terrain. */
  readonly isCampOnBaseEdge: Sourced<boolean>;
  readonly isCampInOpenTerrain: Sourced<boolean>;
  readonly flankEntries: Sourced<readonly FlankEdge[]>;
  /** How deep the strip is, along the edge that it enters by, that a flank march is put down in. */
  readonly flankEntryMu: Sourced<number>;
  /** Whether stands in difficult ground are moved and paid singly, whatever group they are in. */
  readonly isMovedSinglyInDifficult: Sourced<boolean>;
  /** How far a demoralized stand flees in MU; null for as far as it moves. */
  readonly routMu: Sourced<number | null>;
  /** What it costs to hold a demoralized stand or group in place. */
  readonly holdCost: Sourced<number>;
  /** What one move costs in command points: in each of the rings round the general, from the inner one, and beyond the outer. */
  readonly moveCosts: Sourced<readonly number[]>;
  /** Types that make a move dearer, and by how many command points. */
  readonly dearToMove: Sourced<readonly string[]>;
  readonly dearToMoveCost: Sourced<number>;
}
