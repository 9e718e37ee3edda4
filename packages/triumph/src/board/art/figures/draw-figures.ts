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

/** How a stand is seen: from afar it has fewer, larger figures, and from near they wear plumes. */
export interface FigureSight {
  /** Toward the light, one long. */
  readonly light: Spot;
  readonly isSmall: boolean;
  readonly isNear: boolean;
}

/** From afar each figure is drawn so much larger. */
const ENLARGED = 1.4;

/** A stand of figures on its base; in MU from the middle of its front edge, y down. */
export const drawFigures = (
  ink: Ink,
  stand: FigureStand,
  palette: BattlePalette,
  { light, isSmall, isNear }: FigureSight,
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
  drawGrassyBase(ink, stand, palette, isSmall);
  const scale = isSmall ? ENLARGED : 1;
  const [top, bottom] = [FRONT_EDGE + 0.02, stand.depth - REAR_BAND + 0.04];
  ink.save();
  ink.scale(scale, scale);
  ranks[stand.glyph](ink, dress, {
    width: (stand.width - 0.24) / scale,
    top: top / scale,
    bottom: bottom / scale,
    front: -0.14 / scale,
    share: isSmall ? 0.74 : 1,
  });
  ink.restore();
  if (stand.isGeneral) drawStandard(ink, stand, palette, { x: -0.12, y: (top + bottom) / 2 + 0.06 }, light);
};
