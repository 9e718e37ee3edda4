import { words } from '@vexillum/model';
import { timesOf } from '../../armies/draft-allies.ts';
import { cardsBought } from '../../armies/draft-cards.ts';
import { cardName } from './army-words.ts';
import { armyRule } from './define-army-rule.ts';

export const armyHasTheCardsOfItsList = armyRule(
  {
    id: 'army-has-the-cards-of-its-list',
    rows: ['GT-BUILD-001'],
    title: words('The cards that the army list demands are there'),
    source: 'GRAND TRIUMPH! 2017, Building an Army; the army list',
  },
  (draft) =>
    draft.list.battleCardEntries.flatMap(({ battleCardCode: code, min }) => {
      const least = (min ?? 0) * timesOf(draft);
      const bought = cardsBought(draft, code);
      if (bought >= least) return [];
      return [
        {
          weight: 'illegal' as const,
          part: code,
          says: words(
            '{0}: {1} cards; the army list wants at least {2}.',
            cardName(draft.profile, code),
            bought,
            least,
          ),
          remedy: words('Buy {0} more.', least - bought),
          measured: { value: bought, allowed: least, is: 'at-least' as const, unit: 'cards' as const },
          fix: { says: words('Buy {0} more', least - bought), action: 'with-card', args: { code, count: least } },
        },
      ];
    }),
);
