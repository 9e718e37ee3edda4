import { msg, str, translated } from '@vexillum/ui/words';
import { MILLI_MU } from '@vexillum/model';
import { type Profile, type StandsMoved, terrainTypeOf } from '../rules/index.ts';
import { getLocale } from '@vexillum/ui';
import { sideTitle } from '@vexillum/frame/seat-title';
import { legsText } from './leg-words.ts';
import { muText } from './mu-text.ts';
import { fewTroopsText } from './troops-text.ts';

type Reckoning = NonNullable<StandsMoved['reckoning']>;

/** Lengths are added and compared as exactly as the ledger keeps them. */
const milli = (mu: number): number => Math.round(mu * MILLI_MU);

const shown = (thousandths: number, digits: number): string =>
  (thousandths / MILLI_MU).toLocaleString(getLocale(), { maximumFractionDigits: digits });

/** "3.1 of 3 MU"; as exact as it must be to show that it is too much. In thousandths of an MU. */
const priceText = (cost: number, budget: number | undefined): string => {
  if (budget === undefined) return muText(cost);
  if (cost <= budget) return msg(str`${shown(cost, 1)} of ${shown(budget, 1)} MU`);
  const digits = shown(cost, 1) === shown(budget, 1) ? 3 : 1;
  return msg(str`${shown(cost, digits)} of ${shown(budget, digits)} MU, ${shown(cost - budget, digits)} too far`);
};

/** "Red 2": whose stands these are, as far as everybody knows. */
const groupText = ({ side, group }: StandsMoved): string => {
  const whose = side === undefined ? '' : sideTitle(side);
  return typeof group === 'number' ? `${whose} ${group}`.trim() : whose;
};

/** What this move cost, and where these stands have moved before in this turn, what they have paid in all. */
const costText = ({ costMu, spentMu, budgetMu }: Reckoning): string => {
  const [cost, spent] = [milli(costMu), milli(spentMu)];
  const price = priceText(cost + spent, budgetMu === undefined ? undefined : milli(budgetMu));
  return spent > 0 ? msg(str`, ${muText(cost)}, in this turn ${price}`) : `, ${price}`;
};

const partsText = ({ legs, further }: Reckoning): string =>
  further > 0 ? msg(str`${legsText(legs)}, and ${further} parts more`) : legsText(legs);

const plainSentence = ({ isBack, farMu }: StandsMoved, troops: string): string => {
  if (isBack) return msg(str`took ${troops} back to where the turn began`);
  return farMu > 0 ? msg(str`moved ${troops}, up to ${muText(milli(farMu))}`) : msg(str`turned ${troops} on the spot`);
};

const slowedText = ({ slowedBy }: Reckoning, profile: Profile): string =>
  slowedBy === undefined ? '' : msg(str`, slowed by ${translated(terrainTypeOf(profile, slowedBy)?.name ?? slowedBy)}`);

/** What stands between who did it and the sentence: "Hanno, Red 2: 4 Spear advance 2", "Hanno: 4 Spear advance 2"; otherwise nothing. */
export const moveJoint = (moved: StandsMoved): ',' | ':' | '' => {
  if (moved.reckoning === undefined) return '';
  return groupText(moved) === '' ? ':' : ',';
};

/** A move with its parts and its price: "Red 2: 4 × Spear wheel left 22°, 3.1 of 3 MU, 0.1 too far". */
export const moveSentence = (moved: StandsMoved, profile: Profile): string => {
  const { reckoning } = moved;
  const troops = fewTroopsText(profile, moved.troops);
  if (reckoning === undefined) return plainSentence(moved, troops);
  const group = groupText(moved);
  const done = msg(str`${troops} ${partsText(reckoning)}`);
  return `${group === '' ? '' : `${group}: `}${done}${costText(reckoning)}${slowedText(reckoning, profile)}`;
};
