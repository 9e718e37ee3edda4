import type { Point } from '@vexillum/geometry';
import type { GraphicsContext } from 'pixi.js';
import type { OverlayEnd } from './overlay-look.ts';
import { sharpShape } from './pen.ts';

interface Paint {
  readonly color: number;
  readonly casing: number;
  /** Drawing units of a CSS pixel. */
  readonly pixel: number;
}

/** What a line ends with, at its last point. */
export const lineEnd = (context: GraphicsContext, end: OverlayEnd, line: readonly Point[], paint: Paint): void => {
  const { color, casing, pixel } = paint;
  const at = line.at(-1) as Point;
  // The last points of a path may lie closer together than its arrow is long.
  const before = line.findLast((point) => Math.hypot(at.x - point.x, at.y - point.y) > 4 * pixel) ?? line[0] ?? at;
  const angle = Math.atan2(at.y - before.y, at.x - before.x);
  const [cosine, sine] = [Math.cos(angle), Math.sin(angle)];
  const spot = (along: number, aside: number): Point => ({
    x: at.x + (along * cosine - aside * sine) * pixel,
    y: at.y + (along * sine + aside * cosine) * pixel,
  });
  const rim = { color: casing, width: 1.5 * pixel, join: 'round' as const };
  const cross = (from: Point, to: Point) => context.moveTo(from.x, from.y).lineTo(to.x, to.y);
  switch (end) {
    case 'arrow':
      sharpShape(context, [spot(3, 0), spot(-9, 6), spot(-6, 0), spot(-9, -6)])
        .fill(color)
        .stroke(rim);
      break;
    case 'disc':
      context
        .circle(at.x, at.y, 4 * pixel)
        .fill(color)
        .stroke(rim);
      break;
    case 'bar':
      for (const [width, tint] of [
        [6, casing],
        [3, color],
      ] as const)
        cross(spot(0, -8), spot(0, 8)).stroke({ color: tint, width: width * pixel });
      break;
    case 'cross':
      for (const [width, tint] of [
        [6.5, casing],
        [3.5, color],
      ] as const) {
        cross(spot(-7, -7), spot(7, 7));
        cross(spot(-7, 7), spot(7, -7)).stroke({ color: tint, width: width * pixel, cap: 'round' });
      }
      break;
    default:
      end satisfies never;
  }
};
