import { seededRandom } from '@vexillum/geometry';
import type { GlyphKey } from '../../pieces/glyph-key.ts';
import type { BattlePalette } from '../../look/battle-palette.ts';
import { lighter, type Ink, type Spot } from '../ink.ts';
import { drawGrassyBase, drawStandard, FRONT_EDGE, REAR_BAND, type Base } from './base.ts';
import type { Dress } from './dress.ts';
import { ranks } from './ranks.ts';

export interface FigureStand extends Base {
  readonly glyph: Exclude<GlyphKey, 'unknown'>;
}

const seedOf = (text: string): number =>
  Array.from(text, (letter) => letter.charCodeAt(0)).reduce((a, b) => a * 3 + b, 5);

/** A stand of figures on its base; in MU from the middle of its front edge, y down. */
export const drawFigures = (
  ink: Ink,
  stand: FigureStand,
  palette: BattlePalette,
  light: Spot,
  isNear: boolean,
): void => {
  const { base, band } = palette.stands[stand.side];
  const dress: Dress = {
    base,
    trim: lighter(base, 0.72),
    dark: band,
    light,
    isNear,
    random: seededRandom(seedOf(stand.glyph)),
  };
  drawGrassyBase(ink, stand, palette);
  const field = {
    width: stand.width - 0.24,
    top: FRONT_EDGE + 0.02,
    bottom: stand.depth - REAR_BAND + 0.04,
    front: -0.14,
  };
  ranks[stand.glyph](ink, dress, field);
  if (stand.isGeneral) drawStandard(ink, stand, palette, { x: -0.12, y: (field.top + field.bottom) / 2 + 0.06 }, light);
};
