import type { Snapshot } from '@vexillum/model';
import type { Pace } from './playback.ts';
import type { StepRow } from './step-list.ts';
import type { Viewer } from './timeline.ts';

/** Whose view of a match it is; with hindsight, everything that is known by now. */
export interface Eyes {
  readonly as: Viewer;
  readonly isHindsight: boolean;
}

/** A match as somebody sees it. Rebuilt for another viewer or language. */
export interface ToldMatch {
  readonly lineAt: (seq: number) => StepRow | undefined;
  tableAt(seq: number): Snapshot;
  /** How long an entry is looked at. Nothing moves for a reader who wants it still. */
  paceOf(seq: number, isStill: boolean): Pace;
}
