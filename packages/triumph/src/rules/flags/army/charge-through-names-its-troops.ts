import { words } from '@vexillum/model';
import { lineOf } from '../../armies/draft-allies.ts';
import { offerIn, standsFor, timesHeld, typesNamedIn } from '../../armies/draft-cards.ts';
import { cardTermsOf } from '../../profiles/rows-of.ts';
import type { ArmyRule } from './army-facts.ts';
import { cardName, keysOf, lineName, linesTaken } from './army-words.ts';
import { cardRule } from './define-army-rule.ts';

export const chargeThroughNamesItsTroops = cardRule(
  {
    id: 'charge-through-names-its-troops',
    rows: ['BC-12-CHARGE-SELECT-3'],
    title: words('The army list says through whom troops may charge'),
    source: 'Battle Cards 1.0, card 12; the army list',
  },
  (draft, code) => {
    if (!cardTermsOf(draft.profile, code)?.passes) return [];
    return linesTaken(draft).flatMap((id): ReturnType<ArmyRule['check']> => {
      const stands = standsFor(draft, id, code).filter((stand) => timesHeld(stand, code) > 0);
      const note = offerIn(draft.profile, lineOf(draft, id), code)?.note ?? null;
      if (stands.length === 0 || typesNamedIn(draft.profile, note).length > 0) return [];
      return [
        {
          unknown: words(
            '{0}: the list says in its own words, which this program cannot read, through whom they may pass ({1}).',
            lineName(draft, id),
            cardName(draft.profile, code),
          ),
          about: keysOf(stands),
        },
      ];
    });
  },
);
