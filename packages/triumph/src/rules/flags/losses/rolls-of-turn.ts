import { type SideId, THIS_TABLE } from '@vexillum/model';
import type { CommandNumber } from '../../armies/army-draft.ts';
import { type Roll, rollsInLog } from '../../dice/dice-statistics.ts';
import { reasonOf } from '../../dice/roll-purposes.ts';
import type { Snapshot } from '../../records/table.ts';

/** A roll for a command's command points. */
export interface PointsRoll {
  readonly side: SideId;
  readonly command: CommandNumber;
  readonly roll: Roll;
}

const pointsRoll = (snapshot: Snapshot, roll: Roll): PointsRoll[] => {
  const { purpose, command, side = snapshot.public.seat.get(roll.seat)?.side } = reasonOf(roll.why);
  return purpose === 'command-points' && command !== undefined && side !== undefined ? [{ side, command, roll }] : [];
};

/** What was rolled for command points since the turn began, by the side whose turn it is; as far back as the log goes. */
export const rollsOfTurn = (snapshot: Snapshot): PointsRoll[] => {
  const turn = snapshot.public.turn.get(THIS_TABLE);
  const lines = [...snapshot.public.log.values()].toSorted((a, b) => a.seq - b.seq);
  const begun = lines.findLastIndex(({ event }) => event.kind === 'turn-begun');
  return rollsInLog(lines.slice(begun + 1))
    .flatMap((roll) => pointsRoll(snapshot, roll))
    .filter(({ side }) => side === turn?.side);
};
