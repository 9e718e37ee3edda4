import { words } from '@vexillum/model';
import type { Box } from '../../box.ts';
import type { MapPoint, MapTerritory } from '../../map-pack.ts';
import { countPlace } from '../count-place.ts';
import type { Drawing } from '../drawing.ts';
import { isOnOutline, isWithin, type Step, stepsOf } from '../planar.ts';
import { properCrossing, selfCrossing, spanOf } from '../self-crossing.ts';
import { ROUNDING } from '../weld.ts';
import { type DrawingMark, MOST_OF_A_KIND } from './drawing-mark.ts';
import { isIn, isStepNear, nearLands } from './near-lands.ts';

/** Lands that lie on each other, the first `MOST_OF_A_KIND` pairs of them, and outlines that cross themselves. */
export const overlapMarks = ({ territories }: Drawing): DrawingMark[] => [
  ...territories.flatMap(({ id, name, polygons }): DrawingMark[] => {
    const at = polygons.map(selfCrossing).find((place) => place !== undefined);
    return at
      ? [
          {
            code: 'crosses-itself',
            says: words('The outline of {0} crosses itself.', name),
            stops: false,
            at,
            lands: [id],
          },
        ]
      : [];
  }),
  ...overlapsAmong(territories),
];

const overlapsAmong = (territories: readonly MapTerritory[]): DrawingMark[] => {
  const marks: DrawingMark[] = [];
  for (const { one, other, common } of nearLands(territories, 0)) {
    if (marks.length >= MOST_OF_A_KIND) break;
    const at = commonPlace(one, other, common);
    if (!at) continue;
    const says = words('{0} and {1} overlap.', one.name, other.name);
    marks.push({ code: 'overlap', says, stops: false, at, lands: [one.id, other.id] });
  }
  return marks;
};

/** A place that lies on both, if there is one. A hair, as rounding makes, is none. */
const commonPlace = (one: MapTerritory, other: MapTerritory, common: Box): MapPoint | undefined =>
  cornerInside(one, other, common) ??
  cornerInside(other, one, common) ??
  crossingPlace(one, other, common) ??
  middleInside(one, other, common);

/** Farther inside than rounding could bring it. */
const isDeepIn = ({ polygons }: MapTerritory, point: MapPoint): boolean =>
  polygons.reduce((isIn, ring) => isIn !== isWithin(ring, point), false) &&
  !polygons.some((ring) => isOnOutline(ring, point, 2 * ROUNDING));

const cornerInside = (one: MapTerritory, other: MapTerritory, common: Box): MapPoint | undefined => {
  const theirs = new Set(other.polygons.flat().map(String));
  return one.polygons
    .flat()
    .find((corner) => isIn(common, corner) && !theirs.has(String(corner)) && isDeepIn(other, corner));
};

/** The same land twice has no corner inside the other. */
const middleInside = (one: MapTerritory, other: MapTerritory, common: Box): MapPoint | undefined => {
  const { left, right, top, bottom } = common;
  const middle = isDeepIn(one, one.label) ? one.label : countPlace(one.polygons);
  if (left >= right || top >= bottom || !isIn(common, middle)) return undefined;
  return isDeepIn(one, middle) && isDeepIn(other, middle) ? middle : undefined;
};

/** Two long pieces that cross, and no corner of which lies in the other land. */
const crossingPlace = (one: MapTerritory, other: MapTerritory, common: Box): MapPoint | undefined => {
  const near = (land: MapTerritory) => land.polygons.flatMap(stepsOf).filter((step) => isStepNear(step, common));
  const theirs = near(other).map((step) => ({ step, ...spanOf(step) }));
  for (const step of near(one)) {
    const { left, right, top, bottom } = spanOf(step);
    for (const their of theirs) {
      if (their.left > right || left > their.right || their.top > bottom || top > their.bottom) continue;
      const at = properCrossing(step, their.step);
      if (at && isFarFromEnds(step, at) && isFarFromEnds(their.step, at)) return at;
    }
  }
  return undefined;
};

const isFarFromEnds = (step: Step, [x, y]: MapPoint): boolean =>
  step.every(([endX, endY]) => Math.hypot(endX - x, endY - y) > 2 * ROUNDING);
