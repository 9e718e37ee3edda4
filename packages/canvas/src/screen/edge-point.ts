import type { ScreenPoint } from '@vexillum/geometry';
import type { ScreenSize } from '../camera/camera-maths.ts';

export interface EdgePoint extends ScreenPoint {
  /** Which way what is outside lies, in radians clockwise from the right. */
  readonly angle: number;
}

/** Where the line from the middle of the screen to a point outside it leaves the screen, `margin` before its border; `undefined` for a point that is seen. */
export const edgePoint = (at: ScreenPoint, screen: ScreenSize, margin: number): EdgePoint | undefined => {
  if (at.left >= 0 && at.top >= 0 && at.left <= screen.width && at.top <= screen.height) return undefined;
  const [halfWidth, halfHeight] = [screen.width / 2, screen.height / 2];
  const [right, down] = [at.left - halfWidth, at.top - halfHeight];
  const share = Math.min(
    Math.max(1, halfWidth - margin) / Math.max(Math.abs(right), 1e-9),
    Math.max(1, halfHeight - margin) / Math.max(Math.abs(down), 1e-9),
  );
  return { left: halfWidth + right * share, top: halfHeight + down * share, angle: Math.atan2(down, right) };
};

/** Pushes points along their side of the screen until each has room; those that are nearest to a corner stay first. */
export const spreadAlongEdge = (points: readonly EdgePoint[], screen: ScreenSize, room: number): EdgePoint[] => {
  const spread = [...points];
  for (const isUpright of [true, false]) {
    const along = (point: EdgePoint) => (isUpright ? point.top : point.left);
    const length = isUpright ? screen.height : screen.width;
    for (const isFar of [false, true]) {
      const side = spread
        .map((point, index) => ({ point, index }))
        .filter(({ point }) => isOnSide(point, screen, isUpright, isFar))
        .sort((a, b) => along(a.point) - along(b.point));
      let last = Number.NEGATIVE_INFINITY;
      side.forEach(({ point, index }, order) => {
        // Those that follow need room too.
        const latest = length - room / 2 - (side.length - 1 - order) * room;
        last = Math.max(last + room, Math.min(along(point), Math.max(latest, room / 2)));
        spread[index] = isUpright ? { ...point, top: last } : { ...point, left: last };
      });
    }
  }
  return spread;
};

const isOnSide = (point: EdgePoint, { width, height }: ScreenSize, isUpright: boolean, isFar: boolean): boolean => {
  const fromLeft = Math.min(point.left, width - point.left);
  const fromTop = Math.min(point.top, height - point.top);
  if (fromLeft <= fromTop !== isUpright) return false;
  return (isUpright ? point.left > width / 2 : point.top > height / 2) === isFar;
};
