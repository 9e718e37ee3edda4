import type { Point, ScreenPoint } from '@vexillum/geometry';
import type { Renderer } from 'pixi.js';
import { Camera } from './camera/camera.ts';
import type { Drawn } from './drawn.ts';
import { Finger } from './finger.ts';
import { FrameLoop } from './frame-loop.ts';
import { Glider } from './layers/glider.ts';
import type { LayerSet, SceneHooks } from './layers/layer-set.ts';
import type { Sight } from './look/sight.ts';
import type { Theme } from './look/palette.ts';
import { Loupe } from './loupe/loupe.ts';
import { LOUPE_RADIUS, loupePlace } from './loupe/loupe-place.ts';
import { isCanvasRenderer } from './renderer/create-renderer.ts';
import { screenResolution } from './renderer/screen-resolution.ts';
import type { Layers, Scene, SceneOptions } from './scene.ts';
import { farThings, type FarThing } from './screen/far-things.ts';
import type { Obstacle } from './screen/place-label.ts';
import { Stage } from './stage.ts';
import { emptyBoardView, type BoardView, type PingView } from './view/board-view.ts';
import { isSameView } from './view/differences.ts';
import type { Hit, HitOptions } from './view/hit-test.ts';

const GLIDE_TIME = 220;
const PING_TIME = 1400;
/** For so long an arrow at the screen's edge points to a ping outside. */
const FRESH_TIME = 6000;
/** How far labels keep from a finger and from the mouse, in CSS pixels. */
const FINGER_RADIUS = 34;
const ARROW_RADIUS = 14;
/** A zoom that has rested so long is over. */
const REST = 120;

/** Until something is shown. */
const bare = emptyBoardView({ width: 90, depth: 36 });

const isOtherView = (one: object | undefined, other: object | undefined): boolean =>
  one !== other && !isSameView(one ?? {}, other ?? {});

const isSystemStill = (): boolean => globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches === true;

/** The drawn board: a renderer, a camera, a stage, and the view shown last. */
export class BoardScene<View extends BoardView = BoardView> implements Scene<View> {
  readonly canvas: HTMLCanvasElement;
  readonly renderer: 'webgl' | 'canvas';
  readonly camera = new Camera((step) => this.#glide(step));
  readonly layers: Layers = {
    isShown: (layer) => !this.#isHidden(layer),
    show: (layer, isShown) => this.#showLayer(layer, isShown),
  };
  readonly #pixi: Renderer;
  readonly #host: HTMLElement;
  readonly #isStill: () => boolean;
  readonly #frames: FrameLoop;
  readonly #glider = new Glider();
  /** Layers that the reader has shown or hidden; the others are as their game has them. */
  readonly #chosen = new Map<string, boolean>();
  readonly #watcher: ResizeObserver;
  readonly #more: readonly LayerSet<View>[];
  readonly #hooks: SceneHooks;
  #theme: Theme;
  #stage: Stage<View>;
  #view: View | undefined;
  #seen: Sight | undefined;
  readonly #coarse = globalThis.matchMedia?.('(pointer: coarse)');
  readonly #finger: Finger;
  readonly #loupe: Loupe;
  /** Pings that the arrows at the screen's edge still point to. */
  readonly #fresh = new Map<string, ReturnType<typeof setTimeout>>();
  #farThings: readonly FarThing[] | undefined;
  readonly #stepGlider = (milliseconds: number) => this.#glider.step(milliseconds);
  readonly #lookAgain = () => {
    this.#seen = undefined;
    this.#frames.request();
  };

