import { words } from '@vexillum/model';
import { allyOf } from '../../armies/draft-allies.ts';
import { generalTypes } from '../../armies/draft-generals.ts';
import { typeName, typeNames } from './army-words.ts';
import { allyRule } from './define-army-rule.ts';

export const allyGeneralIsOfANamedType = allyRule(
  {
    id: 'ally-general-is-of-a-named-type',
    rows: ['GT-GEN-004'],
    title: words('An ally’s general is of a type that its own list names'),
    source: 'GRAND TRIUMPH! 2017, Generals',
  },
  (draft, key) => {
    const ally = allyOf(draft, key);
    const general = draft.stands.find((stand) => stand.ally === key && stand.general);
    if (!ally || ally.by === 'contingent' || !general) return [];
    const types = generalTypes(ally.list);
    const about = [general.key];
    if (types.length === 0)
      return [{ unknown: words('The list of {0} does not say of which types its general is.', ally.name), about }];
    if (types.includes(general.troopType)) return [];
    return [
      {
        weight: 'illegal',
        says: words(
          'The general of {0} is {1}; its list names {2}.',
          ally.name,
          typeName(draft.profile, general.troopType),
          typeNames(draft.profile, types),
        ),
        remedy: words('Let a stand of such a type lead {0}.', ally.name),
        about,
      },
    ];
  },
);
