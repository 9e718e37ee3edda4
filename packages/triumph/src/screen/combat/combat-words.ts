import type { BattleEvent, Profile } from '../../rules/index.ts';

/** What happened in a combat. */
export type CombatEvent = Extract<BattleEvent, { readonly kind: `combat-${string}` }>;

/** Tells it in words. Those come after the board: until then a combat is only named. */
export const combatWords: { tell?: (event: CombatEvent, profile: Profile) => string } = {};
