import { type SideId, THIS_TABLE, words } from '@vexillum/model';
import { defineRule } from '@vexillum/rules-assist';
import type { CommandNumber } from '../../armies/army-draft.ts';
import { allCommands } from '../../deployment/slots.ts';
import { pointsAt, slipsOf, spentOf } from '../../turn/points-of.ts';
import { slipTermOrigin } from '../../turn/slip-price.ts';
import type { BattleFacts } from '../battle-facts.ts';

const turnOf = ({ snapshot }: BattleFacts) => snapshot.public.turn.get(THIS_TABLE);

/** Whether any price of it is one that nobody has verified; out of which ring a stand is out of command is not. */
const isDoubtful = ({ profile, snapshot }: BattleFacts, side: SideId, command: CommandNumber): boolean =>
  slipsOf(snapshot, side, command).some(([, { terms }]) =>
    terms.some(({ code }) =>
      code === 'out-of-command'
        ? !profile.commandRangeMu.isVerified
        : slipTermOrigin(profile, code)?.isVerified === false,
    ),
  );

/** Whoever spends more than was rolled does so for all to see. */
export const commandSpendsItsPoints = defineRule<BattleFacts>({
  id: 'command-spends-its-points',
  rows: ['GT-CP-001'],
  title: words('A command spends no more command points than it has'),
  source: 'GRAND TRIUMPH! 2017, Command Points',
  things: () => allCommands.map(String),
  dependsOn: (facts) => [facts.profile, facts.snapshot.public.points, facts.snapshot.public.slip, turnOf(facts)],
  check(facts, thing) {
    const command = Number(thing) as CommandNumber;
    const side = turnOf(facts)?.side;
    const points = side === undefined ? undefined : pointsAt(facts.snapshot, side, command);
    if (side === undefined || !points) return [];
    const spent = spentOf(facts.snapshot, side, command);
    if (spent <= points.points) return [];
    return [
      {
        weight: 'illegal',
        says: words('Command {0} has spent {1} command points and has {2}.', command, spent, points.points),
        remedy: words('Take a move back, or say in the turn bar which moves were one.'),
        measured: { value: spent, allowed: points.points, is: 'at-most', unit: 'command-points' },
        part: String(command),
        side,
        about: slipsOf(facts.snapshot, side, command).flatMap(([, slip]) => slip.stands),
        ...(isDoubtful(facts, side, command) ? { isUnverified: true } : {}),
      },
    ];
  },
});
