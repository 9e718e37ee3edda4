import { drawOverlay } from '../art/draw-overlay.ts';
import type { OverlayView } from '../view/board-view.ts';
import { inkPainter } from './ink-painter.ts';

/** Areas and lines that go with the stands. */
export const overlayPainter = inkPainter<OverlayView>(
  (graphics, overlay, kit, pixel) => drawOverlay(graphics.context, overlay, kit.palette, pixel),
  ({ kind }) => kind,
);
