import { distanceToPolygon, isInBox, isInside, type Point } from '@vexillum/geometry';
import { areaBox, grownBox } from './area-box.ts';
import type { AreaView } from './areas-view.ts';

const contains = ({ rings }: AreaView, point: Point): boolean =>
  isInBox(areaBox(rings), point) && rings.some((ring) => isInside(ring, point));

/** The area that a point lies in, the last drawn where several do. */
export const areaAt = (areas: readonly AreaView[], point: Point): AreaView | undefined =>
  areas.findLast((area) => contains(area, point));

/** The nearest area, within so many MU. */
export const areaNear = (areas: readonly AreaView[], point: Point, slop: number): AreaView | undefined => {
  let best: { readonly area: AreaView; readonly distance: number } | undefined;
  for (const area of areas) {
    if (!isInBox(grownBox(areaBox(area.rings), slop), point)) continue;
    const distance = Math.min(...area.rings.map((ring) => distanceToPolygon(point, ring)));
    if (distance <= slop && (best === undefined || distance < best.distance)) best = { area, distance };
  }
  return best?.area;
};
