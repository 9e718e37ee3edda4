import type { Box, Point, ScreenPoint } from '@vexillum/geometry';

/** Which board point is in the middle of the screen, how large an MU is, and which side sits at the bottom. */
export interface CameraState {
  readonly center: Point;
  /** CSS pixels per MU. */
  readonly scale: number;
  /** False: red's base edge is at the bottom. True: blue's is. */
  readonly isFlipped: boolean;
}

/** The board view's size in CSS pixels. */
export interface ScreenSize {
  readonly width: number;
  readonly height: number;
}

/** Free room round the board when it is fitted, in MU: for what stands in the frame and sticks out of the board. */
const MARGIN = 2.2;
const SMALLEST_SHARE_OF_FIT = 0.5;
/** Two MU are then about 320 px wide: enough to judge whether corners touch. */
const LARGEST_SCALE = 160;

const direction = (camera: CameraState): 1 | -1 => (camera.isFlipped ? -1 : 1);

export const toScreen = (camera: CameraState, size: ScreenSize, point: Point): ScreenPoint => ({
  left: size.width / 2 + direction(camera) * (point.x - camera.center.x) * camera.scale,
  top: size.height / 2 - direction(camera) * (point.y - camera.center.y) * camera.scale,
});

export const toBoard = (camera: CameraState, size: ScreenSize, at: ScreenPoint): Point => ({
  x: camera.center.x + (direction(camera) * (at.left - size.width / 2)) / camera.scale,
  y: camera.center.y - (direction(camera) * (at.top - size.height / 2)) / camera.scale,
});

export const fitScale = (size: ScreenSize, area: Box): number =>
  Math.max(0.5, Math.min(size.width / (area.width + 2 * MARGIN), size.height / (area.depth + 2 * MARGIN)));

/** The area in full, in the middle of the screen. */
export const fitTo = (camera: CameraState, size: ScreenSize, area: Box): CameraState => ({
  center: { x: area.x + area.width / 2, y: area.y + area.depth / 2 },
  scale: Math.min(LARGEST_SCALE, fitScale(size, area)),
  isFlipped: camera.isFlipped,
});

/** At least the middle of the screen stays on the board, so that nobody loses it. */
const keptOnBoard = (camera: CameraState, board: Box): CameraState => ({
  ...camera,
  center: {
    x: Math.min(board.x + board.width, Math.max(board.x, camera.center.x)),
    y: Math.min(board.y + board.depth, Math.max(board.y, camera.center.y)),
  },
});

/** As if the table had been pushed by these pixels. */
export const panned = (camera: CameraState, board: Box, right: number, down: number): CameraState =>
  keptOnBoard(
    {
      ...camera,
      center: {
        x: camera.center.x - (direction(camera) * right) / camera.scale,
        y: camera.center.y + (direction(camera) * down) / camera.scale,
      },
    },
    board,
  );

/** Larger or smaller, with the board point under `at` staying under it. */
export const zoomed = (
  camera: CameraState,
  size: ScreenSize,
  board: Box,
  factor: number,
  at: ScreenPoint,
): CameraState => {
  const smallest = fitScale(size, board) * SMALLEST_SHARE_OF_FIT;
  const scale = Math.min(LARGEST_SCALE, Math.max(smallest, camera.scale * factor));
  const fixed = toBoard(camera, size, at);
  const drift = toBoard({ ...camera, scale }, size, at);
  const center = { x: camera.center.x + fixed.x - drift.x, y: camera.center.y + fixed.y - drift.y };
  return keptOnBoard({ ...camera, scale, center }, board);
};
