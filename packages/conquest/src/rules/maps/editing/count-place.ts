import { boxOf } from '../box.ts';
import type { MapPoint } from '../map-pack.ts';
import { distanceToStep, doubleAreaOf, isWithin, type Ring, rounded, stepsOf } from './planar.ts';

/** Places that are looked at along the longer side of a land, then again about the best of them. */
const STEPS = 16;
const CLOSER = 3;

/** Where a land's count stands best: inside its largest piece, far from every border. */
export const countPlace = (polygons: readonly Ring[]): MapPoint => {
  const largest = polygons.toSorted((one, other) => doubleAreaOf(other) - doubleAreaOf(one))[0] ?? [];
  const { left, right, top, bottom } = boxOf(largest);
  let best = { at: largest[0] ?? ([0, 0] as MapPoint), far: -1 };
  let [middle, span]: [MapPoint, number] = [
    [(left + right) / 2, (top + bottom) / 2],
    Math.max(right - left, bottom - top),
  ];
  for (let round = 0; round < CLOSER; round += 1) {
    for (const at of gridAbout(middle, span)) {
      const far = isWithin(largest, at) ? Math.min(...stepsOf(largest).map((step) => distanceToStep(step, at))) : -1;
      if (far > best.far) best = { at, far };
    }
    [middle, span] = [best.at, span / (STEPS / 4)];
  }
  return best.at;
};

const gridAbout = ([x, y]: MapPoint, span: number): MapPoint[] => {
  const offsets = Array.from({ length: STEPS + 1 }, (_, step) => (step / STEPS - 0.5) * span);
  return offsets.flatMap((across) => offsets.map((down) => rounded([x + across, y + down])));
};
