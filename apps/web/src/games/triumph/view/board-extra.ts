import type { MarkerView, OverlayView } from '@vexillum/scene';

/** What panels lay over the board for this reader alone: markers in the making, the edge where a march comes in. */
export interface BoardExtra {
  readonly markers: readonly MarkerView[];
  readonly overlays: readonly OverlayView[];
}

export const nothingExtra: BoardExtra = { markers: [], overlays: [] };
