import type { Box, MoveRules, Point, World } from '@vexillum/geometry';
import type { Pose } from '@vexillum/model';

export interface ToolHit {
  readonly kind: string;
  readonly id: string;
}

/** What a tool may ask of the table and of the screen. Always answered from the newest state, own guesses included, without any draft. */
export interface ToolWorld {
  /** What lies under a board point, topmost first; `slop` in MU. The scene's `hitTest` fits. */
  hitTest(point: Point, slop: number): ToolHit | undefined;
  poseOf(id: string): Pose | undefined;
  /** The corners of a piece on the board. */
  shapeOf(id: string): readonly Point[] | undefined;
  isStand(id: string): boolean;
  /** Whether this hand may move the piece. */
  mayMove(id: string): boolean;
  /** Who else holds the piece just now, by name. */
  holderOf(id: string): string | undefined;
  selection(): readonly string[];
  /** The pieces that a marquee over this box picks up: one's own. */
  piecesIn(box: Box): readonly string[];
  /** The own stands on the board that one may move, in reading order: by command, then from left to right. For Tab. */
  ownStands(): readonly string[];
  /** All stands on the board with terrain and camps, for sums. The same value until something of it changes. */
  geometry(): World;
  /** What a move of these stands costs and may cost, with what they have paid in this turn already. */
  rulesFor(ids: readonly string[]): MoveRules;
  /** How far aside a stand may go to square up, in MU. */
  conformSlide(): number;
  /** Where the stand was when the turn began, if a turn has begun and it has moved. */
  turnStartOf(id: string): Pose | undefined;
  /** The smallest and largest size of a terrain piece, in thousandths of an MU; `undefined` where its size is fixed. */
  sizeLimitsOf(
    id: string,
  ): { readonly smallest: readonly [number, number]; readonly largest: readonly [number, number] } | undefined;
  /** CSS pixels per MU. */
  scale(): number;
  /** Half of what a knob takes up on the screen, in CSS pixels: more under a finger. */
  knobRadius(): number;
  /** The way on the board that leads so far to the right and up on the screen. */
  wayOnBoard(right: number, up: number): Point;
}
