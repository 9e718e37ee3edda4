import { msg, str } from '@vexillum/ui/words';
import {
  attackDiceOf,
  boardOf,
  conquestOdds,
  defenseDiceOf,
  MOST_ARMIES_FORECAST,
  type RollChance,
  rollOdds,
  type Snapshot,
  territoryOf,
} from '../../rules/index.ts';
import { getLocale } from '@vexillum/ui';

/** What an attack may come to. Chances are 0 to 1. */
export interface AttackOdds {
  readonly attackDice: number;
  readonly defenseDice: number;
  /** Every end of the next throw. */
  readonly throws: readonly RollChance[];
  /** That the territory falls, if the attack goes on as long as it can. */
  readonly conquers: number;
  /** Mean losses of such an attack. */
  readonly attackerLoses: number;
  readonly defenderLoses: number;
}

/** The exact odds of an attack over this border; none where there is no border, nobody to fight, or more armies than are ever forecast. */
export const oddsOf = (snapshot: Snapshot, from: string, to: string): AttackOdds | undefined => {
  const { owner, armies: attackers } = territoryOf(snapshot, from);
  const { owner: defender, armies: defenders } = territoryOf(snapshot, to);
  const [attackDice, defenseDice] = [attackDiceOf(attackers), defenseDiceOf(defenders)];
  const isFight = owner !== defender && attackDice > 0 && defenseDice > 0;
  if (!isFight || !boardOf(snapshot).neighbours(from).has(to)) return undefined;
  if (Math.max(attackers, defenders) > MOST_ARMIES_FORECAST) return undefined;
  const { conquers, attackerLoses, defenderLoses } = conquestOdds(attackers, defenders);
  const throws = rollOdds(attackDice, defenseDice);
  return { attackDice, defenseDice, throws, conquers, attackerLoses, defenderLoses };
};

/** Whole percent, but nothing is called certain that is not. */
export const percentText = (chance: number): string => {
  const percent = (value: number) => new Intl.NumberFormat(getLocale(), { style: 'percent' }).format(value);
  if (chance > 0 && chance < 0.01) return msg(str`under ${percent(0.01)}`);
  if (chance < 1 && chance > 0.99) return msg(str`over ${percent(0.99)}`);
  return percent(chance);
};

const meanText = (armies: number): string =>
  new Intl.NumberFormat(getLocale(), { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(armies);

/** The odds in one sentence. */
export const oddsText = ({ conquers, attackerLoses, defenderLoses }: AttackOdds): string =>
  msg(
    str`${percentText(conquers)} to take it; on average you lose ${meanText(attackerLoses)}, they lose ${meanText(defenderLoses)}.`,
  );

const endText = ({ attacker, defender }: RollChance): string => {
  if (attacker > 0 && defender > 0) return msg('each loses 1');
  return attacker > 0 ? msg(str`you lose ${attacker}`) : msg(str`they lose ${defender}`);
};

/** The ends of the next throw, the best for the attacker first: `they lose 2: 37 % · each loses 1: 34 % · …`. */
export const throwText = ({ throws }: AttackOdds): string =>
  [...throws]
    .reverse()
    .map((end) => `${endText(end)}: ${percentText(end.ways / end.of)}`)
    .join(' · ');
