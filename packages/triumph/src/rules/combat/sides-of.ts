import type { SideId } from '@vexillum/model';
import type { Combat } from '../records/combat.ts';
import type { Snapshot } from '../records/table.ts';

/** Whose the two are that fight, the attacker's first; of a camp that was taken away nobody knows. */
export const sidesOf = (
  { public: { stand, camp } }: Snapshot,
  { attacker, defender }: Pick<Combat, 'attacker' | 'defender'>,
): readonly [attacker: SideId | undefined, defender: SideId | undefined] => [
  (stand.get(attacker) ?? camp.get(attacker))?.side,
  (stand.get(defender) ?? camp.get(defender))?.side,
];
