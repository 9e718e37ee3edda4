import type { Profile } from '../profiles/profile.ts';

export interface KnownCodes {
  readonly troopTypes: ReadonlySet<string>;
  readonly battleCards: ReadonlySet<string>;
}

export const knownCodes = (profile: Profile): KnownCodes => ({
  troopTypes: new Set(profile.troopTypes.rows.map((row) => row.code)),
  battleCards: new Set(profile.battleCards.rows.map((row) => row.code)),
});
