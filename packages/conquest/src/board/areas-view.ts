import type { Point } from '@vexillum/geometry';

/** How a fill is crossed, so that no owner is told by colour alone. */
export const fillPatterns = [
  'plain',
  'slant',
  'dots',
  'upright',
  'counter-slant',
  'level',
  'checks',
  'crosses',
] as const;
export type FillPattern = (typeof fillPatterns)[number];

export const figureKeys = ['soldier', 'tank', 'fighter', 'rider', 'gun', 'ship', 'fort'] as const;
export type FigureKey = (typeof figureKeys)[number];

/** A part of the board with an owner. Colours are 0xrrggbb and the giver's affair, in either theme. */
export interface AreaView {
  readonly id: string;
  /** One ring for each separate piece, not closed. */
  readonly rings: readonly (readonly Point[])[];
  readonly color: number;
  readonly pattern: FillPattern;
  /** Chosen: where something begins. */
  readonly isSelected?: boolean;
  readonly isHovered?: boolean;
  /** It may be touched next. */
  readonly isTarget?: boolean;
  /** It cannot be touched now, and steps back. */
  readonly isDimmed?: boolean;
}

/** A line of the map: a coast, a border, a lane over water. Width in MU. */
export interface StrokeView {
  readonly id: string;
  readonly points: readonly Point[];
  readonly color: number;
  readonly width: number;
  readonly isDashed?: boolean;
}

/** A shape of the map that belongs to nobody: a lake, a compass. */
export interface ShapeView {
  readonly id: string;
  readonly points: readonly Point[];
  readonly fill?: number;
  readonly line?: number;
  readonly width?: number;
}

/** A miniature with its owner's letter and how many it stands for; readable at every zoom. */
export interface TokenView {
  readonly id: string;
  /** Where its foot stands. */
  readonly at: Point;
  readonly figure: FigureKey;
  readonly color: number;
  readonly letter: string;
  readonly count: number;
  /** A fixed name under it, shown where there is room. */
  readonly name?: string;
  readonly isSelected?: boolean;
  readonly isDimmed?: boolean;
}

export interface ThrownDieView {
  readonly value: number;
  /** By the die opposite. */
  readonly isBeaten: boolean;
}

/** One side of an attack: its dice, the highest first, and how many armies it lost. */
export interface ThrownSideView {
  readonly color: number;
  readonly dice: readonly ThrownDieView[];
  readonly lost: number;
}

/** An arrow from area to area: aimed while it is only meant, struck once it has happened (it fades by itself). */
export interface StrikeView {
  readonly id: string;
  readonly from: Point;
  readonly to: Point;
  readonly color: number;
  readonly kind: 'aimed' | 'struck' | 'moved';
  /** Dice that lie on the map for a moment beside both areas, while armies fall. */
  readonly thrown?: { readonly attacker: ThrownSideView; readonly defender: ThrownSideView };
}

/** Words on a plate on the board: a region's name and what it is worth. */
export interface CaptionView {
  readonly id: string;
  readonly at: Point;
  readonly text: string;
  /** Of the plate's rim. */
  readonly color: number;
  /** Height of the letters in MU. */
  readonly size: number;
}

/** The name of land where no token stands; with one, the name is the token's. */
export interface NameView {
  readonly id: string;
  readonly at: Point;
  readonly text: string;
}

/** A map in areas. A list or a thing that is the same value as last time is not drawn again. */
export interface AreasView {
  /** Instead of the felt. */
  readonly ground: number;
  readonly shapes: readonly ShapeView[];
  readonly areas: readonly AreaView[];
  readonly strokes: readonly StrokeView[];
  readonly names?: readonly NameView[];
  readonly captions: readonly CaptionView[];
  readonly strikes: readonly StrikeView[];
  readonly tokens: readonly TokenView[];
}
