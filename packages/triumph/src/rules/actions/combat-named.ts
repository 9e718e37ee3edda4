import { type Refusal, refuse } from '@vexillum/model';
import type { Combat } from '../records/combat.ts';
import type { Snapshot } from '../records/table.ts';

export interface FoundCombat {
  readonly combat: Combat;
}

/** The combat of that id, as long as it is not over. */
export const combatNamed = (snapshot: Snapshot, id: string): FoundCombat | Refusal => {
  const combat = snapshot.public.combat.get(id);
  if (!combat) return refuse('no-such-combat', 'There is no such combat on the table.', 'id');
  return combat.isApplied ? refuse('already-done', 'That combat is over: undo it first.', 'id') : { combat };
};
