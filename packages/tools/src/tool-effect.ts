import type { Box, Point, ScreenPoint } from '@vexillum/geometry';
import type { Pose } from '@vexillum/model';

export type Poses = ReadonlyMap<string, Pose>;

/** What made a drop: for the action's name in the log. */
export const gestures = ['drag', 'turn', 'nudge'] as const;
export type Gesture = (typeof gestures)[number];

/** What should come of it, as plain values: the screen's owner carries them out. */
export type ToolEffect =
  /** These and no others are selected now. */
  | { readonly kind: 'select'; readonly ids: readonly string[] }
  /** The pieces in hand look as if they were here; nothing has moved yet. Send it on as presence. */
  | { readonly kind: 'preview'; readonly poses: Poses }
  /** The gesture is done: one action that moves all of these. */
  | { readonly kind: 'drop'; readonly poses: Poses; readonly gesture: Gesture }
  /** The gesture is given up: the pieces are where they were. */
  | { readonly kind: 'cancel' }
  /** Push the table by CSS pixels. */
  | { readonly kind: 'pan'; readonly right: number; readonly down: number }
  | { readonly kind: 'zoom'; readonly factor: number; readonly at: ScreenPoint }
  | { readonly kind: 'hover'; readonly id: string | undefined }
  /** The box being drawn round pieces; `undefined` when it is done. */
  | { readonly kind: 'marquee'; readonly box: Box | undefined }
  | { readonly kind: 'cursor'; readonly at: Point }
  | { readonly kind: 'ping'; readonly at: Point }
  /** Please hand in a `wake` event with this ticket after so many milliseconds. */
  | { readonly kind: 'wake'; readonly ticket: number; readonly after: number };
