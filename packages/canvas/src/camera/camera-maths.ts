import type { Box, Point, ScreenPoint } from '@vexillum/geometry';
import { isUpright, type Quarters, wayOnBoard, wayOnScreen } from './quarters.ts';

/** Which board point is in the middle of the screen, how large an MU is, and how the board lies turned. */
export interface CameraState {
  readonly center: Point;
  /** CSS pixels per MU. */
  readonly scale: number;
  readonly quarters: Quarters;
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

export const toScreen = ({ center, scale, quarters }: CameraState, size: ScreenSize, point: Point): ScreenPoint => {
  const { right, up } = wayOnScreen(quarters, { x: point.x - center.x, y: point.y - center.y });
  return { left: size.width / 2 + right * scale, top: size.height / 2 - up * scale };
};

/** From the middle of the screen, so many pixels to the right and up. */
const awayFromMiddle = ({ center, scale, quarters }: CameraState, right: number, up: number): Point => {
  const { x, y } = wayOnBoard(quarters, right / scale, up / scale);
  return { x: center.x + x, y: center.y + y };
};

export const toBoard = (camera: CameraState, size: ScreenSize, at: ScreenPoint): Point =>
  awayFromMiddle(camera, at.left - size.width / 2, size.height / 2 - at.top);

/** The screen's room for the board's width and for its depth. */
export const roomOf = (
  { width, height }: ScreenSize,
  quarters: Quarters,
): { readonly forWidth: number; readonly forDepth: number } =>
  isUpright(quarters) ? { forWidth: height, forDepth: width } : { forWidth: width, forDepth: height };

export const fitScale = (size: ScreenSize, area: Pick<Box, 'width' | 'depth'>, quarters: Quarters): number => {
  const { forWidth, forDepth } = roomOf(size, quarters);
  return Math.max(0.5, Math.min(forWidth / (area.width + 2 * MARGIN), forDepth / (area.depth + 2 * MARGIN)));
};

/** How many times larger a whole board is when it is turned upright. */
export const gainUpright = (size: ScreenSize, board: Box): number =>
  fitScale(size, board, 1) / fitScale(size, board, 0);

/** The board point in the middle of what nothing covers. */
export const middleOf = (camera: CameraState, screen: Screen): Point => toBoard(camera, screen, freeMiddle(screen));

/** With this board point in the middle of what nothing covers. */
export const lookingAt = (camera: CameraState, screen: Screen, point: Point): CameraState => {
  const middle = middleOf(camera, screen);
  const { x, y } = camera.center;
  return { ...camera, center: { x: x + point.x - middle.x, y: y + point.y - middle.y } };
};

/** What is nearer than this to the edge of what nothing covers, in CSS pixels, is not really seen. */
const EDGE = 40;

/** By how much to push along one axis so that all of these places are seen; not at all where they have no room. */
export const pushToSee = (room: number, middle: number, places: readonly number[]): number => {
  const [least, most] = [Math.min(...places), Math.max(...places)];
  const half = room / 2 - EDGE;
  if (most - least > 2 * half) return 0;
  return Math.max(0, middle - half - least) - Math.max(0, most - middle - half);
};

/** The area in full, in the middle of what nothing covers. */
export const fitTo = (camera: CameraState, screen: Screen, area: Box): CameraState =>
  lookingAt({ ...camera, scale: Math.min(LARGEST_SCALE, fitScale(freeSize(screen), area, camera.quarters)) }, screen, {
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
  keptOnBoard({ ...camera, center: awayFromMiddle(camera, -right, down) }, screen, board);

/** Larger or smaller, with the board point under `at` staying under it. */
export const zoomed = (
  camera: CameraState,
  screen: Screen,
  board: Box,
  factor: number,
  at: ScreenPoint,
): CameraState => {
  const smallest = fitScale(freeSize(screen), board, camera.quarters) * SMALLEST_SHARE_OF_FIT;
  const scale = Math.min(LARGEST_SCALE, Math.max(smallest, camera.scale * factor));
  const fixed = toBoard(camera, screen, at);
  const drift = toBoard({ ...camera, scale }, screen, at);
  const center = { x: camera.center.x + fixed.x - drift.x, y: camera.center.y + fixed.y - drift.y };
  return keptOnBoard({ ...camera, scale, center }, screen, board);
};
