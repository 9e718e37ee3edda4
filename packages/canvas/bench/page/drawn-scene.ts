import type { BoardView } from '../../src/index.ts';

/** What is measured: something that shows views and moves its camera, and says after each frame how long its script took. */
export interface DrawnScene<View extends BoardView = BoardView> {
  readonly renderer: 'webgl' | 'canvas';
  onFrame: (milliseconds: number) => void;
  /** All that comes after the first frame is there and drawn. */
  whole(): Promise<void>;
  show(view: View): void;
  pan(right: number, down: number): void;
  zoom(factor: number): void;
  destroy(): void;
}
