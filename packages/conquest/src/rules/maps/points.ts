import type { MapPoint } from './map-pack.ts';

/** Points as our own maps write them, `x,y x,y …`. */
export const pointsOf = (text: string): MapPoint[] =>
  text.split(' ').map((pair) => {
    const [x = Number.NaN, y = Number.NaN] = pair.split(',').map(Number);
    return [x, y];
  });

export const textOfPoints = (points: readonly MapPoint[]): string => points.map(([x, y]) => `${x},${y}`).join(' ');
