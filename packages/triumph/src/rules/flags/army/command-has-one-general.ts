import { words } from '@vexillum/model';
import { keysOf } from './army-words.ts';
import { commandRule } from './define-army-rule.ts';

export const commandHasOneGeneral = commandRule(
  {
    id: 'command-has-one-general',
    rows: ['GT-CMD-004'],
    title: words('Each command has one of its stands as its general'),
    source: 'GRAND TRIUMPH! 2017, Commands',
  },
  (draft, command) => {
    const stands = draft.stands.filter((stand) => stand.command === command);
    const generals = stands.filter(({ general }) => general);
    if (stands.length === 0 || generals.length === 1) return [];
    const measured = { value: generals.length, allowed: 1, is: 'exactly', unit: 'stands' } as const;
    return generals.length === 0
      ? [
          {
            weight: 'illegal',
            says: words('Command {0} has no general.', command),
            remedy: words('Name one of its stands its general.'),
            measured,
            about: keysOf(stands),
          },
        ]
      : [
          {
            weight: 'illegal',
            says: words('Command {0} has {1} generals; it has one.', command, generals.length),
            remedy: words('Leave one of them its general.'),
            measured,
            about: keysOf(generals),
          },
        ];
  },
);
