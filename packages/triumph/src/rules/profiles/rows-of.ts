import type { BattleCard } from './battle-card.ts';
import type { CardTerms } from './card-terms.ts';
import { type DifficultMove, moveClassOf } from './difficult-moves.ts';
import type { Profile } from './profile.ts';
import { rowOf } from './sourced-table.ts';
import type { TerrainType } from './terrain-type.ts';
import type { TroopType } from './troop-type.ts';

export const troopTypeOf = (profile: Profile, code: string): TroopType | undefined => rowOf(profile.troopTypes, code);

export const terrainTypeOf = (profile: Profile, code: string): TerrainType | undefined =>
  rowOf(profile.terrainTypes, code);

export const battleCardOf = (profile: Profile, code: string): BattleCard | undefined =>
  rowOf(profile.battleCards, code);

export const cardTermsOf = (profile: Profile, code: string): CardTerms | undefined => rowOf(profile.cardTerms, code);

/** What a type's move may cost in difficult terrain, in MU; null where it is not slowed. */
export const difficultMoveOf = (profile: Profile, troopType: TroopType): DifficultMove['moveMu'] =>
  rowOf(profile.difficultMoves, moveClassOf(troopType))?.moveMu ?? null;
