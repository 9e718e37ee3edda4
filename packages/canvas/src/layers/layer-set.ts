import type { Point } from '@vexillum/geometry';
import type { Container } from 'pixi.js';
import type { Camera } from '../camera/camera.ts';
import type { Animation } from '../frame-loop.ts';
import type { Kit } from '../look/kit.ts';
import type { BoardView } from '../view/board-view.ts';
import type { Hit } from '../view/hit-test.ts';
import type { Sight } from '../look/sight.ts';

/** What layers may ask of the scene that they belong to. */
export interface SceneHooks {
  /** Runs before each frame until it says that it is done; the same name again replaces it. */
  animate(name: string, animation: Animation): void;
  /** Draws at the next refresh. */
  requestFrame(): void;
  isStill(): boolean;
}

/** Layers that lie right above the ground, in one theme. A new theme makes new ones. */
export interface LayerGroup<View extends BoardView = BoardView> {
  /** In drawing units. */
  readonly container: Container;
  /** True where anything looks different now. */
  show(view: View, sight: Sight): boolean;
  /** Instead of the felt, a plain ground of this colour. */
  groundOf?(view: View): number | undefined;
  /** Adapts everything to a new scale or side. */
  see(sight: Sight): void;
  /** Bakes pictures for the scale at which they are seen; `pixels` is device pixels per MU. */
  sharpen(sight: Sight, pixels: number): void;
  /** Called before each frame, with where the camera is. */
  flush(camera: Camera): void;
  /** What of theirs lies under a board point; `slop` in MU. */
  hitTest(point: Point, slop: number): Hit | undefined;
  destroy(): void;
}

/** Draws a part of the view that not every game has; given to a scene by who needs it, so that nobody else loads it. */
export type LayerSet<View extends BoardView = BoardView> = (kit: Kit, hooks: SceneHooks) => LayerGroup<View>;
