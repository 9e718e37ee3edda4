import { drawOverlay } from './draw-overlay.ts';
import type { BattleKit } from '../look/battle-kit.ts';
import type { OverlayView } from '../battle-view.ts';
import { inkPainter } from '@vexillum/canvas/layers';

/** Areas and lines that go with the stands. */
export const overlayPainter = inkPainter<OverlayView, BattleKit>(
  (graphics, overlay, kit, pixel) => drawOverlay(graphics.context, overlay, kit.palette, pixel),
  ({ kind }) => kind,
);
