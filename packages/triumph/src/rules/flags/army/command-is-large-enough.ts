import { words } from '@vexillum/model';
import { commandHalfPoints, pointsText } from '../../armies/draft-points.ts';
import { commandRule } from './define-army-rule.ts';

export const commandIsLargeEnough = commandRule(
  {
    id: 'command-is-large-enough',
    rows: ['GT-CMD-003', 'GT-SCALE-003'],
    title: words('Each command is worth enough; they need not be alike'),
    source: 'GRAND TRIUMPH! 2017, Commands and Scale',
  },
  (draft, command) => {
    const { value: least, isVerified } = draft.profile.commandMinimumHalfPoints;
    const halfPoints = commandHalfPoints(draft, command);
    // An empty command is the matter of another rule.
    if (halfPoints >= least || draft.stands.every((stand) => stand.command !== command)) return [];
    return [
      {
        weight: isVerified ? 'illegal' : 'doubtful',
        says: words(
          'Command {0} is worth {1} points; at least {2} are needed.',
          command,
          pointsText(halfPoints),
          pointsText(least),
        ),
        remedy: words('Move stands worth {0} points or more into it.', pointsText(least - halfPoints)),
        measured: { value: halfPoints, allowed: least, is: 'at-least', unit: 'half-points' },
        ...(isVerified ? {} : { isUnverified: true as const }),
      },
    ];
  },
);
