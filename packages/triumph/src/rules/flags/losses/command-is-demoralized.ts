import { words } from '@vexillum/model';
import { defineRule, type Finding } from '@vexillum/rules-assist';
import { pointsText } from '../../armies/draft-points.ts';
import type { CommandLosses } from '../../losses/command-losses.ts';
import { leastLoss } from '../../losses/share.ts';
import type { Share } from '../../profiles/defeat-terms.ts';
import type { BattleFacts } from '../battle-facts.ts';
import { commandIn, commandKey, commandKeys, seenCommandIn, secretOfCommand, sumsOf } from './losses-in.ts';

const says = ({ command, lost, total = 0, isExact }: CommandLosses) =>
  isExact
    ? words(
        'Command {0} is demoralized: it has lost {1} of its {2} points.',
        command,
        pointsText(lost),
        pointsText(total),
      )
    : words(
        'Command {0} is demoralized, as far as can be seen: it has lost {1} of {2} points.',
        command,
        pointsText(lost),
        pointsText(total),
      );

const onBoard = ({ snapshot }: BattleFacts, { stands }: CommandLosses): string[] =>
  stands.filter((id) => snapshot.public.stand.get(id)?.place === 'board');

/** As everybody counts, unless the reader's numbers are others: that they are exact would tell as well. */
const countedBy = (facts: BattleFacts, command: CommandLosses): CommandLosses =>
  secretOfCommand(facts, command).secretOf === undefined
    ? (seenCommandIn(facts, commandKey(command)) ?? command)
    : command;

const finding = (facts: BattleFacts, command: CommandLosses, share: Share): Finding => ({
  weight: 'reminder',
  says: says(countedBy(facts, command)),
  remedy: words(
    'Its stands have {0} in close combat, as shooters and as targets. An enemy that beats one of them pursues as if it had doubled it; artillery and war wagons do not. At the end of its own movement they rout, unless a command point moves or holds them.',
    String(facts.profile.demoralizedFactor.value).replace('-', '−'),
  ),
  measured: {
    value: command.lost,
    // The largest loss that it would still bear.
    allowed: leastLoss(command.total ?? 0, share) - 1,
    is: 'at-most',
    unit: 'half-points',
  },
  side: command.side,
  about: onBoard(facts, command),
  ...secretOfCommand(facts, command),
  ...(facts.profile.demoralizedAt.isVerified ? {} : { isUnverified: true }),
});

/** As soon as its losses come to the share, and not at the end of the turn (GT-CMD-007), without rounding (GT-CMD-008). */
export const commandIsDemoralized = defineRule<BattleFacts>({
  id: 'command-is-demoralized',
  rows: ['GT-CMD-007', 'GT-CMD-008'],
  title: words('A command is demoralized'),
  source: 'GRAND TRIUMPH! 2017, Commands, and Demoralized Commands',
  things: commandKeys,
  dependsOn: (facts, key) => [
    facts.profile,
    facts.snapshot.public.stand,
    ...sumsOf(commandIn(facts, key)),
    ...sumsOf(seenCommandIn(facts, key)),
  ],
  check(facts, key) {
    const command = commandIn(facts, key);
    const share = facts.profile.demoralizedAt.value;
    return command?.isDemoralized && share ? [finding(facts, command, share)] : [];
  },
});
