import { words } from '@vexillum/model';
import { cardsIn } from '../../armies/draft-cards.ts';
import { cardTermsOf } from '../../profiles/rows-of.ts';
import { cardName, keysOf } from './army-words.ts';
import { cardRule } from './define-army-rule.ts';

export const oneWayOfDismounting = cardRule(
  {
    id: 'one-way-of-dismounting',
    rows: ['BC-02-MIDDIS-COST-2'],
    title: words('Troops that may dismount in the battle do not need the smaller card as well'),
    source: 'Battle Cards 1.0, card 2',
  },
  (draft, code) => {
    const cheaper = cardTermsOf(draft.profile, code)?.cheaper ?? null;
    if (cheaper === null || !cardsIn(draft).includes(cheaper)) return [];
    const both = draft.stands.filter(({ cards = [] }) => cards.includes(code) && cards.includes(cheaper));
    if (both.length === 0) return [];
    return [
      {
        weight: 'illegal',
        says: words(
          'Stands that have {1} and {2}: {0}; one of the two is taken in place of the other.',
          both.length,
          cardName(draft.profile, code),
          cardName(draft.profile, cheaper),
        ),
        remedy: words('Take one of the two cards from them.'),
        measured: { value: both.length, allowed: 0, is: 'at-most', unit: 'stands' },
        about: keysOf(both),
        fix: {
          says: words('Take {0} from them', cardName(draft.profile, cheaper)),
          action: 'with-stand-card',
          args: { keys: keysOf(both), code: cheaper, has: false },
        },
      },
    ];
  },
);
