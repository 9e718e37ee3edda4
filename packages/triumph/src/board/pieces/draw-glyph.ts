import type { GraphicsContext } from 'pixi.js';
import { UNIT } from '@vexillum/canvas/layers';
import type { GlyphKey } from './glyph-key.ts';
import { glyphTable, type Mark } from './glyph-table.ts';

/** Glyphs are planned on a square of 100 by 100 round the origin. */
const SCALE = UNIT / 100;

const drawMark = (context: GraphicsContext, mark: Mark, color: number, ground: number): void => {
  switch (mark.kind) {
    case 'line':
      context.moveTo((mark.points[0] as number) * SCALE, (mark.points[1] as number) * SCALE);
      for (let index = 2; index < mark.points.length; index += 2) {
        context.lineTo((mark.points[index] as number) * SCALE, (mark.points[index + 1] as number) * SCALE);
      }
      context.stroke({ color, width: (mark.width ?? 8) * SCALE, cap: 'round', join: 'round' });
      break;
    case 'curve': {
      const [x, y, cx, cy, toX, toY] = mark.points.map((value) => value * SCALE) as [
        number,
        number,
        number,
        number,
        number,
        number,
      ];
      context.moveTo(x, y).quadraticCurveTo(cx, cy, toX, toY, 0.9);
      context.stroke({ color, width: (mark.width ?? 8) * SCALE, cap: 'round' });
      break;
    }
    case 'shape':
      context.poly(mark.points.map((value) => value * SCALE)).fill(mark.isCut ? ground : color);
      break;
    case 'disc':
      context.circle(mark.x * SCALE, mark.y * SCALE, mark.radius * SCALE).fill(mark.isCut ? ground : color);
      break;
    case 'ring':
      context
        .circle(mark.x * SCALE, mark.y * SCALE, mark.radius * SCALE)
        .stroke({ color, width: (mark.width ?? 8) * SCALE });
      break;
    default:
      mark satisfies never;
  }
};

/** The picture of a troop type, 1 MU high round the origin. `ground` shows through where a mark is cut out. */
export const drawGlyph = (context: GraphicsContext, key: GlyphKey, color: number, ground: number): void => {
  for (const mark of glyphTable[key]) drawMark(context, mark, color, ground);
};
