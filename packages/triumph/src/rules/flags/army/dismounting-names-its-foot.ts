import { words } from '@vexillum/model';
import type { ArmyRule } from './army-facts.ts';
import { footTypeOf, standsFor, timesHeld } from '../../armies/draft-cards.ts';
import { cardTermsOf } from '../../profiles/rows-of.ts';
import { cardName, keysOf, lineName, linesTaken } from './army-words.ts';
import { cardRule } from './define-army-rule.ts';

export const dismountingNamesItsFoot = cardRule(
  {
    id: 'dismounting-names-its-foot',
    rows: ['BC-01-DEPDIS-SELECT-3', 'BC-02-MIDDIS-SELECT-3'],
    title: words('The army list says as what troops fight on foot'),
    source: 'Battle Cards 1.0, cards 1 and 2; the army list',
  },
  (draft, code) => {
    if (!cardTermsOf(draft.profile, code)?.dismounts) return [];
    return linesTaken(draft).flatMap((id): ReturnType<ArmyRule['check']> => {
      const stands = standsFor(draft, id, code).filter((stand) => timesHeld(stand, code) > 0);
      const unclear = stands.filter((stand) => footTypeOf(draft, stand, code) === undefined);
      if (unclear.length === 0) return [];
      return [
        {
          unknown: words(
            '{0}: the list says in its own words, which this program cannot read, as what they fight on foot ({1}); they are counted as mounted.',
            lineName(draft, id),
            cardName(draft.profile, code),
          ),
          about: keysOf(unclear),
        },
      ];
    });
  },
);
