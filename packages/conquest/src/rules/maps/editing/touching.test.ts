import { expect, it } from 'vitest';
import { checkMap } from '../check-map.ts';
import { mapLimits } from '../map-pack-shape.ts';
import type { MapPack, MapPoint } from '../map-pack.ts';
import { smallMap } from '../testing/small-map.ts';
import { drawingOf, packOf } from './drawing.ts';
import { readDrawing } from './drawing-shape.ts';
import { landsBySteps, touchingPairs } from './touching.ts';

/** A ring of so many points, as a link of 16 KB holds it for each of 500 lands. */
const round = (points: number): MapPoint[] =>
  Array.from({ length: points }, (_, index) => {
    const turn = (index / points) * 2 * Math.PI;
    return [Math.round(500 + 400 * Math.cos(turn)), Math.round(500 + 400 * Math.sin(turn))];
  });

const landsOn = (count: number, ringOf: (index: number) => readonly MapPoint[]) =>
  Array.from({ length: count }, (_, index) => ({
    id: `land-${index + 1}`,
    name: `Land ${index + 1}`,
    region: smallMap.regions[0]?.id ?? '',
    label: [500, 500] as const,
    polygons: [ringOf(index)],
  }));

const mapOf = (territories: MapPack['territories']): MapPack => ({
  ...smallMap,
  board: { ...smallMap.board, width: 1000, height: 1000 },
  regions: smallMap.regions.slice(0, 1),
  territories,
  borders: territories.slice(1).map(({ id }, index) => ({ between: [territories[index]?.id ?? '', id] })),
});

/** How many pairs the steps name, the same pair as often as it has steps. */
const pairsLookedAt = (lands: MapPack['territories']): number =>
  [...landsBySteps(lands).values()].reduce((sum, { length }) => sum + (length * (length - 1)) / 2, 0);

it('five hundred lands that lie on each other are not compared two by two', () => {
  const pack = mapOf(landsOn(500, () => round(120)));
  expect(checkMap(pack)).toBe(pack);
  expect(pairsLookedAt(pack.territories)).toBeLessThan(mapLimits.borders * 2);
  const drawing = drawingOf(pack);
  expect(readDrawing(drawing)).toEqual(drawing);
  expect(packOf(drawing).borders).toEqual(pack.borders);
});

it('no map has more pairs that touch than borders, and what is drawn from it can be kept', () => {
  // Eight lands have each piece of outline, and others in every row: 62 times 28 pairs a row, most of them new.
  const lands = landsOn(496, (index) =>
    Array.from({ length: 20 }, (_, row): readonly MapPoint[] => {
      const left = ((Math.floor(index / 8) + row * (1 + (index % 8))) % 62) * 10;
      return [
        [left, row * 20],
        [left + 9, row * 20],
      ];
    }).flat(),
  );
  const pack = mapOf(lands);
  expect(pairsLookedAt(lands)).toBeGreaterThan(mapLimits.borders);
  expect(touchingPairs(lands).size).toBe(mapLimits.borders);
  const drawing = drawingOf(pack);
  expect(readDrawing(drawing)).toEqual(drawing);
});

it('a step that eight lands share makes them touch', () => {
  expect(touchingPairs(landsOn(8, () => round(3))).size).toBe(28);
  expect(touchingPairs(landsOn(9, () => round(3))).size).toBe(0);
});
