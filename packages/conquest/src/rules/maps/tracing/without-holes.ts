import { isInside } from '@vexillum/geometry';
import type { MapPoint } from '../map-pack.ts';
import { signedArea } from './rings-of.ts';

type Ring = readonly MapPoint[];

/** As many pieces as a territory may be drawn with (`mapLimits.ringsOfTerritory`), and as many lakes; the largest stay. */
const MOST_RINGS = 100;
/** So many points of an outline are looked at for the place of a cut. */
const MOST_PLACES = 400;

/**
 * A map has no holes: where land lies round other land or a lake, its outline goes in by a cut of no width, round the hole and out again.
 * @param rings those round land with a positive area, holes with a negative one (`ringsOf`)
 * @returns the pieces, the largest first
 */
export const withoutHoles = (rings: readonly Ring[]): readonly Ring[] => {
  const sized = rings.map((ring) => ({ ring, area: signedArea(ring) }));
  const largest = (of: typeof sized) =>
    of.sort((one, other) => Math.abs(other.area) - Math.abs(one.area)).slice(0, MOST_RINGS);
  const pieces = largest(sized.filter(({ area }) => area > 0)).map(({ ring }) => ({ ring, round: asPoints(ring) }));
  const holes = largest(sized.filter(({ area }) => area < 0)).map(({ ring }) => ring);
  const holesOf = new Map<number, Ring[]>();
  for (const hole of holes) {
    const [x, y] = hole[0] as MapPoint;
    // The smallest piece round a hole is the one that it is a hole of.
    const piece = pieces.findLastIndex(({ round }) => isInside(round, { x, y }));
    holesOf.set(piece, [...(holesOf.get(piece) ?? []), hole]);
  }
  return pieces.map(({ ring }, index) => (holesOf.get(index) ?? []).reduce(cutTo, ring));
};

const asPoints = (ring: Ring) => ring.map(([x, y]) => ({ x, y }));

/** Joins a hole to its ring where they are nearest to each other. */
const cutTo = (ring: Ring, hole: Ring): Ring => {
  let best = { far: Infinity, at: 0, to: 0 };
  for (const at of places(ring))
    for (const to of places(hole)) {
      const [[x, y], [holeX, holeY]] = [ring[at] as MapPoint, hole[to] as MapPoint];
      const far = Math.hypot(holeX - x, holeY - y);
      if (far < best.far) best = { far, at, to };
    }
  const round = [...hole.slice(best.to), ...hole.slice(0, best.to + 1)];
  return [...ring.slice(0, best.at + 1), ...round, ...ring.slice(best.at)];
};

const places = (ring: Ring): readonly number[] => {
  const every = Math.ceil(ring.length / MOST_PLACES);
  return ring.flatMap((_, index) => (index % every === 0 ? [index] : []));
};
