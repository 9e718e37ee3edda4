import { words } from '@vexillum/model';
import { armyRule } from './define-army-rule.ts';

export const alliesAreFew = armyRule(
  {
    id: 'allies-are-few',
    rows: ['GT-BUILD-003'],
    title: words('So many commands of an army may be an ally’s'),
    source: 'GRAND TRIUMPH! 2017, Building an Army',
  },
  (draft) => {
    const allied = draft.allies.filter(({ by }) => by === 'full');
    const { value: most, isVerified } = draft.profile.allyCommandsAtMost;
    if (allied.length <= most || draft.profile.commands.value === 1) return [];
    return [
      {
        weight: isVerified ? 'illegal' : 'doubtful',
        says: words('Commands of allies: {0}; at most {1} may be.', allied.length, most),
        remedy: words('Take {0} of them out of the army.', allied.length - most),
        measured: { value: allied.length, allowed: most, is: 'at-most', unit: 'commands' },
        ...(isVerified ? {} : { isUnverified: true as const }),
      },
    ];
  },
);
