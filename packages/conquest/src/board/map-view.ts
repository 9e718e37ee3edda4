import type { BoardView } from '@vexillum/canvas/layers';
import type { AreasView } from './areas-view.ts';

/** A board that may be a map in areas. */
export interface MapView extends BoardView {
  readonly map?: AreasView;
}
