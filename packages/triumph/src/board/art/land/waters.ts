import { seededRandom } from '@vexillum/geometry';
import { darker, filled, lighter, line, mix, smooth, stroked, type Ink, type Spot } from '../ink.ts';
import { floor, inside, scatter, trace, type LandPiece } from './land-piece.ts';
import { drawStones } from './stones.ts';
import { drawTrees, treesOn } from './trees.ts';

/** A round water, uneven as ponds are. */
const pondAt = ({ x, y }: Spot, wide: number, deep: number, random: () => number): Spot[] => {
  const first = random() * 6;
  return Array.from({ length: 14 }, (_, index) => {
    const angle = (index / 14) * 2 * Math.PI;
    const far = 1 + 0.16 * Math.sin(angle * 2 + first) + 0.1 * Math.sin(angle * 3 - first);
    return { x: x + wide * far * Math.cos(angle), y: y + deep * far * Math.sin(angle) };
  });
};

/** Water with a wet rim, shallow at its bank and deep in its middle. */
export const drawPond = (
  ink: Ink,
  points: readonly Spot[],
  colors: { deep: number; shallow: number; bank: number },
) => {
  const shrunk = (share: number): Spot[] => {
    const middle = { x: mean(points.map(({ x }) => x)), y: mean(points.map(({ y }) => y)) };
    return points.map(({ x, y }) => ({ x: middle.x + (x - middle.x) * share, y: middle.y + (y - middle.y) * share }));
  };
  filled(ink, colors.bank, 0.8, () => smooth(ink, shrunk(1.16)));
  filled(ink, colors.shallow, 1, () => smooth(ink, points));
  for (const share of [0.86, 0.7, 0.52]) filled(ink, colors.deep, 0.36, () => smooth(ink, shrunk(share)));
};

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

const reeds = (ink: Ink, spots: readonly Spot[], { colors, variant }: LandPiece): void => {
  const random = seededRandom(variant + 19);
  const stalks = spots.flatMap(({ x, y }) =>
    [-0.17, -0.08, 0, 0.09, 0.17].map((lean) => ({
      x: x + lean * 0.5,
      y: y + 0.06 * random(),
      lean: lean + 0.1 * (random() - 0.5),
      high: 0.24 + 0.22 * random(),
    })),
  );
  type Stalk = (typeof stalks)[number];
  const blades = (each: (stalk: Stalk) => void) => () => stalks.forEach(each);
  ink.lineCap = 'round';
  const drawn = (shift: number) =>
    blades(({ x, y, lean, high }) => {
      ink.moveTo(x + shift, y + shift);
      ink.lineTo(x + lean + shift, y - high + shift);
    });
  stroked(ink, darker(colors.dark, 0.4), 0.4, 0.06, drawn(0.05));
  stroked(ink, darker(colors.detail, 0.1), 1, 0.05, drawn(0));
  stroked(ink, lighter(colors.detail, 0.45), 0.9, 0.025, drawn(-0.01));
  stroked(
    ink,
    0x6f4d2a,
    1,
    0.06,
    blades(({ x, y, lean, high }) => {
      if (high < 0.36) return;
      ink.moveTo(x + lean * 0.86, y - high * 0.86);
      ink.lineTo(x + lean, y - high);
    }),
  );
};

export const marsh = (ink: Ink, piece: LandPiece): void => {
  const { colors, variant, outline } = piece;
  const random = seededRandom(variant + 2);
  floor(ink, piece, colors.ground, 1.3);
  const spots = scatter(outline, 1.5, 0.75, variant);
  for (const spot of spots) {
    if (random() < 0.35) continue;
    const points = pondAt(spot, 0.4 + 0.42 * random(), 0.22 + 0.2 * random(), random);
    drawPond(ink, points, { deep: colors.dark, shallow: colors.light, bank: darker(colors.ground, 0.22) });
    stroked(ink, 0xffffff, 0.5, 0.035, () => {
      ink.moveTo(spot.x - 0.22, spot.y - 0.05);
      ink.lineTo(spot.x + 0.05, spot.y - 0.07);
    });
  }
  const away = (spot: Spot) => spots.every(({ x, y }) => Math.abs(spot.x - x) + Math.abs(spot.y - y) > 0.34);
  reeds(ink, scatter(outline, 0.62, 0.3, variant + 1).filter(away), piece);
  const bushes = { ...piece, colors: { ...colors, detail: 0x6c8a54, light: 0x92aa69 } };
  drawTrees(ink, treesOn(scatter(outline, 2.6, 0.6, variant + 7), variant, 0.16, 0.3), bushes);
};

