import { battleCardOf, cardTermsOf, troopTypeOf } from '../profiles/rows-of.ts';
import type { Profile } from '../profiles/profile.ts';
import { type ArmyDraft, type DraftStand, type LineId, standsIn } from './army-draft.ts';
import type { BattleCardEntry, TroopOption } from './army-list.ts';
import { lineOf, listOf } from './draft-allies.ts';

export const cardsBought = (draft: ArmyDraft, code: string): number =>
  draft.cards.find((card) => card.code === code)?.count ?? 0;

/** Bought by the army, wherever the list offers it; other cards are given to stands. */
export const isForArmy = (profile: Profile, code: string): boolean =>
  battleCardOf(profile, code)?.level === 'army' || (cardTermsOf(profile, code)?.bars.length ?? 0) > 0;

/** Bought one by one for a whole line, as often as the player likes. */
export const isForLine = (profile: Profile, code: string): boolean =>
  !isForArmy(profile, code) && battleCardOf(profile, code)?.cost.per === 'card';

/** How often a stand has the card. */
export const timesHeld = ({ cards = [] }: DraftStand, code: string): number =>
  cards.filter((card) => card === code).length;

/** The lines of the army and of its allies, in the order of their lists. */
export const linesOf = (draft: ArmyDraft): readonly LineId[] => [
  ...draft.list.troopOptions.map((_, option): LineId => ({ option })),
  ...draft.allies.flatMap(({ key, list }) => list.troopOptions.map((_, option): LineId => ({ option, ally: key }))),
];

/** A stand that may dismount in the battle may also do so before it (card 2). */
const isOfferOf = (profile: Profile, entry: BattleCardEntry, code: string): boolean =>
  entry.battleCardCode === code || cardTermsOf(profile, entry.battleCardCode)?.cheaper === code;

/** Where a line of the list offers the card. */
export const offerIn = (profile: Profile, line: TroopOption | undefined, code: string): BattleCardEntry | undefined =>
  line?.battleCardEntries.find((entry) => isOfferOf(profile, entry, code));

/** Where the army's list offers the card to the army as a whole, or to lines for which the army buys it. */
export const armyOffer = (draft: ArmyDraft, code: string): BattleCardEntry | undefined =>
  [draft.list, ...draft.list.troopOptions]
    .flatMap(({ battleCardEntries }) => battleCardEntries)
    .find((entry) => entry.battleCardCode === code);

const withCheaper = (profile: Profile, code: string): string[] => {
  const cheaper = cardTermsOf(profile, code)?.cheaper ?? null;
  return cheaper === null ? [code] : [code, cheaper];
};

/** The cards that a line's stands may be given, the cheaper ones among them. */
export const cardsOffered = (profile: Profile, line: TroopOption): string[] => [
  ...new Set(
    line.battleCardEntries
      .filter(({ battleCardCode }) => !isForArmy(profile, battleCardCode))
      .flatMap(({ battleCardCode }) => withCheaper(profile, battleCardCode)),
  ),
];

/** A name without its plural, as notes of lists write it: `Elite Foot`, `Archer`. */
const singular = (name: string): string => name.toLowerCase().replace(/s$/, '');

/** The types that a note names, the longest names first, so that `Light Spear` is not `Spear`. */
export const typesNamedIn = (profile: Profile, note: string | null): string[] => {
  let rest = note?.toLowerCase() ?? '';
  const named: string[] = [];
  for (const { code, name } of profile.troopTypes.rows.toSorted((a, b) => b.name.length - a.name.length)) {
    const word = new RegExp(`\\b${singular(name)}s?\\b`);
    if (word.test(rest)) named.push(code);
    rest = rest.replace(word, ' ');
  }
  return named;
};

/** Whether a card that the line offers is for this type of troops: some never have it, and a note may name others. */
export const isFor = (profile: Profile, offer: BattleCardEntry, line: TroopOption, troopType: string): boolean => {
  const terms = cardTermsOf(profile, offer.battleCardCode);
  if (terms?.never.includes(troopType)) return false;
  // Such a note names what they become or whom they pass, not who has the card.
  if (terms?.dismounts) return troopTypeOf(profile, troopType)?.category === 'mounted';
  if (terms?.passes) return true;
  const types = line.troopEntries.map(({ troopTypeCode }) => troopTypeCode);
  const named = typesNamedIn(profile, offer.note).filter((code) => types.includes(code));
  return named.length === 0 || named.includes(troopType);
};

/** The stands of a line that may have the card. */
export const standsFor = (draft: ArmyDraft, id: LineId, code: string): readonly DraftStand[] => {
  const line = lineOf(draft, id);
  const offer = offerIn(draft.profile, line, code);
  if (!line || !offer) return [];
  return standsIn(draft, id).filter(({ troopType }) => isFor(draft.profile, offer, line, troopType));
};

/** The type as which a stand's line lets it fight on foot; nothing where the list does not say it so that we can read it. */
export const footTypeOf = (draft: ArmyDraft, stand: DraftStand, code: string): string | undefined => {
  const line = listOf(draft, stand).troopOptions[stand.option];
  const entry = line?.troopEntries.find(({ troopTypeCode }) => troopTypeCode === stand.troopType);
  if (entry?.dismountTypeCode) return entry.dismountTypeCode;
  return typesNamedIn(draft.profile, offerIn(draft.profile, line, code)?.note ?? null).find(
    (type) => troopTypeOf(draft.profile, type)?.category === 'foot',
  );
};

/** Types of troops that the army may not have because of a card that it bought (card 20). */
export const barredTypes = (draft: Pick<ArmyDraft, 'cards' | 'profile'>): string[] =>
  draft.cards.flatMap(({ code }) => cardTermsOf(draft.profile, code)?.bars ?? []);

/** Every card that the army or one of its stands has. */
export const cardsIn = (draft: ArmyDraft): string[] => [
  ...new Set([...draft.cards.map(({ code }) => code), ...draft.stands.flatMap(({ cards }) => cards ?? [])]),
];
