import type { MapBorder, MapPoint } from '../map-pack.ts';
import type { LuxCountry } from './lux-country.ts';

/** Boards of Lux are drawn by hand: lands so near each other touch, in parts of the board's width. */
const TOUCHING = 1 / 120;
/** A coast of more points is looked at in so many, evenly chosen: a file may have hundreds of thousands. */
const MOST_POINTS = 300;

interface Nearest {
  readonly far: number;
  readonly ends: readonly [MapPoint, MapPoint];
}

/** Draws a line over water where a border joins lands that do not touch. */
export const withLanes = (
  borders: readonly MapBorder[],
  countries: readonly LuxCountry[],
  ids: readonly string[],
  width: number,
): MapBorder[] => {
  const coasts = new Map(ids.map((id, index) => [id, coastOf(countries[index]?.polygons ?? [])]));
  return borders.map((border) => {
    const [one, other] = border.between.map((id) => coasts.get(id) ?? []);
    const nearest = nearestOf(one ?? [], other ?? []);
    return nearest && nearest.far > width * TOUCHING ? { ...border, seaLane: nearest.ends } : border;
  });
};

type Step = readonly [MapPoint, MapPoint];

const coastOf = (rings: readonly (readonly MapPoint[])[]): readonly Step[] => {
  const every = Math.max(1, Math.ceil(rings.flat().length / MOST_POINTS));
  return rings.flatMap((ring) => {
    const some = ring.filter((_, index) => index % every === 0);
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

const footOn = ([[ax, ay], [bx, by]]: Step, [x, y]: MapPoint): MapPoint => {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / length));
  return [Math.round(ax + along * dx), Math.round(ay + along * dy)];
};
