import type { Point } from '@vexillum/geometry';
import type { Container } from 'pixi.js';
import type { Camera } from '../camera/camera.ts';
import type { FrameLoop } from '../frame-loop.ts';
import type { Kit } from '../look/kit.ts';
import type { BoardView, CursorView } from '../view/board-view.ts';
import type { Hit } from '../view/hit-test.ts';
import type { Sight } from '../look/sight.ts';
import type { Glider } from './glider.ts';

/** What layers may ask of the scene that they belong to. */
export interface SceneHooks {
  /** Moves what other people move; the scene steps it. */
  readonly glider: Glider;
  /** Draws at the next refresh when asked to, and moves on before each frame what is animated. */
  readonly frames: Pick<FrameLoop, 'request' | 'animate'>;
  isStill(): boolean;
}

/** What a game's layers lie on, from below: the ground, the lines of its squares, ink and plan arrows. Notes, pings, lasers and cursors lie on all of them. */
export type Level = 'ground' | 'grid' | 'ink';

/** Somebody's hand with a piece in it: an arrow at the screen's edge points to it while it is outside. */
export type HandView = Pick<CursorView, 'name' | 'side' | 'at'>;

/** A game's layers, in one theme. A new theme makes new ones. */
export interface LayerGroup<View extends BoardView = BoardView> {
  /** In drawing units, each level's from below. */
  readonly containers: Readonly<Partial<Record<Level, readonly Container[]>>>;
  /** What the reader can show and hide, by name. */
  readonly parts?: Readonly<Record<string, readonly Container[]>>;
  /** The reader shows or hides something that is no layer of its own. */
  showPart?(name: string, isShown: boolean): void;
  /** True where anything looks different now. */
  show(view: View, sight: Sight): boolean;
  /** Instead of the felt, a plain ground of this colour, in a frame without marks. */
  groundOf?(view: View): number | undefined;
  handsOf?(view: View): readonly HandView[];
  /** Adapts everything to a new scale or side. */
  see(sight: Sight): void;
  /** Bakes pictures for the scale at which they are seen; `pixels` is device pixels per MU. */
  sharpen(sight: Sight, pixels: number): void;
  /** Called before each frame, with where the camera is. */
  flush(camera: Camera): void;
  /** What of theirs lies under a board point; `slop` in MU. */
  hitTest(point: Point, slop: number): Hit | undefined;
  /** The same of what is only found where no ink is: what is large must not hide a line that was drawn over it. */
  hitBelowInk?(point: Point, slop: number): Hit | undefined;
  /** Resolves once everything is drawn as it is meant to be, and not plainly any more. */
  ready?(): Promise<void>;
  destroy(): void;
}

/** Draws a part of the view that not every game has; given to a scene by who needs it, so that nobody else loads it. */
export type LayerSet<View extends BoardView = BoardView> = (kit: Kit, hooks: SceneHooks) => LayerGroup<View>;
