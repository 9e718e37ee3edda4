import { type Snapshot, type Stand, secretOf } from '@vexillum/model';
import type { Profile } from '../profiles/profile.ts';
import { difficultMoveOf, terrainTypeOf, troopTypeOf } from '../profiles/rows-of.ts';

export interface MovingStand {
  readonly id: string;
  readonly stand: Stand;
}

/** Whether a card opens that terrain to the stand; where the reader may not know its cards, whether one might. */
const mayBeExempt = (
  snapshot: Snapshot,
  profile: Profile,
  { id, stand }: MovingStand,
  terrainType: string,
): boolean => {
  const cards = snapshot.sides[stand.side] ? (secretOf(snapshot, id)?.cards ?? []) : undefined;
  return profile.terrainExemptions.rows.some(
    ({ code, troopType, terrainTypes }) =>
      troopType === stand.troopType && terrainTypes.includes(terrainType) && (cards?.includes(code) ?? true),
  );
};

/** What the slowest of them may pay for a move of which any part is in difficult terrain, in MU; `undefined` where nobody is slowed. */
const slowest = (profile: Profile, stands: readonly MovingStand[]): number | undefined => {
  const limits = stands.flatMap(({ stand }) => {
    const troopType = troopTypeOf(profile, stand.troopType);
    const limit = troopType && difficultMoveOf(profile, troopType);
    return troopType && typeof limit === 'number' ? [Math.min(limit, troopType.moveMu)] : [];
  });
  return limits.length === 0 ? undefined : Math.min(...limits);
};

/**
 * By piece of difficult terrain: what a move of these stands may cost of which any part is in or through it. Only what the reader is
 * sure of: a piece that a secret card may open is left out.
 */
export const terrainBudgetsFor = (
  snapshot: Snapshot,
  profile: Profile,
  stands: readonly MovingStand[],
): Readonly<Record<string, number>> => {
  const budget = slowest(profile, stands);
  if (budget === undefined) return {};
  return Object.fromEntries(
    [...snapshot.public.terrain].flatMap(([id, { type }]) => {
      const isSlow =
        terrainTypeOf(profile, type)?.isDifficult === true &&
        !stands.every((stand) => mayBeExempt(snapshot, profile, stand, type));
      return isSlow ? [[id, budget]] : [];
    }),
  );
};