/** The middle line of a ribbon, from its two banks. */
export const middleOf = (outline: readonly Spot[]): Spot[] => {
  const half = Math.floor(outline.length / 2);
  return Array.from({ length: half }, (_, index) => {
    const a = outline[index] as Spot;
    const b = outline[outline.length - 1 - index] as Spot;
    return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  });
};

/** Light on the water, along lines of it. */
const glints = (ink: Ink, points: readonly Spot[], seed: number, shifts: readonly number[]): void => {
  const random = seededRandom(seed);
  ink.lineCap = 'round';
  stroked(ink, 0xffffff, 0.42, 0.045, () => {
    for (const shift of shifts)
      points.forEach((from, index) => {
        const to = points[index + 1];
        if (!to || random() < 0.45) return;
        const length = Math.max(0.01, Math.hypot(to.x - from.x, to.y - from.y));
        const aside = { x: (-(to.y - from.y) / length) * shift, y: ((to.x - from.x) / length) * shift };
        const reach = 0.3 + 0.5 * random();
        ink.moveTo(from.x + aside.x, from.y + aside.y);
        ink.lineTo(from.x + aside.x + (to.x - from.x) * reach, from.y + aside.y + (to.y - from.y) * reach);
      });
  });
};

export const stream = (ink: Ink, piece: LandPiece): void => {
  const { colors, outline, variant } = piece;
  const broad = Math.min(piece.width, piece.depth) * 0.44;
  ink.lineJoin = 'round';
  stroked(ink, 0x6f7d45, 0.35, 0.7, () => trace(ink, piece));
  stroked(ink, mix(colors.border, 0xd9c893, 0.82), 1, 0.36, () => trace(ink, piece));
  stroked(ink, darker(colors.ground, 0.3), 0.9, 0.1, () => trace(ink, piece));
  filled(ink, mix(colors.light, colors.ground, 0.35), 1, () => trace(ink, piece));
  const middle = middleOf(outline);
  ink.lineCap = 'round';
  for (const [share, alpha] of [
    [0.74, 0.32],
    [0.5, 0.4],
    [0.28, 0.4],
  ] as const)
    stroked(ink, colors.dark, alpha, broad * share, () => line(ink, middle));
  glints(
    ink,
    middle,
    variant,
    [-0.24, 0.02, 0.26].map((shift) => shift * broad),
  );
  const random = seededRandom(variant + 1);
  const banks = outline
    .filter(() => random() < 0.34)
    .map(({ x, y }) => ({ x: x + 0.2 * (random() - 0.5), y: y + 0.2 * (random() - 0.5) }));
  drawStones(ink, banks, piece, [0.06, 0.15], { lit: 0xded7c4, dark: 0x8c8674 });
};

export const coast = (ink: Ink, piece: LandPiece): void => {
  const { colors, outline, depth, variant } = piece;
  const shore = outline.slice(1, -1);
  const rim = Math.max(...outline.map(({ y }) => y));
  const out = (share: number): Spot[] => shore.map(({ x, y }) => ({ x, y: y + (rim - y) * share }));
  ink.lineJoin = 'round';
  for (const [width, alpha] of [
    [1.5, 0.3],
    [1.15, 0.5],
    [0.8, 1],
  ] as const)
    stroked(ink, colors.border, alpha, width, () => line(ink, shore));
  filled(ink, colors.light, 1, () => trace(ink, piece));
  inside(ink, piece, () => {
    stroked(ink, darker(colors.border, 0.18), 0.8, 0.3, () => line(ink, shore));
    for (const share of [0.1, 0.2, 0.32, 0.46, 0.62, 0.8])
      filled(ink, colors.dark, 0.2, () => {
        line(ink, out(share));
        ink.lineTo(piece.width, rim + depth);
        ink.lineTo(-piece.width, rim + depth);
        ink.closePath();
      });
    stroked(ink, 0xffffff, 0.75, 0.09, () => line(ink, out(0.045)));
    stroked(ink, 0xffffff, 0.3, 0.06, () => line(ink, out(0.11)));
    for (const share of [0.3, 0.5, 0.72]) glints(ink, out(share), variant + Math.round(share * 10), [-0.1, 0.14]);
  });
};
