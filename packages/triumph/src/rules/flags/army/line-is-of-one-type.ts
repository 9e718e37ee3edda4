import { words } from '@vexillum/model';
import { countIn, standsIn } from '../../armies/army-draft.ts';
import { lineOf } from '../../armies/draft-allies.ts';
import { keysOf, lineName, typeName } from './army-words.ts';
import { lineRule } from './define-army-rule.ts';

export const lineIsOfOneType = lineRule(
  {
    id: 'line-is-of-one-type',
    rows: [],
    title: words('Where the list says “all”, a whole line is of that type or none of it'),
    source: 'the army list, notes of its types',
  },
  (draft, id) => {
    const all = standsIn(draft, id);
    const entries = lineOf(draft, id)?.troopEntries.filter(({ note }) => note?.toLowerCase() === 'all') ?? [];
    const mixed = entries.find(({ troopTypeCode: type }) => {
      const count = countIn(draft, id.option, type, id.ally);
      return count > 0 && count < all.length;
    });
    if (!mixed) return [];
    const type = typeName(draft.profile, mixed.troopTypeCode);
    const count = countIn(draft, id.option, mixed.troopTypeCode, id.ally);
    return [
      {
        weight: 'illegal',
        says: words(
          '{0}: {1} of {2} stands are {3}; the list wants all or none.',
          lineName(draft, id),
          count,
          all.length,
          type,
        ),
        remedy: words('Make all {0} of them {1}, or none.', all.length, type),
        measured: { value: count, allowed: all.length, is: 'exactly', unit: 'stands' },
        about: keysOf(all.filter(({ troopType }) => troopType === mixed.troopTypeCode)),
      },
    ];
  },
);
