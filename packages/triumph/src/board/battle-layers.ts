import type { Point } from '@vexillum/geometry';
import { overlayLooks } from './overlays/overlay-look.ts';
import type { BattleKit } from './look/battle-kit.ts';
import { battlePaletteOf } from './look/battle-palette.ts';
import { ArtShelf } from './look/art-shelf.ts';
import { ContextShelf } from './look/context-shelf.ts';
import {
  PictureAtlas,
  sortedOut,
  ThingLayer,
  type HandView,
  type Hit,
  type Kit,
  type LayerGroup,
  type LayerName,
  type LayerSet,
  type SceneHooks,
  type Sight,
} from '@vexillum/canvas/layers';
import type { BattleView, OverlayKind, OverlayView, StandView, TerrainView, TraceView } from './battle-view.ts';
import { hitBelowInk, hitPieces } from './hit-battle.ts';
import { campPainter } from './pieces/camp-painter.ts';
import { dragPainter, tracePainter } from './pieces/held-painters.ts';
import { handlePainter, stemPainter } from './overlays/handle-painter.ts';
import { fallenPainter } from './pieces/fallen-painter.ts';
import { Marching } from './pieces/marching.ts';
import { markerPainter } from './pieces/marker-painter.ts';
import { overlayPainter } from './overlays/overlay-painter.ts';
import { haloPainter, shadowPainter, standPainter } from './pieces/stand-painter.ts';
import {
  GROUND_PAGE,
  LARGEST_GROUND,
  terrainNamePainter,
  terrainOutlinePainter,
  terrainPainter,
} from './land/terrain-painter.ts';
import { SoilLayer } from './land/soil-layer.ts';
import { bandPainter, zonePainter } from './land/zone-painters.ts';

/** In device pixels per MU: a stand is then 320 pixels wide, which only a sharp screen at its nearest has to stretch. */
const LARGEST_STAND = 160;

const makeKit = (kit: Kit, { frames }: SceneHooks): BattleKit => ({
  ...kit,
  palette: battlePaletteOf(kit.theme, kit.colors),
  contexts: new ContextShelf(),
  pictures: new PictureAtlas(1024, LARGEST_STAND, () => frames.request()),
  grounds: new PictureAtlas(GROUND_PAGE, LARGEST_GROUND, () => frames.request()),
  art: new ArtShelf(),
  codes: { areShown: false },
});

const makeLayers = (kit: BattleKit, { glider }: SceneHooks) => ({
  bands: new ThingLayer('bands', bandPainter, kit),
  terrain: new ThingLayer('terrain', terrainPainter, kit),
  outlines: new ThingLayer('outlines', terrainOutlinePainter, kit),
  zones: new ThingLayer('zones', zonePainter, kit),
  terrainNames: new ThingLayer('terrain-names', terrainNamePainter, kit),
  ranges: new ThingLayer('ranges', overlayPainter, kit, true),
  underlays: new ThingLayer('underlays', overlayPainter, kit, true),
  trails: new ThingLayer('trails', overlayPainter, kit),
  ghosts: new ThingLayer('ghosts', tracePainter, kit),
  traces: new ThingLayer('traces', tracePainter, kit, true),
  camps: new ThingLayer('camps', campPainter, kit),
  fallen: new ThingLayer('fallen', fallenPainter, kit),
  shadows: new ThingLayer('shadows', shadowPainter, kit),
  stands: new ThingLayer('stands', standPainter, kit),
  halos: new ThingLayer('halos', haloPainter, kit, true),
  markers: new ThingLayer('markers', markerPainter, kit),
  drags: new ThingLayer('drags', dragPainter(glider), kit, true),
  overlays: new ThingLayer('overlays', overlayPainter, kit, true),
  stems: new ThingLayer('stems', stemPainter, kit, true),
  handles: new ThingLayer('handles', handlePainter, kit, true),
});

/** What the reader of a battle can show and hide. */
export type BattleLayerName = LayerName | 'zones' | 'bands' | 'ghosts' | 'codes' | 'fallen';

