import { type SideId, winnersOf } from '@vexillum/model';
import { sideTitle } from '@vexillum/frame/seat-title';
import { getLocale } from '@vexillum/ui';
import { msg, str } from '@vexillum/ui/words';
import type { Luck } from '../../rules/ending/luck.ts';
import type { TurnSwing } from '../../rules/ending/turning-points.ts';
import {
  type ArmyLosses,
  battleResult,
  battleSides,
  type Losses,
  type Profile,
  type Snapshot,
} from '../../rules/index.ts';
import { halfPointsText } from '../half-points-text.ts';
import { fewTroopsText } from '../troops-text.ts';

/** Who has won; nobody where nobody is defeated. */
export const winnerOf = (snapshot: Snapshot): SideId | undefined => {
  const result = battleResult(snapshot);
  return result && winnersOf(result)[0];
};

/** The result for this reader, as a headline. */
export const resultTitle = (winner: SideId | undefined, reader: SideId | undefined): string => {
  if (winner === undefined) return msg('The battle is over, and nobody has won');
  return winner === reader ? msg('You have won!') : msg(str`${sideTitle(winner)} has won`);
};

const lostText = ({ lost, total }: ArmyLosses): string =>
  total === undefined ? halfPointsText(lost) : msg(str`${halfPointsText(lost)} of ${halfPointsText(total)}`);

/** How it came to that, with the numbers and the margin. */
export const resultSentence = (losses: Losses, winner: SideId | undefined): string => {
  const [red, blue] = losses;
  if (winner === undefined)
    return red.lost === blue.lost && red.lost > 0
      ? msg(str`Both armies have lost ${halfPointsText(red.lost)} points: equal losses defeat nobody.`)
      : msg(
          str`No army was beaten when the battle was ended. Points lost: Red ${lostText(red)}, Blue ${lostText(blue)}.`,
        );
  const [won, beaten] = winner === 'red' ? [red, blue] : [blue, red];
  const enough = halfPointsText(beaten.defeatedFrom ?? beaten.lost);
  const margin = halfPointsText(beaten.lost - won.lost);
  return msg(
    str`${sideTitle(beaten.side)} has lost ${lostText(beaten)} points (${enough} are enough for defeat), ${sideTitle(winner)} ${lostText(won)}: won by ${margin} points.`,
  );
};

/** "Turn 5: Blue". */
export const turnTitle = ({ turn, side }: Pick<TurnSwing, 'turn' | 'side'>): string =>
  side === undefined ? msg('Before the first turn') : msg(str`Turn ${turn}: ${sideTitle(side)}`);

/** What a turn cost both armies. */
export const swingText = ({ lost: { red, blue } }: Pick<TurnSwing, 'lost'>): string =>
  msg(str`Red lost ${halfPointsText(red)}, Blue ${halfPointsText(blue)}`);

/** Who was lost in a turn, and what came of it, one short fact each. */
export const swingFacts = ({ stands, demoralized, camps }: TurnSwing, profile: Profile): readonly string[] => [
  ...battleSides.flatMap((side) =>
    Object.keys(stands[side]).length === 0 ? [] : [`${sideTitle(side)}: ${fewTroopsText(profile, stands[side])}`],
  ),
  ...camps.map((side) => msg(str`${sideTitle(side)}’s camp was sacked`)),
  ...demoralized.map(({ side, command }) => msg(str`${sideTitle(side)}’s command ${command} is demoralized`)),
];

const HUNDRED = 100;

/** How many of a hundred evenings with the same dice would have been luckier; rounded, so never as exact as it is. */
const luckierText = (luckier: number): string => {
  const evenings = Math.round(luckier * HUNDRED);
  if (evenings === 0) return msg('hardly any of 100 evenings would be luckier');
  if (evenings === HUNDRED) return msg('nearly all of 100 evenings would be luckier');
  return msg(str`${evenings} of 100 evenings would be luckier`);
};

/** "Red: 14 dice came to 55, and 49 is the average; 18 of 100 evenings would be luckier". */
export const luckText = ({ side, count, sum, expected, luckier }: Luck): string => {
  const average = expected.toLocaleString(getLocale(), { maximumFractionDigits: 1 });
  const fell = msg(
    '{0, plural, one {# die came to {1}, and {2} is the average} other {# dice came to {1}, and {2} is the average}}',
    count,
    sum,
    average,
  );
  return `${sideTitle(side)}: ${fell}; ${luckierText(luckier)}`;
};
