/** A place on the board, in MU: x from red's left to red's right, y from red's base edge to blue's. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A place on the screen, in CSS pixels from the board view's top left corner. Its names keep it apart from a board point. */
export interface ScreenPoint {
  readonly left: number;
  readonly top: number;
}

export const distanceOfPoints = (a: Point, b: Point): number => Math.hypot(b.x - a.x, b.y - a.y);

export const shiftPoint = (point: Point, dx: number, dy: number): Point => ({ x: point.x + dx, y: point.y + dy });

const toRadians = (degrees: number): number => (degrees * Math.PI) / 180;

/** The unit vector that a heading looks along; 0 looks toward blue's base edge, clockwise from there. */
export const forwardOf = (degrees: number): Point => ({
  x: Math.sin(toRadians(degrees)),
  y: Math.cos(toRadians(degrees)),
});

/** The unit vector to the right of a heading. */
export const rightOf = (degrees: number): Point => ({
  x: Math.cos(toRadians(degrees)),
  y: -Math.sin(toRadians(degrees)),
});

/** Turned clockwise about a pivot. */
export const rotatePoint = (point: Point, pivot: Point, degrees: number): Point => {
  const forward = forwardOf(degrees);
  const right = { x: forward.y, y: -forward.x };
  const dx = point.x - pivot.x;
  const dy = point.y - pivot.y;
  return { x: pivot.x + dx * right.x + dy * forward.x, y: pivot.y + dx * right.y + dy * forward.y };
};

/** The heading, 0 to 360, in which one point sees another. */
export const headingTo = (from: Point, to: Point): number =>
  ((Math.atan2(to.x - from.x, to.y - from.y) * 180) / Math.PI + 360) % 360;
