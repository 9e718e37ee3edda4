import type { FillPattern } from '../../board/index.ts';
import { sideLetter } from '@vexillum/frame/side-letter';

/** In the order of play, as the scene draws them. */
const fillPatterns: readonly FillPattern[] = [
  'plain',
  'slant',
  'dots',
  'upright',
  'counter-slant',
  'level',
  'checks',
  'crosses',
];

/** How the land of one player looks: never by colour alone. */
export interface OwnerMark {
  readonly letter: string;
  readonly color: string;
  readonly pattern: FillPattern;
}

/** In the order of play. */
const colors = ['#c4493c', '#3d76c4', '#d6a32b', '#3d9468', '#8a5fbd', '#d0789f', '#4fa9b0', '#96754a'] as const;

const neutral: OwnerMark = { letter: '–', color: '#85857f', pattern: 'plain' };

const marks: ReadonlyMap<string, OwnerMark> = new Map(
  colors.map((color, index) => [
    `player-${index + 1}`,
    { letter: sideLetter(`player-${index + 1}`) ?? '', color, pattern: fillPatterns[index] ?? 'plain' },
  ]),
);

/** The mark of a side; what belongs to no player is grey. */
export const ownerMark = (side: string): OwnerMark => marks.get(side) ?? neutral;
