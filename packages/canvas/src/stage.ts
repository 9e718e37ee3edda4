import type { Point } from '@vexillum/geometry';
import { Container, Graphics } from 'pixi.js';
import type { Camera } from './camera/camera.ts';
import { turnOfBoard } from './camera/quarters.ts';
import type { Drawn } from './drawn.ts';
import { GroundLayer } from './layers/ground-layer.ts';
import type { HandView, LayerGroup, LayerSet, Level, SceneHooks } from './layers/layer-set.ts';
import type { Sight } from './look/sight.ts';
import type { Kit } from './look/kit.ts';
import { LabelAtlas } from './look/label-atlas.ts';
import { paletteOf, type Palette, type Theme } from './look/palette.ts';
import { UNIT } from './look/unit.ts';
import type { LayerName } from './scene.ts';
import { EdgeArrows } from './screen/edge-arrows.ts';
import type { FarThing } from './screen/far-things.ts';
import { LabelLayer } from './screen/label-layer.ts';
import type { Obstacle } from './screen/place-label.ts';
import { makeLayers, showLayers } from './stage-layers.ts';
import type { BoardView, PingView } from './view/board-view.ts';
import { hitInk, type Hit } from './view/hit-test.ts';
import type { WornColors } from './view/side-color.ts';

/** All display objects of one board in one theme, with the colours that its sides wear. A new theme or colour builds a new stage. */
export class Stage<View extends BoardView = BoardView> {
  readonly root = new Container();
  /** The board, in drawing units; a render group, so that a camera that moves touches nothing on it. */
  readonly #world = new Container({ isRenderGroup: true });
  readonly palette: Palette;
  readonly #kit: Kit;
  readonly #ground: GroundLayer;
  readonly #layers;
  readonly #labels: LabelLayer;
  readonly #edgeArrows: EdgeArrows;
  readonly #more: readonly LayerGroup<View>[];
  readonly #marquee = new Graphics({ label: 'marquee' });
  #shownMarquee: BoardView['marquee'];
  #sight: Sight | undefined;

