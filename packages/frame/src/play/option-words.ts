import { msg, str, translated } from '@vexillum/ui/words';
import type { ClockRule, ConvenesCard, RuleValue } from '@vexillum/model';
import type { OfferedGame } from '../api.ts';
import type { RuleWords } from '../game-screen.ts';
import type { ListedTable } from '@vexillum/protocol';

const minutes = (seconds: number): string =>
  seconds < 60 ? msg(str`${seconds} s`) : msg(str`${Math.round(seconds / 6) / 10} min`);

/** How long players may take, in a few words. */
export const clockWords = ({
  correspondenceHours = 0,
  bankSeconds = 0,
  incrementSeconds = 0,
  turnSeconds = 0,
  beginSeconds = 0,
}: ClockRule): string => {
  if (correspondenceHours > 0) return msg(str`${correspondenceHours} h a turn`);
  if (bankSeconds > 0)
    return incrementSeconds > 0
      ? msg(str`${minutes(bankSeconds)} a side + ${incrementSeconds} s`)
      : msg(str`${minutes(bankSeconds)} a side`);
  if (turnSeconds > 0) return msg(str`${minutes(turnSeconds)} a turn`);
  return msg(str`${minutes(beginSeconds)} to begin a turn`);
};

const valueWords = (title: string, key: string, value: RuleValue, wordOf: RuleWords): string => {
  if (value === true) return title;
  return value === false ? msg(str`${title}: off`) : msg(str`${title}: ${wordOf(key, value)}`);
};

/** What is played otherwise than usual, each in a few words. */
export const optionWords = (
  { options, hasOwnValues }: ListedTable,
  game: OfferedGame | undefined,
  wordOf: RuleWords,
): readonly string[] => [
  ...Object.entries(options).flatMap(([key, value]) => {
    const rule = game?.houseRules.find((one) => one.key === key);
    return rule ? [valueWords(translated(rule.title), key, value, wordOf)] : [];
  }),
  ...(hasOwnValues ? [msg('some numbers of the rules changed')] : []),
];

export const stateWords = ({ state, turn, convenes }: ListedTable): string => {
  if (convenes) return conveningWords(convenes);
  switch (state) {
    case 'waiting':
      return msg('waiting');
    case 'playing':
      return turn === undefined ? msg('being played') : msg(str`turn ${turn}`);
    case 'over':
      return msg('over');
    default:
      return state satisfies never;
  }
};

/** How far an event is. */
export const conveningWords = ({ state, round }: ConvenesCard): string => {
  switch (state) {
    case 'planned':
      return msg('is being prepared');
    case 'sign-up':
      return msg('sign-up is open');
    case 'running':
      return round === 0 ? msg('about to begin') : msg('round {0}', round);
    case 'over':
      return msg('over');
    default:
      return state satisfies never;
  }
};
