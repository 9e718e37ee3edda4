import { msg } from '@vexillum/ui/words';
import type { SideColor } from '../../rules/index.ts';

export const colorText = (color: SideColor): string => {
  switch (color) {
    case 'red':
      return msg('red');
    case 'blue':
      return msg('blue');
    case 'green':
      return msg('green');
    case 'purple':
      return msg('purple');
    case 'gold':
      return msg('gold');
    case 'charcoal':
      return msg('charcoal');
    case 'rose':
      return msg('rose');
    case 'turquoise':
      return msg('turquoise');
    default:
      return color satisfies never;
  }
};