  constructor(
    { theme, colors }: { readonly theme: Theme; readonly colors?: WornColors },
    more: readonly LayerSet<View>[],
    hooks: SceneHooks,
  ) {
    this.palette = paletteOf(theme, colors);
    this.#kit = { theme, ...(colors ? { colors } : {}), palette: this.palette, labels: new LabelAtlas() };
    this.#ground = new GroundLayer(this.#kit);
    this.#layers = makeLayers(this.#kit, hooks);
    this.#labels = new LabelLayer(this.palette);
    this.#edgeArrows = new EdgeArrows(this.#kit);
    this.#more = more.map((make) => make(this.#kit, hooks));
    this.#world.addChild(...this.#inOrder());
    this.root.addChild(this.#world, this.#edgeArrows.container, this.#labels.container);
  }

  /** True where anything looks different now. */
  show(view: View, sight: Sight): boolean {
    const [color] = this.#more.flatMap((group) => group.groundOf?.(view) ?? []);
    const isOtherGround = this.#ground.show(view.board, color);
    const isOtherMarquee = this.#showMarquee(view.marquee, sight.scale);
    const areOtherLabels = this.#labels.show(view.labels);
    const isMoreOther = this.#more.map((group) => group.show(view, sight)).includes(true);
    return showLayers(this.#layers, view, sight) || isMoreOther || isOtherGround || isOtherMarquee || areOtherLabels;
  }

  /** Puts the board where the camera sees it, on a whole pixel of the screen, so that its pictures stay sharp and together. */
  look(camera: Camera, resolution: number): void {
    const { left, top } = camera.toScreen({ x: 0, y: 0 });
    this.#world.position.set(Math.round(left * resolution) / resolution, Math.round(top * resolution) / resolution);
  }

  /** Lays out what keeps its size and place on the screen. */
  layOut(camera: Camera, farThings: readonly FarThing[], obstacles: readonly Obstacle[]): void {
    const arrows = this.#edgeArrows.place(farThings, camera);
    this.#labels.place(camera, obstacles, arrows);
  }

  /** Adapts everything to a new scale or turn. */
  see(sight: Sight): void {
    const before = this.#sight;
    this.#sight = sight;
    this.#world.scale.set(sight.scale / UNIT);
    this.#world.rotation = turnOfBoard(sight.quarters);
    this.#ground.see(sight);
    for (const layer of [...Object.values(this.#layers), ...this.#more]) layer.see(sight);
    if (before && before.areLabelsShown !== sight.areLabelsShown) this.sharpen();
  }

  /** Bakes pictures and labels for the scale at which they are seen. Dear, so while a zoom lasts they are stretched instead. */
  sharpen(): void {
    const sight = this.#sight;
    if (!sight) return;
    const pixels = sight.scale * sight.resolution;
    this.#kit.labels.setScale(pixels);
    for (const group of this.#more) group.sharpen(sight, pixels);
  }

  /** To be called before each frame: bakes what has changed. */
  flush(camera: Camera): void {
    for (const group of this.#more) group.flush(camera);
    this.#kit.labels.flush();
  }

  showLayer(name: string, isShown: boolean): void {
    const layers = this.#layers;
    const own: Readonly<Record<LayerName, readonly Container[]>> = {
      grid: [this.#ground.lines],
      labels: [],
      plans: [layers.arrows.container, layers.notes.container],
      drawings: [layers.drawings.container],
      cursors: [layers.cursors.container, layers.lasers.container],
    };
    for (const parts of [own, ...this.#more.map((group) => group.parts ?? {})])
      for (const container of (parts as LayerGroup['parts'])?.[name] ?? []) container.visible = isShown;
    for (const group of this.#more) group.showPart?.(name, isShown);
  }

  /** What lies under a board point of the view shown last: the game's pieces, then notes and ink, then what the game has under them. */
  hitTest(view: View, point: Point, slop: number): Hit | undefined {
    for (const group of this.#more) {
      const hit = group.hitTest(point, slop);
      if (hit) return hit;
    }
    const ink = hitInk(view, point, slop);
    if (ink) return ink;
    for (const group of this.#more) {
      const hit = group.hitBelowInk?.(point, slop);
      if (hit) return hit;
    }
    return undefined;
  }

  handsOf(view: View): readonly HandView[] {
    return this.#more.flatMap((group) => group.handsOf?.(view) ?? []);
  }

  /** Resolves once all is drawn as it is meant to be. */
  async ready(): Promise<void> {
    await Promise.all(this.#more.flatMap((group) => group.ready?.() ?? []));
  }

  /** What the display list holds, as it was drawn last. */
  drawn(): Promise<Drawn> {
    return import('./drawn.ts').then(({ drawnOn }) =>
      drawnOn(this.#world, [this.#edgeArrows.container, this.#labels.container], UNIT),
    );
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
    for (const group of this.#more) group.destroy();
    this.#kit.labels.destroy();
  }

  #inOrder(): Container[] {
    const layers = this.#layers;
    const lyingOn = (level: Level) => this.#more.flatMap((group) => group.containers[level] ?? []);
    return [
      this.#ground.shadow,
      this.#ground.container,
      ...lyingOn('ground'),
      this.#ground.lines,
      ...lyingOn('grid'),
      layers.drawings.container,
      layers.arrows.container,
      ...lyingOn('ink'),
      layers.notes.container,
      this.#marquee,
      layers.pings.container,
      layers.lasers.container,
      layers.cursors.container,
    ];
  }

  #showMarquee(marquee: BoardView['marquee'], scale: number): boolean {
    if (marquee === this.#shownMarquee) return false;
    this.#shownMarquee = marquee;
    this.#marquee.clear();
    if (!marquee) return true;
    this.#marquee
      .rect(marquee.x * UNIT, -(marquee.y + marquee.depth) * UNIT, marquee.width * UNIT, marquee.depth * UNIT)
      .fill({ color: this.palette.selection, alpha: 0.14 })
      .stroke({ color: this.palette.selection, width: (1.5 * UNIT) / scale });
    return true;
  }
}
