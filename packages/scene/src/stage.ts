import { Container, Graphics } from 'pixi.js';
import { ContextShelf } from './look/context-shelf.ts';
import type { Kit } from './look/kit.ts';
import { LabelAtlas } from './look/label-atlas.ts';
import { paletteOf, type Palette, type Theme } from './look/palette.ts';
import { UNIT } from './look/unit.ts';
import { campPainter } from './layers/camp-painter.ts';
import type { Glider } from './layers/glider.ts';
import { GroundLayer } from './layers/ground-layer.ts';
import { cursorPainter, dragPainter, tracePainter } from './layers/hand-painters.ts';
import { arrowPainter, drawingPainter } from './layers/ink-painters.ts';
import { markerPainter } from './layers/marker-painter.ts';
import type { Sight } from './layers/painter.ts';
import {
  bandPainter,
  handlePainter,
  notePainter,
  pingPainter,
  stemPainter,
  terrainLabelPainter,
  zonePainter,
} from './layers/screen-painters.ts';
import { shadowPainter, standPainter } from './layers/stand-painter.ts';
import { terrainPainter } from './layers/terrain-painter.ts';
import { ThingLayer } from './layers/thing-layer.ts';
import type { LayerName } from './scene.ts';
import type { BoardView, PingView } from './view/board-view.ts';

/** All display objects of one board in one theme. A new theme builds a new stage. */
export class Stage {
  readonly root = new Container();
  readonly #palette: Palette;
  readonly #kit: Kit;
  readonly #ground: GroundLayer;
  readonly #layers;
  readonly #marquee = new Graphics();
  /** Device pixels per MU that labels should be baked for. */
  #pixels = 0;

  constructor(theme: Theme, glider: Glider) {
    this.#palette = paletteOf(theme);
    this.#kit = { palette: this.#palette, labels: new LabelAtlas(), contexts: new ContextShelf() };
    this.#ground = new GroundLayer(this.#kit);
    this.#layers = makeLayers(this.#kit, glider);
    const layers = this.#layers;
    this.root.addChild(
      this.#ground.container,
      layers.bands.container,
      layers.terrain.container,
      this.#ground.lines,
      layers.zones.container,
      layers.terrainLabels.container,
      layers.drawings.container,
      layers.arrows.container,
      layers.traces.container,
      layers.camps.container,
      layers.shadows.container,
      layers.stands.container,
      layers.markers.container,
      layers.drags.container,
      layers.stems.container,
      layers.handles.container,
      layers.notes.container,
      this.#marquee,
      layers.pings.container,
      layers.cursors.container,
    );
  }

  show(view: BoardView, sight: Sight): void {
    const layers = this.#layers;
    this.#ground.show(view.board);
    layers.bands.show(view.bands, sight);
    layers.terrain.show(view.terrain, sight);
    layers.zones.show(view.zones, sight);
    layers.terrainLabels.show(view.terrain, sight);
    layers.drawings.show(view.drawings, sight);
    layers.arrows.show(view.arrows, sight);
    layers.traces.show(view.traces, sight);
    layers.camps.show(view.camps, sight);
    layers.shadows.show(view.stands, sight);
    layers.stands.show(view.stands, sight);
    layers.markers.show(view.markers, sight);
    layers.drags.show(view.drags, sight);
    layers.stems.show(view.handles, sight);
    layers.handles.show(view.handles, sight);
    layers.notes.show(view.notes, sight);
    layers.pings.show(view.pings, sight);
    layers.cursors.show(view.cursors, sight);
    this.#showMarquee(view.marquee, sight.scale);
  }

  /** Adapts everything to a new scale or side. `resolution` is device pixels per CSS pixel. */
  see(sight: Sight, resolution: number): void {
    this.root.scale.set(sight.scale / UNIT);
    this.root.rotation = sight.isFlipped ? Math.PI : 0;
    this.#pixels = sight.scale * resolution;
    if (!this.#kit.labels.isFairAt(this.#pixels)) this.sharpen();
    this.#ground.see(sight.scale);
    for (const layer of Object.values(this.#layers)) layer.see(sight);
  }

  /** Bakes the labels for the scale at which they are seen. Dear, so while a zoom lasts they are stretched instead. */
  sharpen(): void {
    this.#kit.labels.setScale(this.#pixels);
  }

  showLayer(name: LayerName, isShown: boolean): void {
    const layers = this.#layers;
    const containers: Readonly<Record<LayerName, readonly Container[]>> = {
      zones: [layers.zones.container],
      bands: [layers.bands.container],
      grid: [this.#ground.lines],
      labels: [],
      plans: [layers.arrows.container, layers.notes.container],
      drawings: [layers.drawings.container],
      cursors: [layers.cursors.container],
    };
    for (const container of containers[name]) container.visible = isShown;
  }

  /** How far a ping has spread, 0 to 1. */
  spreadPing(ping: PingView, part: number): void {
    const rings = this.#layers.pings.objectOf(ping.id)?.children[0];
    rings?.scale.set(0.3 + 1.1 * part);
    if (rings) rings.alpha = 1 - 0.5 * part;
  }

  destroy(): void {
    this.root.destroy({ children: true });
    this.#ground.destroy();
    this.#kit.labels.destroy();
    this.#kit.contexts.destroy();
  }

  #showMarquee(marquee: BoardView['marquee'], scale: number): void {
    this.#marquee.clear();
    if (!marquee) return;
    this.#marquee
      .rect(marquee.x * UNIT, -(marquee.y + marquee.depth) * UNIT, marquee.width * UNIT, marquee.depth * UNIT)
      .fill({ color: this.#palette.selection, alpha: 0.14 })
      .stroke({ color: this.#palette.selection, width: (1.5 * UNIT) / scale });
  }
}

const makeLayers = (kit: Kit, glider: Glider) => ({
  bands: new ThingLayer(bandPainter, kit),
  terrain: new ThingLayer(terrainPainter, kit),
  zones: new ThingLayer(zonePainter, kit),
  terrainLabels: new ThingLayer(terrainLabelPainter, kit),
  drawings: new ThingLayer(drawingPainter, kit),
  arrows: new ThingLayer(arrowPainter, kit),
  traces: new ThingLayer(tracePainter, kit),
  camps: new ThingLayer(campPainter, kit),
  shadows: new ThingLayer(shadowPainter, kit),
  stands: new ThingLayer(standPainter, kit),
  markers: new ThingLayer(markerPainter, kit),
  drags: new ThingLayer(dragPainter(glider), kit),
  stems: new ThingLayer(stemPainter, kit),
  handles: new ThingLayer(handlePainter, kit),
  notes: new ThingLayer(notePainter, kit),
  pings: new ThingLayer(pingPainter, kit),
  cursors: new ThingLayer(cursorPainter(glider), kit),
});
