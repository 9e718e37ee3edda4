import type { Point, ScreenPoint } from '@vexillum/geometry';
import type { Scene } from '@vexillum/canvas';
import type { ToolHit } from '../../hand/index.ts';

/** What a drawn board lends the hand. A hand without one still moves stands, by typed orders and keys. */
export interface BoardPort {
  hitTest(point: Point, slop: number): ToolHit | undefined;
  /** The board point that is seen there. */
  pointAt(at: ScreenPoint): Point;
  /** CSS pixels per MU. */
  readonly scale: number;
  /** The way on the board that leads so far to the right and up on the screen. */
  wayOnBoard(right: number, up: number): Point;
  pan(right: number, down: number): void;
  zoomAt(factor: number, at: ScreenPoint): void;
  fit(): void;
  home(): void;
  lookAt(point: Point): void;
  /** The middle of what nothing floats over, and how many MU of the board's width there is room for. */
  seen(): { readonly middle: Point; readonly span: number };
  see(middle: Point, span: number): void;
  showLoupe(at: ScreenPoint | undefined): void;
}

/** What the hand may ask of a drawn scene. */
export const portOf = (scene: Scene): BoardPort => {
  const { camera } = scene;
  return {
    hitTest: (point, slop) => scene.hitTest(point, { slop }),
    pointAt: (at) => camera.toBoard(at),
    get scale() {
      return camera.scale;
    },
    wayOnBoard: (right, up) => camera.wayOnBoard(right, up),
    pan: (right, down) => camera.pan(right, down),
    zoomAt: (factor, at) => camera.zoomAt(factor, at),
    fit: () => camera.fit(),
    home: () => camera.home(),
    lookAt: (point) => camera.lookAt(point),
    seen: () => ({ middle: camera.middle, span: camera.span }),
    see: (middle, span) => {
      camera.zoom(camera.span / span);
      camera.lookAt(middle);
    },
    showLoupe: (at) => scene.showLoupe(at),
  };
};
