import type { Box, Point, World } from '@vexillum/geometry';
import type { Pose, SideId } from '@vexillum/model';
import type { Presence } from '@vexillum/protocol';
import type { ArrowView, LabelView, NoteView, PingView } from '@vexillum/canvas';
import type { DragView, HandleView, MarchView, MarkerView, OverlayView } from '../../board/index.ts';
import type { PlanArrow, PlanNote, Trust } from '@vexillum/table';
import type { InkLayer, MoveDraft, Ruler } from '../../hand/index.ts';
import type { Profile, Snapshot, StandName } from '../../rules/index.ts';

/** What can be laid over the board to see at a glance what the rules measure. */
export const overlayNames = [
  'zones-of-control-enemy',
  'zones-of-control-all',
  'command-ranges',
  'fire',
  'threat',
] as const;
export type OverlayName = (typeof overlayNames)[number];

/** Ink that is being drawn. */
export interface Sketch {
  readonly shape: 'line' | 'arrow' | 'area';
  readonly layer: InkLayer;
  readonly points: readonly Point[];
}

/** Terrain that is being resized, and to what. */
export interface Sizing {
  readonly id: string;
  readonly size: readonly [width: number, depth: number];
}

/** What is drawn on one side's plan. */
export interface PlanInk {
  readonly side: SideId;
  readonly arrows: ReadonlyMap<string, PlanArrow>;
  readonly notes: ReadonlyMap<string, PlanNote>;
}

/** All that decides what this reader's board looks like just now. */
export interface BoardMoment {
  readonly snapshot: Snapshot;
  readonly profile: Profile;
  readonly side: SideId | undefined;
  readonly selection: ReadonlySet<string>;
  readonly hover: string | undefined;
  /** Pieces in the reader's own hand, where they hold them. */
  readonly hand: ReadonlyMap<string, Pose>;
  readonly draft: MoveDraft | undefined;
  readonly ruler: Ruler | undefined;
  readonly laser: readonly Point[];
  /** The others, by connection. */
  readonly presence: ReadonlyMap<string, Presence>;
  /** Pieces that are in somebody else's hand, and not forgotten there. */
  readonly held: ReadonlyMap<string, unknown>;
  /** The ink of the plans that the reader may see. */
  readonly plans?: readonly PlanInk[];
  readonly pings: readonly PingView[];
  readonly handles: readonly HandleView[];
  readonly marquee: Box | undefined;
  readonly sizing: Sizing | undefined;
  /** Something that is on no list yet, carried over the board: new terrain, a camp. */
  readonly carried: DragView | undefined;
  readonly sketch: Sketch | undefined;
  readonly overlays: ReadonlySet<OverlayName>;
  /** What panels lay over the board. */
  readonly extra?: BoardExtra;
  /** Seals that this browser has checked when they were opened, by id. */
  readonly seals?: Trust['seals'];
  /** A move of the past that is being looked at. */
  readonly shownMove: ShownMove | undefined;
  /** What has just happened. */
  readonly stir?: Stir;
  /** Asked for only where something is measured. */
  world(): World;
  names(): ReadonlyMap<string, StandName>;
}

/** What panels lay over the board for this reader alone: markers in the making, the edge where a march comes in. */
export interface BoardExtra {
  readonly markers: readonly MarkerView[];
  readonly overlays: readonly OverlayView[];
  /** Stands of demoralized commands. */
  readonly demoralized?: ReadonlySet<string>;
  /** Stands of the own side that are none of the reader's wing. */
  readonly pale?: ReadonlySet<string>;
  /** What teammates ask each other, pinned to the board, with an arrow from whoever is asked. */
  readonly requests?: { readonly notes: readonly NoteView[]; readonly arrows: readonly ArrowView[] };
  /** What a flag that the reader looks at has measured. */
  readonly flag?: { readonly overlays: readonly OverlayView[]; readonly labels: readonly LabelView[] };
}

export const nothingExtra: BoardExtra = { markers: [], overlays: [] };

/** What has happened since this reader sat down, as far as the board shows it: who walks to where they lie, who struck whom. */
export interface Stir {
  readonly marches: readonly MarchView[];
  readonly blows: readonly OverlayView[];
}

export const nothingStirs: Stir = { marches: [], blows: [] };

/** A move of the past, to be shown again: where each piece was and where it came to. */
export interface ShownMove {
  readonly seq: number;
  readonly moves: readonly { readonly id: string; readonly from: Pose; readonly to: Pose }[];
}

/** A board where nobody has anything in hand, picks or points; always the same values, so that nothing is redrawn for them. */
export const nobodyActs = {
  selection: new Set<string>(),
  hover: undefined,
  draft: undefined,
  ruler: undefined,
  laser: [],
  presence: new Map(),
  held: new Map(),
  pings: [],
  handles: [],
  marquee: undefined,
  sizing: undefined,
  carried: undefined,
  sketch: undefined,
  overlays: new Set(),
} satisfies Partial<BoardMoment>;
