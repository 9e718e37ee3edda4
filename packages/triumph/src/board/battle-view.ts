import type { Box, OutlineKind, Point } from '@vexillum/geometry';
import type { Pose } from '@vexillum/model';
import type { GlyphKey } from './pieces/glyph-key.ts';
import type { SoilKind } from './look/soil-palette.ts';
import type { TerrainStyle } from './land/terrain-style.ts';
import { emptyBoardView, type BoardGround, type BoardView, type SideStyle } from '@vexillum/canvas/layers';

/** How a piece looks just now, for the reader of this screen. */
export interface PieceLook {
  readonly isSelected?: boolean;
  readonly isHovered?: boolean;
  /** Drawn pale: a guess, a plan, or a piece that someone else is dragging away from here. */
  readonly isGhost?: boolean;
  /** Drawn with a small lock: another hand holds it. */
  readonly isLocked?: boolean;
}

/** A part of a side's base edge with its name, as that side calls it. */
export interface ZoneView {
  readonly id: string;
  readonly side: SideStyle;
  readonly label: string;
  readonly area: Box;
}

/** Where a side may deploy. */
export interface BandView {
  readonly id: string;
  readonly side: SideStyle;
  readonly area: Box;
}

export interface TerrainView extends PieceLook {
  readonly id: string;
  /** Anchored at the centre. */
  readonly pose: Pose;
  readonly width: number;
  readonly depth: number;
  readonly variant: number;
  readonly style: TerrainStyle;
  /** Where it is not the style's own. */
  readonly outline?: OutlineKind;
  readonly label?: string;
}

export interface CampView extends PieceLook {
  readonly id: string;
  /** Anchored at the centre. */
  readonly pose: Pose;
  readonly side: SideStyle;
  readonly width: number;
  readonly depth: number;
  readonly label?: string;
  /** The enemy has been in it. */
  readonly isSacked?: boolean;
}

/** A deployment marker: a pennant whose foot stands on its measuring point. */
export interface MarkerView extends PieceLook {
  readonly id: string;
  readonly pose: Pose;
  readonly side: SideStyle;
  readonly letter: string;
  /** What is known of it, under the letter: `2`. */
  readonly badge?: string;
}

export interface StandView extends PieceLook {
  readonly id: string;
  /** Anchored at the midpoint of the front edge. */
  readonly pose: Pose;
  readonly side: SideStyle;
  readonly width: number;
  readonly depth: number;
  readonly glyph: GlyphKey;
  /** Two to four letters. */
  readonly label: string;
  /** What its troops are called, for who is near enough to read it. */
  readonly name?: string;
  /** The command, where the reader knows it: `1`, `2` or `3`. */
  readonly badge?: string;
  readonly isGeneral?: boolean;
  /** Of another wing than the reader looks at. */
  readonly isPale?: boolean;
  /** Small signs at the base: it stands in an enemy's zone of control, or out of its general's reach (hatched), its column is kinked, its command is demoralized, a battle card is in use on it, a screen is before it (a strip along its front), or scythed chariots have marked it. */
  readonly signs?: readonly StandSign[];
}

export const standSigns = ['in-zone', 'out-of-command', 'kinked', 'demoralized', 'card', 'screened', 'marked'] as const;
export type StandSign = (typeof standSigns)[number];

/** A piece in somebody's hand: a base that glides to each new pose. */
export interface DragView {
  readonly id: string;
  /** Whose hand; drawn beside the piece where given. */
  readonly name?: string;
  readonly side: SideStyle;
  /** Anchored like a stand's. */
  readonly pose: Pose;
  readonly width: number;
  readonly depth: number;
  readonly label?: string;
}

/** A stand that walks to where it lies: it is drawn along its way once. Whoever points at it finds it where it lies. */
export interface MarchView {
  /** The same march may be shown again along a better way. */
  readonly id: string;
  readonly stand: string;
  /** From where it was to where it lies, at an even pace. */
  readonly way: readonly Pose[];
  readonly milliseconds: number;
}

/** What a lost stand has left behind: its standard lies where it stood. */
export interface FallenView {
  readonly id: string;
  readonly pose: Pose;
  readonly side: SideStyle;
}

/** A dashed base: where a piece stood when the drag, or (fainter) the turn began. */
export interface TraceView {
  readonly id: string;
  readonly of?: 'drag' | 'turn';
  readonly side: SideStyle;
  readonly pose: Pose;
  readonly width: number;
  readonly depth: number;
}

/** A knob to drag, of the same size at every zoom, joined to what it turns. */
export interface HandleView {
  readonly id: string;
  readonly at: Point;
  readonly from: Point;
  readonly does: HandleDoes;
  /** Which way it points, in degrees clockwise from the top of the board. */
  readonly degrees?: number;
  readonly isHeld?: boolean;
}

export const handleDoes = [
  'turn',
  'resize',
  'advance',
  'wheel-left',
  'wheel-right',
  'slide-left',
  'slide-right',
] as const;
export type HandleDoes = (typeof handleDoes)[number];

/** What a shape drawn over or under the stands means; each has its own look, told apart by more than its colour. */
export const overlayKinds = [
  'zone-of-control',
  'command-range',
  'fire-arc',
  'sight',
  'sight-blocked',
  'threat',
  'lens',
  'swept',
  'difficult',
  'path',
  'arc',
  'chord',
  'ruler',
  'contact',
  'group',
  'trail',
  'target',
  'keep-off',
  'blow',
] as const;
export type OverlayKind = (typeof overlayKinds)[number];

/** Areas or lines in MU that go with the stands. A value that stays the same is not drawn again. */
export interface OverlayView {
  readonly id: string;
  readonly kind: OverlayKind;
  readonly side: SideStyle;
  readonly shapes: readonly (readonly Point[])[];
  /** Areas are filled and closed; lines are neither. */
  readonly isClosed: boolean;
  /** Cross strokes along a line: one at every MU of it. */
  readonly ticks?: readonly Point[];
}

/** What the battlefield's ground is made of; the same seed gives the same patches. */
export interface SoilView {
  readonly kind: SoilKind;
  readonly seed: number;
}

/** All that a battle's board shows. */
export interface BattleView extends BoardView {
  readonly soil: SoilView;
  /** The exact outlines of terrain are wanted: something is measured or laid out. */
  readonly areOutlinesShown?: boolean;
  /** Both armies stand: nobody talks in zones any more. */
  readonly isDeployed?: boolean;
  readonly zones: readonly ZoneView[];
  readonly bands: readonly BandView[];
  readonly terrain: readonly TerrainView[];
  readonly camps: readonly CampView[];
  readonly markers: readonly MarkerView[];
  readonly stands: readonly StandView[];
  readonly marches: readonly MarchView[];
  readonly fallen: readonly FallenView[];
  readonly traces: readonly TraceView[];
  readonly drags: readonly DragView[];
  readonly handles: readonly HandleView[];
  readonly overlays: readonly OverlayView[];
}

/** A bare battlefield; spread it and fill in what there is. */
export const emptyBattleView = (board: BoardGround): BattleView => ({
  ...emptyBoardView(board),
  soil: { kind: 'arable', seed: 1 },
  zones: [],
  bands: [],
  terrain: [],
  camps: [],
  markers: [],
  stands: [],
  marches: [],
  fallen: [],
  traces: [],
  drags: [],
  handles: [],
  overlays: [],
});
