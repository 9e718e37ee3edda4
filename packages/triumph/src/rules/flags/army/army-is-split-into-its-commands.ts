import { words } from '@vexillum/model';
import { commandNumbers } from '../../armies/draft-generals.ts';
import { keysOf } from './army-words.ts';
import { armyRule } from './define-army-rule.ts';

export const armyIsSplitIntoItsCommands = armyRule(
  {
    id: 'army-is-split-into-its-commands',
    rows: ['GT-SCALE-002'],
    title: words('Every stand is in a command, and every command has stands'),
    source: 'GRAND TRIUMPH! 2017, Scale',
  },
  (draft) => {
    const commands = commandNumbers(draft);
    const stray = draft.stands.filter(({ command }) => command === null || !commands.includes(command));
    const empty = commands.filter((command) => draft.stands.every((stand) => stand.command !== command));
    const strays = {
      weight: 'illegal',
      part: 'stray',
      says: words('Stands in no command yet: {0}.', stray.length),
      remedy: words('Put each of them in one of the commands.'),
      measured: { value: stray.length, allowed: 0, is: 'exactly', unit: 'stands' },
      about: keysOf(stray),
    } as const;
    const lack = {
      weight: 'illegal',
      part: 'empty',
      says: words(
        'The army has {0} commands with stands; it is split into {1}.',
        commands.length - empty.length,
        commands.length,
      ),
      remedy: words('Give stands and a general to command {0}.', empty.join(', ')),
      measured: { value: commands.length - empty.length, allowed: commands.length, is: 'exactly', unit: 'commands' },
    } as const;
    return [...(stray.length > 0 ? [strays] : []), ...(empty.length > 0 ? [lack] : [])];
  },
);
