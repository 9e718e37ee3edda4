import { words } from '@vexillum/model';
import { isAllied } from '../../armies/draft-allies.ts';
import { generalTypes, overallGeneral } from '../../armies/draft-generals.ts';
import { typeName, typeNames } from './army-words.ts';
import { armyRule } from './define-army-rule.ts';

export const overallCommanderIsOfANamedType = armyRule(
  {
    id: 'overall-commander-is-of-a-named-type',
    rows: ['GT-GEN-003'],
    title: words('The overall commander is of a type that the list names for its general'),
    source: 'GRAND TRIUMPH! 2017, Generals',
  },
  (draft) => {
    const general = overallGeneral(draft);
    const types = generalTypes(draft.list);
    if (!general) return [];
    const about = [general.key];
    if (isAllied(draft, general))
      return [
        {
          weight: 'illegal',
          part: 'ally',
          says: words('The overall commander is an ally, but must be of the army’s own nation.'),
          remedy: words('Name a general of {0}.', draft.list.name),
          about,
        },
      ];
    if (types.length === 0) return [{ unknown: words('The list does not say of which types its general is.'), about }];
    if (types.includes(general.troopType)) return [];
    return [
      {
        weight: 'illegal',
        part: 'type',
        says: words(
          'The overall commander is {0}; the list names {1}.',
          typeName(draft.profile, general.troopType),
          typeNames(draft.profile, types),
        ),
        remedy: words('Let a stand of such a type lead the largest command.'),
        about,
      },
    ];
  },
);
