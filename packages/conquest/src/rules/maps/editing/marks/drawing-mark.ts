import type { Words } from '@vexillum/model';
import type { MapPoint } from '../../map-pack.ts';

export const drawingMarkCodes = [
  'gap',
  'overlap',
  'crosses-itself',
  'no-region',
  'empty-region',
  'count-outside',
  'out-of-reach',
  'too-few-lands',
  'too-fine',
  'not-a-map',
] as const;
export type DrawingMarkCode = (typeof drawingMarkCodes)[number];

/** Whoever has so many gaps or overlaps to mend sees the others later: hundreds of lands on one outline have a hundred thousand, and no page shows them. */
export const MOST_OF_A_KIND = 100;

/** What is wrong with a drawing, or looks so, and where. */
export interface DrawingMark {
  readonly code: DrawingMarkCode;
  readonly says: Words;
  /** Nobody can play on the map before it is mended; other marks are worth a look. */
  readonly stops: boolean;
  readonly at?: MapPoint;
  /** The lands that it is about, by their ids. */
  readonly lands: readonly string[];
}
