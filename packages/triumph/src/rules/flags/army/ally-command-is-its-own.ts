import { words } from '@vexillum/model';
import { allyOf, isAllied } from '../../armies/draft-allies.ts';
import { keysOf } from './army-words.ts';
import { commandRule } from './define-army-rule.ts';

export const allyCommandIsItsOwn = commandRule(
  {
    id: 'ally-command-is-its-own',
    rows: ['GT-FLANK-001'],
    title: words('A command of an ally has that ally’s troops and no others'),
    source: 'GRAND TRIUMPH! 2017, Flank Marching and Ally Commands',
  },
  (draft, command) => {
    if (draft.profile.commands.value === 1) return [];
    const stands = draft.stands.filter((stand) => stand.command === command);
    const allied = stands.filter((stand) => isAllied(draft, stand));
    const [first] = allied;
    const strangers = stands.filter((stand) => stand.ally !== first?.ally);
    if (!first || strangers.length === 0) return [];
    const name = allyOf(draft, first.ally)?.name ?? '';
    return [
      {
        weight: 'illegal',
        says: words(
          'Command {0} is of {2} ({1}) and of others ({3}); an ally shares its command with nobody.',
          command,
          stands.length - strangers.length,
          name,
          strangers.length,
        ),
        remedy: words('Move the {0} others out of command {1}.', strangers.length, command),
        measured: { value: strangers.length, allowed: 0, is: 'exactly', unit: 'stands' },
        about: keysOf(strangers),
      },
    ];
  },
);
