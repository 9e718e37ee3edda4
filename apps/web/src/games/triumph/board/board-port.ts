import type { Point, ScreenPoint } from '@vexillum/geometry';
import type { ToolHit } from '@vexillum/tools';

/** What a drawn board lends the hand. A hand without one still moves stands, by typed orders and keys. */
export interface BoardPort {
  hitTest(point: Point, slop: number): ToolHit | undefined;
  /** CSS pixels per MU. */
  readonly scale: number;
  readonly isFlipped: boolean;
  pan(right: number, down: number): void;
  zoomAt(factor: number, at: ScreenPoint): void;
  fit(): void;
  home(): void;
  lookAt(point: Point): void;
  /** The middle of the screen, and how many MU it is wide. */
  seen(): { readonly middle: Point; readonly span: number };
  see(middle: Point, span: number): void;
  showLoupe(at: ScreenPoint | undefined): void;
}
