import type { World } from '@vexillum/geometry';
import type { SideId, Snapshot } from '@vexillum/model';
import type { InkLayer, MoveDraft, OrderProblem, OrderWords, Ruler, Tool, ToolMode } from '@vexillum/tools';
import type { Profile, StandName } from '@vexillum/triumph';
import type { ReadableAtom, WritableAtom } from 'nanostores';
import type { OverlayName } from '../desk.ts';

/** What became of a typed line, in words. */
export type OrderAnswer =
  | { readonly kind: 'done'; readonly said: string }
  | { readonly kind: 'problem'; readonly said: string; readonly problem?: OrderProblem };

/** What the bars and palettes of the hand ask of whatever they lie on. */
export interface HandDesk {
  readonly $draft: ReadableAtom<MoveDraft | undefined>;
  readonly $ruler: ReadableAtom<Ruler | undefined>;
  readonly $selection: ReadableAtom<ReadonlySet<string>>;
  readonly $mode: WritableAtom<ToolMode>;
  readonly $layer: WritableAtom<InkLayer>;
  readonly $isSnapping: WritableAtom<boolean>;
  readonly $isAdding: WritableAtom<boolean>;
  readonly $overlays: ReadableAtom<ReadonlySet<OverlayName>>;
  readonly tool: Tool | undefined;
  readonly side: SideId | undefined;
  readonly profile: Profile;
  readonly snapshot: Snapshot;
  readonly live: { readonly $snapshot: ReadableAtom<Snapshot> };
  /** Ids of the selected stands that are on the board and that this seat may handle. */
  selectedStands(): string[];
  toggleOverlay(name: OverlayName): void;
  world(): World;
  names(): ReadonlyMap<string, StandName>;
  orderWords(): OrderWords;
  order(text: string): Promise<OrderAnswer>;
}
