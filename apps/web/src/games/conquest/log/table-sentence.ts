import { msg, str } from '@lit/localize';
import type { Snapshot } from '@vexillum/model';
import { isOfTheHouse } from '../../../table/clock-sentence.ts';
import { type Facts, textIn } from '../../../table/facts.ts';
import { platformSentence } from '../../../table/platform-sentence.ts';
import { ownerName } from '../names.ts';

/** What nobody did: the sentence has no subject. */
export const isOfTheTable = (name: string): boolean =>
  name === 'create-table' || name === 'continued' || isOfTheHouse(name);

/** What was done that is of no game in particular, without who did it; `undefined` for anything else. */
export const tableSentence = (snapshot: Snapshot, name: string, facts: Facts): string | undefined => {
  switch (name) {
    case 'continued':
      return msg('The match goes on here from its file');
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
    default:
      return platformSentence(name, facts, {
        sideName: (side) => ownerName(snapshot, side),
        reason: textIn(facts, 'why'),
      });
  }
};
