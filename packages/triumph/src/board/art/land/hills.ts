import { seededRandom } from '@vexillum/geometry';
import { darker, filled, lighter, stroked, type Ink } from '../ink.ts';
import { drawStones } from './stones.ts';
import { floor, inside, scatter, trace, type LandPiece } from './land-piece.ts';
import { bushesAlong, drawTrees, treesOn } from './trees.ts';

interface Slope {
  /** How strongly it is lit and shaded. */
  readonly relief: number;
  /** Where the flat top begins. */
  readonly top: number;
  readonly contours: readonly number[];
}

const STEPS = 14;

/** Smaller and smaller shapes, each lit on the side of the light and dark on the other: together they look round. */
const shadeRelief = (ink: Ink, piece: LandPiece, { relief, top }: Slope): void => {
  const { light, width, depth, colors } = piece;
  const reach = (Math.abs(light.x) * width + Math.abs(light.y) * depth) / 2;
  for (let step = 0; step < STEPS; step += 1) {
    const scale = 1 - ((1 - top) * step) / STEPS;
    const shift = { x: light.x * 0.02 * step, y: light.y * 0.02 * step };
    const far = reach * scale;
    const slope = ink.createLinearGradient(light.x * far, light.y * far, -light.x * far, -light.y * far);
    slope.addColorStop(0, `rgba(255,250,220,${relief})`);
    slope.addColorStop(0.42, 'rgba(255,250,220,0)');
    slope.addColorStop(0.58, 'rgba(40,28,8,0)');
    slope.addColorStop(1, `rgba(40,28,8,${relief * 1.15})`);
    ink.beginPath();
    trace(ink, piece, scale, shift);
    ink.fillStyle = slope;
    ink.fill();
  }
  filled(ink, colors.light, 0.14, () => trace(ink, piece, top * 0.94, { x: light.x * 0.28, y: light.y * 0.28 }));
};

const drawHill = (ink: Ink, piece: LandPiece, slope: Slope): void => {
  const { light, colors } = piece;
  const cast = {
    ...piece,
    outline: piece.outline.map(({ x, y }) => ({ x: x - light.x * 0.16, y: y - light.y * 0.16 })),
  };
  filled(ink, 0x1c1a0c, 0.2, () => trace(ink, cast, 1.01));
  floor(ink, piece, colors.ground);
  shadeRelief(ink, piece, slope);
  for (const scale of slope.contours)
    stroked(ink, colors.dark, 0.42, 0.045, () =>
      trace(ink, piece, scale, { x: light.x * 0.28 * (1 - scale), y: light.y * 0.28 * (1 - scale) }),
    );
};

export const gentleHills = (ink: Ink, piece: LandPiece): void => {
  drawHill(ink, piece, { relief: 0.042, top: 0.34, contours: [0.97, 0.7, 0.42] });
  ink.lineCap = 'round';
  const tufts = scatter(piece.outline, 1.15, 0.3, piece.variant + 3);
  stroked(ink, piece.colors.dark, 0.42, 0.026, () => {
    for (const [index, { x, y }] of tufts.entries())
      for (const lean of [-0.9, -0.2, 0.5]) {
        const reach = 0.1 + 0.04 * (index % 4);
        ink.moveTo(x + lean * 0.03, y);
        ink.lineTo(x + lean * reach, y - reach);
      }
  });
};

/** Strokes down the slope, where rain has washed it out. */
const gullies = (ink: Ink, piece: LandPiece): void => {
  const random = seededRandom(piece.variant + 41);
  ink.lineCap = 'round';
  stroked(ink, piece.colors.dark, 0.34, 0.06, () => {
    for (const { x, y } of piece.outline) {
      const from = 0.97 - 0.4 * random() ** 2;
      const to = from - 0.05 - 0.17 * random() ** 2;
      if (random() < 0.35) continue;
      ink.moveTo(x * from, y * from);
      ink.quadraticCurveTo(x * (from + to) * 0.5 + 0.1 * (random() - 0.5), y * (from + to) * 0.5, x * to, y * to);
    }
  });
};

export const steepHills = (ink: Ink, piece: LandPiece): void => {
  drawHill(ink, piece, { relief: 0.08, top: 0.22, contours: [0.98, 0.8, 0.62, 0.44, 0.27] });
  inside(ink, piece, () => {
    gullies(ink, piece);
    drawStones(ink, scatter(piece.outline, 1.7, 0.5, piece.variant + 9), piece, [0.1, 0.26], {
      lit: lighter(piece.colors.detail, 0.45),
      dark: darker(piece.colors.detail, 0.2),
    });
  });
};

export const woodedHills = (ink: Ink, piece: LandPiece): void => {
  drawHill(ink, piece, { relief: 0.06, top: 0.3, contours: [0.98, 0.74, 0.46] });
  const spots = scatter(piece.outline, 1.36, 0.5, piece.variant);
  drawTrees(ink, [...bushesAlong(piece, 0.92, 0.16), ...treesOn(spots, piece.variant + 11, 0.34, 0.66)], piece);
};
