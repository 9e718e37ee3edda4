import { msg, str } from '@vexillum/ui/words';
import type { RelationName } from '@vexillum/geometry';

/** How a stand stands against another, in words. */
export const relationText = (relation: RelationName | 'touching', other: string): string => {
  switch (relation) {
    case 'front-to-front':
      return msg(str`front to front with ${other}`);
    case 'left-flank':
      return msg(str`on the left flank of ${other}`);
    case 'right-flank':
      return msg(str`on the right flank of ${other}`);
    case 'rear':
      return msg(str`at the rear of ${other}`);
    case 'overlap-at-left':
      return msg(str`overlaps the left of ${other}`);
    case 'overlap-at-right':
      return msg(str`overlaps the right of ${other}`);
    case 'beside-at-left':
    case 'beside-at-right':
      return msg(str`beside ${other}`);
    case 'behind':
      return msg(str`behind ${other}`);
    case 'in-front':
      return msg(str`in front of ${other}`);
    case 'camp-edge':
      return msg('at the camp');
    case 'board-edge':
      return msg('at the board’s edge');
    case 'coast-edge':
      return msg('at the coast');
    case 'road-edge':
      return msg('along the road');
    case 'touching':
      return msg(str`touching ${other}, no combat`);
  }
};
