import { words } from '@vexillum/model';
import { isAllied } from '../../armies/draft-allies.ts';
import { generalOf, mayLead, overallGeneral } from '../../armies/draft-generals.ts';
import { typeName } from './army-words.ts';
import { commandRule } from './define-army-rule.ts';

export const lesserGeneralMayLead = commandRule(
  {
    id: 'lesser-general-may-lead',
    rows: ['GT-GEN-005', 'GT-GEN-006'],
    title: words('Some types lead nobody but their own kind'),
    source: 'GRAND TRIUMPH! 2017, Generals',
  },
  (draft, command) => {
    const general = generalOf(draft, command);
    if (!general || isAllied(draft, general) || general === overallGeneral(draft) || mayLead(draft, general)) return [];
    const { isVerified } = draft.profile.notAsGeneral;
    const barred = draft.profile.notAsGeneral.value;
    const others = draft.stands.filter((stand) => stand.command === command && !barred.includes(stand.troopType));
    return [
      {
        weight: isVerified ? 'illegal' : 'doubtful',
        says: words(
          'Command {0} is led by {1}; troops like these lead only a command that is all of their like. Others in it: {2}.',
          command,
          typeName(draft.profile, general.troopType),
          others.length,
        ),
        remedy: words('Let one of the others lead command {0}, or take them out of it.', command),
        measured: { value: others.length, allowed: 0, is: 'exactly', unit: 'stands' },
        about: [general.key],
        ...(isVerified ? {} : { isUnverified: true as const }),
      },
    ];
  },
);
