import { type Standing, THIS_TABLE, words, type Words } from '@vexillum/model';
import { pointsText } from '../armies/draft-points.ts';
import { countLeftOpen } from '../flags/leftovers.ts';
import type { ArmyLosses } from '../losses/army-losses.ts';
import { publicLosses } from '../losses/losses-for.ts';
import { profileAt } from '../profiles/profile-of.ts';
import type { PhaseCode } from '../profiles/turn-rules.ts';
import { BATTLE_STEP, LAST_STEP } from '../records/step.ts';
import { type Snapshot, stepOf } from '../records/table.ts';
import { phaseAt } from '../turn/phase-at.ts';

const phaseNames: Readonly<Record<PhaseCode, Words>> = {
  cards: words('Cards'),
  command: words('Command points'),
  movement: words('Movement'),
  rout: words('Rout'),
  ranged: words('Shooting'),
  close: words('Close combat'),
  end: words('End of the turn'),
};

const placeOf = (snapshot: Snapshot): Words => {
  const step = stepOf(snapshot)?.number ?? 0;
  if (step === 0) return words('Armies and terrain are prepared');
  if (step < BATTLE_STEP) return words('Deployment, step {0}', step);
  if (step >= LAST_STEP) return words('The battle is over');
  const turn = snapshot.public.turn.get(THIS_TABLE)?.number;
  if (turn === undefined) return words('The first turn has not begun');
  const phase = phaseAt(snapshot);
  return phase === undefined ? words('Turn {0}', turn) : words('Turn {0}, {1}', turn, phaseNames[phase]);
};

const lostOf = ({ lost, total }: ArmyLosses): Words =>
  total === undefined
    ? words('has lost {0} points', pointsText(lost))
    : words('has lost {0} of {1} points', pointsText(lost), pointsText(total));

/** A battle in a few words, by public records alone. */
export const battleStanding = (snapshot: Snapshot): Standing => ({
  at: placeOf(snapshot),
  sides: publicLosses(snapshot, profileAt(snapshot)).map((army) => ({ side: army.side, says: lostOf(army) })),
  openFlags: countLeftOpen(snapshot),
});
