import type { SceneHooks } from './layers/layer-set.ts';
import { cursorPainter } from './layers/hand-painters.ts';
import { arrowPainter, drawingPainter } from './layers/ink-painters.ts';
import { laserPainter } from './layers/laser-painter.ts';
import { notePainter, pingPainter } from './layers/screen-painters.ts';
import { ThingLayer } from './layers/thing-layer.ts';
import type { Sight } from './look/sight.ts';
import type { Kit } from './look/kit.ts';
import type { BoardView } from './view/board-view.ts';

/** One layer for each kind of thing that any board may have. */
export const makeLayers = (kit: Kit, { glider }: SceneHooks) => ({
  drawings: new ThingLayer('drawings', drawingPainter, kit),
  arrows: new ThingLayer('arrows', arrowPainter, kit),
  notes: new ThingLayer('notes', notePainter, kit),
  pings: new ThingLayer('pings', pingPainter, kit, true),
  lasers: new ThingLayer('lasers', laserPainter, kit, true),
  cursors: new ThingLayer('cursors', cursorPainter(glider), kit, true),
});

export type StageLayers = ReturnType<typeof makeLayers>;

/** Hands each layer its part of a view; the answer says whether anything looks different now. */
export const showLayers = (layers: StageLayers, view: BoardView, sight: Sight): boolean =>
  [
    layers.drawings.show(view.drawings, sight),
    layers.arrows.show(view.arrows, sight),
    layers.notes.show(view.notes, sight),
    layers.pings.show(view.pings, sight),
    layers.lasers.show(view.lasers, sight),
    layers.cursors.show(view.cursors, sight),
  ].includes(true);
