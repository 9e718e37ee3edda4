import { msg } from '@vexillum/ui/words';
import { halfPointsText } from './half-points-text.ts';

/** "1 point", "47½ points". */
export const pointsText = (halfPoints: number): string =>
  msg('{0, plural, one {{1} point} other {{1} points}}', halfPoints / 2, halfPointsText(halfPoints));
