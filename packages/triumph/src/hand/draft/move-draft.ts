import type { Leg, MoveRules, Plan, Point, SnapCandidate, SoftStop } from '@vexillum/geometry';

/** What a hand steers along just now, to be drawn with its ticks. Points in MU, turns in degrees. */
export type Guide =
  | { readonly kind: 'line'; readonly from: Point; readonly to: Point; readonly ticks: readonly Point[] }
  | {
      readonly kind: 'arc';
      readonly pivot: Point;
      /** The corner whose way is paid for, before and after. */
      readonly from: Point;
      readonly to: Point;
      /** Clockwise. */
      readonly turn: number;
      /** One at every whole MU of the measure that counts. */
      readonly ticks: readonly Point[];
    }
  /** All that the middle of the front edge may come to with this heading. */
  | { readonly kind: 'lens'; readonly outline: readonly Point[] };

/** How a move came about: by its body, by its knobs, by keys, from a proposal, or back to where the turn began. */
export const gestures = ['carry', 'steer', 'keys', 'proposal', 'return'] as const;
export type Gesture = (typeof gestures)[number];

/** What the hand proposes to do with a group, shown before anything happens. */
export const proposals = ['conform', 'column', 'line', 'push-back', 'about-face'] as const;
export type ProposalKind = (typeof proposals)[number];

/** A move in the making: the table knows nothing of it yet. The plan is always of all legs from where the stands are on the table. */
export interface MoveDraft {
  /** The stands that move, sorted. */
  readonly ids: readonly string[];
  readonly legs: readonly Leg[];
  readonly plan: Plan;
  readonly gesture: Gesture;
  /** A pointer holds it: it is not yet clear where it will rest. */
  readonly isHeld: boolean;
  readonly guide?: Guide;
  /** Where the last leg rests: at a whole MU, at the budget, at first contact. */
  readonly stop?: SoftStop;
  /** The contact that it has been pulled into; the last leg is then a `place`. */
  readonly snap?: SnapCandidate;
  readonly proposal?: ProposalKind;
  /** Where there is more than one proposal of the kind: which of how many this is, from 1. Asking again shows the next. */
  readonly choice?: { readonly number: number; readonly of: number };
  /** Digits typed for the last leg that Enter has not yet made its value: `2.5`, `30d`. */
  readonly typed?: string;
  /** What it was planned by. */
  readonly rules?: MoveRules;
}
