import type { MapPoint } from '../../rules/index.ts';

/** What of the board is in sight: its left top corner, and how many units of the board one pixel is. */
export interface BoardCamera {
  readonly left: number;
  readonly top: number;
  readonly unit: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Water round the whole board, in parts of it. */
const MARGIN = 0.03;
/** A unit of the board is at most so many pixels. */
const NEAREST = 12;

/** All of the board, in the middle of a window of this size. */
export const wholeBoard = (board: Size, view: Size): BoardCamera => {
  const unit =
    Math.max(board.width / Math.max(1, view.width), board.height / Math.max(1, view.height)) * (1 + 2 * MARGIN);
  return {
    left: (board.width - view.width * unit) / 2,
    top: (board.height - view.height * unit) / 2,
    unit,
  };
};

export const boardPoint = ({ left, top, unit }: BoardCamera, [x, y]: MapPoint): MapPoint => [
  left + x * unit,
  top + y * unit,
];

/** Nearer where `by` is above 1; what is under the pixel stays there. */
export const zoomed = (camera: BoardCamera, pixel: MapPoint, by: number, whole: BoardCamera): BoardCamera => {
  const unit = Math.max(1 / NEAREST, Math.min(whole.unit * 1.5, camera.unit / by));
  const [x, y] = boardPoint(camera, pixel);
  return { left: x - pixel[0] * unit, top: y - pixel[1] * unit, unit };
};

/** Moved with the hand by so many pixels; some of the board stays in sight. */
export const panned = (camera: BoardCamera, [dx, dy]: MapPoint, board: Size, view: Size): BoardCamera => {
  const kept = (start: number, room: number, size: number) =>
    Math.max(-room * camera.unit * 0.75, Math.min(size - room * camera.unit * 0.25, start));
  return {
    ...camera,
    left: kept(camera.left - dx * camera.unit, view.width, board.width),
    top: kept(camera.top - dy * camera.unit, view.height, board.height),
  };
};

/** Over a point of the board, as near as now. */
export const lookingAt = ({ unit }: BoardCamera, [x, y]: MapPoint, view: Size): BoardCamera => ({
  left: x - (view.width * unit) / 2,
  top: y - (view.height * unit) / 2,
  unit,
});
