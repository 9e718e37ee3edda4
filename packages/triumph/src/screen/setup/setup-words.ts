import { msg } from '@vexillum/ui/words';
import type { Topography } from '../../rules/index.ts';

/** What the ground of a battle is called. */
export const topographyText = (topography: Topography): string => {
  switch (topography) {
    case 'Arable':
      return msg('Arable');
    case 'Hilly':
      return msg('Hilly');
    case 'Forest':
      return msg('Forest');
    case 'Steppe':
      return msg('Steppe');
    case 'Dry':
      return msg('Dry');
    case 'Marsh':
      return msg('Marshy');
    case 'Delta':
      return msg('Delta');
    default:
      return topography satisfies never;
  }
};

/** Our own layouts, by their codes. */
export const layoutText = (code: string): string => {
  switch (code) {
    case 'flanks':
      return msg('Broken flanks');
    case 'center':
      return msg('A crowded center');
    case 'diagonal':
      return msg('A valley aslant');
    case 'own-ground':
      return msg('Ground before both lines');
    case 'one-side':
      return msg('A close side and an open one');
    case 'islands':
      return msg('Scattered');
    default:
      return code;
  }
};
