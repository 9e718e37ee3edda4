import { words } from '@vexillum/model';
import { commandNumbers } from '../../armies/draft-generals.ts';
import { keysOf } from './army-words.ts';
import type { ArmyRule } from './army-facts.ts';
import { armyRule } from './define-army-rule.ts';

/** A march is a command's, so nobody of it stays and nobody of another goes along; a stand without a command can do neither. */
export const flankMarchIsAWholeCommand = armyRule(
  {
    id: 'flank-march-is-a-whole-command',
    rows: ['GT-FLANK-002', 'GT-FLANK-011'],
    title: words('A flank march is one whole command'),
    source: 'GRAND TRIUMPH! 2017, Flank Marching and Ally Commands',
  },
  (draft) => {
    const marching = commandNumbers(draft).filter((command) => draft.plans[command].edge !== 'none');
    return marching.flatMap((command): ReturnType<ArmyRule['check']> => {
      const stands = draft.stands.filter((stand) => stand.command === command);
      const stray = draft.stands.filter((stand) => stand.command === null);
      if (stands.length === 0)
        return [
          {
            weight: 'illegal',
            part: `empty:${command}`,
            says: words('Command {0} marches round a flank, but it has no stands.', command),
            remedy: words('Give it stands, or let it deploy.'),
            measured: { value: 0, allowed: 1, is: 'at-least', unit: 'stands' },
          },
        ];
      if (stray.length === 0) return [];
      return [
        {
          weight: 'reminder',
          part: `stray:${command}`,
          says: words(
            'Command {0} marches with all that it has ({1}); stands in no command do not go along ({2}).',
            command,
            stands.length,
            stray.length,
          ),
          remedy: words('Put them in command {0} if they are to march.', command),
          about: keysOf(stray),
        },
      ];
    });
  },
);
