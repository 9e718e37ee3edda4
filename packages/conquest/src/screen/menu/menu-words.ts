import { msg, str, translated } from '@vexillum/ui/words';
import type { ConquestRule } from '../../rules/index.ts';

/** Switches whose buttons have names of their own, known to whoever has played this elsewhere. */
const switches: Readonly<Record<string, () => readonly [on: string, off: string]>> = {
  'random-start': () => [msg('Random On'), msg('Random Off')],
  neutral: () => [msg('Neutral On'), msg('Neutral Off')],
  'fortified-neutrals': () => [msg('Fort. On'), msg('Fort. Off')],
  evict: () => [msg('Evict On'), msg('Evict Off')],
  quiet: () => [msg('Quiet'), msg('Chatty')],
};

/** What the two buttons of a switch are called for whoever hears them. */
export const switchWords = (rule: ConquestRule): readonly [on: string, off: string] => {
  const name = translated(rule.title);
  return switches[rule.key]?.() ?? [msg(str`${name}: On`), msg(str`${name}: Off`)];
};

/** What stands on them; beside the title of their rule On and Off say enough. */
export const switchTexts = ({ key }: ConquestRule): readonly [on: string, off: string] =>
  switches[key]?.() ?? [msg('On'), msg('Off')];

/** A number that may be anything counts seconds. */
export const isSeconds = ({ default: start, choices }: ConquestRule): boolean =>
  typeof start === 'number' && choices === undefined;

export type Group = ConquestRule['group'];

/** In the order of a game. */
export const groups: readonly Group[] = ['start', 'turn', 'flags', 'neutrals', 'end', 'absence', 'table'];

export const groupTitle = (group: Group): string => {
  switch (group) {
    case 'start':
      return msg('Start of the game');
    case 'turn':
      return msg('Turns');
    case 'flags':
      return msg('Victory flags');
    case 'neutrals':
      return msg('Neutral countries');
    case 'end':
      return msg('End of the game');
    case 'absence':
      return msg('Clocks and absent players');
    case 'table':
      return msg('Log and looks');
    default:
      return group satisfies never;
  }
};
