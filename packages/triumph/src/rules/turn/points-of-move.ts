import { type Pose, THIS_TABLE, withChanges } from '@vexillum/model';
import type { CommandNumber } from '../armies/army-draft.ts';
import { Edits, type Snapshot } from '../records/table.ts';
import { pointsLeft } from './points-of.ts';
import { putSlips } from './put-slips.ts';

/** What a move would take from a command, or give back to it, and what the command would have left. */
export interface MovePoints {
  readonly command: CommandNumber;
  readonly price: number;
  readonly left: number;
}

/** What each command spends from one moment to the next. */
export const spentBetween = (before: Snapshot, after: Snapshot, slips: readonly string[]): MovePoints[] => {
  const side = before.public.turn.get(THIS_TABLE)?.side;
  if (side === undefined) return [];
  const commands = [...new Set(slips.map((id) => Number(id.split(':')[1]) as CommandNumber))].toSorted((a, b) => a - b);
  return commands.flatMap((command) => {
    const [was, left] = [pointsLeft(before, side, command), pointsLeft(after, side, command)];
    return was === undefined || left === undefined || was === left ? [] : [{ command, price: was - left, left }];
  });
};

/** The price of a move before it is made: by the same reckoning that the table will note. */
export const pointsOfMove = (snapshot: Snapshot, poses: Readonly<Record<string, Pose>>): MovePoints[] => {
  const ways = Object.entries(poses).flatMap(([id, to]) => {
    const from = snapshot.public.pose.get(id);
    return from ? [{ id, from, to }] : [];
  });
  const edits = new Edits(snapshot);
  putSlips(edits, snapshot, ways);
  const changes = edits.changes();
  return spentBetween(snapshot, withChanges(snapshot, changes), Object.keys(changes.public?.slip ?? {}));
};
