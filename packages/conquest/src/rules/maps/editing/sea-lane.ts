import type { MapPoint, MapTerritory } from '../map-pack.ts';
import { alongOf, distance, pointAlong, type Ring, rounded, type Step, stepsOf } from './planar.ts';

/** A coast of more points is looked at in so many, evenly chosen. */
const MOST_POINTS = 300;

type Outline = Pick<MapTerritory, 'polygons'>;

const thinned = (ring: Ring, every: number): Ring => ring.filter((_, index) => index % every === 0);

const coastOf = ({ polygons }: Outline): readonly Step[] => {
  const every = Math.max(1, Math.ceil(polygons.flat().length / MOST_POINTS));
  return polygons.flatMap((ring) => stepsOf(thinned(ring, every)));
};

/** The shortest way over water from one land's coast to another's: its two ends. */
export const seaLaneBetween = (one: Outline, other: Outline): readonly [MapPoint, MapPoint] => {
  const [here, there] = [coastOf(one), coastOf(other)];
  let best: { readonly ends: readonly [MapPoint, MapPoint]; readonly far: number } | undefined;
  const look = (corners: readonly Step[], steps: readonly Step[], isTurned: boolean) => {
    for (const [corner] of corners)
      for (const step of steps) {
        const foot = pointAlong(step, alongOf(step, corner));
        const far = distance(foot, corner);
        if (!best || far < best.far) best = { far, ends: isTurned ? [foot, corner] : [corner, foot] };
      }
  };
  look(here, there, false);
  look(there, here, true);
  const [from = [0, 0], to = [0, 0]] = best?.ends ?? [];
  return [rounded(from), rounded(to)];
};
