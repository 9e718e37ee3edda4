import { words } from '@vexillum/model';
import { standsIn } from '../../armies/army-draft.ts';
import { lineOf } from '../../armies/draft-allies.ts';
import { isOpen } from '../../armies/draft-limits.ts';
import { keysOf, lineName } from './army-words.ts';
import { rangesText, yearText } from './year-text.ts';
import { lineRule } from './define-army-rule.ts';

export const lineIsOpenInItsYear = lineRule(
  {
    id: 'line-is-open-in-its-year',
    rows: [],
    title: words('Troops fight in the years that the list gives them'),
    source: 'the army list, dates of its lines',
  },
  (draft, id) => {
    const stands = standsIn(draft, id);
    const line = lineOf(draft, id);
    if (!line || stands.length === 0 || draft.year === null || isOpen(line, draft.year)) return [];
    return [
      {
        weight: 'illegal',
        says: words(
          '{0}: {1} taken, but in {2} the list has none of them; it has them in {3}.',
          lineName(draft, id),
          stands.length,
          yearText(draft.year),
          rangesText(line.dateRanges),
        ),
        remedy: words('Take them out, or choose another year.'),
        measured: { value: stands.length, allowed: 0, is: 'exactly', unit: 'stands' },
        about: keysOf(stands),
      },
    ];
  },
);
