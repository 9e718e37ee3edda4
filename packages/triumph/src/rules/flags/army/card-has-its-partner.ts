import { words } from '@vexillum/model';
import { cardsIn } from '../../armies/draft-cards.ts';
import { cardTermsOf } from '../../profiles/rows-of.ts';
import { cardName } from './army-words.ts';
import { cardRule } from './define-army-rule.ts';

export const cardHasItsPartner = cardRule(
  {
    id: 'card-has-its-partner',
    rows: ['BC-07-BOWMEN-SELECT-1', 'BC-07-BOWMEN-SELECT-8', 'BC-20-ESCREEN-SELECT-5'],
    title: words('A card for support or a screen needs troops to support or to screen'),
    source: 'Battle Cards 1.0, cards 7 and 20',
  },
  (draft, code) => {
    const partners = cardTermsOf(draft.profile, code)?.partners ?? [];
    const all = cardsIn(draft);
    if (partners.length === 0 || partners.some((partner) => all.includes(partner))) return [];
    const names = partners.map((partner) => cardName(draft.profile, partner)).join(', ');
    return [
      {
        weight: 'reminder',
        says: words('{0} does nothing: nobody in the army has {1}.', cardName(draft.profile, code), names),
        remedy: words('Give {0} to troops that the list names for it.', names),
      },
    ];
  },
);
