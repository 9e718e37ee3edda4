import { describe, expect, it } from 'vitest';
import { atlas } from '../atlas/atlas.ts';
import { checkMap } from '../check-map.ts';
import type { MapBorder } from '../map-pack.ts';
import { mapPacks } from '../map-packs.ts';
import { smallMap } from '../testing/small-map.ts';
import { drawingOf, packOf } from './drawing.ts';
import { readDrawing } from './drawing-shape.ts';
import { historyOf, redone, stepped, undone } from './history.ts';
import { drawingMarks } from './marks/drawing-marks.ts';
import { addRegion, changeRegion, deleteRegion } from './regions.ts';
import { done, drawn, refused } from './testing/drawn.ts';
import { pairKey } from './touching.ts';
import { addSeaRoute, cutBorder, removeWay } from './ways.ts';

const packs = [smallMap, ...mapPacks, ...atlas];
const keysOf = (borders: readonly MapBorder[]) =>
  borders.map((border) => (border.isOneWay ? border.between.join('>') : pairKey(border.between))).toSorted();

describe.each(packs.map((pack) => [pack.name, pack] as const))('%s', (_, pack) => {
  it('becomes a drawing and the same map again', () => {
    const again = packOf(drawingOf(pack));
    expect({ ...again, borders: [] }).toEqual({ ...pack, borders: [] });
    expect(keysOf(again.borders)).toEqual(keysOf(pack.borders));
    expect(checkMap(again)).toBe(again);
  });

  it('has nothing wrong with it', () => {
    expect(drawingMarks(drawingOf(pack))).toEqual([]);
  });

  it('is kept as a drawing and read again', () => {
    const drawing = drawingOf(pack);
    expect(readDrawing(JSON.parse(JSON.stringify(drawing)))).toEqual(drawing);
  });
});

it('a border that touching lands do not have in the pack is cut, and a way that leads one way stays so', () => {
  const pack = {
    ...smallMap,
    borders: [
      { between: ['one', 'two'] as const, isOneWay: true as const },
      { between: ['one', 'three'] as const },
      { between: ['three', 'four'] as const },
    ],
  };
  const drawing = drawingOf(pack);
  expect(drawing.cuts).toEqual([['two', 'three']]);
  expect(drawing.ways).toEqual([pack.borders[0], pack.borders[1]]);
  expect(keysOf(packOf(drawing).borders)).toEqual(keysOf(pack.borders));
});

it.each([
  ['nothing', undefined],
  ['a list', []],
  ['a map', smallMap],
  ['a drawing with something more', { ...drawingOf(smallMap), evil: 1 }],
  [
    'a drawing with a colour that is none',
    { ...drawingOf(smallMap), board: { width: 400, height: 100, sea: 'url(x)' } },
  ],
  [
    'a drawing with a point off every board',
    {
      ...drawingOf(smallMap),
      ways: [
        {
          between: ['a', 'b'],
          seaLane: [
            [1e9, 0],
            [0, 0],
          ],
        },
      ],
    },
  ],
])('what is kept is not believed: %s', (_, value) => {
  expect(readDrawing(value)).toBeUndefined();
});

it('a border is shut and opened, a sea route drawn once and taken away', () => {
  const drawing = drawn(
    '100,100 300,100 300,300 100,300',
    '300,100 500,100 500,300 300,300',
    '600,100 700,100 700,300',
  );
  expect(packOf(cutBorder(drawing, ['land-2', 'land-1'], true)).borders).toEqual([]);
  expect(
    packOf(cutBorder(cutBorder(drawing, ['land-2', 'land-1'], true), ['land-1', 'land-2'], false)).borders,
  ).toHaveLength(1);
  const joined = done(addSeaRoute(drawing, ['land-2', 'land-3']));
  expect(packOf(joined).borders[1]).toEqual({
    between: ['land-2', 'land-3'],
    seaLane: [
      [500, 100],
      [600, 100],
    ],
  });
  expect(refused(addSeaRoute(joined, ['land-3', 'land-2']))).toBe('C and B have a way already.');
  expect(refused(addSeaRoute(joined, ['land-1', 'land-2']))).toBe('A and B touch: they have a border already.');
  expect(packOf(removeWay(joined, ['land-3', 'land-2'])).borders).toHaveLength(1);
});

it('a region that goes leaves its lands without one, and no new region takes them in by chance', () => {
  const drawing = addRegion(deleteRegion(drawn('100,100 300,100 300,300'), 'region-1'), 'The south');
  expect(drawing.regions).toMatchObject([{ id: 'region-2', name: 'The south' }]);
  expect(drawing.territories[0]?.region).toBe('region-1');
});

it('a region’s worth and colour are what a map can have', () => {
  const drawing = drawn('100,100 300,100 300,300');
  expect(done(changeRegion(drawing, 'region-1', { bonus: 120, color: 'url(x)' })).regions).toMatchObject([
    { bonus: 99, color: '#7f9a62' },
  ]);
  expect(done(changeRegion(drawing, 'region-1', { bonus: Number.NaN })).regions).toMatchObject([{ bonus: 0 }]);
  expect(refused(changeRegion(drawing, 'region-1', { name: ' ' }))).toBe('Every region needs a name.');
});

it('steps are taken back and done again; a new step forgets what was taken back', () => {
  let history = [1, 2, 3].reduce(stepped<number>, historyOf(0));
  history = undone(undone(history));
  expect(history.present).toBe(1);
  expect(redone(history).present).toBe(2);
  expect(redone(stepped(history, 9)).present).toBe(9);
  expect(undone(historyOf(0)).present).toBe(0);
  expect(stepped(history, history.present)).toEqual(history);
});
