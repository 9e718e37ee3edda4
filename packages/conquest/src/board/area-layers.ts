import type { Box, Point } from '@vexillum/geometry';
import type { Container } from 'pixi.js';
import {
  PictureAtlas,
  ThingLayer,
  sortedOut,
  type Camera,
  type Hit,
  type Kit,
  type LayerGroup,
  type LayerSet,
  type SceneHooks,
  type Sight,
} from '@vexillum/canvas/layers';
import { areaBox } from './area-box.ts';
import { AREA_PAGE, AreaObject, areaPainter, type Baking } from './area-painter.ts';
import type { AreasView, AreaView, StrikeView, TokenView } from './areas-view.ts';
import { captionPainter } from './caption-painter.ts';
import { clashPainter } from './clash-painter.ts';
import { areaAt, areaNear } from './hit-areas.ts';
import { isSameLand } from './is-same-land.ts';
import type { MapView } from './map-view.ts';
import { shapePainter, strokePainter } from './line-painters.ts';
import { isMarked, markPainter } from './mark-painter.ts';
import { namePainter } from './name-painter.ts';
import { paintRelief, paintShore, ReliefPicture } from './relief-picture.ts';
import { luminance, mixed } from './shade.ts';
import { strikePainter } from './strike-painter.ts';
import { tokenAt, tokenNear } from './hit-tokens.ts';
import { platePainter } from './plate-painter.ts';
import { platePlaces } from './plate-places.ts';
import { namesShown } from './token-names.ts';
import { tokenPainter } from './token-painter.ts';
import { TokenRooms } from './token-rooms.ts';

/** All areas' pictures together have at most so many pixels; from nearer, lines are drawn instead. */
const MOST_PIXELS = 9_000_000;
const TOKEN_PAGE = 1024;

const nowhere: Point = { x: 0, y: 0 };
const noOffsets: ReadonlyMap<string, Point> = new Map();
const noNames: NonNullable<AreasView['names']> = [];
const noMap: AreasView = { ground: 0, shapes: [], areas: [], strokes: [], captions: [], strikes: [], tokens: [] };

const makeLayers = (kit: Kit, parts: Parts) => {
  const { hooks, baking, areaAtlas, tokenAtlas, rooms, isNameShown, offsetOf, hasBegun } = parts;
  const { palette } = kit;
  return {
    areas: new ThingLayer('areas', areaPainter(areaAtlas, baking), kit, true),
    shapes: new ThingLayer('shapes', shapePainter, kit),
    strokes: new ThingLayer('strokes', strokePainter, kit),
    marks: new ThingLayer('marks', markPainter, kit, true),
    captions: new ThingLayer('captions', captionPainter(tokenAtlas, palette), kit),
    names: new ThingLayer('names', namePainter(tokenAtlas, palette, rooms), kit),
    tokens: new ThingLayer('miniatures', tokenPainter({ palette, atlas: tokenAtlas, rooms, isNameShown }), kit, true),
    strikes: new ThingLayer('strikes', strikePainter({ hooks, rooms, hasBegun }), kit, true),
    clashes: new ThingLayer('clashes', clashPainter({ hooks, rooms, hasBegun }), kit, true),
    plates: new ThingLayer('plates', platePainter({ palette, atlas: tokenAtlas, rooms, hooks, offsetOf }), kit, true),
  };
};

interface Parts {
  readonly hooks: SceneHooks;
  readonly baking: Baking;
  readonly areaAtlas: PictureAtlas;
  readonly tokenAtlas: PictureAtlas;
  readonly rooms: TokenRooms;
  isNameShown(id: string): boolean;
  offsetOf(id: string): Point;
  hasBegun(): boolean;
}

/** Those further down the screen stand in front. */
const inDepth = (tokens: readonly TokenView[]): readonly TokenView[] => [...tokens].sort((a, b) => b.at.y - a.at.y);

