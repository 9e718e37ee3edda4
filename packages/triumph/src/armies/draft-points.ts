import type { CardCost } from '../profiles/battle-card.ts';
import { battleCardOf, troopTypeOf } from '../profiles/rows-of.ts';
import type { Profile } from '../profiles/profile.ts';
import type { ArmyDraft, CommandNumber, DraftStand } from './army-draft.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

const costOf = (profile: Profile, code: string): CardCost =>
  battleCardOf(profile, code)?.cost ?? { per: 'army', halfPoints: 0 };

/** What a stand costs with its cards, in half-points. */
export const standHalfPoints = (profile: Profile, stand: Pick<DraftStand, 'troopType' | 'cards'>): number => {
  let halfPoints = troopTypeOf(profile, stand.troopType)?.halfPoints ?? 0;
  for (const code of stand.cards ?? []) {
    const cost = costOf(profile, code);
    if (cost.per === 'stand') halfPoints += cost.halfPoints;
    if (cost.per === 'stand-total') halfPoints = cost.halfPoints;
  }
  return halfPoints;
};

/** How many stands of each line have the card. */
const standsWithCard = (draft: ArmyDraft, code: string): number[] => {
  const counts = new Map<number, number>();
  for (const { option, cards } of draft.stands)
    if (cards?.includes(code)) counts.set(option, (counts.get(option) ?? 0) + 1);
  return [...counts.values()];
};

/** What a card costs beyond what its stands cost more. */
const cardHalfPoints = (draft: ArmyDraft, code: string): number => {
  const cost = costOf(draft.profile, code);
  const lines = standsWithCard(draft, code);
  const bought = draft.cards.find((card) => card.code === code)?.count ?? 0;
  switch (cost.per) {
    case 'army':
      return bought + lines.length > 0 ? cost.halfPoints : 0;
    case 'card':
      return Math.max(0, bought + lines.length - (cost.free ?? 0)) * cost.halfPoints;
    case 'entry':
      return lines.filter((count) => count > (cost.free ?? 0)).length * cost.halfPoints;
    case 'stand':
    case 'stand-total':
      return 0;
    default:
      return cost satisfies never;
  }
};

export const cardsHalfPoints = (draft: ArmyDraft): number => {
  const codes = new Set([
    ...draft.cards.map((card) => card.code),
    ...draft.stands.flatMap((stand) => stand.cards ?? []),
  ]);
  return sum([...codes].map((code) => cardHalfPoints(draft, code)));
};

const standsHalfPoints = (draft: ArmyDraft, stands: readonly DraftStand[]): number =>
  sum(stands.map((stand) => standHalfPoints(draft.profile, stand)));

/** Stands and cards together. */
export const draftHalfPoints = (draft: ArmyDraft): number =>
  standsHalfPoints(draft, draft.stands) + cardsHalfPoints(draft);

/** A command's stands, without cards of the whole army. */
export const commandHalfPoints = (draft: ArmyDraft, command: CommandNumber): number =>
  standsHalfPoints(
    draft,
    draft.stands.filter((stand) => stand.command === command),
  );

/** Half-points as players write points: `48`, `3.5`. */
export const pointsText = (halfPoints: number): string => String(halfPoints / 2);
