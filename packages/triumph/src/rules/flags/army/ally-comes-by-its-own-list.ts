import { words } from '@vexillum/model';
import { allyOf } from '../../armies/draft-allies.ts';
import { allyRule } from './define-army-rule.ts';

export const allyComesByItsOwnList = allyRule(
  {
    id: 'ally-comes-by-its-own-list',
    rows: ['GT-BUILD-005'],
    title: words('In the big battle an ally is built from the full list of its nation'),
    source: 'GRAND TRIUMPH! 2017, Building an Army',
  },
  (draft, key) => {
    const ally = allyOf(draft, key);
    const { value: wantsFull, isVerified } = draft.profile.isAllyOnFullList;
    if (!ally || ally.by === 'contingent' || (ally.by === 'full') === wantsFull) return [];
    const weight = isVerified ? 'illegal' : 'doubtful';
    const unsure = isVerified ? {} : ({ isUnverified: true } as const);
    if (wantsFull)
      return [
        {
          weight,
          says: words('{0} is built from the short ally list; here an ally has its nation’s full list.', ally.name),
          remedy: words('Open the full army list of {0} and take its command from there.', ally.name),
          ...unsure,
        },
      ];
    return [
      {
        weight,
        says: words('{0} is built from its nation’s full list; this game has the short ally list.', ally.name),
        remedy: words('Take {0} from the ally options of the army list.', ally.name),
        ...unsure,
      },
    ];
  },
);
