import type { SingleMove } from '@vexillum/geometry';
import type { Pose } from '@vexillum/model';
import type { Stand } from './stand.ts';

/** What a stand has done since the turn began, under the stand's id; none while it has not moved, or before the first turn. */
export interface Trail {
  /** Where it stood when the turn began. */
  readonly from: Pose;
  /** What its moves have cost so far, in thousandths of an MU. */
  readonly cost: number;
  /** The smallest budget that any of its moves was under, in thousandths of an MU. */
  readonly budget?: number;
  /** The phase in which it moved first; none in a match of before. */
  readonly phase?: string;
  /** How it went in a group that only single stands go, where the profile says so. */
  readonly inGroup?: readonly SingleMove[];
  /** The hinges of its column that it had then. */
  readonly hinges?: NonNullable<Stand['hinges']>;
}
