import { seededRandom } from '@vexillum/geometry';
import { filled, line, stroked, type Ink, type Spot } from '../ink.ts';
import { shaded, trace, type LandPiece } from './land-piece.ts';
import { middleOf } from './waters.ts';

/** A way with the ruts of wheels. */
export const road = (ink: Ink, piece: LandPiece): void => {
  const { colors, outline, width, depth } = piece;
  const broad = Math.min(width, depth) * 0.4;
  const middle = middleOf(outline);
  ink.lineJoin = 'round';
  ink.lineCap = 'round';
  stroked(ink, colors.dark, 0.28, 0.26, () => trace(ink, piece));
  filled(ink, colors.ground, 1, () => trace(ink, piece));
  const rut = (shift: number) => () =>
    line(
      ink,
      middle.map(({ x, y }) => (width >= depth ? { x, y: y + shift } : { x: x + shift, y })),
    );
  for (const shift of [-0.3, 0.3]) {
    stroked(ink, colors.dark, 0.34, 0.13, rut(shift * broad));
    stroked(ink, colors.light, 0.6, 0.06, rut(shift * broad + 0.08));
  }
};

/** Pointed stakes in two crossed rows, over a ditch. */
export const obstacle = (ink: Ink, piece: LandPiece): void => {
  const { colors, width, depth, variant } = piece;
  const random = seededRandom(variant);
  const deep = Math.min(depth, 1);
  filled(ink, 0x6f5a36, 0.55, () => trace(ink, piece, 1));
  filled(ink, 0x2c2212, 0.3, () => ink.rect(-width / 2, -deep * 0.12, width, deep * 0.3));
  const count = Math.max(2, Math.round(width / 0.3));
  const stakes = Array.from({ length: count }, (_, index) => {
    const x = ((index + 0.5) / count - 0.5) * width;
    const lean = (index % 2 === 0 ? 1 : -1) * (0.16 + 0.06 * random());
    return [
      { x: x - lean, y: deep * 0.42 },
      { x: x + lean, y: -deep * 0.42 },
    ] as const;
  });
  const drawn = (shift: Spot) => () => {
    for (const [from, to] of stakes) {
      ink.moveTo(from.x + shift.x, from.y + shift.y);
      ink.lineTo(to.x + shift.x, to.y + shift.y);
    }
  };
  ink.lineCap = 'round';
  stroked(ink, 0x17120a, 0.36, 0.11, drawn(shaded(piece, { x: 0, y: 0 }, 0.09)));
  stroked(ink, colors.dark, 1, 0.12, drawn({ x: 0, y: 0 }));
  stroked(ink, colors.light, 0.9, 0.05, drawn({ x: -0.015, y: -0.01 }));
};
