import { knowsSide } from '../deployment/sealed.ts';
import type { FightsAs } from '../fights-as/answer.ts';
import type { Profile } from '../profiles/profile.ts';
import { terrainTypeOf } from '../profiles/rows-of.ts';
import type { Snapshot } from '../records/table.ts';
import type { Stand } from '../records/stand.ts';

/** What a move asks of what a stand fights as. */
export type Mover = Pick<FightsAs, 'moveMu' | 'difficultMoveMu' | 'freeIn'>;

export interface MovingStand {
  readonly id: string;
  readonly stand: Stand;
  /** `undefined` where the profile does not know its type. */
  readonly mover: Mover | undefined;
}

/** Whether a card opens that terrain to the stand; where the reader may not know its cards, whether one might. */
export const mayBeFree = (
  snapshot: Snapshot,
  profile: Profile,
  { stand, mover }: MovingStand,
  terrainType: string,
): boolean =>
  mover?.freeIn.includes(terrainType) === true ||
  (stand.cards === undefined &&
    !knowsSide(snapshot, stand.side) &&
    profile.terrainExemptions.rows.some(
      ({ troopType, terrainTypes }) => troopType === stand.troopType && terrainTypes.includes(terrainType),
    ));

/** What the slowest of them may pay for a move of which any part is in difficult terrain, in MU; `undefined` where nobody is slowed. */
const slowest = (stands: readonly MovingStand[]): number | undefined => {
  const limits = stands.flatMap(({ mover }) => mover?.difficultMoveMu.value ?? []);
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
  const budget = slowest(stands);
  if (budget === undefined) return {};
  return Object.fromEntries(
    [...snapshot.public.terrain].flatMap(([id, { type }]) => {
      const isSlow =
        terrainTypeOf(profile, type)?.isDifficult === true &&
        !stands.every((stand) => mayBeFree(snapshot, profile, stand, type));
      return isSlow ? [[id, budget]] : [];
    }),
  );
};
