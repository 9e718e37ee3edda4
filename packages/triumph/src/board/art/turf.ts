import { seededRandom } from '@vexillum/geometry';
import type { SoilPalette } from '../look/soil-palette.ts';
import { disc, filled, stroked, type Ink, type Spot } from './ink.ts';

/** A square of turf that tiles: its side in MU, and its pixels per MU. */
export const TURF = 20;
export const TURF_PIXELS = 40;

interface Tuft extends Spot {
  readonly length: number;
  readonly leans: readonly number[];
}

/** What sticks out on one side comes in again on the other. */
const around = ({ x, y }: Spot, reach: number): Spot[] => {
  const shifts = (at: number) => [0, ...(at < reach ? [TURF] : []), ...(at > TURF - reach ? [-TURF] : [])];
  return shifts(x).flatMap((dx) => shifts(y).map((dy) => ({ x: x + dx, y: y + dy })));
};

/** Tufts of grass and small stones on nothing, lit from the north-west; in MU. */
export const drawTurf = (ink: Ink, soil: SoilPalette, seed: number): void => {
  const random = seededRandom(seed + 17);
  const somewhere = (): Spot => ({ x: random() * TURF, y: random() * TURF });
  const area = (TURF * TURF) / 100;
  const tufts = Array.from(
    { length: Math.round(soil.tufts * area) },
    (): Tuft => ({
      ...somewhere(),
      length: 0.1 + 0.17 * random() ** 2,
      leans: [-0.9, -0.35, 0.15, 0.7]
        .slice(0, 2 + Math.floor(random() * 3))
        .map((lean) => lean + 0.5 * (random() - 0.5)),
    }),
  );
  const blades = (shift: number, share: number) => () => {
    for (const tuft of tufts)
      for (const { x, y } of around(tuft, 0.5))
        for (const lean of tuft.leans) {
          const reach = tuft.length * share;
          ink.moveTo(x + shift, y + shift);
          ink.lineTo(x + shift + lean * reach, y + shift - reach);
        }
  };
  ink.lineCap = 'round';
  stroked(ink, soil.shade, 0.4, 0.045, blades(0.025, 1));
  stroked(ink, soil.blade, 0.55, 0.032, blades(0, 0.9));
  const specks = Array.from({ length: Math.round(soil.specks * area) }, () => ({
    ...somewhere(),
    radius: 0.02 + 0.045 * random() ** 2,
  }));
  const stones = (shift: number, share: number) => () => {
    for (const speck of specks)
      for (const { x, y } of around(speck, 0.2)) disc(ink, x + shift, y + shift, speck.radius * share);
  };
  filled(ink, soil.shade, 0.55, stones(0.025, 1.1));
  filled(ink, soil.speck, 0.9, stones(0, 1));
};

/** Ways that feet and wheels have worn: one along the board, one across. */
export const drawPaths = (ink: Ink, soil: SoilPalette, seed: number, width: number, depth: number): void => {
  const random = seededRandom(seed + 5);
  const way = (length: number, broad: number, across: number): Spot[] => {
    const [first, second] = [random() * 6, random() * 6];
    const slope = (random() - 0.5) * broad * 0.3;
    return Array.from({ length: Math.ceil(length) + 3 }, (_, step) => ({
      x: step - 1,
      y:
        across +
        slope * (step / length - 0.5) +
        1.3 * Math.sin(step * 0.16 + first) +
        0.5 * Math.sin(step * 0.41 + second),
    }));
  };
  const ways = [
    way(width, depth, depth * (0.36 + 0.28 * random())),
    way(depth, width, width * (0.2 + 0.6 * random())).map(({ x, y }) => ({ x: y, y: x })),
  ];
  ink.lineCap = 'round';
  ink.lineJoin = 'round';
  for (const [broad, alpha] of [
    [1.3, 0.1],
    [0.9, 0.16],
    [0.55, 0.22],
    [0.28, 0.2],
  ] as const)
    stroked(ink, soil.path, alpha, broad, () => {
      for (const points of ways)
        points.forEach(({ x, y }, index) => (index === 0 ? ink.moveTo(x, y) : ink.lineTo(x, y)));
    });
};
