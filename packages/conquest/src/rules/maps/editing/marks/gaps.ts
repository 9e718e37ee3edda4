import { words } from '@vexillum/model';
import type { Box } from '../../box.ts';
import type { MapPoint, MapTerritory } from '../../map-pack.ts';
import type { Drawing } from '../drawing.ts';
import { distance, distanceToStep, pointAlong, type Step, stepsOf } from '../planar.ts';
import { landsBySteps, pairKey, stepKey } from '../touching.ts';
import { type DrawingMark, MOST_OF_A_KIND } from './drawing-mark.ts';
import { isIn, isStepNear, nearLands } from './near-lands.ts';

/** Lands that come so near are meant to touch, in parts of the board's width. */
const NEAR = 1 / 100;
/** And they do so for so many times that: two lands that meet in one corner part at once. */
const LENGTHS = 6;

export const gapReach = ({ board }: Pick<Drawing, 'board'>): number => board.width * NEAR;

/** Lands that run side by side with a little water between them, where nobody has said that there is a way; `MOST_OF_A_KIND` at most. */
export const gapMarks = (drawing: Drawing): DrawingMark[] => {
  const reach = gapReach(drawing);
  const said = new Set([...drawing.cuts, ...drawing.ways.map(({ between }) => between)].map(pairKey));
  const beside = landsBySteps(drawing.territories);
  const marks: DrawingMark[] = [];
  for (const { one, other, common } of nearLands(drawing.territories, reach)) {
    if (marks.length >= MOST_OF_A_KIND) break;
    if (said.has(pairKey([one.id, other.id]))) continue;
    const near = nearPlaces(one, other, reach, { common, beside });
    if (near.length * (reach / 2) < LENGTHS * reach) continue;
    const at = near[Math.floor(near.length / 2)];
    const says = words('There is a gap between {0} and {1}.', one.name, other.name);
    marks.push({ code: 'gap', says, stops: false, lands: [one.id, other.id], ...(at ? { at } : {}) });
  }
  return marks;
};

/** Places along one's own coast, half a reach apart, that are near the other's coast. */
const nearPlaces = (
  one: MapTerritory,
  other: MapTerritory,
  reach: number,
  { common, beside }: { readonly common: Box; readonly beside: ReadonlyMap<string, readonly string[]> },
): MapPoint[] => {
  const coast = ({ polygons }: MapTerritory) =>
    polygons.flatMap(stepsOf).filter((step) => isStepNear(step, common) && beside.get(stepKey(...step))?.length === 1);
  const theirs = coast(other);
  return coast(one)
    .flatMap((step) => placesAlong(step, reach / 2))
    .filter((place) => isIn(common, place) && theirs.some((step) => distanceToStep(step, place) <= reach));
};

const placesAlong = (step: Step, every: number): MapPoint[] => {
  const count = Math.floor(distance(...step) / every);
  return Array.from({ length: count }, (_, index) => pointAlong(step, (index + 0.5) / count));
};
