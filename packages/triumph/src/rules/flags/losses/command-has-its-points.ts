import { type SideId, THIS_TABLE, words } from '@vexillum/model';
import { defineRule, type Finding } from '@vexillum/rules-assist';
import type { CommandNumber } from '../../armies/army-draft.ts';
import { isOpened, modifierOf } from '../../deployment/sealed.ts';
import { allCommands, orderSlot } from '../../deployment/slots.ts';
import { commandPoints } from '../../dice/command-points.ts';
import type { BattleFacts } from '../battle-facts.ts';
import { type PointsRoll, rollsOfTurn } from './rolls-of-turn.ts';

const tooMany = (command: CommandNumber, dice: number): Finding => ({
  weight: 'doubtful',
  says: words('{0} dice were rolled for the command points of command {1} this turn; it has one.', dice, command),
  remedy: words('Agree on which of them counts.'),
  measured: { value: dice, allowed: 1, is: 'at-most', unit: 'pieces' },
  part: 'dice',
});

const otherDie = (command: CommandNumber, sides: number, right: number): Finding => ({
  weight: 'doubtful',
  says: words(
    'Command {0} rolled a die with {1} sides for its command points; it has one with {2}.',
    command,
    sides,
    right,
  ),
  remedy: words('Roll it again, or agree on what counts.'),
  part: 'sides',
});

/** Only where the bounds change something: otherwise the die says it all. */
const bounded = ({ profile }: BattleFacts, command: CommandNumber, rolled: number, mod: -1 | 0 | 1): Finding[] => {
  const points = commandPoints(profile, rolled, mod);
  if (points === rolled + mod) return [];
  return [
    {
      weight: 'reminder',
      says: words(
        'Command {0} rolled {1} with {2}: it has {3}, since a command has at least {4} and at most {5} command points.',
        command,
        rolled,
        mod === 1 ? '+1' : '−1',
        points,
        profile.commandDie.value.least,
        profile.commandDie.value.most,
      ),
      part: 'bounds',
    },
  ];
};

const onDice = (facts: BattleFacts, side: SideId, command: CommandNumber, rolls: readonly PointsRoll[]): Finding[] => {
  const dice = rolls.flatMap(({ roll }) => roll.dice);
  const right = facts.profile.commandDie.value.sides;
  const wrong = dice.find((sides) => sides !== right);
  const rolled = rolls[0]?.roll.values[0];
  const mod = modifierOf(facts.snapshot, side, command);
  const isSecret = !isOpened(facts.snapshot, side, orderSlot(command, 'cp'));
  return [
    ...(dice.length > 1 ? [tooMany(command, dice.length)] : []),
    ...(wrong === undefined ? [] : [otherDie(command, wrong, right)]),
    ...(rolled === undefined || mod === undefined || dice.length > 1
      ? []
      : bounded(facts, command, rolled, mod).map((found) => (isSecret ? { ...found, secretOf: side } : found))),
  ];
};

/** One die for each command, and never fewer nor more points than the bounds, whatever is added. */
export const commandHasItsPoints = defineRule<BattleFacts>({
  id: 'command-has-its-points',
  rows: ['GT-CP-001', 'GT-CP-006', 'GT-CP-009'],
  title: words('A command rolls one die for its command points'),
  source: 'GRAND TRIUMPH! 2017, Command Points',
  things: () => allCommands.map(String),
  dependsOn: ({ profile, snapshot }) => [
    profile,
    snapshot.public.log,
    snapshot.public.seat,
    snapshot.public.seal,
    snapshot.public.turn.get(THIS_TABLE),
    ...Object.values(snapshot.sides).map((layer) => layer?.seal),
  ],
  check(facts, thing) {
    const command = Number(thing) as CommandNumber;
    const side = facts.snapshot.public.turn.get(THIS_TABLE)?.side;
    const rolls = rollsOfTurn(facts.snapshot).filter((roll) => roll.command === command);
    if (side === undefined || rolls.length === 0) return [];
    return onDice(facts, side, command, rolls).map((found) => ({ ...found, side, about: [] }));
  },
});
