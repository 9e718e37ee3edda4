import type { MapArt, MapPoint } from '../src/rules/maps/map-pack.ts';

const LIGHT = '#d9c796';
const DARK = '#8a6d3b';

/** A compass rose: eight points, each half light and half dark, in a double ring. */
export const drawRose = ([x, y]: MapPoint, size: number): MapArt[] => {
  const at = (turn: number, far: number): MapPoint => [
    Math.round(x + Math.sin(turn * Math.PI * 2) * far),
    Math.round(y - Math.cos(turn * Math.PI * 2) * far),
  ];
  const ring = (far: number, width: number): MapArt => ({
    points: Array.from({ length: 48 }, (_, step) => at(step / 48, far)),
    line: DARK,
    width,
  });
  const ray = (turn: number, far: number): MapArt[] =>
    [-1, 1].map((side) => ({
      points: [[x, y], at(turn + side * 0.0625, size * 0.24), at(turn, far)],
      fill: side < 0 ? LIGHT : DARK,
    }));
  const minor = [1, 3, 5, 7].flatMap((eighth) => ray(eighth / 8, size * 0.62));
  const major = [0, 2, 4, 6].flatMap((eighth) => ray(eighth / 8, size));
  return [ring(size * 0.72, 2), ring(size * 0.66, 1), ...minor, ...major];
};
