import { seededRandom } from '@vexillum/geometry';
import { filled, polygon, stroked, type Ink, type Spot } from '../ink.ts';
import { floor, scatter, shaded, type LandPiece } from './land-piece.ts';
import { drawTrees, treesOn } from './trees.ts';

interface StoneTones {
  readonly lit: number;
  readonly dark: number;
}

/** Stones with a lit and a dark face, and what they throw. */
export const drawStones = (
  ink: Ink,
  spots: readonly Spot[],
  piece: LandPiece,
  [smallest, largest]: readonly [number, number],
  tones: StoneTones,
): void => {
  const random = seededRandom(piece.variant + 5);
  const stones = spots.map((spot) => ({
    ...spot,
    radius: smallest + (largest - smallest) * random() ** 2,
    turn: random() * 6,
  }));
  type Stone = (typeof stones)[number];
  const corners = ({ x, y, radius, turn }: Stone, share: number): Spot[] =>
    [0, 1, 2, 3, 4, 5].map((corner) => {
      const angle = turn + corner * 1.047;
      const far = radius * share * (0.82 + 0.18 * Math.sin(corner * 2.1 + turn));
      return { x: x + far * Math.cos(angle), y: y + far * 0.82 * Math.sin(angle) };
    });
  filled(ink, 0x17150c, 0.34, () => {
    for (const stone of stones) polygon(ink, corners({ ...stone, ...shaded(piece, stone, stone.radius * 0.42) }, 1.06));
  });
  filled(ink, tones.dark, 1, () => {
    for (const stone of stones) polygon(ink, corners(stone, 1));
  });
  filled(ink, tones.lit, 1, () => {
    for (const stone of stones) polygon(ink, corners({ ...stone, ...shaded(piece, stone, -stone.radius * 0.2) }, 0.74));
  });
};

/** Broken ground: stones large and small, scrub and dry grass. */
export const rough = (ink: Ink, piece: LandPiece): void => {
  const { colors, variant, outline } = piece;
  floor(ink, piece, colors.ground, 1.2);
  const random = seededRandom(variant + 3);
  ink.lineCap = 'round';
  stroked(ink, colors.detail, 0.7, 0.045, () => {
    for (const { x, y } of scatter(outline, 0.72, 0.2, variant + 1))
      for (const lean of [-0.5, 0.1, 0.6]) {
        ink.moveTo(x, y);
        ink.lineTo(x + lean * 0.16, y - 0.13 - 0.08 * random());
      }
  });
  drawStones(ink, scatter(outline, 0.74, 0.28, variant), piece, [0.07, 0.3], { lit: colors.light, dark: colors.dark });
  const scrub = { ...piece, colors: { ...colors, detail: 0x7f8a4c, light: 0xa0a563 } };
  drawTrees(ink, treesOn(scatter(outline, 1.9, 0.5, variant + 2), variant + 4, 0.14, 0.27), scrub);
};
