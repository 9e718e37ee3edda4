import { plainText } from '@vexillum/model';
import { expect, it } from 'vitest';
import { checkMap } from '../../check-map.ts';
import type { MapPoint } from '../../map-pack.ts';
import { isMapProblems } from '../../map-problem.ts';
import { closeGap } from '../close-gap.ts';
import { bordersOf, type Drawing, packOf } from '../drawing.ts';
import { addRegion, deleteRegion } from '../regions.ts';
import { placeCount, placeCountInside } from '../lands.ts';
import { drawn, empty, landNamed } from '../testing/drawn.ts';
import { cutBorder } from '../ways.ts';
import { drawingMarks } from './drawing-marks.ts';

const A = '100,100 300,100 300,300 100,300';
const B = '300,100 500,100 500,300 300,300';
const said = (drawing: Drawing) => drawingMarks(drawing).map(({ says }) => plainText(says));

it('an empty board says what it needs', () => {
  expect(said(empty)).toEqual(['A map needs two lands at least.', 'The region The north has no land.']);
});

it('a gap is named where it is, and closing it makes the border', () => {
  const drawing = drawn(A, '307,102 500,100 500,300 305,297 304,200');
  const gap = drawingMarks(drawing).find(({ code }) => code === 'gap');
  expect(gap).toMatchObject({ stops: false, lands: ['land-1', 'land-2'] });
  expect(gap?.at?.[0]).toBeCloseTo(300, -1);
  const closed = closeGap(drawing, ['land-1', 'land-2']);
  expect(bordersOf(closed)).toHaveLength(1);
  expect(drawingMarks(closed)).toEqual([]);
});

it('a gap that is a wedge is closed to its end', () => {
  const wedge = drawn('300,100 400,100 420,200 400,300 300,300', '424,140 600,140 600,250 424,250');
  const codes = (drawing: Drawing) => drawingMarks(drawing).map(({ code }) => code);
  expect(codes(wedge)).toEqual(['out-of-reach', 'gap']);
  expect(codes(closeGap(wedge, ['land-1', 'land-2']))).toEqual([]);
});

it('lands that meet in a corner only, or lie a good way apart, have no gap', () => {
  for (const other of ['300,300 500,300 500,500 300,500', '340,100 500,100 500,300 340,300'])
    expect(drawingMarks(drawn(A, other)).filter(({ code }) => code === 'gap')).toEqual([]);
});

it.each([
  ['a corner inside', '250,150 500,150 500,250 250,250'],
  ['a cross', '50,150 500,150 500,250 50,250'],
  ['all of it', '150,150 250,150 250,250 150,250'],
  ['the same once more', A],
])('an overlap is named: %s', (_, other) => {
  const [overlap] = drawingMarks(drawn(A, other)).filter(({ code }) => code === 'overlap');
  expect(overlap?.says).toMatchObject({ values: ['A', 'B'] });
  expect(overlap?.at).toBeDefined();
});

it('a land that nobody reaches is named, also where only its border is cut', () => {
  expect(said(drawn(A, B, '600,400 800,400 800,500'))).toEqual(['There is no way from A to C and back.']);
  expect(said(cutBorder(drawn(A, B), ['land-1', 'land-2'], true))).toEqual(['There is no way from A to B and back.']);
});

it('a land without a region and a region without land are named', () => {
  expect(said(addRegion(deleteRegion(drawn(A, B), 'region-1'), 'The south'))).toEqual([
    'A is in no region.',
    'B is in no region.',
    'The region The south has no land.',
  ]);
});

it('a count off its land is worth a look and stops nobody', () => {
  const drawing = placeCount(drawn(A, B), 'land-1', [50, 50]);
  expect(drawingMarks(drawing)).toMatchObject([{ code: 'count-outside', stops: false, at: [50, 50] }]);
  expect(isMapProblems(checkMap(packOf(drawing)))).toBe(false);
  expect(landNamed(placeCountInside(drawing, 'land-1'), 'A').label).toEqual([200, 200]);
});

it('what only checkMap sees is named too, at its land', () => {
  const drawing = { ...drawn(A, B), miniatures: [] };
  expect(drawingMarks(drawing)).toMatchObject([{ code: 'not-a-map', stops: true }]);
});

it('an outline that crosses itself is named', () => {
  const drawing = drawn(A, B);
  const bowed = {
    ...drawing,
    territories: drawing.territories.map((land) =>
      land.name === 'B'
        ? {
            ...land,
            polygons: [
              [
                [300, 100],
                [500, 300],
                [500, 100],
                [300, 300],
              ] as const,
            ],
          }
        : land,
    ),
  };
  expect(drawingMarks(bowed)).toContainEqual(expect.objectContaining({ code: 'crosses-itself', at: [400, 200] }));
});

const pile = (apart: number): Drawing => {
  const drawing = drawn(A);
  const land = landNamed(drawing, 'A');
  const territories = Array.from({ length: 120 }, (_, index) => {
    const by = index * apart;
    const ring = land.polygons[0]?.map(([x, y]): MapPoint => [x + by, y]) ?? [];
    return { ...land, id: `land-${index + 1}`, label: [land.label[0] + by, land.label[1]] as const, polygons: [ring] };
  });
  return { ...drawing, territories };
};

it.each([0, 1])('of a pile of lands, %s apart, no more is told than can be read', (apart) => {
  const marks = drawingMarks(pile(apart));
  expect(marks.filter(({ code }) => code === 'overlap')).toHaveLength(100);
  expect(marks.filter(({ code }) => code === 'gap').length).toBeLessThanOrEqual(100);
});
