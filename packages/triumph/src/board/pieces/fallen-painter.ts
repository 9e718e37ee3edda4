import { placementOf } from '@vexillum/geometry';
import { Graphics } from 'pixi.js';
import { layAt, UNIT, type Painter } from '@vexillum/canvas/layers';
import type { BattleKit } from '../look/battle-kit.ts';
import type { FallenView } from '../battle-view.ts';

const POLE = 1.1 * UNIT;

/** A broken pole on the ground, with the cloth of its side: red's with a stripe, blue's with two dots. */
export const fallenPainter: Painter<FallenView, BattleKit> = {
  make: ({ side }, { palette }) => {
    const { base, band } = palette.stands[side];
    const cloth = [0.08, -0.02, 0.62, -0.3, 0.55, -0.08, 0.7, 0.06, 0.3, 0.34].map((part) => part * UNIT);
    const graphics = new Graphics()
      .ellipse(0.1 * UNIT, 0.06 * UNIT, 0.75 * UNIT, 0.3 * UNIT)
      .fill({ color: palette.shadow, alpha: 0.25 })
      .moveTo(-POLE / 2, 0.22 * UNIT)
      .lineTo(0, 0.02 * UNIT)
      .moveTo(0.06 * UNIT, 0.1 * UNIT)
      .lineTo(POLE / 2, -0.3 * UNIT)
      .stroke({ color: palette.pieceEdge, width: 0.1 * UNIT, cap: 'round' })
      .poly(cloth, true)
      .fill(base)
      .stroke({ color: palette.pieceEdge, width: 0.04 * UNIT, join: 'round' });
    if (side === 'red')
      graphics
        .moveTo(0.2 * UNIT, 0.12 * UNIT)
        .lineTo(0.52 * UNIT, -0.12 * UNIT)
        .stroke({ color: band, width: 0.09 * UNIT });
    else if (side === 'blue')
      graphics
        .circle(0.28 * UNIT, 0.08 * UNIT, 0.06 * UNIT)
        .circle(0.46 * UNIT, -0.04 * UNIT, 0.06 * UNIT)
        .fill(band);
    return graphics;
  },
  isMadeAlike: (before, after) => before.side === after.side,
  place: (object, fallen) => layAt(object, placementOf(fallen.pose)),
};
