import { msg, str } from '@vexillum/ui/words';
import type { CombatResult, Cornered, Odds, Proposal } from '../../rules/index.ts';
import { outcomeText } from './outcome-words.ts';

/** “Blue Spear 3 is beaten and falls back”. */
export const resultText = (result: CombatResult, nameOf: (id: string) => string, isCornered = false): string => {
  if (isCornered && 'loser' in result) return msg(str`${nameOf(result.loser)} is beaten and has no way back.`);
  switch (result.kind) {
    case 'tie':
      return msg('A tie: nothing happens.');
    case 'missed':
      return msg('No effect: the target did better.');
    case 'beaten':
      return msg(str`${nameOf(result.loser)} is beaten and ${outcomeText(result.outcome)}.`);
    case 'doubled':
      return msg(str`${nameOf(result.loser)} is doubled and ${outcomeText(result.outcome)}.`);
    default:
      return result satisfies never;
  }
};

const corneredText = (why: Cornered): string => {
  switch (why) {
    case 'enemy-around':
      return msg('Another enemy touches it, so it has no way back.');
    case 'enemy-in-the-way':
      return msg('An enemy blocks its way back.');
    case 'friend-in-the-way':
      return msg('A friend that faces another way blocks its way back, and is lost too.');
    case 'off-the-board':
      return msg('The way back leads off the board.');
    default:
      return why satisfies never;
  }
};

/** What would be done besides, a sentence each. */
export const proposalTexts = (
  { cornered, lost, loser, moves, dropped, unscreened, sacked }: Proposal,
  nameOf: (id: string) => string,
): string[] => {
  const pushed = moves.filter(({ why }) => why === 'pushed').map(({ stand }) => nameOf(stand));
  const others = lost.filter((id) => id !== loser || cornered !== undefined).map(nameOf);
  return [
    ...(cornered ? [corneredText(cornered)] : []),
    ...(others.length > 0 ? [msg(str`Lost: ${others.join(', ')}.`)] : []),
    ...(pushed.length > 0 ? [msg(str`Pushed back: ${pushed.join(', ')}.`)] : []),
    ...(dropped.length > 0 ? [msg(str`Lose their transports: ${dropped.map(nameOf).join(', ')}.`)] : []),
    ...(unscreened.length > 0 ? [msg(str`Lose their screen: ${unscreened.map(nameOf).join(', ')}.`)] : []),
    ...(sacked === undefined ? [] : [msg('The camp is sacked.')]),
  ];
};

const ALL = 36;
const percent = (count: number): string => `${Math.round((100 * count) / ALL)}%`;

/** What the throws may come to: “wins 42% (doubles 6%), tie 17%, loses 42% (doubled 6%)”. */
export const oddsText = (odds: Odds, isShooting: boolean): string => {
  const wins = msg(str`wins ${percent(odds.beats + odds.doubles)} (doubles ${percent(odds.doubles)})`);
  const rest = ALL - odds.beats - odds.doubles;
  if (isShooting) return msg(str`${wins}, no harm ${percent(rest)}`);
  const loses = msg(
    str`loses ${percent(odds['is-beaten'] + odds['is-doubled'])} (doubled ${percent(odds['is-doubled'])})`,
  );
  return msg(str`${wins}, tie ${percent(odds.tie)}, ${loses}`);
};
