import type { LabelView, MarkerView, OverlayView } from '@vexillum/scene';

/** What panels lay over the board for this reader alone: markers in the making, the edge where a march comes in. */
export interface BoardExtra {
  readonly markers: readonly MarkerView[];
  readonly overlays: readonly OverlayView[];
  /** Stands of demoralized commands. */
  readonly demoralized?: ReadonlySet<string>;
  /** What a flag that the reader looks at has measured. */
  readonly flag?: { readonly overlays: readonly OverlayView[]; readonly labels: readonly LabelView[] };
}

export const nothingExtra: BoardExtra = { markers: [], overlays: [] };
