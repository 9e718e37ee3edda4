import { words } from '@vexillum/model';
import { cardsIn } from '../../armies/draft-cards.ts';
import { cardTermsOf } from '../../profiles/rows-of.ts';
import { cardName } from './army-words.ts';
import { cardRule } from './define-army-rule.ts';

/** A fortified camp and a pack train may both be bought: which one is used is settled in the battle (BC-17-FORTCAMP-SELECT-3). */
export const cardIsOfUse = cardRule(
  {
    id: 'card-is-of-use',
    rows: ['BC-16-NOCAMP-SELECT-1', 'BC-17-FORTCAMP-SELECT-3'],
    title: words('Cards for the camp are of no use to an army without one'),
    source: 'Battle Cards 1.0, cards 16 to 19',
  },
  (draft, code) => {
    const all = cardsIn(draft);
    const idle = (cardTermsOf(draft.profile, code)?.voids ?? []).filter((other) => all.includes(other));
    if (idle.length === 0) return [];
    const names = idle.map((other) => cardName(draft.profile, other)).join(', ');
    return [
      {
        weight: 'doubtful',
        says: words('With {0} the army has no use for {1}.', cardName(draft.profile, code), names),
        remedy: words('Give one of the cards back.'),
        isUnverified: true,
      },
    ];
  },
);