/** From below. */
const inOrder = (
  soil: SoilLayer,
  layers: ReturnType<typeof makeLayers>,
  marching: Marching,
): LayerGroup['containers'] => {
  const containersOf = (...names: (keyof typeof layers)[]) => names.map((name) => layers[name].container);
  return {
    ground: [soil.container, ...containersOf('bands', 'terrain', 'outlines')],
    grid: containersOf('zones', 'terrainNames', 'ranges', 'underlays'),
    ink: [
      ...containersOf('trails', 'ghosts', 'traces', 'camps', 'fallen'),
      marching.dust,
      ...containersOf('shadows', 'stands', 'halos', 'markers'),
      ...containersOf('drags', 'overlays', 'stems', 'handles'),
    ],
  };
};

/** Many, and seldom changed; kept apart from those that follow every movement of a hand. */
const steadyKinds: ReadonlySet<OverlayKind> = new Set(['zone-of-control', 'command-range', 'fire-arc', 'threat']);

const FADE_TIME = 900;

/** When the browser has nothing else to do. */
const quietMoment = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: 2000 });
    else setTimeout(resolve, 0);
  });

/** The layers of a battle: land, stands, what they measure, and the knobs of the hand. */
class BattleLayers implements LayerGroup<BattleView> {
  readonly containers;
  readonly parts;
  readonly #kit: BattleKit;
  readonly #hooks: SceneHooks;
  readonly #layers;
  readonly #marching: Marching;
  readonly #soil = new SoilLayer();
  readonly #byTurn = sortedOut<TraceView>((trace) => trace.of === 'turn');
  readonly #byTrail = sortedOut<OverlayView>((overlay) => overlay.kind === 'trail');
  readonly #byHaste = sortedOut<OverlayView>((overlay) => steadyKinds.has(overlay.kind));
  readonly #byHalo = sortedOut<StandView>((stand) => stand.isSelected === true || stand.isHovered === true);
  readonly #byTouch = sortedOut<TerrainView>((piece) => piece.isSelected === true || piece.isHovered === true);
  readonly #byPlace = sortedOut<OverlayView>((overlay) => overlayLooks[overlay.kind].lies === 'under');
  #view: BattleView | undefined;
  #isGone = false;
  #isDeployed: boolean | undefined;
  #painting: Promise<void> | undefined;

  constructor(kit: Kit, hooks: SceneHooks) {
    this.#kit = makeKit(kit, hooks);
    this.#hooks = hooks;
    const layers = makeLayers(this.#kit, hooks);
    this.#layers = layers;
    this.#marching = new Marching(hooks, this.#kit.palette, (stand) => {
      for (const layer of [layers.shadows, layers.stands, layers.halos]) layer.layAs(stand);
    });
    this.containers = inOrder(this.#soil, layers, this.#marching);
    this.parts = {
      zones: [layers.zones.container],
      bands: [layers.bands.container],
      ghosts: [layers.ghosts.container, layers.trails.container],
      fallen: [layers.fallen.container],
    };
  }

