import type { Point } from '@vexillum/geometry';
import type { Pose } from '@vexillum/model';

/** Something taken from a tray: where it would lie, how it looks on the way, and what happens when it is let go over the board. */
export interface Carried {
  /** Stands of the reserve, so that the others see them come. */
  posesAt?(at: Point): ReadonlyMap<string, Pose>;
  /** A new thing that has no record yet. */
  readonly ghost?: { readonly width: number; readonly depth: number; readonly label: string; readonly heading: number };
  drop(at: Point): void;
}
