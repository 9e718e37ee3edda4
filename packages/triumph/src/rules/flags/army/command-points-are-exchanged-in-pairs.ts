import { words } from '@vexillum/model';
import type { ArmyDraft, CommandNumber } from '../../armies/army-draft.ts';
import { isAllied } from '../../armies/draft-allies.ts';
import { commandNumbers } from '../../armies/draft-generals.ts';
import type { ArmyRule } from './army-facts.ts';
import { armyRule } from './define-army-rule.ts';

/** The commands of each polity: an ally's of its own, all others of the army's. */
const polities = (draft: ArmyDraft): ReadonlyMap<string, CommandNumber[]> => {
  const groups = new Map<string, CommandNumber[]>();
  for (const command of commandNumbers(draft)) {
    const allied = draft.stands.find((stand) => stand.command === command && isAllied(draft, stand));
    const polity = allied?.ally ?? '';
    groups.set(polity, [...(groups.get(polity) ?? []), command]);
  }
  return groups;
};

const modOf = (draft: ArmyDraft, command: CommandNumber): number => draft.plans[command].mod;

export const commandPointsAreExchangedInPairs = armyRule(
  {
    id: 'command-points-are-exchanged-in-pairs',
    rows: ['GT-CP-002', 'GT-CP-003', 'GT-CP-004', 'GT-CP-005', 'GT-CP-008'],
    title: words('For each command with +1 another of the same nation has −1'),
    source: 'GRAND TRIUMPH! 2017, Command Points',
  },
  (draft) => {
    const least = draft.profile.commandsForExchange.value;
    return [...polities(draft)].flatMap(([polity, commands]): ReturnType<ArmyRule['check']> => {
      const plus = commands.filter((command) => modOf(draft, command) > 0);
      const minus = commands.filter((command) => modOf(draft, command) < 0);
      const changed = [...plus, ...minus].sort((a, b) => a - b);
      if (changed.length === 0) return [];
      if (commands.length < least)
        return [
          {
            weight: 'illegal',
            part: `alone:${polity}`,
            says: words(
              'Command {0} is the only one of its nation; it has nobody to exchange command points with.',
              changed.join(', '),
            ),
            remedy: words('Set its command points back to 0.'),
            measured: { value: commands.length, allowed: least, is: 'at-least', unit: 'commands' },
          },
        ];
      if (plus.length === minus.length) return [];
      return [
        {
          weight: 'illegal',
          part: `unpaired:${polity}`,
          says: words(
            'Commands with +1 to their command points: {0}, with −1: {1}; each +1 is paid for by one −1.',
            plus.length,
            minus.length,
          ),
          remedy: words('Give as many commands −1 as have +1.'),
          measured: { value: plus.length, allowed: minus.length, is: 'exactly', unit: 'commands' },
        },
      ];
    });
  },
);
