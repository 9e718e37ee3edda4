import type { AboutFace } from '../moves/about-face.ts';
import type { WheelSide } from '../moves/wheel.ts';
import type { StoredPose } from '../placement.ts';
import type { Point } from '../point.ts';

/** One part of a move. Lengths in MU, turns in degrees; poses and points as written. */
export type Leg =
  | { readonly kind: 'advance'; readonly distance: number }
  | { readonly kind: 'wheel'; readonly side: WheelSide; readonly degrees: number }
  | { readonly kind: 'slide'; readonly distance: number }
  /** The group carried as one body, so that this stand (or its first by id) comes to that pose. */
  | { readonly kind: 'free'; readonly to: StoredPose; readonly stand?: string }
  /** Clockwise, about the middle of its front or of itself, or about a point. */
  | { readonly kind: 'rotate'; readonly degrees: number; readonly about: 'front' | 'center' | Point }
  | { readonly kind: 'push-back'; readonly distance: number }
  | { readonly kind: 'about-face'; readonly about: AboutFace }
  /** A column marches that far after its first has begun a turn, if one is given; all follow through the hinges. */
  | {
      readonly kind: 'column';
      readonly distance: number;
      readonly turn?: { readonly side: WheelSide; readonly degrees: number };
    }
  /** Each straight to a pose of its own: a conform proposal or a snap. */
  | { readonly kind: 'place'; readonly poses: Readonly<Record<string, StoredPose>> };

export type LegKind = Leg['kind'];
