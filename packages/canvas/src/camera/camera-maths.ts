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

/** What floats over the view's edges, in CSS pixels from each of them: what is looked at lies in the middle of the rest. */
export interface Inset {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** A view, and what covers its edges. */
export interface Screen extends ScreenSize {
  readonly inset: Inset;
}

export const noInset: Inset = { left: 0, right: 0, top: 0, bottom: 0 };

/** Of a small window that is nearly all covered, so much is fitted to nevertheless. */
const LEAST_FREE = 80;

/** The size of what nothing covers. */
export const freeSize = ({ width, height, inset: { left, right, top, bottom } }: Screen): ScreenSize => ({
  width: Math.max(Math.min(width, LEAST_FREE), width - left - right),
  height: Math.max(Math.min(height, LEAST_FREE), height - top - bottom),
});

/** The middle of what nothing covers. */
export const freeMiddle = ({ width, height, inset: { left, right, top, bottom } }: Screen): ScreenPoint => ({
  left: (width + left - right) / 2,
  top: (height + top - bottom) / 2,
});

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

/** The board point in the middle of what nothing covers. */
export const middleOf = (camera: CameraState, screen: Screen): Point => toBoard(camera, screen, freeMiddle(screen));

/** With this board point in the middle of what nothing covers. */
export const lookingAt = (camera: CameraState, screen: Screen, point: Point): CameraState => {
  const middle = middleOf(camera, screen);
  const { x, y } = camera.center;
  return { ...camera, center: { x: x + point.x - middle.x, y: y + point.y - middle.y } };
};

/** The area in full, in the middle of what nothing covers. */
export const fitTo = (camera: CameraState, screen: Screen, area: Box): CameraState =>
  lookingAt({ ...camera, scale: Math.min(LARGEST_SCALE, fitScale(freeSize(screen), area)) }, screen, {
    x: area.x + area.width / 2,
    y: area.y + area.depth / 2,
  });

/** At least the middle of what is seen stays on the board, so that nobody loses it. */
const keptOnBoard = (camera: CameraState, screen: Screen, board: Box): CameraState => {
  const { x, y } = middleOf(camera, screen);
  return lookingAt(camera, screen, {
    x: Math.min(board.x + board.width, Math.max(board.x, x)),
    y: Math.min(board.y + board.depth, Math.max(board.y, y)),
  });
};

/** As if the table had been pushed by these pixels. */
export const panned = (camera: CameraState, screen: Screen, board: Box, right: number, down: number): CameraState =>
  keptOnBoard(
    {
      ...camera,
      center: {
        x: camera.center.x - (direction(camera) * right) / camera.scale,
        y: camera.center.y + (direction(camera) * down) / camera.scale,
      },
    },
    screen,
    board,
  );

/** Larger or smaller, with the board point under `at` staying under it. */
export const zoomed = (
  camera: CameraState,
  screen: Screen,
  board: Box,
  factor: number,
  at: ScreenPoint,
): CameraState => {
  const smallest = fitScale(freeSize(screen), board) * SMALLEST_SHARE_OF_FIT;
  const scale = Math.min(LARGEST_SCALE, Math.max(smallest, camera.scale * factor));
  const fixed = toBoard(camera, screen, at);
  const drift = toBoard({ ...camera, scale }, screen, at);
  const center = { x: camera.center.x + fixed.x - drift.x, y: camera.center.y + fixed.y - drift.y };
  return keptOnBoard({ ...camera, scale, center }, screen, board);
};
