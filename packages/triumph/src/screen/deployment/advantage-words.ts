import { msg, str } from '@vexillum/ui/words';
import { sideTitle } from '@vexillum/frame/seat-title';
import type { AdvantageThrow, TacticalAdvantage } from '../../rules/index.ts';
import { battleSides } from '../view/ground-view.ts';

/** A die with its rating: "4 + 2 = 6"; the die alone where no rating is known. */
export const throwText = ({ die, ratings: [rating], total }: AdvantageThrow): string =>
  rating === undefined ? String(die) : `${die} + ${rating} = ${total}`;

/** Who has the advantage, and by how much. */
export const advantageText = ({ winner, ahead }: TacticalAdvantage): string =>
  winner === undefined
    ? msg('Equal: roll again, or agree between you.')
    : msg(str`${sideTitle(winner)} has the advantage, by ${ahead}.`);

/** Who may send a flank march in the standard game. */
export const marchText = ({ throws }: TacticalAdvantage): string => {
  const marching = battleSides.filter((side) => throws[side]?.mayMarch).map(sideTitle);
  return marching.length === 0
    ? msg('Nobody may march round a flank: for that a die shows 1, or less than its rating.')
    : msg(str`May march round a flank, by its die alone: ${marching.join(', ')}.`);
};
