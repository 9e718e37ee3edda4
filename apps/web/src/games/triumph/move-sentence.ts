import { msg, str } from '@lit/localize';
import type { Json } from '@vexillum/model';
import { type Profile, terrainTypeOf } from '@vexillum/triumph';
import { getLocale } from '@vexillum/ui';
import { sideTitle } from '../../seat-title.ts';
import { legsText, type ToldLeg } from './leg-words.ts';
import { muText } from './mu-text.ts';
import { fewTroopsText } from './troops-text.ts';

export type Facts = { readonly [key: string]: Json };

const legKinds: readonly string[] = [
  'advance',
  'wheel',
  'slide',
  'free',
  'rotate',
  'push-back',
  'about-face',
  'column',
  'place',
] satisfies readonly ToldLeg['kind'][];

const isFacts = (value: unknown): value is Facts =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const toldLegFrom = (value: unknown): ToldLeg[] => {
  if (!isFacts(value) || typeof value['kind'] !== 'string' || !legKinds.includes(value['kind'])) return [];
  const { kind, side, mu, turn } = value;
  return [
    {
      kind: kind as ToldLeg['kind'],
      ...(side === 'left' || side === 'right' ? { side } : {}),
      ...(typeof mu === 'number' ? { mu: mu / 1000 } : {}),
      ...(typeof turn === 'number' ? { degrees: turn / 100 } : {}),
    },
  ];
};

/** The legs that a log line knows; none from an older table, or where they cannot be read. */
export const legsIn = (facts: Facts): readonly ToldLeg[] =>
  Array.isArray(facts['legs']) ? facts['legs'].flatMap(toldLegFrom) : [];

const shown = (thousandths: number, digits: number): string =>
  (thousandths / 1000).toLocaleString(getLocale(), { maximumFractionDigits: digits });

/** "3.1 of 3 MU"; as exact as it must be to show that it is too much. */
const priceText = (cost: number, budget: number | undefined): string => {
  if (budget === undefined) return muText(cost);
  if (cost <= budget) return msg(str`${shown(cost, 1)} of ${shown(budget, 1)} MU`);
  const digits = shown(cost, 1) === shown(budget, 1) ? 3 : 1;
  return msg(str`${shown(cost, digits)} of ${shown(budget, digits)} MU, ${shown(cost - budget, digits)} too far`);
};

/** "Red 2": whose stands these are, as far as everybody knows. */
const groupText = (facts: Facts): string => {
  const side = typeof facts['side'] === 'string' ? sideTitle(facts['side']) : '';
  return typeof facts['group'] === 'number' ? `${side} ${facts['group']}`.trim() : side;
};

const numberIn = (facts: Facts, key: string): number | undefined =>
  typeof facts[key] === 'number' ? facts[key] : undefined;

/** What this move cost, and where these stands have moved before in this turn, what they have paid in all. */
const costText = (facts: Facts): string => {
  const cost = numberIn(facts, 'cost');
  if (cost === undefined) return '';
  const spent = numberIn(facts, 'spent') ?? 0;
  const price = priceText(cost + spent, numberIn(facts, 'budget'));
  return spent > 0 ? msg(str`, ${muText(cost)}, in this turn ${price}`) : `, ${price}`;
};

const partsText = (facts: Facts, legs: readonly ToldLeg[]): string => {
  const further = numberIn(facts, 'further') ?? 0;
  return further > 0 ? msg(str`${legsText(legs)}, and ${further} parts more`) : legsText(legs);
};

const plainSentence = (facts: Facts, troops: string): string => {
  const far = numberIn(facts, 'far') ?? 0;
  if (facts['back'] === true) return msg(str`took ${troops} back to where the turn began`);
  return far > 0 ? msg(str`moved ${troops}, up to ${muText(far)}`) : msg(str`turned ${troops} on the spot`);
};

const slowedText = (facts: Facts, profile: Profile): string => {
  const { slowedBy } = facts;
  const types = (Array.isArray(slowedBy) ? slowedBy : [slowedBy]).filter((type) => typeof type === 'string');
  if (types.length === 0) return '';
  const names = [...new Set(types)].map((type) => msg(terrainTypeOf(profile, type)?.name ?? type));
  return msg(str`, slowed by ${names.join(', ')}`);
};

/** What stands between who did it and the sentence: "Hanno, Red 2: 4 Spear advance 2", "Hanno: 4 Spear advance 2"; else nothing. */
export const moveJoint = (facts: Facts): ',' | ':' | '' => {
  if (legsIn(facts).length === 0 || facts['back'] === true) return '';
  return groupText(facts) === '' ? ':' : ',';
};

/** A move with its parts and its price: "Red 2: 4 × Spear wheel left 22°, 3.1 of 3 MU, 0.1 too far". */
export const moveSentence = (facts: Facts, profile: Profile): string => {
  const legs = legsIn(facts);
  const troops = fewTroopsText(profile, facts['troops']);
  if (legs.length === 0 || facts['back'] === true) return plainSentence(facts, troops);
  const group = groupText(facts);
  const done = msg(str`${troops} ${partsText(facts, legs)}`);
  return `${group === '' ? '' : `${group}: `}${done}${costText(facts)}${slowedText(facts, profile)}`;
};
