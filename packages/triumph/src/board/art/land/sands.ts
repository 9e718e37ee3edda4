import { seededRandom } from '@vexillum/geometry';
import { darker, filled, lighter, stroked, type Ink, type Spot } from '../ink.ts';
import { floor, inside, scatter, type LandPiece } from './land-piece.ts';
import { drawStones } from './stones.ts';
import { palm } from './trees.ts';
import { drawPond } from './waters.ts';

/** Long waves of sand, across the light: each has a bright back, a crest and a dark lee. */
const ridges = (ink: Ink, { width, depth, variant, light, colors }: LandPiece): void => {
  const random = seededRandom(variant + 2);
  const reach = Math.hypot(width, depth) / 2;
  const along = { x: -light.y, y: light.x };
  for (let far = -reach; far < reach; far += 0.9) {
    const [first, second] = [random() * 6, random() * 6];
    const crest = (shift: number, share: number): Spot[] =>
      Array.from({ length: Math.ceil(reach * 4) }, (_, step) => {
        const at = step * 0.5 - reach;
        const wave = far + shift + share * (0.3 * Math.sin(at * 0.8 + first) + 0.16 * Math.sin(at * 1.9 + second));
        return { x: along.x * at + light.x * wave, y: along.y * at + light.y * wave };
      });
    const between = (one: Spot[], other: Spot[]) => () => {
      one.forEach(({ x, y }, index) => (index === 0 ? ink.moveTo(x, y) : ink.lineTo(x, y)));
      other.toReversed().forEach(({ x, y }) => ink.lineTo(x, y));
      ink.closePath();
    };
    filled(ink, colors.dark, 0.3, between(crest(0, 1), crest(-0.3, 0.6)));
    filled(ink, colors.dark, 0.16, between(crest(0, 1), crest(-0.5, 0.5)));
    filled(ink, colors.light, 0.6, between(crest(0, 1), crest(0.3, 0.7)));
    ink.lineJoin = 'round';
    stroked(ink, lighter(colors.light, 0.5), 0.85, 0.04, () =>
      crest(0.03, 1).forEach(({ x, y }, index) => (index === 0 ? ink.moveTo(x, y) : ink.lineTo(x, y))),
    );
  }
};

export const dunes = (ink: Ink, piece: LandPiece): void => {
  floor(ink, piece, piece.colors.ground, 1.3);
  inside(ink, piece, () => ridges(ink, piece));
};

export const oasis = (ink: Ink, piece: LandPiece): void => {
  const { colors, outline, variant } = piece;
  floor(ink, piece, colors.ground, 1.3);
  const green = { ...piece, outline: outline.map(({ x, y }) => ({ x: x * 0.68, y: y * 0.68 })) };
  floor(ink, green, 0xa3ad68, 1.2);
  const pool = outline.filter((_, index) => index % 4 === 0).map(({ x, y }) => ({ x: x * 0.4, y: y * 0.4 }));
  drawPond(ink, pool, { deep: darker(colors.light, 0.42), shallow: colors.light, bank: 0x7f8f4e });
  stroked(ink, 0xffffff, 0.6, 0.05, () => {
    ink.moveTo(-0.5, -0.12);
    ink.lineTo(0.1, -0.16);
    ink.moveTo(-0.1, 0.16);
    ink.lineTo(0.36, 0.14);
  });
  drawStones(ink, scatter(outline, 1.5, 0.35, variant), piece, [0.05, 0.14], { lit: 0xf0e2bd, dark: 0xa08a5a });
  const random = seededRandom(variant + 9);
  for (const [index, { x, y }] of outline.entries()) {
    if (index % 6 !== 0) continue;
    const share = 0.56 + 0.22 * random();
    palm(ink, { x: x * share, y: y * share }, 0.42 + 0.22 * random(), random() * 6, piece);
  }
};
