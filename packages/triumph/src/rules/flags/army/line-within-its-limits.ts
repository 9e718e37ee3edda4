import { words } from '@vexillum/model';
import { standsIn } from '../../armies/army-draft.ts';
import { allyOf, lineOf, timesOf } from '../../armies/draft-allies.ts';
import { isOpen, limitsOf, lineFault } from '../../armies/draft-limits.ts';
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
    const stands = standsIn(draft, id);
    const line = lineOf(draft, id);
    const fault = lineFault(draft, id, stands.length);
    // A closed line is the matter of another rule.
    if (!fault || !line || !isOpen(line, draft.year)) return [];
    const { min, max } = limitsOf(draft, id.option, id.ally);
    const times = timesOf(draft, allyOf(draft, id.ally));
    const name = lineName(draft, id);
    const about = keysOf(stands);
    if (fault === 'many')
      return [
        {
          weight: 'illegal',
          part: 'many',
          says: words(
            '{0}: {1} taken; at most {2} are allowed (list {3} × {4}).',
            name,
            stands.length,
            max,
            line.max,
            times,
          ),
          remedy: words('Take out {0}.', stands.length - max),
          measured: { value: stands.length, allowed: max, is: 'at-most', unit: 'stands' },
          about,
        },
      ];
    return [
      {
        weight: 'illegal',
        part: 'few',
        says: words(
          '{0}: {1} taken; at least {2} are needed (list {3} × {4}).',
          name,
          stands.length,
          min,
          line.min,
          times,
        ),
        remedy: words('Add {0}.', min - stands.length),
        measured: { value: stands.length, allowed: min, is: 'at-least', unit: 'stands' },
        about,
      },
    ];
  },
);
