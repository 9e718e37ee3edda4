import type { RankPoint } from '@vexillum/frame/ranks-api';

export interface RankLine {
  /** Where the line goes, in the units of a picture of this size. */
  readonly points: readonly (readonly [x: number, y: number])[];
  /** What the lower and the upper edge of the picture stand for: whole numbers. */
  readonly lowest: number;
  readonly highest: number;
}

/** The rank over games, as a line from the left edge of a picture to its right. Everybody begins at 0, so a history that is whole begins there. */
export const rankLine = (history: readonly RankPoint[], width: number, height: number): RankLine => {
  const ranks = history.map(({ rank }) => rank);
  const shown = history[0]?.game === 1 ? [0, ...ranks] : ranks;
  const lowest = Math.floor(Math.min(...shown));
  const highest = Math.max(lowest + 1, Math.ceil(Math.max(...shown)));
  const step = width / Math.max(1, shown.length - 1);
  const places = (value: number) => Math.round(value * 10) / 10;
  const points = shown.map((rank, n) => {
    const y = (height * (highest - rank)) / (highest - lowest);
    return [places(n * step), places(y)] as const;
  });
  return { points, lowest, highest };
};
