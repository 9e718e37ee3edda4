import { words } from '@vexillum/model';
import { checkMap } from '../../check-map.ts';
import { cutOffLands } from '../../checks/connection-problems.ts';
import { isMapProblems, type MapProblem } from '../../map-problem.ts';
import { bordersOf, type Drawing, packOf } from '../drawing.ts';
import { isWithin } from '../planar.ts';
import { isRegionless } from '../regions.ts';
import type { DrawingMark } from './drawing-mark.ts';
import { gapMarks } from './gaps.ts';
import { overlapMarks } from './overlaps.ts';

/** Lands of more corners are not compared with each other after every step. */
const FINEST = 20_000;

/** Everything that is wrong with a drawing or looks so, what stops a game first; a drawing without what stops is a map that `checkMap` takes. */
export const drawingMarks = (drawing: Drawing): readonly DrawingMark[] => {
  const named = [...sizeMarks(drawing), ...regionMarks(drawing), ...reachMarks(drawing)];
  const all = [...named, ...packMarks(drawing, named), ...countMarks(drawing), ...shapeMarks(drawing)];
  return all.toSorted((one, other) => Number(other.stops) - Number(one.stops));
};

const sizeMarks = ({ territories }: Drawing): DrawingMark[] =>
  territories.length < 2
    ? [{ code: 'too-few-lands', says: words('A map needs two lands at least.'), stops: true, lands: [] }]
    : [];

const regionMarks = (drawing: Drawing): DrawingMark[] => [
  ...drawing.territories
    .filter((land) => isRegionless(drawing, land))
    .map(
      ({ id, name, label }): DrawingMark => ({
        code: 'no-region',
        says: words('{0} is in no region.', name),
        stops: true,
        at: label,
        lands: [id],
      }),
    ),
  ...drawing.regions
    .filter(({ id }) => drawing.territories.every(({ region }) => region !== id))
    .map(
      ({ name }): DrawingMark => ({
        code: 'empty-region',
        says: words('The region {0} has no land.', name),
        stops: true,
        lands: [],
      }),
    ),
];

const reachMarks = (drawing: Drawing): DrawingMark[] => {
  const [first] = drawing.territories;
  return cutOffLands({ territories: drawing.territories, borders: bordersOf(drawing) }).map(
    ({ id, name, label }): DrawingMark => ({
      code: 'out-of-reach',
      says: words('There is no way from {0} to {1} and back.', first?.name, name),
      stops: true,
      at: label,
      lands: [id],
    }),
  );
};

const countMarks = ({ territories }: Drawing): DrawingMark[] =>
  territories
    .filter(({ polygons, label }) => !polygons.some((ring) => isWithin(ring, label)))
    .map(({ id, name, label }) => ({
      code: 'count-outside',
      says: words('The count of {0} stands outside of it.', name),
      stops: false,
      at: label,
      lands: [id],
    }));

const shapeMarks = (drawing: Drawing): DrawingMark[] => {
  const corners = drawing.territories.reduce((sum, { polygons }) => sum + polygons.flat().length, 0);
  if (corners <= FINEST) return [...overlapMarks(drawing), ...gapMarks(drawing)];
  const says = words('With more than {0} corners nobody looks for gaps and overlaps.', FINEST);
  return [{ code: 'too-fine', says, stops: false, lands: [] }];
};

/** What `checkMap` finds beside that. */
const packMarks = (drawing: Drawing, named: readonly DrawingMark[]): DrawingMark[] => {
  const checked = checkMap(packOf(drawing));
  if (!isMapProblems(checked)) return [];
  const isNamed = ({ code, field = '' }: MapProblem) =>
    (named.length > 0 && code === 'wrong-shape' && /^(territories|regions|borders)$/.test(field)) ||
    ['no-such-region', 'empty-region', 'not-connected'].includes(code);
  return checked
    .filter((problem) => !isNamed(problem))
    .map(({ says, field = '' }) => {
      const land = drawing.territories[Number(/^territories\.(\d+)/.exec(field)?.[1])];
      return {
        code: 'not-a-map',
        says,
        stops: true,
        lands: land ? [land.id] : [],
        ...(land ? { at: land.label } : {}),
      };
    });
};