  show(view: BattleView, sight: Sight): boolean {
    this.#view = view;
    const layers = this.#layers;
    const [ghosts, traces] = this.#byTurn(view.traces);
    const [trails, others] = this.#byTrail(view.overlays);
    const [under, overlays] = this.#byPlace(others);
    const [ranges, underlays] = this.#byHaste(under);
    const [halos] = this.#byHalo(view.stands);
    const [touched] = this.#byTouch(view.terrain);
    if (this.#kit.art.now) this.#paintSoon();
    this.#fadeZones(view.isDeployed === true);
    const isOther = [
      layers.bands.show(view.bands, sight),
      layers.terrain.show(view.terrain, sight),
      layers.outlines.show(view.areOutlinesShown ? view.terrain : touched, sight),
      layers.zones.show(view.zones, sight),
      layers.terrainNames.show(view.terrain, sight),
      layers.ranges.show(ranges, sight),
      layers.underlays.show(underlays, sight),
      layers.trails.show(trails, sight),
      layers.ghosts.show(ghosts, sight),
      layers.traces.show(traces, sight),
      layers.camps.show(view.camps, sight),
      layers.fallen.show(view.fallen, sight),
      layers.shadows.show(view.stands, sight),
      layers.stands.show(view.stands, sight),
      layers.halos.show(halos, sight),
      layers.markers.show(view.markers, sight),
      layers.drags.show(view.drags, sight),
      layers.overlays.show(overlays, sight),
      layers.stems.show(view.handles, sight),
      layers.handles.show(view.handles, sight),
    ].includes(true);
    // After the stands lie where their marches end.
    this.#marching.show(view.marches, view.stands);
    return isOther;
  }

  /** Codes on figures; on blocks they are always. */
  showPart(name: string, isShown: boolean): void {
    if (name !== 'codes' || this.#kit.codes.areShown === isShown) return;
    this.#kit.codes.areShown = isShown;
    this.#kit.pictures.bakeAgain();
  }

  see(sight: Sight): void {
    for (const layer of Object.values(this.#layers)) layer.see(sight);
  }

  sharpen(sight: Sight, pixels: number): void {
    this.#kit.pictures.setSight(sight, pixels);
    this.#kit.grounds.setSight(sight, pixels);
    this.#soil.sharpen(pixels);
  }

  flush(): void {
    this.#paintSoon();
    this.#kit.pictures.flush();
    this.#kit.grounds.flush();
  }

  /** The plates of the zones go when nobody needs them any more. */
  #fadeZones(isDeployed: boolean): void {
    const { container } = this.#layers.zones;
    const wanted = isDeployed ? 0 : 1;
    if (this.#isDeployed === isDeployed) return;
    const isFirst = this.#isDeployed === undefined;
    this.#isDeployed = isDeployed;
    if (isFirst || this.#hooks.isStill()) container.alpha = wanted;
    else
      this.#hooks.frames.animate('zones fade', (milliseconds) => {
        const step = milliseconds / FADE_TIME;
        container.alpha = Math.min(1, Math.max(0, container.alpha + (isDeployed ? -step : step)));
        return container.alpha !== wanted;
      });
  }

  /** The art, and the ground baked with it: away from the first frame, in a quiet moment. */
  #paintSoon(): void {
    const view = this.#view;
    if (!view || (this.#kit.art.now && !this.#soil.isStale(view.board, view.soil))) return;
    this.#painting ??= this.#paint().finally(() => (this.#painting = undefined));
  }

  /** The ground in one quiet moment, all other pictures in the next: neither holds up a hand for long. */
  async #paint(): Promise<void> {
    const isFirst = this.#kit.art.now === undefined;
    await quietMoment();
    const art = await this.#kit.art.load();
    const view = this.#view;
    if (!art || this.#isGone || !view) return;
    if (this.#soil.isStale(view.board, view.soil)) this.#soil.bake(art, view.board, view.soil);
    this.#hooks.frames.request();
    if (!isFirst) return;
    await quietMoment();
    if (this.#isGone) return;
    this.#kit.pictures.bakeAgain();
    this.#kit.grounds.bakeAgain();
    this.#hooks.frames.request();
  }

  async ready(): Promise<void> {
    this.#paintSoon();
    await this.#painting;
    this.#kit.pictures.flush(true);
    this.#kit.grounds.flush(true);
  }

  hitTest(point: Point, slop: number): Hit | undefined {
    return this.#view && hitPieces(this.#view, point, slop);
  }

  hitBelowInk(point: Point, slop: number): Hit | undefined {
    return this.#view && hitBelowInk(this.#view, point, slop);
  }

  /** Whoever has pieces in hand. */
  handsOf({ drags }: BattleView): HandView[] {
    return drags.flatMap(({ name, side, pose }) =>
      name === undefined ? [] : [{ name, side, at: { x: pose[0] / 1000, y: pose[1] / 1000 } }],
    );
  }

  destroy(): void {
    this.#isGone = true;
    this.#soil.destroy();
    this.#marching.destroy();
    this.#kit.pictures.destroy();
    this.#kit.grounds.destroy();
    this.#kit.contexts.destroy();
  }
}

/** Draws what of a `BattleView` no other game's board has. */
export const battleLayers: LayerSet<BattleView> = (kit, hooks) => new BattleLayers(kit, hooks);
