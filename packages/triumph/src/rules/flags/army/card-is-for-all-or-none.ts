import { words } from '@vexillum/model';
import { standsFor, timesHeld } from '../../armies/draft-cards.ts';
import { cardTermsOf } from '../../profiles/rows-of.ts';
import type { ArmyRule } from './army-facts.ts';
import { cardName, keysOf, lineName, linesTaken } from './army-words.ts';
import { cardRule } from './define-army-rule.ts';

export const cardIsForAllOrNone = cardRule(
  {
    id: 'card-is-for-all-or-none',
    rows: [
      'BC-00-FORMAT-3',
      'BC-00-FORMAT-4',
      'BC-05-CCAMEL-SELECT-2',
      'BC-10-HOLD-SELECT-2',
      'BC-12-CHARGE-SELECT-2',
      'BC-21-SHOWER-SELECT-2',
      'BC-22-CHAINED-SELECT-2',
      'BC-23-SWORD-SELECT-2',
    ],
    title: words('Some cards go to every stand of a line or to none of it'),
    source: 'Battle Cards 1.0, Battle Card Descriptions',
  },
  (draft, code) => {
    if (!cardTermsOf(draft.profile, code)?.isAllOrNone) return [];
    return linesTaken(draft).flatMap((id): ReturnType<ArmyRule['check']> => {
      const all = standsFor(draft, id, code);
      const times = Math.max(0, ...all.map((stand) => timesHeld(stand, code)));
      const without = all.filter((stand) => timesHeld(stand, code) < times);
      if (without.length === 0) return [];
      return [
        {
          weight: 'illegal',
          part: `${id.option}:${id.ally ?? ''}`,
          says: words(
            '{0}: {1} of {2} stands have {3}; all of them have it or none.',
            lineName(draft, id),
            all.length - without.length,
            all.length,
            cardName(draft.profile, code),
          ),
          remedy: words('Give it to the other {0} too, or take it from the rest.', without.length),
          measured: { value: all.length - without.length, allowed: all.length, is: 'exactly', unit: 'stands' },
          about: keysOf(without),
          fix: {
            says: words('Give it to all of them'),
            action: 'with-stand-card',
            args: { keys: keysOf(all), code, has: times },
          },
        },
      ];
    });
  },
);
