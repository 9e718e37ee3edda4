import { words } from '@vexillum/model';
import { cardTermsOf } from '../../profiles/rows-of.ts';
import { cardName, keysOf, typeNames } from './army-words.ts';
import { cardRule } from './define-army-rule.ts';

export const cardBarsTroops = cardRule(
  {
    id: 'card-bars-troops',
    rows: ['BC-20-ESCREEN-SELECT-3'],
    title: words('With an elephant screen the army has no other elephants'),
    source: 'Battle Cards 1.0, card 20',
  },
  (draft, code) => {
    const barred = cardTermsOf(draft.profile, code)?.bars ?? [];
    const wrong = draft.stands.filter(({ troopType }) => barred.includes(troopType));
    if (wrong.length === 0) return [];
    return [
      {
        weight: 'illegal',
        says: words(
          '{0}: the army has {2} ({1}); with this card it has none, even where the list wants some.',
          cardName(draft.profile, code),
          wrong.length,
          typeNames(draft.profile, barred),
        ),
        remedy: words('Take them out, or give the card back.'),
        measured: { value: wrong.length, allowed: 0, is: 'exactly', unit: 'stands' },
        about: keysOf(wrong),
      },
    ];
  },
);
