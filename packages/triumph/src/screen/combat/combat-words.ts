import type { StoredPose, TouchingPair } from '@vexillum/geometry';
import type { BattleEvent, Profile, Snapshot } from '../../rules/index.ts';

/** What happened in a combat. */
export type CombatEvent = Extract<BattleEvent, { readonly kind: `combat-${string}` }>;

/** Tells it in words. Those come after the board: until then a combat is only named. */
export const combatWords: {
  tell?: (event: CombatEvent, profile: Profile) => string;
  /** Both sums and the odds of a contact, with these stands where a move would bring them; `undefined` where there is no combat. */
  foresee?: (snapshot: Snapshot, poses: Readonly<Record<string, StoredPose>>, pair: TouchingPair) => string | undefined;
} = {};
