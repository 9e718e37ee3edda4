import { moveClassOf } from '../profiles/difficult-moves.ts';
import type { Profile } from '../profiles/profile.ts';
import { troopTypeOf } from '../profiles/rows-of.ts';
import type { Sourced } from '../profiles/sourced.ts';
import { cellOf } from '../profiles/sourced-table.ts';
import type { TroopType } from '../profiles/troop-type.ts';
import type { FightsAs, Shooting } from './answer.ts';

type Column = keyof TroopType;

const shootingOf = (profile: Profile, type: TroopType): Shooting | null => {
  const [factor, rangeMu] = [cell(profile, type, 'shooting'), cell(profile, type, 'rangeMu')];
  const isShooter = factor.value !== null && rangeMu.value !== null;
  const isAllRound = profile.fireAllRound.value.includes(type.code);
  return isShooter ? { factor: factor as Sourced<number>, rangeMu: rangeMu as Sourced<number>, isAllRound } : null;
};

const cell = <Name extends Column>(profile: Profile, { code }: TroopType, column: Name): Sourced<TroopType[Name]> =>
  cellOf(profile.troopTypes, code, column) as Sourced<TroopType[Name]>;

const difficultMoveOf = (profile: Profile, type: TroopType): FightsAs['difficultMoveMu'] => {
  const { source, isVerified } = profile.difficultMoves;
  return cellOf(profile.difficultMoves, moveClassOf(type), 'moveMu') ?? { value: null, source, isVerified };
};

/** Types that are dear to move cost so much more, others nothing. */
export const surcharge = ({ dearToMoveCost }: Profile, isDear: boolean): Sourced<number> =>
  isDear ? dearToMoveCost : { ...dearToMoveCost, value: 0 };

/** A stand of that type without any cards; `undefined` where the profile does not know the type. */
export const asItsType = (profile: Profile, code: string): Omit<FightsAs, 'lossHalfPoints' | 'cards'> | undefined => {
  const type = troopTypeOf(profile, code);
  if (!type) return undefined;
  return {
    fightsLike: code,
    category: type.category,
    order: type.order,
    depthMu: cell(profile, type, 'depthMu'),
    moveMu: cell(profile, type, 'moveMu'),
    difficultMoveMu: difficultMoveOf(profile, type),
    freeIn: [],
    commandPoints: surcharge(profile, profile.dearToMove.value.includes(code)),
    controlsAllRound: profile.zoneOfControlAllRound.value.includes(code),
    shoots: shootingOf(profile, type),
    shotAt: cell(profile, type, 'shotAt'),
    againstFoot: cell(profile, type, 'againstFoot'),
    againstMounted: cell(profile, type, 'againstMounted'),
  };
};