  constructor(host: HTMLElement, pixi: Renderer, options: SceneOptions<View>) {
    this.#host = host;
    this.#pixi = pixi;
    this.canvas = pixi.canvas;
    this.renderer = isCanvasRenderer(pixi) ? 'canvas' : 'webgl';
    this.#more = options.more ?? [];
    this.#theme = options.theme;
    this.#frames = new FrameLoop(() => this.#draw(), options.onFrame);
    this.#isStill = options.isStill ?? isSystemStill;
    this.#hooks = { glider: this.#glider, frames: this.#frames, isStill: this.#isStill };
    this.#stage = this.#makeStage();
    Object.assign(this.canvas.style, { display: 'block', position: 'absolute', inset: '0', touchAction: 'none' });
    if (getComputedStyle(host).position === 'static') host.style.position = 'relative';
    host.append(this.canvas);
    this.#loupe = new Loupe(host);
    this.#finger = new Finger(host);
    this.#coarse?.addEventListener('change', this.#lookAgain);
    this.canvas.addEventListener('webglcontextrestored', () => this.#frames.request());
    this.camera.onChange(() => {
      if (this.camera.scale !== this.#seen?.scale) this.#frames.cancel('sharpen');
      this.#frames.request();
    });
    this.resize();
    this.#setBoard(bare);
    this.#watcher = new ResizeObserver(() => this.resize());
    this.#watcher.observe(host);
  }

  show(view: View): void {
    const before = this.#view ?? bare;
    if (view === before) return;
    this.#view = view;
    if (isOtherView(view.colors, before.colors)) this.#dress();
    this.#glider.isStill = this.#isStill();
    if (view.board !== before.board) this.#setBoard(view, before);
    const isOther = this.#stage.show(view, this.#sight());
    if (isOther) this.#farThings = undefined;
    if (view.pings !== before.pings) this.#hearPings(before.pings, view.pings);
    if (isOther) this.#frames.request();
    if (this.#glider.isGliding) this.#frames.animate('glide of hands', this.#stepGlider);
  }

  showLoupe(at: ScreenPoint | undefined): void {
    if (at === undefined && this.#loupe.at === undefined) return;
    this.#loupe.show(at, this.camera.size);
    this.#frames.request();
  }

  hitTest(point: Point, options?: HitOptions): Hit | undefined {
    return this.#view && this.#stage.hitTest(this.#view, point, options?.slop ?? 0);
  }

  async drawn(): Promise<Drawn> {
    await this.#stage.ready();
    this.#draw();
    return this.#stage.drawn();
  }

  setTheme(theme: Theme): void {
    this.#theme = theme;
    this.#dress();
  }

  /** A new stage, in the theme and the sides' colours of now. */
  #dress(): void {
    const old = this.#stage;
    this.#stage = this.#makeStage();
    this.#seen = undefined;
    for (const [name, isShown] of this.#chosen) this.#stage.showLayer(name, isShown);
    if (this.#view) this.#stage.show(this.#view, this.#sight());
    old.destroy();
    this.#frames.request();
  }

  resize(): void {
    const size = { width: Math.max(1, this.#host.clientWidth), height: Math.max(1, this.#host.clientHeight) };
    // A page zoom changes how many real pixels a CSS pixel has.
    const resolution = screenResolution();
    if (resolution !== this.#pixi.resolution) this.#seen = undefined;
    this.#pixi.resize(size.width, size.height, resolution);
    this.camera.resize(size);
    this.#frames.request();
  }

  destroy(): void {
    this.#watcher.disconnect();
    this.#coarse?.removeEventListener('change', this.#lookAgain);
    for (const timer of this.#fresh.values()) clearTimeout(timer);
    this.#finger.forget();
    this.#loupe.remove();
    this.#frames.stop();
    this.#stage.destroy();
    this.#pixi.destroy({ removeView: true });
  }

  #makeStage(): Stage<View> {
    const colors = this.#view?.colors;
    return new Stage({ theme: this.#theme, ...(colors ? { colors } : {}) }, this.#more, this.#hooks);
  }

  #draw(): void {
    this.#look();
    this.#farThings ??= this.#farAway();
    this.#stage.layOut(this.camera, this.#isHidden('cursors') ? [] : this.#farThings, this.#obstacles());
    this.#stage.flush(this.camera);
    this.#pixi.render({ container: this.#stage.root });
    this.#loupe.copy(this.canvas, this.#pixi.resolution, this.#stage.palette);
  }

  #farAway(): readonly FarThing[] {
    const view = this.#view;
    return view ? farThings(view, this.#stage.handsOf(view), (ping) => this.#fresh.has(ping)) : [];
  }

  /** What labels keep clear of: the finger or the mouse's arrow, and the loupe. */
  #obstacles(): Obstacle[] {
    const { at, isTouch } = this.#finger;
    const loupe = this.#loupe.at;
    return [
      ...(at ? [{ ...at, radius: isTouch ? FINGER_RADIUS : ARROW_RADIUS }] : []),
      ...(loupe ? [{ ...loupePlace(loupe, this.camera.size), radius: LOUPE_RADIUS }] : []),
    ];
  }

  /** Brings the stage under the camera. Only another scale or turn touches what is on it. */
  #look(): void {
    const sight = this.#sight();
    const { size } = this.camera;
    this.#stage.look(this.camera, this.#pixi.resolution);
    const seen = this.#seen;
    if ((seen && isSameView(seen, sight)) || size.width === 0) return;
    this.#seen = sight;
    this.#stage.see(sight);
    this.#sharpenSoon(seen === undefined);
  }

  #sharpenSoon(isFirst: boolean): void {
    if (isFirst) return this.#stage.sharpen();
    let rest: number | undefined;
    this.#frames.animate('sharpen', (milliseconds) => {
      // What has passed until the first step was the zoom's own frame.
      rest = rest === undefined ? 0 : rest + milliseconds;
      if (rest >= REST) this.#stage.sharpen();
      return rest < REST;
    });
  }

  #sight(): Sight {
    return {
      scale: this.camera.scale,
      resolution: this.#pixi.resolution,
      quarters: this.camera.quarters,
      areLabelsShown: !this.#isHidden('labels'),
      isCoarse: this.#coarse?.matches === true,
    };
  }

  #setBoard({ board: { width, depth } }: BoardView, before?: BoardView): void {
    if (before?.board.width === width && before.board.depth === depth) return;
    this.camera.setBoard({ x: 0, y: 0, width, depth });
  }

  #isHidden(layer: string): boolean {
    return this.#chosen.get(layer) === false;
  }

  #showLayer(layer: string, isShown: boolean): void {
    this.#chosen.set(layer, isShown);
    this.#stage.showLayer(layer, isShown);
    this.#frames.request();
  }

