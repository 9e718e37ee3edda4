import { battleCardOf, cardTermsOf, troopTypeOf } from '../profiles/rows-of.ts';
import type { Profile } from '../profiles/profile.ts';
import type { ArmyFile, ArmyFileStand } from './army-file.ts';
import { onFootHalfPoints, standHalfPoints } from './draft-points.ts';

const DECEPTION = 'DC';

/** Half-points; more than one number is right where a card can be read in more than one way. */
export interface Price {
  readonly least: number;
  readonly most: number;
}

const exactly = (halfPoints: number): Price => ({ least: halfPoints, most: halfPoints });

const sumOf = (prices: readonly Price[]): Price => ({
  least: prices.reduce((sum, { least }) => sum + least, 0),
  most: prices.reduce((sum, { most }) => sum + most, 0),
});

export const isPrice = ({ least, most }: Price, halfPoints: number): boolean =>
  least <= halfPoints && halfPoints <= most;

const typePrice = (profile: Profile, code: string): number => troopTypeOf(profile, code)?.halfPoints ?? 0;

const everyFoot = (profile: Profile): string[] =>
  profile.troopTypes.rows.filter(({ category }) => category === 'foot').map(({ code }) => code);

/** Who may dismount costs what the dearer of its two types costs; a file need not say as which foot. */
const dismounting = (profile: Profile, { cards = [], foot }: ArmyFileStand, mounted: number): Price => {
  if (!cards.some((code) => cardTermsOf(profile, code)?.dismounts)) return exactly(mounted);
  const prices = (foot === undefined ? everyFoot(profile) : [foot]).map((type) =>
    onFootHalfPoints(profile, type, cards),
  );
  const most = Math.max(mounted, ...prices);
  return foot === undefined ? { least: mounted, most } : exactly(most);
};

/** What a stand of a file costs with its cards; one that poses costs what stands behind it. */
export const standPrice = (profile: Profile, stand: ArmyFileStand): Price => {
  if (stand.real) {
    const whole = stand.real.reduce((sum, code) => sum + typePrice(profile, code), 0);
    return stand.pair === undefined ? exactly(whole) : { least: Math.floor(whole / 2), most: Math.ceil(whole / 2) };
  }
  return dismounting(profile, stand, standHalfPoints(profile, stand));
};

const timesOn = (stand: ArmyFileStand, code: string): number =>
  (stand.cards ?? []).filter((card) => card === code).length;

/** The stands that have a card, by the line of the list that they are from. */
const linesWith = (stands: readonly ArmyFileStand[], code: string): readonly (readonly ArmyFileStand[])[] => {
  const lines = new Map<string, ArmyFileStand[]>();
  for (const stand of stands) {
    if (timesOn(stand, code) === 0) continue;
    const line = `${stand.polity ?? ''}\n${stand.entry ?? stand.troopType}`;
    lines.set(line, [...(lines.get(line) ?? []), stand]);
  }
  return [...lines.values()];
};

/** What a card costs beyond what its stands cost more. */
const cardPrice = ({ stands, cards }: ArmyFile, profile: Profile, code: string): Price => {
  const cost = battleCardOf(profile, code)?.cost;
  const lines = linesWith(stands, code);
  const times = lines.reduce((sum, line) => sum + Math.max(...line.map((stand) => timesOn(stand, code))), 0);
  const count = cards.find((card) => card.code === code)?.count ?? times;
  switch (cost?.per) {
    case 'army':
      return exactly(cost.halfPoints);
    case 'card':
      return exactly(Math.max(0, count - (cost.free ?? 0)) * cost.halfPoints);
    case 'entry': {
      // Whether stands are counted for each line, for the army, or one by one is not said of any card with such a price.
      const having = lines.flat().length;
      return having === 0
        ? exactly(0)
        : { least: having > (cost.free ?? 0) ? cost.halfPoints : 0, most: having * cost.halfPoints };
    }
    case 'stand':
    case 'stand-total':
    case undefined:
      return exactly(0);
    default:
      return cost satisfies never;
  }
};

/** What an army's cards cost beyond its stands. */
const cardsPrice = (army: ArmyFile, profile: Profile): Price => {
  const codes = new Set([...army.cards.map(({ code }) => code), ...army.stands.flatMap(({ cards = [] }) => cards)]);
  return sumOf([...codes].map((code) => cardPrice(army, profile, code)));
};

/** What an army is worth as it stands in its file. */
export const armyPrice = (army: ArmyFile, profile: Profile): Price =>
  sumOf([...army.stands.map(({ halfPoints }) => exactly(halfPoints)), cardsPrice(army, profile)]);

/** Who poses as what is often said only at the table, so the price of a stand of such an army tells nothing. */
export const mayDeceive = ({ cards, stands }: ArmyFile): boolean =>
  cards.some(({ code }) => code === DECEPTION) ||
  stands.some((stand) => stand.real !== undefined || timesOn(stand, DECEPTION) > 0);

/** The first stand whose price is none, where its army does not deceive. */
export const falselyPriced = (
  army: ArmyFile,
  profile: Profile,
): { readonly index: number; readonly price: Price } | undefined => {
  if (mayDeceive(army)) return undefined;
  const prices = army.stands.map((stand) => standPrice(profile, stand));
  const index = army.stands.findIndex(({ halfPoints }, at) => !isPrice(prices[at] as Price, halfPoints));
  return index < 0 ? undefined : { index, price: prices[index] as Price };
};

/** Whether the server will take its points as they are. */
export const hasRightPoints = (army: ArmyFile, profile: Profile): boolean =>
  falselyPriced(army, profile) === undefined && isPrice(armyPrice(army, profile), army.halfPoints);

/** The same army with the points that are right by these rules. */
export const withRightPoints = (army: ArmyFile, profile: Profile): ArmyFile => {
  const stands = mayDeceive(army)
    ? army.stands
    : army.stands.map((stand) => {
        const price = standPrice(profile, stand);
        return isPrice(price, stand.halfPoints) ? stand : { ...stand, halfPoints: price.least };
      });
  const priced = { ...army, stands };
  const price = armyPrice(priced, profile);
  return isPrice(price, army.halfPoints) ? priced : { ...priced, halfPoints: price.least };
};
