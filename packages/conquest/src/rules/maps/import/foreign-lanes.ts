import type { BoxSize } from '../box.ts';
import type { MapBorder, MapPoint } from '../map-pack.ts';
import type { ForeignCountry } from './foreign-board.ts';

/** Boards are drawn by hand: lands so near each other touch, in parts of the board's width. */
const TOUCHING = 1 / 120;
/** A coast of more points is looked at in so many, evenly chosen: a file may have hundreds of thousands. */
const MOST_POINTS = 300;
/** Of all borders together, each times the square of the points of a coast: a file may have thousands of borders, and the page waits for them. */
const MOST_WORK = 2e7;
/** Lands farther apart than this part of the board's width are neighbours round the back of the world, if that is shorter. */
const ROUND = 0.5;
/** How far off the board a lane goes round it, in parts of its width. */
const OFF = 0.03;

interface Nearest {
  readonly far: number;
  readonly ends: readonly [MapPoint, MapPoint];
}

/** Draws a line over water where a border joins lands that do not touch; round the board where that is the shorter way. */
export const withLanes = (
  borders: readonly MapBorder[],
  countries: readonly Pick<ForeignCountry, 'polygons'>[],
  ids: readonly string[],
  board: BoxSize,
): MapBorder[] => {
  const most = Math.min(MOST_POINTS, Math.floor(Math.sqrt(MOST_WORK / Math.max(1, borders.length))));
  const coasts = new Map(ids.map((id, index) => [id, coastOf(countries[index]?.polygons ?? [], most)]));
  return borders.map((border) => {
    const [one = [], other = []] = border.between.map((id) => coasts.get(id) ?? []);
    const nearest = nearestOf(one, other);
    if (!nearest || nearest.far <= board.width * TOUCHING) return border;
    return {
      ...border,
      seaLane: nearest.far > board.width * ROUND ? aroundOr(nearest, one, other, board) : nearest.ends,
    };
  });
};

type Step = readonly [MapPoint, MapPoint];

/** As many points as `most` allows, evenly chosen over all pieces: a land in a hundred pieces has no more of them. */
const coastOf = (rings: readonly (readonly MapPoint[])[], most: number): readonly Step[] => {
  const every = Math.max(1, Math.ceil(rings.reduce((sum, { length }) => sum + length, 0) / most));
  let before = 0;
  return rings.flatMap((ring) => {
    const some = ring.filter((_, index) => (before + index) % every === 0);
    before += ring.length;
    return some.map((point, index): Step => [point, some[(index + 1) % some.length] ?? point]);
  });
};

/** Two coasts are nearest at a corner of one of them. */
const nearestOf = (one: readonly Step[], other: readonly Step[]): Nearest | undefined => {
  let best: Nearest | undefined;
  const look = (corners: readonly Step[], steps: readonly Step[], isTurned: boolean) => {
    for (const [corner] of corners)
      for (const step of steps) {
        const foot = footOn(step, corner);
        const far = Math.hypot(foot[0] - corner[0], foot[1] - corner[1]);
        if (!best || far < best.far) best = { far, ends: isTurned ? [foot, corner] : [corner, foot] };
      }
  };
  look(one, other, false);
  look(other, one, true);
  return best;
};

/**
 * The way out over the near edge, round the board where nobody sees it, and back in over the other edge; the way across where that is shorter.
 * A lane is one line, so it goes round below or above the board.
 */
const aroundOr = (
  across: Nearest,
  one: readonly Step[],
  other: readonly Step[],
  board: BoxSize,
): readonly MapPoint[] => {
  const { width, height } = board;
  const farthest = (steps: readonly Step[], side: -1 | 1): MapPoint =>
    steps.reduce((best, [point]) => (point[0] * side > best[0] * side ? point : best), steps[0]?.[0] ?? [0, 0]);
  const isLeft = across.ends[0][0] < across.ends[1][0];
  const start = farthest(one, isLeft ? -1 : 1);
  const end = farthest(other, isLeft ? 1 : -1);
  const gap = isLeft ? start[0] + width - end[0] : end[0] + width - start[0];
  if (gap >= across.far) return across.ends;
  const off = Math.round(width * OFF);
  const [out, back] = isLeft ? [-off, width + off] : [width + off, -off];
  const past = start[1] + end[1] > height ? height + off : -off;
  return [start, [out, start[1]], [out, past], [back, past], [back, end[1]], end];
};

const footOn = ([[ax, ay], [bx, by]]: Step, [x, y]: MapPoint): MapPoint => {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / length));
  return [Math.round(ax + along * dx), Math.round(ay + along * dy)];
};