/** The layers of a map in areas. */
class AreaLayers implements LayerGroup<MapView> {
  readonly containers: { readonly ground: readonly Container[] };
  readonly #baking: Baking = { areBaked: true };
  readonly #areaAtlas = new PictureAtlas(AREA_PAGE, Infinity);
  readonly #tokenAtlas = new PictureAtlas(TOKEN_PAGE, Infinity);
  readonly #rooms = new TokenRooms();
  readonly #shore = new ReliefPicture('shore');
  readonly #relief = new ReliefPicture('relief');
  readonly #layers;
  readonly #byMark = sortedOut<AreaView>(isMarked);
  readonly #byThrow = sortedOut<StrikeView>(({ thrown }) => thrown !== undefined);
  #map = noMap;
  #tokens: readonly TokenView[] = [];
  #names: ReadonlySet<string> = new Set();
  #offsets = noOffsets;
  readonly #offsetOf = (id: string): Point => this.#offsets.get(id) ?? nowhere;
  #sight: Sight | undefined;
  #drawn: Pick<MapView, 'board'> & { readonly rings: readonly AreaView['rings'][]; readonly ground: number } = {
    board: { width: 0, depth: 0 },
    rings: [],
    ground: 0,
  };
  #hasBegun = false;

  constructor(kit: Kit, hooks: SceneHooks) {
    this.#layers = makeLayers(kit, {
      hooks,
      baking: this.#baking,
      areaAtlas: this.#areaAtlas,
      tokenAtlas: this.#tokenAtlas,
      rooms: this.#rooms,
      isNameShown: (id) => this.#names.has(id),
      offsetOf: this.#offsetOf,
      hasBegun: () => this.#hasBegun,
    });
    const { areas, shapes, strokes, marks, names, captions, tokens, strikes, clashes, plates } = this.#layers;
    this.containers = {
      ground: [
        this.#shore.container,
        shapes.container,
        areas.container,
        this.#relief.container,
        strokes.container,
        marks.container,
        names.container,
        captions.container,
        tokens.container,
        strikes.container,
        clashes.container,
        plates.container,
      ],
    };
  }

  show(view: MapView, sight: Sight): boolean {
    const map = view.map ?? noMap;
    const before = this.#map;
    if (map === before && view.board === this.#drawn.board) return false;
    this.#map = map;
    this.#plan(map, before, sight);
    this.#paintSoftly(map, view);
    const [marked] = this.#byMark(map.areas);
    const layers = this.#layers;
    const changes = [
      layers.areas.show(map.areas, sight),
      layers.shapes.show(map.shapes, sight),
      layers.strokes.show(map.strokes, sight),
      layers.marks.show(marked, sight),
      layers.names.show(map.names ?? noNames, sight),
      layers.captions.show(map.captions, sight),
      layers.strikes.show(map.strikes, sight),
      layers.clashes.show(this.#byThrow(map.strikes)[0], sight),
      layers.tokens.show(this.#tokens, sight),
      layers.plates.show(this.#tokens, sight),
    ];
    this.#hasBegun = view.map !== undefined;
    return changes.includes(true);
  }

  /** The sea. */
  groundOf(view: MapView): number | undefined {
    return view.map?.ground;
  }

  see(sight: Sight): void {
    this.#sight = sight;
    this.#measure(sight);
    this.#layOut(sight);
    for (const layer of Object.values(this.#layers)) layer.see(sight);
  }

  sharpen(sight: Sight, pixels: number): void {
    this.#areaAtlas.setSight(sight, pixels);
    this.#tokenAtlas.setSight(sight, pixels);
  }

  flush(camera: Camera): void {
    this.#look(camera);
    this.#areaAtlas.flush();
    this.#tokenAtlas.flush();
  }

  hitTest(point: Point, slop: number): Hit | undefined {
    const { areas } = this.#map;
    const sight = this.#sight;
    const seen = sight && { sight, size: this.#rooms.sizeAt(sight.scale), offsetOf: this.#offsetOf };
    const token = seen && tokenAt(this.#tokens, point, seen);
    if (token) return { kind: 'token', id: token.id };
    const area = areaAt(areas, point);
    if (area) return { kind: 'area', id: area.id };
    const near = seen && tokenNear(this.#tokens, point, seen, slop);
    if (near) return { kind: 'token', id: near.id };
    const beside = areaNear(areas, point, slop);
    return beside && { kind: 'area', id: beside.id };
  }

  destroy(): void {
    this.#shore.clear();
    this.#relief.clear();
    this.#areaAtlas.destroy();
    this.#tokenAtlas.destroy();
  }

  /** Works out what all of a kind have in common: the size of tokens, which names have room. */
  #plan(map: AreasView, before: AreasView, sight: Sight): void {
    const isOtherRoom = this.#rooms.show(map.areas);
    const { tokens, plates } = this.#layers;
    if (isOtherRoom) for (const layer of [tokens, plates]) layer.show([], sight);
    if (map.tokens !== before.tokens) this.#tokens = inDepth(map.tokens);
    if (map.areas !== before.areas) this.#measure(sight);
    if (!isOtherRoom && map.tokens === before.tokens && map.captions === before.captions) return;
    this.#layOut(sight);
    for (const layer of [tokens, plates]) layer.see(sight);
  }

  #measure(sight: Sight): void {
    const pixels = (sight.scale * sight.resolution) ** 2;
    const surface = this.#map.areas.reduce((sum, { rings }) => {
      const { width, depth } = areaBox(rings);
      return sum + width * depth;
    }, 0);
    this.#baking.areBaked = surface * pixels <= MOST_PIXELS;
  }

  #layOut({ scale }: Sight): void {
    const size = this.#rooms.sizeAt(scale);
    this.#names = namesShown({ tokens: this.#tokens, captions: this.#map.captions }, scale, size);
    this.#offsets = size.hasFigure ? noOffsets : platePlaces(this.#tokens, scale, size);
  }

  /** Lines are drawn only of what is on the screen. */
  #look(camera: Camera): void {
    const seen = seenBox(camera);
    for (const { id } of this.#map.areas) {
      const object = this.#layers.areas.objectOf(id);
      if (object instanceof AreaObject) object.look(seen);
    }
  }

  #paintSoftly({ areas, ground }: AreasView, { board }: MapView): void {
    const before = this.#drawn;
    const rings = areas.map((area) => area.rings);
    const isOld = isSameLand(before.rings, rings) && ground === before.ground && board === before.board;
    this.#drawn = { board, rings, ground };
    if (isOld) return;
    const all = rings.flat();
    this.#shore.paint(board, paintShore(all, shallow(ground), this.#rooms.room));
    this.#relief.paint(board, paintRelief(all, this.#rooms.room));
  }
}

/** Brighter than the open water; less so by night, where it would glow. */
const shallow = (ground: number): number => mixed(ground, 0xffffff, luminance(ground) > 0.2 ? 0.34 : 0.17);

const seenBox = (camera: Camera): Box => {
  const { width, height } = camera.size;
  const a = camera.toBoard({ left: 0, top: 0 });
  const b = camera.toBoard({ left: width, top: height });
  return { x: Math.min(a.x, b.x), y: Math.min(a.y, b.y), width: Math.abs(b.x - a.x), depth: Math.abs(b.y - a.y) };
};

/** Draws `MapView.map`. */
export const areaLayers: LayerSet<MapView> = (kit, hooks) => new AreaLayers(kit, hooks);
