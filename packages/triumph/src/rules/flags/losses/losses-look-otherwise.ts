import { words } from '@vexillum/model';
import { defineRule, type Finding } from '@vexillum/rules-assist';
import { pointsText } from '../../armies/draft-points.ts';
import { knowsSide } from '../../deployment/sealed.ts';
import type { CommandLosses } from '../../losses/command-losses.ts';
import type { BattleFacts } from '../battle-facts.ts';
import { commandIn, commandKeys, seenCommandIn, sumsOf } from './losses-in.ts';

const finding = ({ side, command, lost, total = 0, isDemoralized }: CommandLosses): Finding => ({
  weight: 'reminder',
  says: isDemoralized
    ? words(
        'Command {0} is demoralized with {1} of {2} points lost, but the other side cannot tell that from what it sees.',
        command,
        pointsText(lost),
        pointsText(total),
      )
    : words(
        'Command {0} looks demoralized to the other side, but it has lost only {1} of {2} points.',
        command,
        pointsText(lost),
        pointsText(total),
      ),
  remedy: words('Tell them: who is demoralized is no secret.'),
  side,
  secretOf: side,
});

/** What stands behind a masquerade is known to its own side alone, in older matches all that cards make of points; so the two sides may count otherwise. */
export const lossesLookOtherwise = defineRule<BattleFacts>({
  id: 'losses-look-otherwise',
  rows: ['GT-CMD-007'],
  title: words('The two sides count the losses of a command differently'),
  source: 'GRAND TRIUMPH! 2017, Commands; Battle Cards 1.0',
  things: commandKeys,
  dependsOn: (facts, key) => [
    facts.profile,
    ...sumsOf(commandIn(facts, key)),
    seenCommandIn(facts, key)?.isDemoralized,
  ],
  check(facts, key) {
    const [known, seen] = [commandIn(facts, key), seenCommandIn(facts, key)];
    const isOtherwise =
      known && knowsSide(facts.snapshot, known.side) && known.isDemoralized !== (seen?.isDemoralized ?? false);
    return known && isOtherwise ? [finding(known)] : [];
  },
});
