import type { FrameCost } from '@vexillum/canvas/bench';

/** One map on one renderer. In each frame one area changes hands, with its token. */
export interface MapFigures {
  readonly renderer: 'webgl' | 'canvas';
  readonly areas: number;
  /** What a frame costs in which nothing changes but where one looks. */
  readonly pan: FrameCost;
  /** Only that area is drawn again. */
  readonly change: FrameCost;
  /** The whole map is drawn again, by the same scene. */
  readonly anew: FrameCost;
}
