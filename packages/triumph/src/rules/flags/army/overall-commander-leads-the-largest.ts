import { words } from '@vexillum/model';
import type { CommandNumber } from '../../armies/army-draft.ts';
import { largestHalfPoints, overallGeneral } from '../../armies/draft-generals.ts';
import { commandHalfPoints, pointsText } from '../../armies/draft-points.ts';
import { armyRule } from './define-army-rule.ts';

export const overallCommanderLeadsTheLargest = armyRule(
  {
    id: 'overall-commander-leads-the-largest',
    rows: ['GT-GEN-002'],
    title: words('The overall commander leads the largest command'),
    source: 'GRAND TRIUMPH! 2017, Generals',
  },
  (draft) => {
    const general = overallGeneral(draft);
    const { value: isAsked, isVerified } = draft.profile.isLargestCommandForOverallCommander;
    if (!general || !isAsked || draft.profile.commands.value === 1) return [];
    const command = general.command as CommandNumber;
    const own = commandHalfPoints(draft, command);
    const largest = largestHalfPoints(draft);
    if (own >= largest) return [];
    return [
      {
        weight: isVerified ? 'illegal' : 'doubtful',
        says: words(
          'The overall commander leads command {0}, worth {1} points; the largest is worth {2}.',
          command,
          pointsText(own),
          pointsText(largest),
        ),
        remedy: words(
          'Name the general of the largest command, or make command {0} larger by {1} points.',
          command,
          pointsText(largest - own),
        ),
        measured: { value: own, allowed: largest, is: 'at-least', unit: 'half-points' },
        about: [general.key],
        ...(isVerified ? {} : { isUnverified: true as const }),
      },
    ];
  },
);
