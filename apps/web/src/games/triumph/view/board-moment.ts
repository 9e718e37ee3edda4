import type { Box, Point, World } from '@vexillum/geometry';
import type { Pose, SideId, Snapshot } from '@vexillum/model';
import type { Presence } from '@vexillum/protocol';
import type { DragView, HandleView, PingView } from '@vexillum/scene';
import type { PlanArrow, PlanNote, Trust } from '@vexillum/table';
import type { MoveDraft, Ruler } from '@vexillum/tools';
import type { Profile, StandName } from '@vexillum/triumph';
import type { OverlayName, Sizing, Sketch } from '../desk.ts';
import type { BoardExtra } from './board-extra.ts';
import type { ShownMove } from './shown-move.ts';

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
  /** Pieces in the reader's own hand, where he holds them. */
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
  /** Terrain that is being resized, and to what. */
  readonly sizing: Sizing | undefined;
  /** Something that is on no list yet, carried over the board: new terrain, a camp. */
  readonly carried: DragView | undefined;
  /** Ink that is being drawn. */
  readonly sketch: Sketch | undefined;
  readonly overlays: ReadonlySet<OverlayName>;
  /** What panels lay over the board. */
  readonly extra?: BoardExtra;
  /** Seals that this browser has checked when they were opened, by id. */
  readonly seals?: Trust['seals'];
  /** A move of the past that is being looked at. */
  readonly shownMove: ShownMove | undefined;
  /** Asked for only where something is measured. */
  world(): World;
  names(): ReadonlyMap<string, StandName>;
}
