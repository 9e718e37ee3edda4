import type { Point } from '@vexillum/geometry';
import type { Renderer } from 'pixi.js';
import { Camera } from './camera/camera.ts';
import { FrameLoop } from './frame-loop.ts';
import { Glider } from './layers/glider.ts';
import type { Sight } from './layers/painter.ts';
import type { Theme } from './look/palette.ts';
import { isCanvasRenderer } from './renderer/create-renderer.ts';
import { screenResolution } from './renderer/screen-resolution.ts';
import { layerNames, type LayerName, type Layers, type Scene, type SceneOptions } from './scene.ts';
import { Stage } from './stage.ts';
import { emptyBoardView, type BoardView, type PingView } from './view/board-view.ts';
import { hitTest, type Hit, type HitOptions } from './view/hit-test.ts';

const GLIDE_TIME = 220;
const PING_TIME = 1400;
/** A zoom that has rested so long is over. */
const REST = 120;

const isMotionUnwanted = (): boolean => globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches === true;

/** The drawn board: a renderer, a camera, a stage, and the view shown last. */
export class BoardScene implements Scene {
  readonly canvas: HTMLCanvasElement;
  readonly renderer: 'webgl' | 'canvas';
  readonly camera = new Camera((step) => this.#glide(step));
  readonly layers: Layers = {
    isShown: (layer) => !this.#hidden.has(layer),
    show: (layer, isShown) => this.#showLayer(layer, isShown),
  };
  readonly #pixi: Renderer;
  readonly #host: HTMLElement;
  readonly #frames: FrameLoop;
  readonly #glider = new Glider();
  readonly #hidden = new Set<LayerName>();
  readonly #watcher: ResizeObserver;
  #stage: Stage;
  #view: BoardView = emptyBoardView({ width: 90, depth: 36 });
  #seen: Sight | undefined;

  constructor(host: HTMLElement, pixi: Renderer, options: SceneOptions) {
    this.#host = host;
    this.#pixi = pixi;
    this.canvas = pixi.canvas;
    this.renderer = isCanvasRenderer(pixi) ? 'canvas' : 'webgl';
    this.#stage = new Stage(options.theme, this.#glider);
    this.#frames = new FrameLoop(() => this.#draw(), options.onFrame);
    this.#glider.isStill = isMotionUnwanted();
    Object.assign(this.canvas.style, { display: 'block', position: 'absolute', inset: '0', touchAction: 'none' });
    if (getComputedStyle(host).position === 'static') host.style.position = 'relative';
    host.append(this.canvas);
    this.canvas.addEventListener('webglcontextrestored', () => this.#frames.request());
    this.camera.onChange(() => this.#frames.request());
    this.resize();
    this.#setBoard();
    this.#watcher = new ResizeObserver(() => this.resize());
    this.#watcher.observe(host);
  }

  show(view: BoardView): void {
    const before = this.#view;
    this.#view = view;
    if (view.board !== before.board) this.#setBoard(before);
    this.#stage.show(view, this.#sight());
    this.#frames.animate('glide of hands', (milliseconds) => this.#glider.step(milliseconds));
    const known = new Set(before.pings.map((ping) => ping.id));
    for (const ping of view.pings) if (!known.has(ping.id)) this.#spread(ping);
    this.#frames.request();
  }

  hitTest(point: Point, options?: HitOptions): Hit | undefined {
    return hitTest(this.#view, point, options);
  }

  setTheme(theme: Theme): void {
    const old = this.#stage;
    this.#stage = new Stage(theme, this.#glider);
    this.#seen = undefined;
    for (const name of layerNames) this.#stage.showLayer(name, this.layers.isShown(name));
    this.#stage.show(this.#view, this.#sight());
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
    this.#frames.stop();
    this.#stage.destroy();
    this.#pixi.destroy({ removeView: true });
  }

  #draw(): void {
    this.#look();
    this.#pixi.render({ container: this.#stage.root });
  }

  /** Brings the stage under the camera. Only another scale or side touches what is on it. */
  #look(): void {
    const sight = this.#sight();
    const { size } = this.camera;
    const origin = this.camera.toScreen({ x: 0, y: 0 });
    this.#stage.root.position.set(origin.left, origin.top);
    const seen = this.#seen;
    const isSame =
      seen?.scale === sight.scale && seen.isFlipped === sight.isFlipped && seen.areLabelsShown === sight.areLabelsShown;
    if (isSame || size.width === 0) return;
    this.#seen = sight;
    this.#stage.see(sight, this.#pixi.resolution);
    this.#sharpenSoon(seen === undefined);
  }

  #sharpenSoon(isFirst: boolean): void {
    if (isFirst) return this.#stage.sharpen();
    let rest = 0;
    this.#frames.animate('sharpen', (milliseconds) => {
      rest += milliseconds;
      if (rest >= REST) this.#stage.sharpen();
      return rest < REST;
    });
  }

  #sight(): Sight {
    return { scale: this.camera.scale, isFlipped: this.camera.isFlipped, areLabelsShown: !this.#hidden.has('labels') };
  }

  #setBoard(before?: BoardView): void {
    const { width, depth } = this.#view.board;
    if (before?.board.width === width && before.board.depth === depth) return;
    this.camera.setBoard({ x: 0, y: 0, width, depth });
  }

  #showLayer(layer: LayerName, isShown: boolean): void {
    if (isShown) this.#hidden.delete(layer);
    else this.#hidden.add(layer);
    this.#stage.showLayer(layer, isShown);
    this.#frames.request();
  }

  #spread(ping: PingView): void {
    if (isMotionUnwanted()) return;
    let time = 0;
    this.#frames.animate(`ping ${ping.id}`, (milliseconds) => {
      time = Math.min(PING_TIME, time + milliseconds);
      this.#stage.spreadPing(ping, (time / PING_TIME) ** 0.6);
      return time < PING_TIME;
    });
  }

  #glide(step: (part: number) => void): () => void {
    // While the camera is being made there are no frames yet, and nothing to glide from.
    if (isMotionUnwanted() || !this.#frames) {
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
