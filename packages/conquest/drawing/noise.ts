import { seededRandom } from '@vexillum/geometry';

export type Noise = (x: number, y: number) => number;

const smooth = (t: number) => t * t * (3 - 2 * t);

/** Smooth numbers from -1 to 1, the same for the same seed; `wave` units from hill to hill. */
const hills = (seed: number, wave: number): Noise => {
  const random = seededRandom(seed);
  const size = 64;
  const heights = Array.from({ length: size * size }, () => random() * 2 - 1);
  const at = (column: number, row: number) =>
    heights[(((row % size) + size) % size) * size + (((column % size) + size) % size)] as number;
  return (x, y) => {
    const [left, top] = [Math.floor(x / wave), Math.floor(y / wave)];
    const [across, down] = [smooth(x / wave - left), smooth(y / wave - top)];
    const upper = at(left, top) * (1 - across) + at(left + 1, top) * across;
    const lower = at(left, top + 1) * (1 - across) + at(left + 1, top + 1) * across;
    return upper * (1 - down) + lower * down;
  };
};

/** Hills upon hills, each layer half as wide and a little more than half as high as the one before. */
export const ruggedNoise = (seed: number, wave: number, layers: number): Noise => {
  const parts = Array.from({ length: layers }, (_, layer) => hills(seed * 31 + layer, wave / 2 ** layer));
  const whole = parts.reduce((sum, _, layer) => sum + 0.55 ** layer, 0);
  return (x, y) => parts.reduce((sum, part, layer) => sum + part(x, y) * 0.55 ** layer, 0) / whole;
};
