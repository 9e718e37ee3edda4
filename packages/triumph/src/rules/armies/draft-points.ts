import type { CardCost } from '../profiles/battle-card.ts';
import { battleCardOf, cardTermsOf, troopTypeOf } from '../profiles/rows-of.ts';
import type { Profile } from '../profiles/profile.ts';
import type { ArmyDraft, CommandNumber, DraftStand } from './army-draft.ts';
import { cardsBought, cardsIn, footTypeOf, timesHeld } from './draft-cards.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

const costOf = (profile: Profile, code: string): CardCost =>
  battleCardOf(profile, code)?.cost ?? { per: 'army', halfPoints: 0 };

const typeHalfPoints = (profile: Profile, troopType: string): number =>
  troopTypeOf(profile, troopType)?.halfPoints ?? 0;

const withCards = (profile: Profile, halfPoints: number, cards: readonly string[] = []): number => {
  const costs = cards.map((code) => costOf(profile, code));
  const whole = costs.find(({ per }) => per === 'stand-total')?.halfPoints ?? halfPoints;
  return whole + sum(costs.map((cost) => (cost.per === 'stand' ? cost.halfPoints : 0)));
};

/** What a type of stand costs with cards, in half-points. */
export const standHalfPoints = (profile: Profile, stand: Pick<DraftStand, 'troopType' | 'cards'>): number =>
  withCards(profile, typeHalfPoints(profile, stand.troopType), stand.cards);

/** What it costs as foot: cards that make it cheaper mounted do nothing then, but what is paid for each stand is paid. */
export const onFootHalfPoints = (profile: Profile, foot: string, cards: readonly string[] = []): number =>
  typeHalfPoints(profile, foot) +
  sum(
    cards.map((code) => costOf(profile, code)).map((cost) => (cost.per === 'stand' ? Math.max(0, cost.halfPoints) : 0)),
  );

/** As what it may fight on foot (cards 1 and 2). */
const footTypesOf = (draft: ArmyDraft, stand: DraftStand): string[] =>
  (stand.cards ?? [])
    .filter((code) => cardTermsOf(draft.profile, code)?.dismounts)
    .flatMap((code) => footTypeOf(draft, stand, code) ?? []);

/** What stands behind one that poses; two that are one in truth share its price. */
const realHalfPoints = (draft: ArmyDraft, { key, real = [], pair }: DraftStand): number => {
  const whole = sum(real.map((type) => typeHalfPoints(draft.profile, type)));
  if (pair === undefined) return whole;
  return key < pair ? Math.ceil(whole / 2) : Math.floor(whole / 2);
};

/** What a stand of the draft costs, in half-points: with its cards, the dearer of its types where it may dismount, and where it poses (card 24) what stands behind it. */
export const draftStandHalfPoints = (draft: ArmyDraft, stand: DraftStand): number => {
  if (stand.real) return realHalfPoints(draft, stand);
  const onFoot = footTypesOf(draft, stand).map((type) => onFootHalfPoints(draft.profile, type, stand.cards));
  return Math.max(standHalfPoints(draft.profile, stand), ...onFoot);
};

/** For each line with the card: on how many stands, and how often at most. */
const linesWithCard = (draft: ArmyDraft, code: string): { stands: number; times: number }[] => {
  const lines = new Map<string, { stands: number; times: number }>();
  for (const stand of draft.stands) {
    const times = timesHeld(stand, code);
    if (times === 0) continue;
    const line = `${stand.ally ?? ''}:${stand.option}`;
    const known = lines.get(line) ?? { stands: 0, times: 0 };
    lines.set(line, { stands: known.stands + 1, times: Math.max(known.times, times) });
  }
  return [...lines.values()];
};

/** How many of a card the army has: bought by the army, and given to lines. */
export const cardCount = (draft: ArmyDraft, code: string): number =>
  cardsBought(draft, code) + sum(linesWithCard(draft, code).map(({ times }) => times));

/** What a card costs beyond what its stands cost more. */
export const cardHalfPoints = (draft: ArmyDraft, code: string): number => {
  const cost = costOf(draft.profile, code);
  const count = cardCount(draft, code);
  switch (cost.per) {
    case 'army':
      return count > 0 ? cost.halfPoints : 0;
    case 'card':
      return Math.max(0, count - (cost.free ?? 0)) * cost.halfPoints;
    case 'entry':
      return linesWithCard(draft, code).filter(({ stands }) => stands > (cost.free ?? 0)).length * cost.halfPoints;
    case 'stand':
    case 'stand-total':
      return 0;
    default:
      return cost satisfies never;
  }
};

export const cardsHalfPoints = (draft: ArmyDraft): number =>
  sum(cardsIn(draft).map((code) => cardHalfPoints(draft, code)));

const standsHalfPoints = (draft: ArmyDraft, stands: readonly DraftStand[]): number =>
  sum(stands.map((stand) => draftStandHalfPoints(draft, stand)));

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
