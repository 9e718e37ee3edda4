import { words } from '@vexillum/model';
import { timesHeld } from '../../armies/draft-cards.ts';
import { cardTermsOf } from '../../profiles/rows-of.ts';
import { cardName, keysOf, typeNames } from './army-words.ts';
import { cardRule } from './define-army-rule.ts';

export const cardSuitsTheTroops = cardRule(
  {
    id: 'card-suits-the-troops',
    rows: ['BC-21-SHOWER-NOTE-1'],
    title: words('Some types never have a card, whatever the list says'),
    source: 'Battle Cards 1.0, card 21',
  },
  (draft, code) => {
    const never = cardTermsOf(draft.profile, code)?.never ?? [];
    const wrong = draft.stands.filter((stand) => never.includes(stand.troopType) && timesHeld(stand, code) > 0);
    if (wrong.length === 0) return [];
    return [
      {
        weight: 'illegal',
        says: words(
          '{0}: stands of {2} have it ({1}); they never do.',
          cardName(draft.profile, code),
          wrong.length,
          typeNames(draft.profile, never),
        ),
        remedy: words('Take the card from them.'),
        measured: { value: wrong.length, allowed: 0, is: 'at-most', unit: 'stands' },
        about: keysOf(wrong),
        fix: {
          says: words('Take the card from them'),
          action: 'with-stand-card',
          args: { keys: keysOf(wrong), code, has: false },
        },
      },
    ];
  },
);
