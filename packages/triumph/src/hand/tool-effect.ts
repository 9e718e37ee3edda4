import type { Box, Point, ScreenPoint } from '@vexillum/geometry';
import type { Pose } from '@vexillum/model';
import type { MoveDraft } from './draft/move-draft.ts';
import type { Ruler } from './measure/ruler.ts';
import type { InkLayer } from './tool-mode.ts';

export type Poses = ReadonlyMap<string, Pose>;

/** Something that the player should be told in a few words. */
export type ToolHint =
  | { readonly kind: 'held'; readonly stands: readonly string[]; readonly by: string }
  | { readonly kind: 'nothing-to-move' }
  | { readonly kind: 'nothing-to-conform-to' }
  | { readonly kind: 'no-proposal'; readonly proposal: string }
  | { readonly kind: 'no-turn-start' }
  | { readonly kind: 'snapping'; readonly isOn: boolean };

/** What should come of it, as plain values: the screen's owner carries them out. */
export type ToolEffect =
  /** These and no others are selected now. */
  | { readonly kind: 'select'; readonly ids: readonly string[] }
  | { readonly kind: 'hover'; readonly id: string | undefined }
  /** The box being drawn round pieces; `undefined` when it is done. */
  | { readonly kind: 'marquee'; readonly box: Box | undefined }
  /** The move in the making; `undefined` when there is none any more. Nothing has moved yet. Send it on as presence. */
  | { readonly kind: 'draft'; readonly draft: MoveDraft | undefined }
  /** The move is made: one action, one undo step. No draft is left after it. */
  | { readonly kind: 'commit'; readonly draft: MoveDraft }
  /** Terrain, camps and markers in the hand look as if they were here; nothing has moved yet. */
  | { readonly kind: 'preview'; readonly poses: Poses }
  /** They are put down here. */
  | { readonly kind: 'drop'; readonly poses: Poses }
  /** They are where they were. */
  | { readonly kind: 'cancel' }
  /** A terrain piece is pulled to a size, in thousandths of an MU; `isDone` when it is let go, no size when it is given up. */
  | {
      readonly kind: 'resize';
      readonly id: string;
      readonly size: readonly [width: number, depth: number] | undefined;
      readonly isDone: boolean;
    }
  | { readonly kind: 'ruler'; readonly ruler: Ruler | undefined }
  /** Where the laser has just been, oldest first; none when it is off. */
  | { readonly kind: 'laser'; readonly points: readonly Point[] }
  /** Ink that is being drawn; none when it is given up. */
  | {
      readonly kind: 'sketch';
      readonly shape: 'line' | 'arrow' | 'area';
      readonly layer: InkLayer;
      readonly points: readonly Point[];
    }
  /** Ink that is done. */
  | {
      readonly kind: 'ink';
      readonly shape: 'line' | 'arrow' | 'area';
      readonly layer: InkLayer;
      readonly points: readonly Point[];
    }
  | { readonly kind: 'note'; readonly at: Point }
  | { readonly kind: 'erase'; readonly id: string }
  /** What lies under the finger is shown above it; `undefined` when the finger is gone. */
  | { readonly kind: 'loupe'; readonly at: ScreenPoint | undefined }
  | { readonly kind: 'cursor'; readonly at: Point }
  | { readonly kind: 'ping'; readonly at: Point }
  /** Push the table by CSS pixels. */
  | { readonly kind: 'pan'; readonly right: number; readonly down: number }
  | { readonly kind: 'zoom'; readonly factor: number; readonly at: ScreenPoint }
  /** Keeps the selection under a number, or calls it up again. */
  | { readonly kind: 'keep-group' | 'call-group'; readonly number: number }
  /** Takes back the last action; asked for by two fingers tapping, when no move is in the making. */
  | { readonly kind: 'undo' }
  | { readonly kind: 'hint'; readonly hint: ToolHint }
  /** Please hand in a `wake` event with this ticket after so many milliseconds. */
  | { readonly kind: 'wake'; readonly ticket: number; readonly after: number };
