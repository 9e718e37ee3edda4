import { msg } from '@vexillum/ui/words';
import type { MiniatureFigure } from '../../rules/index.ts';

export const figureName = (figure: MiniatureFigure): string => {
  switch (figure) {
    case 'soldier':
      return msg('soldier');
    case 'tank':
      return msg('tank');
    case 'fighter':
      return msg('fighter plane');
    case 'rider':
      return msg('rider');
    case 'gun':
      return msg('gun');
    case 'ship':
      return msg('ship');
    case 'fort':
      return msg('fort');
    default:
      return figure satisfies never;
  }
};
