import type { Point, ScreenPoint } from '@vexillum/geometry';
import type { Camera } from './camera/camera.ts';
import type { Drawn } from './drawn.ts';
import type { LayerSet } from './layers/layer-set.ts';
import type { Theme } from './look/palette.ts';
import type { BoardView } from './view/board-view.ts';
import type { Hit, HitOptions } from './view/hit-test.ts';

/** What the reader can show and hide on any board; a game's layers have parts with names of their own. */
export type LayerName = 'grid' | 'labels' | 'plans' | 'drawings' | 'cursors';

export interface Layers {
  isShown(layer: string): boolean;
  show(layer: string, isShown: boolean): void;
}

export type RendererChoice = 'auto' | 'webgl' | 'canvas';

export interface SceneOptions<View extends BoardView = BoardView> {
  readonly theme: Theme;
  /** `auto` measures: real graphics hardware draws with WebGL, everything else on a canvas. */
  readonly renderer?: RendererChoice;
  /** Layers that draw what only a game's own view has: a map's areas. */
  readonly more?: readonly LayerSet<View>[];
  /** Whether nothing glides: asked at every movement. Without it the system's own wish counts. */
  readonly isStill?: () => boolean;
  /** After every frame that was drawn, with the milliseconds of script that it took. */
  readonly onFrame?: (milliseconds: number) => void;
}

/** The drawn board inside its host element. */
export interface Scene<View extends BoardView = BoardView> {
  readonly canvas: HTMLCanvasElement;
  readonly renderer: 'webgl' | 'canvas';
  readonly camera: Camera;
  readonly layers: Layers;
  /** Draws this view at the next frame; only what differs from the last one is rebuilt. */
  show(view: View): void;
  /** What lies under a board point of the view shown last. */
  hitTest(point: Point, options?: HitOptions): Hit | undefined;
  /** A magnified piece of the board above a finger at this point of the screen; none when it is `undefined`. */
  showLoupe(at: ScreenPoint | undefined): void;
  /** What Pixi's display list holds, for tests: what was really drawn, whatever the view asked for. */
  drawn(): Promise<Drawn>;
  setTheme(theme: Theme): void;
  /** Fills the host again; called by itself when the host changes its size. */
  resize(): void;
  destroy(): void;
}
