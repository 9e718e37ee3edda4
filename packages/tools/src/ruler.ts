import type { Point } from '@vexillum/geometry';

/** One end of a ruler: a point of the board, or the stand that it sticks to. */
export interface RulerEnd {
  readonly at: Point;
  readonly stand?: string;
}

/** A measurement. Between two stands it goes edge to edge, by the two nearest points. */
export interface Ruler {
  readonly from: RulerEnd;
  readonly to: RulerEnd;
  /** In MU. */
  readonly distance: number;
}
