import { msg, str } from '@lit/localize';
import type { LogLine } from '@vexillum/model';
import { type Profile, terrainTypeOf } from '@vexillum/triumph';
import { sideTitle } from '../../seat-title.ts';
import { clockSentence, isOfTheHouse } from '../../table/clock-sentence.ts';
import { cardSentence } from './cards/card-log-words.ts';
import { deploymentSentence } from './deployment/log-words.ts';
import { reasonText } from './dice/purpose-words.ts';
import { lossSentence, withLosses } from './losses/loss-words.ts';
import { flagSentence } from './flags/flag-log-words.ts';
import { type Facts, moveSentence } from './move-sentence.ts';
import { houseSentence } from './rules-of-table/house-sentence.ts';
import { standsText } from './stands-text.ts';
import { fewTroopsText } from './troops-text.ts';

const numberIn = (facts: Facts, key: string): number => (typeof facts[key] === 'number' ? facts[key] : 0);
const textIn = (facts: Facts, key: string): string => (typeof facts[key] === 'string' ? facts[key] : '');

const diceText = (facts: Facts): string => {
  const dice = Array.isArray(facts['dice']) ? facts['dice'].filter((sides) => typeof sides === 'number') : [];
  const counts = new Map<number, number>();
  for (const sides of dice) counts.set(sides, (counts.get(sides) ?? 0) + 1);
  return [...counts].map(([sides, count]) => `${count}d${sides}`).join(' + ');
};

const handSentence = (facts: Facts): string => {
  const why = reasonText(textIn(facts, 'why'));
  return why === ''
    ? msg(str`rolled ${diceText(facts)} by hand:`)
    : msg(str`rolled ${diceText(facts)} by hand for “${why}”:`);
};

const rollSentence = (facts: Facts): string => {
  const why = reasonText(textIn(facts, 'why'));
  return why === '' ? msg(str`rolled ${diceText(facts)}:`) : msg(str`rolled ${diceText(facts)} for “${why}”:`);
};

/** What nobody did: the sentence has no subject. */
export const hasNoSubject = (name: string): boolean =>
  name === 'create-table' || name === 'begin-turn' || isOfTheHouse(name);

/**
 * What was done, without who did it. Every action of the game has its sentence; one that this page does not know yet (a newer server)
 * is told by its name, so that nothing goes unsaid.
 */
export const logSentence = (line: LogLine, profile: Profile): string => {
  const { name, facts = {} } = line;
  const troops = fewTroopsText(profile, facts['troops']);
  const terrain = msg(terrainTypeOf(profile, textIn(facts, 'type'))?.name ?? msg('terrain'));
  const side = sideTitle(textIn(facts, 'side'));
  switch (name) {
    case 'bring-army':
      return msg(str`brought the army “${textIn(facts, 'army')}” with ${standsText(numberIn(facts, 'n'))} (${side})`);
    case 'place-stands':
      return msg(str`placed ${troops}`);
    case 'move-stands':
      return moveSentence(facts, profile);
    case 'begin-turn':
      return withLosses(msg(str`Turn ${numberIn(facts, 'turn') || numberIn(facts, 'number')}: ${side}`), facts);
    case 'lose-stands':
      return withLosses(msg(str`took away as lost: ${troops}`), facts);
    case 'return-stands':
      return msg(str`took back into reserve: ${troops}`);
    case 'place-terrain':
      return msg(str`laid terrain: ${terrain}`);
    case 'move-terrain':
      return msg(str`moved terrain: ${terrain}`);
    case 'remove-terrain':
      return msg(str`removed terrain: ${terrain}`);
    case 'place-marker':
      return msg(str`placed marker ${textIn(facts, 'letter')} (${side})`);
    case 'remove-marker':
      return msg(str`removed marker ${textIn(facts, 'letter')} (${side})`);
    case 'place-camp':
      return facts['ally'] === true ? msg(str`placed an allied camp (${side})`) : msg(str`placed the camp (${side})`);
    case 'remove-camp':
      return msg(str`removed a camp (${side})`);
    case 'roll-dice':
      return rollSentence(facts);
    case 'enter-dice':
      return handSentence(facts);
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
    case 'create-table':
      return msg('The table was set up');
    case 'claim-seat':
      return msg('sat down');
    case 'rotate-seat':
      return msg('is free for a new player');
    default:
      return (
        clockSentence(name, facts, sideTitle) ??
        deploymentSentence(name, facts, profile) ??
        lossSentence(name, facts, profile) ??
        cardSentence(name, facts, profile) ??
        flagSentence(name, facts) ??
        houseSentence(line, profile) ??
        name.replaceAll('-', ' ')
      );
  }
};
