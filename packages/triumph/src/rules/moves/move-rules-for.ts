import type { MoveRules } from '@vexillum/geometry';
import { MILLI_MU, THIS_TABLE } from '@vexillum/model';
import { fightsAsAt } from '../fights-as/fights-as-at.ts';
import type { Profile } from '../profiles/profile.ts';
import { type Mover, terrainBudgetsFor } from './terrain-budgets.ts';
import type { Snapshot } from '../records/table.ts';

/** What a stand moves as, as far as the reader knows. */
export type MoverAt = (snapshot: Snapshot, profile: Profile, id: string) => Mover | undefined;

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
    terrainBudgets: terrainBudgetsFor(snapshot, profile, stands),
  };
};
