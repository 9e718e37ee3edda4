import type { Box, Point } from '@vexillum/geometry';
import type { Pose } from '@vexillum/model';
import type { InkLayer, MoveDraft, Ruler, ToolMode } from '../../hand/index.ts';
import { atom, type ReadableAtom } from 'nanostores';
import type { Sizing, Sketch } from '../view/board-moment.ts';

/** What the hand shows of itself; it alone writes it. */
export interface HandStores {
  readonly $selection: ReadableAtom<ReadonlySet<string>>;
  readonly $hover: ReadableAtom<string | undefined>;
  /** Pieces in the hand and where it holds them. */
  readonly $held: ReadableAtom<ReadonlyMap<string, Pose>>;
  readonly $draft: ReadableAtom<MoveDraft | undefined>;
  readonly $ruler: ReadableAtom<Ruler | undefined>;
  readonly $laser: ReadableAtom<readonly Point[]>;
  readonly $marquee: ReadableAtom<Box | undefined>;
  readonly $sketch: ReadableAtom<Sketch | undefined>;
  readonly $sizing: ReadableAtom<Sizing | undefined>;
  readonly $mode: ReadableAtom<ToolMode>;
  readonly $layer: ReadableAtom<InkLayer>;
  readonly $isSnapping: ReadableAtom<boolean>;
  /** Taps add to the selection. */
  readonly $isAdding: ReadableAtom<boolean>;
}

export const emptyHand: ReadonlyMap<string, Pose> = new Map();

export const newStores = () => ({
  $selection: atom<ReadonlySet<string>>(new Set()),
  $hover: atom<string | undefined>(undefined),
  $held: atom(emptyHand),
  $draft: atom<MoveDraft | undefined>(undefined),
  $ruler: atom<Ruler | undefined>(undefined),
  $laser: atom<readonly Point[]>([]),
  $marquee: atom<Box | undefined>(undefined),
  $sketch: atom<Sketch | undefined>(undefined),
  $sizing: atom<Sizing | undefined>(undefined),
  $mode: atom<ToolMode>('select'),
  $layer: atom<InkLayer>('table'),
  $isSnapping: atom(true),
  $isAdding: atom(false),
});
