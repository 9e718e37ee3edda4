import { words } from '@vexillum/model';
import { standsIn } from '../../armies/army-draft.ts';
import { lineOf } from '../../armies/draft-allies.ts';
import { keysOf, lineName } from './army-words.ts';
import { lineRule } from './define-army-rule.ts';

export const lineConditionIsRead = lineRule(
  {
    id: 'line-condition-is-read',
    rows: [],
    title: words('The list’s conditions in words are kept'),
    source: 'the army list, notes of its lines',
  },
  (draft, id) => {
    const stands = standsIn(draft, id);
    const note = lineOf(draft, id)?.note ?? null;
    if (stands.length === 0 || note === null) return [];
    return [
      {
        weight: 'reminder',
        says: words(
          '{0}: the list has them under a condition, “{1}”. Whether it holds, only you can tell.',
          lineName(draft, id),
          note,
        ),
        about: keysOf(stands),
      },
    ];
  },
);
