import { overlayLooks } from './art/overlay-look.ts';
import { campPainter } from './layers/camp-painter.ts';
import type { Glider } from './layers/glider.ts';
import { cursorPainter, dragPainter, tracePainter } from './layers/hand-painters.ts';
import { handlePainter, stemPainter } from './layers/handle-painter.ts';
import { arrowPainter, drawingPainter } from './layers/ink-painters.ts';
import { laserPainter } from './layers/laser-painter.ts';
import { markerPainter } from './layers/marker-painter.ts';
import { overlayPainter } from './layers/overlay-painter.ts';
import { bandPainter, notePainter, pingPainter, terrainLabelPainter, zonePainter } from './layers/screen-painters.ts';
import { haloPainter, shadowPainter, standPainter } from './layers/stand-painter.ts';
import { terrainPainter } from './layers/terrain-painter.ts';
import { ThingLayer } from './layers/thing-layer.ts';
import type { Sight } from './look/sight.ts';
import type { Kit } from './look/kit.ts';
import type { BoardView, OverlayKind, OverlayView, StandView, TraceView } from './view/board-view.ts';
import { sortedOut } from './view/sorted-out.ts';

/** One layer for each kind of thing on the board. */
export const makeLayers = (kit: Kit, glider: Glider) => ({
  bands: new ThingLayer('bands', bandPainter, kit),
  terrain: new ThingLayer('terrain', terrainPainter, kit),
  zones: new ThingLayer('zones', zonePainter, kit),
  terrainLabels: new ThingLayer('terrain-names', terrainLabelPainter, kit),
  ranges: new ThingLayer('ranges', overlayPainter, kit, true),
  underlays: new ThingLayer('underlays', overlayPainter, kit, true),
  drawings: new ThingLayer('drawings', drawingPainter, kit),
  arrows: new ThingLayer('arrows', arrowPainter, kit),
  trails: new ThingLayer('trails', overlayPainter, kit),
  ghosts: new ThingLayer('ghosts', tracePainter, kit),
  traces: new ThingLayer('traces', tracePainter, kit, true),
  camps: new ThingLayer('camps', campPainter, kit),
  shadows: new ThingLayer('shadows', shadowPainter, kit),
  stands: new ThingLayer('stands', standPainter, kit),
  halos: new ThingLayer('halos', haloPainter, kit, true),
  markers: new ThingLayer('markers', markerPainter, kit),
  drags: new ThingLayer('drags', dragPainter(glider), kit, true),
  overlays: new ThingLayer('overlays', overlayPainter, kit, true),
  stems: new ThingLayer('stems', stemPainter, kit, true),
  handles: new ThingLayer('handles', handlePainter, kit, true),
  notes: new ThingLayer('notes', notePainter, kit),
  pings: new ThingLayer('pings', pingPainter, kit, true),
  lasers: new ThingLayer('lasers', laserPainter, kit, true),
  cursors: new ThingLayer('cursors', cursorPainter(glider), kit, true),
});

/** Many, and seldom changed; kept apart from those that follow every movement of a hand. */
const steadyKinds: ReadonlySet<OverlayKind> = new Set(['zone-of-control', 'command-range', 'fire-arc', 'threat']);

export type StageLayers = ReturnType<typeof makeLayers>;

/** Hands each layer its part of a view; the answer says whether anything looks different now. */
export const layerShower = (layers: StageLayers): ((view: BoardView, sight: Sight) => boolean) => {
  const byTurn = sortedOut<TraceView>((trace) => trace.of === 'turn');
  const byTrail = sortedOut<OverlayView>((overlay) => overlay.kind === 'trail');
  const byHaste = sortedOut<OverlayView>((overlay) => steadyKinds.has(overlay.kind));
  const byHalo = sortedOut<StandView>((stand) => stand.isSelected === true || stand.isHovered === true);
  const byPlace = sortedOut<OverlayView>((overlay) => overlayLooks[overlay.kind].lies === 'under');
  return (view, sight) => {
    const [ghosts, traces] = byTurn(view.traces);
    const [trails, others] = byTrail(view.overlays);
    const [under, overlays] = byPlace(others);
    const [ranges, underlays] = byHaste(under);
    const [halos] = byHalo(view.stands);
    const changes = [
      layers.bands.show(view.bands, sight),
      layers.terrain.show(view.terrain, sight),
      layers.zones.show(view.zones, sight),
      layers.terrainLabels.show(view.terrain, sight),
      layers.ranges.show(ranges, sight),
      layers.underlays.show(underlays, sight),
      layers.drawings.show(view.drawings, sight),
      layers.arrows.show(view.arrows, sight),
      layers.trails.show(trails, sight),
      layers.ghosts.show(ghosts, sight),
      layers.traces.show(traces, sight),
      layers.camps.show(view.camps, sight),
      layers.shadows.show(view.stands, sight),
      layers.stands.show(view.stands, sight),
      layers.halos.show(halos, sight),
      layers.markers.show(view.markers, sight),
      layers.drags.show(view.drags, sight),
      layers.overlays.show(overlays, sight),
      layers.stems.show(view.handles, sight),
      layers.handles.show(view.handles, sight),
      layers.notes.show(view.notes, sight),
      layers.pings.show(view.pings, sight),
      layers.lasers.show(view.lasers, sight),
      layers.cursors.show(view.cursors, sight),
    ];
    return changes.includes(true);
  };
};