  #hearPings(before: readonly PingView[], after: readonly PingView[]): void {
    const known = new Set(before.map((ping) => ping.id));
    for (const ping of after) {
      if (known.has(ping.id)) continue;
      this.#spread(ping);
      this.#fresh.set(
        ping.id,
        setTimeout(() => this.#age(ping), FRESH_TIME),
      );
    }
  }

  #age(ping: PingView): void {
    this.#fresh.delete(ping.id);
    this.#farThings = undefined;
    this.#frames.request();
  }

  #spread(ping: PingView): void {
    if (this.#isStill()) return;
    let time = 0;
    this.#frames.animate(`ping ${ping.id}`, (milliseconds) => {
      time = Math.min(PING_TIME, time + milliseconds);
      this.#stage.spreadPing(ping, (time / PING_TIME) ** 0.6);
      return time < PING_TIME;
    });
  }

  #glide(step: (part: number) => void): () => void {
    // While the camera is being made there are no frames yet, and nothing to glide from.
    if (!this.#frames || this.#isStill()) {
      step(1);
      return () => {};
    }
    let time = 0;
    this.#frames.animate('camera', (milliseconds) => {
      time = Math.min(GLIDE_TIME, time + milliseconds);
      const part = time / GLIDE_TIME;
      step(1 - (1 - part) ** 3);
      return time < GLIDE_TIME;
    });
    return () => this.#frames.cancel('camera');
  }
}
