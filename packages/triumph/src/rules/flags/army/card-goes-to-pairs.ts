import { words } from '@vexillum/model';
import { timesHeld } from '../../armies/draft-cards.ts';
import { cardTermsOf } from '../../profiles/rows-of.ts';
import { cardName, keysOf } from './army-words.ts';
import { cardRule } from './define-army-rule.ts';

export const cardGoesToPairs = cardRule(
  {
    id: 'card-goes-to-pairs',
    rows: ['BC-03-VALETS-SELECT-2'],
    title: words('Separated valets are taken for pairs of stands'),
    source: 'Battle Cards 1.0, card 3',
  },
  (draft, code) => {
    const together = cardTermsOf(draft.profile, code)?.together ?? 1;
    const holders = draft.stands.filter((stand) => timesHeld(stand, code) > 0);
    const rest = holders.length % together;
    if (rest === 0) return [];
    return [
      {
        weight: 'illegal',
        says: words(
          '{0}: stands that have it: {1}; it goes to {2} at a time.',
          cardName(draft.profile, code),
          holders.length,
          together,
        ),
        remedy: words('Give it to {0} more, or to {1} fewer.', together - rest, rest),
        measured: { value: holders.length, allowed: holders.length - rest, is: 'exactly', unit: 'stands' },
        about: keysOf(holders),
      },
    ];
  },
);
