import type { Result, SideResult } from '@vexillum/model';
import { profileAt } from '../profiles/profile-of.ts';
import type { ArmyLosses } from './army-losses.ts';
import { type Losses, publicLosses } from './losses-for.ts';
import { outcomeOf } from './outcome-of.ts';
import { LAST_STEP } from '../records/step.ts';
import { type Snapshot, stepOf } from '../records/table.ts';

const sideResult = ({ side, lost, lostStands, total }: ArmyLosses, place?: number): SideResult => ({
  side,
  ...(place === undefined ? {} : { place }),
  counts: { lostHalfPoints: lost, lostStands, ...(total === undefined ? {} : { halfPoints: total }) },
});

/** An army that has lost enough and more than the other is defeated (GT-WIN-001); otherwise nobody is (GT-WIN-002). */
const sidesOf = (losses: Losses): readonly SideResult[] => {
  const outcome = outcomeOf(losses);
  if (outcome.kind !== 'defeat') return losses.map((army) => sideResult(army));
  return losses.map((army) => sideResult(army, army.side === outcome.side ? 2 : 1));
};

/** How a battle ended: by what everybody could see lost, when the captains or the umpire ended it. */
export const battleResult = (snapshot: Snapshot): Result | undefined => {
  if ((stepOf(snapshot)?.number ?? 0) < LAST_STEP) return undefined;
  const profile = profileAt(snapshot);
  const sides = sidesOf(publicLosses(snapshot, profile));
  const isDecided = sides.some(({ place }) => place !== undefined);
  return {
    sides,
    rule: isDecided
      ? { id: 'army-is-defeated', source: profile.defeatedAt.source }
      : { id: 'nobody-is-defeated', source: 'The players or the umpire ended the battle.' },
  };
};
