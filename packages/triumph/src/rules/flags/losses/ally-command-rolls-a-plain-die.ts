import { words } from '@vexillum/model';
import { defineRule } from '@vexillum/rules-assist';
import { battleSides } from '../../losses/losses-for.ts';
import type { BattleFacts } from '../battle-facts.ts';
import { knownModifiers, modifierParts, secretOfModifiers } from './known-modifiers.ts';

export const allyCommandRollsAPlainDie = defineRule<BattleFacts>({
  id: 'ally-command-rolls-a-plain-die',
  rows: ['GT-CP-007'],
  title: words('An allied command rolls a plain die for command points'),
  source: 'GRAND TRIUMPH! 2017, Command Points',
  things: () => battleSides,
  dependsOn: modifierParts,
  check(facts, side) {
    if (facts.profile.isAllyDieChanged.value) return [];
    return knownModifiers(facts, side)
      .filter(({ isAlly, mod }) => isAlly && mod !== 0)
      .map(({ command, mod }) => ({
        weight: 'illegal',
        says: words(
          'Command {0} is an ally and has {1} to its die for command points.',
          command,
          mod === 1 ? '+1' : '−1',
        ),
        remedy: words('Let it roll a plain die.'),
        part: String(command),
        side,
        about: [],
        ...secretOfModifiers(facts, side),
      }));
  },
});
