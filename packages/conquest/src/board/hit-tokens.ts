import type { Point } from '@vexillum/geometry';
import { type Sight, wayOnScreen } from '@vexillum/canvas/layers';
import type { TokenView } from './areas-view.ts';
import { footOf } from './token-names.ts';
import { plateSize } from './token-pictures.ts';
import type { TokenSize } from './token-rooms.ts';

/** How tokens are seen just now. */
export interface TokenSight {
  readonly sight: Sight;
  readonly size: TokenSize;
  /** How far a plate stands off its place, in CSS pixels. */
  offsetOf(id: string): Point;
}

/** How far a point lies outside what is drawn of a token, in CSS pixels; 0 on it. */
const distanceTo = (token: TokenView, point: Point, { sight, size, offsetOf }: TokenSight): number => {
  const { scale, quarters } = sight;
  const offset = offsetOf(token.id);
  const way = wayOnScreen(quarters, { x: point.x - token.at.x, y: point.y - token.at.y });
  const right = way.right * scale - offset.x;
  const up = way.up * scale + offset.y;
  const { letter, count } = plateSize(token, size.font);
  const aside = Math.max((letter + count) / 2, size.hasFigure ? size.height * 0.3 : 0);
  const above = size.hasFigure ? size.height * 0.72 : (size.font + 5) / 2;
  return Math.hypot(Math.max(0, Math.abs(right) - aside), Math.max(0, up - above, -up - footOf(size)));
};

/** The token that a point lies on, the foremost. */
export const tokenAt = (tokens: readonly TokenView[], point: Point, seen: TokenSight) =>
  tokens.findLast((token) => distanceTo(token, point, seen) === 0);

/** The nearest token within so many MU. */
export const tokenNear = (tokens: readonly TokenView[], point: Point, seen: TokenSight, slop: number) => {
  let best: { readonly token: TokenView; readonly distance: number } | undefined;
  for (const token of tokens) {
    const distance = distanceTo(token, point, seen);
    if (distance <= slop * seen.sight.scale && (best === undefined || distance < best.distance))
      best = { token, distance };
  }
  return best?.token;
};
