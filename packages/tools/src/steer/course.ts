import type { Leg, Point } from '@vexillum/geometry';
import type { Guide } from '../draft/move-draft.ts';
import type { PointerToolEvent } from '../tool-event.ts';
import type { Rest } from './rest.ts';

/** What a knob steers: one leg, by one number (MU or degrees), which the pointer changes. */
export interface Course {
  readonly name: 'advancing' | 'wheeling' | 'sliding' | 'turning';
  readonly ids: readonly string[];
  /** The legs before the one that is steered. */
  readonly before: readonly Leg[];
  /** What the leg already was when it was taken in hand; 0 for a new one. */
  readonly begun: number;
  /** 1 or -1: which way a length means that is typed before anything has moved. */
  readonly sense: number;
  /** Where the pointer wants the leg. */
  valueAt(event: PointerToolEvent): number;
  /** Where it comes to rest: at a stop, or just there. */
  restOf(value: number, event: PointerToolEvent): Rest;
  legOf(value: number): Leg;
  guideOf(value: number): Guide | undefined;
}

/** What a course begins with. */
export interface Grip {
  readonly ids: readonly string[];
  readonly legs: readonly Leg[];
  readonly at: Point;
}
