import { msg } from '@vexillum/ui/words';
import type { PhaseCode } from '../../rules/index.ts';

/** What a phase is called. */
export const phaseText = (phase: PhaseCode): string => {
  switch (phase) {
    case 'cards':
      return msg('Cards');
    case 'command':
      return msg('Command points');
    case 'movement':
      return msg('Movement');
    case 'rout':
      return msg('Rout');
    case 'ranged':
      return msg('Shooting');
    case 'close':
      return msg('Close combat');
    case 'end':
      return msg('End of the turn');
    default:
      return phase satisfies never;
  }
};
