import { msg, str } from '@vexillum/ui/words';
import { reasonOf, type RollPurpose, type RollReason } from '../../rules/index.ts';
import { sideTitle } from '@vexillum/frame/seat-title';

/** What dice are rolled for, as players call it. */
export const purposeText = (purpose: RollPurpose): string => {
  switch (purpose) {
    case 'command-points':
      return msg('Command points');
    case 'combat':
      return msg('Close combat');
    case 'shooting':
      return msg('Shooting');
    case 'setup-invasion':
      return msg('Setup: invasion');
    case 'setup-advantage':
      return msg('Setup: advantage');
    case 'setup-terrain':
      return msg('Setup: terrain');
    case 'other':
      return msg('Anything else');
    default:
      return purpose satisfies never;
  }
};

const namedText = ({ purpose, side, command }: RollReason): string => {
  const whose = side === undefined ? '' : `, ${sideTitle(side)}`;
  if (command !== undefined) return msg(str`${purposeText(purpose)} of command ${command}${whose}`);
  return `${purposeText(purpose)}${whose}`;
};

/** What a roll of the setup is about where each side throws its die; said in each reader's language. */
export const BOTH_SIDES = 'Red, Blue';

/** A roll's reason in the reader's language; what a player wrote stays as they wrote it. */
export const reasonText = (why: string): string => {
  const reason = reasonOf(why);
  if (reason.purpose === 'other') return reason.about ?? '';
  if (reason.about === undefined) return namedText(reason);
  const about = reason.about === BOTH_SIDES ? msg('Red, Blue') : reason.about;
  return `${namedText(reason)}: ${about}`;
};
