import type { Box, Point } from '@vexillum/geometry';
import type { Pose } from '@vexillum/model';

export interface ToolHit {
  readonly kind: string;
  readonly id: string;
}

/** What a tool may ask of the table and of the screen. Always answered from the newest state, own guesses included. */
export interface ToolWorld {
  /** What lies under a board point, topmost first; `slop` in MU. The scene's `hitTest` fits. */
  hitTest(point: Point, slop: number): ToolHit | undefined;
  poseOf(id: string): Pose | undefined;
  /** The corners of a piece on the board. */
  shapeOf(id: string): readonly Point[] | undefined;
  /** Whether this hand may move the piece. */
  mayMove(id: string): boolean;
  selection(): readonly string[];
  /** The pieces that a marquee over this box picks up: one's own. */
  piecesIn(box: Box): readonly string[];
  /** CSS pixels per MU. */
  scale(): number;
  /** Whether blue's base edge is at the bottom of the screen. */
  isFlipped(): boolean;
}
