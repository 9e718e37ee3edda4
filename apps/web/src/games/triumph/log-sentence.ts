import { msg, str } from '@lit/localize';
import type { LogLine } from '@vexillum/model';
import { type Profile, terrainTypeOf } from '@vexillum/triumph';
import { sideTitle } from '../../seat-title.ts';
import { isOfTheHouse } from '../../table/clock-sentence.ts';
import { numberIn, textIn } from '../../table/facts.ts';
import { platformSentence } from '../../table/platform-sentence.ts';
import { cardSentence } from './cards/card-log-words.ts';
import { deploymentSentence } from './deployment/log-words.ts';
import { reasonText } from './dice/purpose-words.ts';
import { lossSentence, withLosses } from './losses/loss-words.ts';
import { flagSentence } from './flags/flag-log-words.ts';
import { moveSentence } from './move-sentence.ts';
import { houseSentence } from './rules-of-table/house-sentence.ts';
import { standsText } from './troops-text.ts';
import { fewTroopsText } from './troops-text.ts';

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
    default:
      return (
        platformSentence(name, facts, { sideName: sideTitle, reason: reasonText(textIn(facts, 'why')) }) ??
        deploymentSentence(name, facts, profile) ??
        lossSentence(name, facts, profile) ??
        cardSentence(name, facts, profile) ??
        flagSentence(name, facts) ??
        houseSentence(line, profile) ??
        name.replaceAll('-', ' ')
      );
  }
};
