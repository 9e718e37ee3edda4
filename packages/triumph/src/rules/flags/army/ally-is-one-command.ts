import { words } from '@vexillum/model';
import { allyOf } from '../../armies/draft-allies.ts';
import { keysOf } from './army-words.ts';
import { allyRule } from './define-army-rule.ts';

export const allyIsOneCommand = allyRule(
  {
    id: 'ally-is-one-command',
    rows: ['GT-CMD-006'],
    title: words('An ally’s troops stand together in one command'),
    source: 'GRAND TRIUMPH! 2017, Commands',
  },
  (draft, key) => {
    const ally = allyOf(draft, key);
    const stands = draft.stands.filter((stand) => stand.ally === key && stand.command !== null);
    const commands = [...new Set(stands.map(({ command }) => command))].sort((a, b) => Number(a) - Number(b));
    if (!ally || ally.by === 'contingent' || commands.length < 2) return [];
    return [
      {
        weight: 'illegal',
        says: words('{0} is spread over commands {1}; an ally is all in one.', ally.name, commands.join(', ')),
        remedy: words('Put all of {0} in one command.', ally.name),
        measured: { value: commands.length, allowed: 1, is: 'exactly', unit: 'commands' },
        about: keysOf(stands),
      },
    ];
  },
);
