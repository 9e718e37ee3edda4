import { msg, str } from '@lit/localize';
import type { Snapshot } from '@vexillum/model';
import { clockSentence, isOfTheHouse } from '../../../table/clock-sentence.ts';
import { ownerName } from '../names.ts';
import { type Facts, numbersIn, textIn } from './facts.ts';

const diceText = (facts: Facts): string => {
  const counts = new Map<number, number>();
  for (const sides of numbersIn(facts, 'dice')) counts.set(sides, (counts.get(sides) ?? 0) + 1);
  return [...counts].map(([sides, count]) => `${count}d${sides}`).join(' + ');
};

const rollSentence = (facts: Facts, isByHand: boolean): string => {
  const [dice, why] = [diceText(facts), textIn(facts, 'why')];
  if (isByHand) return why === '' ? msg(str`rolled ${dice} by hand:`) : msg(str`rolled ${dice} by hand for “${why}”:`);
  return why === '' ? msg(str`rolled ${dice}:`) : msg(str`rolled ${dice} for “${why}”:`);
};

/** What nobody did: the sentence has no subject. */
export const isOfTheTable = (name: string): boolean =>
  name === 'create-table' || name === 'continued' || isOfTheHouse(name);

/** What was done that is of no game in particular, without who did it; `undefined` for anything else. */
export const tableSentence = (snapshot: Snapshot, name: string, facts: Facts): string | undefined => {
  switch (name) {
    case 'create-table':
      return msg('The table was set up');
    case 'continued':
      return msg('The match goes on here from its file');
    case 'claim-seat':
      return msg('sat down');
    case 'rotate-seat':
      return msg('is free for a new player');
    case 'roll-dice':
      return rollSentence(facts, false);
    case 'enter-dice':
      return rollSentence(facts, true);
    case 'acknowledge-dice':
      return msg('saw those dice and confirms them');
    case 'accept-umpire':
      return msg(str`accepts ${textIn(facts, 'umpire')} as umpire`);
    case 'agree-flag':
      return msg('finds it right as it is');
    case 'ask-umpire':
      return msg('asks the umpire');
    case 'rule-flag':
      return msg('gave a ruling');
    case 'draw':
      return msg('drew on the table');
    case 'erase':
      return msg('erased drawings');
    case 'say':
      return msg('said something');
    case 'undo-action':
      return msg('took back the last action');
    case 'redo-action':
      return msg('did it again');
    default:
      return clockSentence(name, facts, (side) => ownerName(snapshot, side));
  }
};
