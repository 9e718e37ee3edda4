import type { Combat } from '../records/combat.ts';
import type { Snapshot } from '../records/table.ts';
import { resultOf } from './result-of.ts';
import { ringOf } from './ring-at.ts';

/** The combat with what its dice come to, after a number or a die of it was changed. */
export const judgedAnew = (snapshot: Snapshot, combat: Combat): Combat => {
  const ring = combat.dice && ringOf(snapshot, combat);
  const result = ring && resultOf(ring, combat);
  return result ? { ...combat, result } : combat;
};
