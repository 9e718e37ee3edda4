import { type SideId, words } from '@vexillum/model';
import { defineRule, type Finding } from '@vexillum/rules-assist';
import { battleSides } from '../../losses/losses-for.ts';
import type { BattleFacts } from '../battle-facts.ts';
import { type CommandModifier, knownModifiers, modifierParts, secretOfModifiers } from './known-modifiers.ts';

const count = (commands: readonly CommandModifier[], mod: number): number =>
  commands.filter((command) => command.mod === mod).length;

const uneven = (commands: readonly CommandModifier[]): Finding[] => {
  const [plus, minus] = [count(commands, 1), count(commands, -1)];
  if (plus === minus) return [];
  return [
    {
      weight: 'illegal',
      says: words(
        'Commands with +1 to their command points: {0}; with −1: {1}. There must be as many of both.',
        plus,
        minus,
      ),
      remedy: words('Give as many commands −1 as have +1.'),
      measured: { value: plus, allowed: minus, is: 'exactly', unit: 'commands' },
      part: 'even',
      about: [],
    },
  ];
};

const ofPolity = (commands: readonly CommandModifier[], polity: string | null): CommandModifier[] =>
  commands.filter((command) => command.polity === polity);

const lonely = (commands: readonly CommandModifier[], least: number): Finding[] =>
  commands
    .filter(({ mod, isAlly, polity }) => mod !== 0 && !isAlly && ofPolity(commands, polity).length < least)
    .map(({ command, polity }) => ({
      weight: 'illegal',
      says: words(
        'Command {0} exchanges command points, but its nation has {1} command and needs {2}.',
        command,
        ofPolity(commands, polity).length,
        least,
      ),
      remedy: words('Let it roll a plain die.'),
      measured: { value: ofPolity(commands, polity).length, allowed: least, is: 'at-least', unit: 'commands' },
      part: `polity-${command}`,
      about: [],
    }));

/** Even over the whole army, but from one polity to another: whether that is meant is not said. */
const across = (commands: readonly CommandModifier[]): Finding[] => {
  const polities = [...new Set(commands.filter(({ isAlly }) => !isAlly).map(({ polity }) => polity))];
  const isAcross = polities.some((polity) => {
    const own = ofPolity(commands, polity);
    return own.length > 1 && count(own, 1) !== count(own, -1);
  });
  return count(commands, 1) === count(commands, -1) && isAcross
    ? [
        {
          weight: 'doubtful',
          says: words('Command points are exchanged between commands of different nations.'),
          remedy: words('Exchange them within one nation, or agree on it.'),
          part: 'across',
          about: [],
        },
      ]
    : [];
};

export const commandPointExchangeIsEven = defineRule<BattleFacts>({
  id: 'command-point-exchange-is-even',
  rows: ['GT-CP-004', 'GT-CP-008'],
  title: words('For each command with +1 command point another has −1'),
  source: 'GRAND TRIUMPH! 2017, Command Points',
  things: () => battleSides,
  dependsOn: modifierParts,
  check(facts, thing) {
    const side: SideId = thing;
    const commands = knownModifiers(facts, side);
    const found = [
      ...uneven(commands),
      ...lonely(commands, facts.profile.commandsForExchange.value),
      ...across(commands),
    ];
    return found.map((finding) => ({ ...finding, side, ...secretOfModifiers(facts, side) }));
  },
});
