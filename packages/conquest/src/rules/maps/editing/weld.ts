import type { MapPoint, MapTerritory } from '../map-pack.ts';
import { alongOf, distanceToStep, isSame, type Ring, type Step, stepsOf } from './planar.ts';

/** A point that was put on a border and then on whole units is so far from it at most. */
export const ROUNDING = 1;

/** The ring with these points as corners, wherever they lie on its outline and are none yet. */
export const withCorners = (ring: Ring, points: readonly MapPoint[], reach = ROUNDING): MapPoint[] => {
  const fresh = points.filter((point) => !ring.some((corner) => isSame(corner, point)));
  if (fresh.length === 0) return [...ring];
  const onSteps = new Map<number, MapPoint[]>();
  const steps = stepsOf(ring);
  for (const point of fresh) {
    const at = nearestStep(steps, point, reach);
    if (at !== undefined) onSteps.set(at, [...(onSteps.get(at) ?? []), point]);
  }
  return ring.flatMap((corner, index) => {
    const step = steps[index];
    const between = step
      ? (onSteps.get(index) ?? []).toSorted((one, other) => alongOf(step, one) - alongOf(step, other))
      : [];
    return [corner, ...between];
  });
};

const nearestStep = (steps: readonly Step[], point: MapPoint, reach: number): number | undefined => {
  let best: { readonly at: number; readonly far: number } | undefined;
  steps.forEach((step, at) => {
    const far = distanceToStep(step, point);
    if (far <= reach && (!best || far < best.far)) best = { at, far };
  });
  return best?.at;
};

/** All lands with these points as corners where their outlines pass, so that whoever draws along them shares the border. */
export const landsWithCorners = (
  lands: readonly MapTerritory[],
  points: readonly MapPoint[],
): readonly MapTerritory[] =>
  lands.map((land) => {
    const polygons = land.polygons.map((ring) => withCorners(ring, points));
    const isChanged = polygons.some((ring, index) => ring.length !== land.polygons[index]?.length);
    return isChanged ? { ...land, polygons } : land;
  });
