import type { Point, ScreenPoint } from '@vexillum/geometry';
import { roomOf, toBoard, type CameraState, type ScreenSize } from '../camera/camera-maths.ts';
import type { Quarters } from '../camera/quarters.ts';
import type { Theme } from '../look/palette.ts';
import type { BoardGround } from '../view/board-view.ts';

/** Where and how the small picture of the whole board is drawn. */
export interface MinimapOptions {
  /** Of the picture, in CSS pixels. */
  readonly width: number;
  readonly height: number;
  readonly board: Pick<BoardGround, 'width' | 'depth'>;
  /** What the large picture shows: drawn as a frame. */
  readonly camera: CameraState;
  readonly screen: ScreenSize;
  readonly quarters: Quarters;
  readonly theme: Theme;
}

type Lay = Pick<MinimapOptions, 'width' | 'height' | 'board' | 'quarters'>;

const MARGIN = 3;

/** The minimap seen as a screen with a camera that fits the board to it. */
export const minimapCamera = ({ width, height, board, quarters }: Lay): CameraState => {
  const { forWidth, forDepth } = roomOf({ width: width - 2 * MARGIN, height: height - 2 * MARGIN }, quarters);
  return {
    center: { x: board.width / 2, y: board.depth / 2 },
    scale: Math.max(0.01, Math.min(forWidth / board.width, forDepth / board.depth)),
    quarters,
  };
};

/** The board point under a point of the minimap, in CSS pixels from its left top corner; never outside the board. */
export const minimapPoint = (at: ScreenPoint, lay: Lay): Point => {
  const { x, y } = toBoard(minimapCamera(lay), lay, at);
  return { x: Math.max(0, Math.min(lay.board.width, x)), y: Math.max(0, Math.min(lay.board.depth, y)) };
};

/** The corners of what the large picture shows. */
export const seenCorners = ({ camera, screen }: Pick<MinimapOptions, 'camera' | 'screen'>): Point[] =>
  [
    { left: 0, top: 0 },
    { left: screen.width, top: 0 },
    { left: screen.width, top: screen.height },
    { left: 0, top: screen.height },
  ].map((corner) => toBoard(camera, screen, corner));
