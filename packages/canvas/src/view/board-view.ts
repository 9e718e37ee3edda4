import type { Box, Point } from '@vexillum/geometry';
import type { WornColors } from './side-color.ts';

/** Which colours and pattern a thing wears. Neutral is nobody's. */
export const sideStyles = ['red', 'blue', 'neutral'] as const;
export type SideStyle = (typeof sideStyles)[number];

export interface BoardGround {
  /** Along the base edges, in MU. */
  readonly width: number;
  /** From base edge to base edge, in MU. */
  readonly depth: number;
  /** The board's squares, drawn as dashed lines. */
  readonly squares?: readonly [columns: number, rows: number];
  /** Further dashed lines, each from point to point. */
  readonly lines?: readonly (readonly [from: Point, to: Point])[];
}

/** Ink that everyone sees. */
export interface DrawingView {
  readonly id: string;
  readonly shape: 'line' | 'arrow' | 'area';
  readonly side: SideStyle;
  readonly points: readonly Point[];
  readonly isSelected?: boolean;
}

/** A broad arrow of the team's plan. */
export interface ArrowView {
  readonly id: string;
  readonly side: SideStyle;
  readonly points: readonly Point[];
  readonly label?: string;
  readonly isSelected?: boolean;
}

/** A slip of paper of the team's plan, pinned at a point. */
export interface NoteView {
  readonly id: string;
  readonly side: SideStyle;
  readonly at: Point;
  readonly text: string;
  readonly isSelected?: boolean;
}

export interface CursorView {
  readonly id: string;
  readonly name: string;
  readonly side: SideStyle;
  readonly at: Point;
}

/** "Look here": rings that spread once when the id is new. */
export interface PingView {
  readonly id: string;
  readonly side: SideStyle;
  readonly at: Point;
  readonly name?: string;
}

/** A short text at a place of the board, of the same size at every zoom, that keeps clear of the screen's edges. */
export interface LabelView {
  readonly id: string;
  readonly at: Point;
  readonly text: string;
  /** Further, smaller lines under it. */
  readonly details?: readonly string[];
  /** Good, near the limit, over it: green, amber and red, each with its own sign. */
  readonly tone: LabelTone;
}

export const labelTones = ['plain', 'good', 'near', 'over'] as const;
export type LabelTone = (typeof labelTones)[number];

/** Where a laser pointer has just been, oldest first: it fades from the tail. */
export interface LaserView {
  readonly id: string;
  readonly name?: string;
  readonly side: SideStyle;
  readonly points: readonly Point[];
}

/** What any board may show, as plain values; a game's own view extends it. A thing that is the same value as last time is not drawn again. */
export interface BoardView {
  readonly board: BoardGround;
  /** Sides that wear another colour than that of their name. */
  readonly colors?: WornColors;
  readonly drawings: readonly DrawingView[];
  readonly arrows: readonly ArrowView[];
  readonly notes: readonly NoteView[];
  readonly cursors: readonly CursorView[];
  readonly pings: readonly PingView[];
  readonly labels: readonly LabelView[];
  readonly lasers: readonly LaserView[];
  /** The box being drawn round pieces to select them. */
  readonly marquee?: Box;
}

/** A bare board; spread it and fill in what there is. */
export const emptyBoardView = (board: BoardGround): BoardView => ({
  board,
  drawings: [],
  arrows: [],
  notes: [],
  cursors: [],
  pings: [],
  labels: [],
  lasers: [],
});
