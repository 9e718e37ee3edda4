import type { MoveRules } from '@vexillum/geometry';
import { MILLI_MU, THIS_TABLE } from '@vexillum/model';
import { isChargingThrough } from '../cards/charge-through.ts';
import { fightsAsAt } from '../fights-as/fights-as-at.ts';
import type { Profile } from '../profiles/profile.ts';
import { type Mover, terrainBudgetsFor } from './terrain-budgets.ts';
import { phaseAt } from '../turn/phase-at.ts';
import { isPaidFor } from '../turn/put-slips.ts';
import type { Snapshot } from '../records/table.ts';

/** What a stand moves as, as far as the reader knows. */
export type MoverAt = (snapshot: Snapshot, profile: Profile, id: string) => Mover | undefined;

/** Card 12: the side's own close order foot, as if it were in open order. */
const closeFootBeside = (snapshot: Snapshot, profile: Profile, ids: readonly string[]): string[] => {
  const { stand: stands } = snapshot.public;
  const side = stands.get(ids[0] ?? '')?.side;
  return [...stands.keys()].filter((id) => {
    const so = stands.get(id)?.side === side ? fightsAsAt(snapshot, profile, id) : undefined;
    return so?.category === 'foot' && so.order === 'close';
  });
};

/** Before the first turn stands are put where they are to be; after movement they go as combats send them. */
const isForGroups = (snapshot: Snapshot): boolean =>
  snapshot.public.turn.has(THIS_TABLE) && (phaseAt(snapshot) === undefined || isPaidFor(snapshot));

/**
 * What a move of these stands, together, costs and may cost: the smallest move of any of them, and what they have paid already in
 * this turn, if a turn has begun. As far as the reader's knowledge goes.
 */
export const moveRulesFor = (
  snapshot: Snapshot,
  profile: Profile,
  ids: readonly string[],
  moverAt: MoverAt = fightsAsAt,
): MoveRules => {
  const stands = ids.flatMap((id) => {
    const stand = snapshot.public.stand.get(id);
    return stand ? [{ id, stand, mover: moverAt(snapshot, profile, id) }] : [];
  });
  const trails = ids.flatMap((id) => snapshot.public.trail.get(id) ?? []);
  const budgets = [
    ...stands.flatMap(({ mover }) => mover?.moveMu.value ?? []),
    ...trails.flatMap((trail) => (trail.budget === undefined ? [] : trail.budget / MILLI_MU)),
  ];
  return {
    measure: profile.wheelMeasure.value,
    ...(snapshot.public.turn.has(THIS_TABLE)
      ? { spent: Math.max(0, ...trails.map((trail) => trail.cost)) / MILLI_MU }
      : {}),
    ...(budgets.length > 0 ? { budget: Math.min(...budgets) } : {}),
    ...(isForGroups(snapshot) ? { groupMayNot: profile.groupMayNot.value } : {}),
    terrainBudgets: terrainBudgetsFor(snapshot, profile, stands),
    ...(isChargingThrough(snapshot, ids) ? { passable: closeFootBeside(snapshot, profile, ids) } : {}),
  };
};
