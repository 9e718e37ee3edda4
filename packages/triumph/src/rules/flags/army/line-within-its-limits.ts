import { words } from '@vexillum/model';
import { standsIn } from '../../armies/army-draft.ts';
import { allyOf, lineOf, timesOf } from '../../armies/draft-allies.ts';
import { countInTruth } from '../../armies/draft-hidden.ts';
import { isBarred, isOpen, limitsOf, lineFault } from '../../armies/draft-limits.ts';
import { keysOf, lineName } from './army-words.ts';
import { lineRule } from './define-army-rule.ts';

export const lineWithinItsLimits = lineRule(
  {
    id: 'line-within-its-limits',
    rows: ['GT-BUILD-001', 'GT-BUILD-002', 'GT-BUILD-003', 'GT-BUILD-004', 'GT-BUILD-006'],
    title: words('The army list’s numbers are kept, once for each command of the own nation'),
    source: 'GRAND TRIUMPH! 2017, Building an Army',
  },
  (draft, id) => {
    const line = lineOf(draft, id);
    const stands = standsIn(draft, id);
    const count = countInTruth(draft, id);
    const fault = lineFault(draft, id, count);
    // Closed lines, and troops that a card keeps out, are the matter of other rules.
    if (!fault || !line || !isOpen(line, draft.year) || isBarred(draft, line)) return [];
    const { min, max } = limitsOf(draft, id.option, id.ally);
    const times = timesOf(draft, allyOf(draft, id.ally));
    const name = lineName(draft, id);
    const about = keysOf(stands);
    if (fault === 'many' && max === 0)
      return [
        {
          weight: 'illegal',
          part: 'many',
          says: words('{0}: {1} taken, and the list has none of them.', name, count),
          remedy: words('Take out {0}.', count),
          measured: { value: count, allowed: 0, is: 'exactly', unit: 'stands' },
          about,
        },
      ];
    if (fault === 'many')
      return [
        {
          weight: 'illegal',
          part: 'many',
          says: words('{0}: {1} taken; at most {2} are allowed (list {3} × {4}).', name, count, max, line.max, times),
          remedy: words('Take out {0}.', count - max),
          measured: { value: count, allowed: max, is: 'at-most', unit: 'stands' },
          about,
        },
      ];
    return [
      {
        weight: 'illegal',
        part: 'few',
        says: words('{0}: {1} taken; at least {2} are needed (list {3} × {4}).', name, count, min, line.min, times),
        remedy: words('Add {0}.', min - count),
        measured: { value: count, allowed: min, is: 'at-least', unit: 'stands' },
        about,
      },
    ];
  },
);
