import { seededRandom } from '@vexillum/geometry';
import type { SideStyle } from '@vexillum/canvas/layers';
import type { BattlePalette } from '../../look/battle-palette.ts';
import { CASING, EDGE } from '../../pieces/stand-edge.ts';
import { disc, filled, lighter, mix, stroked, type Ink, type Spot } from '../ink.ts';

export interface Base {
  readonly side: SideStyle;
  readonly width: number;
  readonly depth: number;
  readonly isGeneral?: boolean;
}

/** In MU: the bright edge along the front, the band along the rear, and the rim in the side's colour. */
export const FRONT_EDGE = 0.1;
export const REAR_BAND = 0.2;
const RIM = 0.095;
export const GRASS = 0x96a45c;

/** Red's band is one, hatched; blue's are two, dotted: a side is known by them where its colour is not seen. */
const band = (ink: Ink, { side, width, depth }: Base, { stands }: BattlePalette): void => {
  const { base, band: dark, letter } = stands[side];
  const top = depth - REAR_BAND;
  const left = -width / 2;
  filled(ink, base, 1, () => ink.rect(left, top, width, REAR_BAND));
  if (side === 'red')
    stroked(ink, dark, 0.9, 0.06, () => {
      for (let x = left + 0.1; x < width / 2 - REAR_BAND; x += 0.2) {
        ink.moveTo(x, depth - 0.02);
        ink.lineTo(x + REAR_BAND, top + 0.02);
      }
    });
  if (side !== 'blue') return;
  filled(ink, dark, 0.95, () => {
    ink.rect(left, top + 0.02, width, 0.045);
    ink.rect(left, depth - 0.065, width, 0.045);
  });
  filled(ink, letter, 0.75, () => {
    for (let x = left + 0.14; x < width / 2 - 0.1; x += 0.2) disc(ink, x, top + REAR_BAND / 2, 0.026);
  });
};

/** A base with grass on it: the side's colour round it, its band along the rear, a bright front with a point. */
export const drawGrassyBase = (ink: Ink, base: Base, palette: BattlePalette, isSmall: boolean): void => {
  const { width, depth, side } = base;
  const left = -width / 2;
  const colors = palette.stands[side];
  // From afar the grass takes on the side's colour: the rim alone would be too thin to tell whose it is.
  const around = () => ink.rect(left, 0, width, depth);
  stroked(ink, palette.front, 1, CASING, around);
  filled(ink, isSmall ? mix(GRASS, lighter(colors.base, 0.35), 0.42) : GRASS, 1, around);
  const random = seededRandom(Math.round(width * 10 + depth * 100));
  const flock = (color: number, alpha: number, radius: number, count: number) =>
    filled(ink, color, alpha, () => {
      for (let tuft = 0; tuft < count * width * depth; tuft += 1)
        disc(ink, (random() - 0.5) * (width - 0.1), 0.06 + random() * (depth - 0.12), radius * (0.6 + 0.8 * random()));
    });
  if (!isSmall) {
    flock(0x7f9049, 0.6, 0.07, 26);
    flock(0xb5bd75, 0.6, 0.045, 26);
  }
  stroked(ink, colors.base, 1, RIM, () => ink.rect(left + RIM / 2, RIM / 2, width - RIM, depth - RIM));
  if (base.isGeneral)
    stroked(ink, palette.gold, 1, 0.045, () => ink.rect(left + RIM, RIM, width - 2 * RIM, depth - 2 * RIM));
  band(ink, base, palette);
  filled(ink, palette.front, 1, () => ink.rect(left, 0, width, FRONT_EDGE));
  const point = () => {
    ink.moveTo(-0.2, 0);
    ink.lineTo(0, -0.17);
    ink.lineTo(0.2, 0);
    ink.closePath();
  };
  filled(ink, palette.front, 1, point);
  stroked(ink, palette.pieceEdge, 1, 0.03, point);
  stroked(ink, palette.pieceEdge, 1, EDGE, around);
};

/** A general's standard, over the heads of all. */
export const drawStandard = (
  ink: Ink,
  { side }: Base,
  { stands, gold, pieceEdge, front }: BattlePalette,
  { x, y }: Spot,
  light: Spot,
): void => {
  const { base, band: dark } = stands[side];
  const cloth = (shift: Spot) => () => {
    const [left, top] = [x + shift.x, y + shift.y];
    ink.moveTo(left, top - 0.26);
    ink.quadraticCurveTo(left + 0.2, top - 0.36, left + 0.36, top - 0.25);
    ink.quadraticCurveTo(left + 0.5, top - 0.17, left + 0.66, top - 0.24);
    ink.lineTo(left + 0.56, top - 0.06);
    ink.lineTo(left + 0.66, top + 0.12);
    ink.quadraticCurveTo(left + 0.5, top + 0.18, left + 0.36, top + 0.1);
    ink.quadraticCurveTo(left + 0.2, top, left, top + 0.1);
    ink.closePath();
  };
  filled(ink, 0x10140a, 0.4, cloth({ x: -light.x * 0.1, y: -light.y * 0.1 }));
  const pole = () => {
    ink.moveTo(x, y + 0.3);
    ink.lineTo(x, y - 0.36);
  };
  ink.lineCap = 'round';
  stroked(ink, pieceEdge, 1, 0.085, pole);
  stroked(ink, gold, 1, 0.05, pole);
  filled(ink, base, 1, cloth({ x: 0, y: 0 }));
  stroked(ink, gold, 1, 0.05, cloth({ x: 0, y: 0 }));
  stroked(ink, pieceEdge, 0.8, 0.02, cloth({ x: 0, y: 0 }));
  filled(ink, dark, 1, () => disc(ink, x + 0.28, y - 0.08, 0.1));
  filled(ink, lighter(gold, 0.1), 1, () => disc(ink, x + 0.28, y - 0.08, 0.065));
  filled(ink, front, 1, () => disc(ink, x, y - 0.38, 0.05));
};
