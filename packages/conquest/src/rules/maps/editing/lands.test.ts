import { expect, it } from 'vitest';
import { checkMap } from '../check-map.ts';
import { bordersOf, packOf } from './drawing.ts';
import { followedBetween } from './follow-border.ts';
import { addLand, addPiece, deleteLand, landAt, nameLand } from './lands.ts';
import { isWithin } from './planar.ts';
import { done, drawn, empty, landNamed, refused, ringOf } from './testing/drawn.ts';

const A = '100,100 300,100 300,300 100,300';

it('a land drawn along another shares its border, also where its corners lie between the other’s', () => {
  const drawing = drawn(A, '300,150 500,150 500,250 300,250');
  expect(ringOf(drawing, 'A')).toEqual([
    [100, 100],
    [300, 100],
    [300, 150],
    [300, 250],
    [300, 300],
    [100, 300],
  ]);
  expect(bordersOf(drawing)).toEqual([{ between: ['land-1', 'land-2'] }]);
  expect(checkMap(packOf(drawing))).toEqual(packOf(drawing));
});

it('a land drawn past the corners of others gets them', () => {
  const drawing = drawn(A, '300,100 500,100 500,300 300,300', '100,300 500,300 500,400 100,400');
  expect(ringOf(drawing, 'C')).toContainEqual([300, 300]);
  expect(bordersOf(drawing).map(({ between }) => between.join(' '))).toEqual([
    'land-1 land-2',
    'land-1 land-3',
    'land-2 land-3',
  ]);
});

it('lands that meet in one corner have no border', () => {
  expect(bordersOf(drawn(A, '300,300 500,300 500,500 300,500'))).toEqual([]);
});

it('a count stands inside its land, however bent that is', () => {
  const drawing = drawn('100,100 400,100 400,400 360,400 360,140 140,140 140,400 100,400');
  const { polygons, label } = landNamed(drawing, 'A');
  expect(isWithin(polygons[0] ?? [], label)).toBe(true);
});

it.each([
  ['two corners', '100,100 300,100', 'A land needs three corners and some room between them.'],
  ['a line there and back', '100,100 300,100 200,100', 'A land needs three corners and some room between them.'],
  ['a bow tie', '100,100 300,300 300,100 100,300', 'The outline crosses itself.'],
])('%s is no land', (_, outline, why) => {
  expect(refused(addLand(empty, { ring: drawnPoints(outline), name: 'A', region: 'region-1' }))).toBe(why);
});

const drawnPoints = (text: string) =>
  text.split(' ').map((pair) => pair.split(',').map(Number) as unknown as readonly [number, number]);

it('what is drawn beyond the edge ends there', () => {
  expect(ringOf(drawn('-50,-50 200,-50 200,200 -50,200'), 'A')).toEqual([
    [0, 0],
    [200, 0],
    [200, 200],
    [0, 200],
  ]);
});

it('a second piece belongs to the same land, and borders like the first', () => {
  const drawing = drawn(A, '500,100 600,100 600,200 500,200');
  const grown = done(addPiece(drawing, 'land-1', drawnPoints('600,100 700,100 700,200 600,200')));
  expect(landNamed(grown, 'A').polygons).toHaveLength(2);
  expect(bordersOf(grown)).toHaveLength(1);
  expect(landAt(grown, [650, 150])?.name).toBe('A');
});

it('a name is never empty, and never longer than a map takes', () => {
  const drawing = drawn(A);
  expect(refused(nameLand(drawing, 'land-1', '   '))).toBe('Every land needs a name.');
  expect(done(nameLand(drawing, 'land-1', ` ${'x'.repeat(99)} `)).territories[0]?.name).toHaveLength(60);
});

it('a land that goes takes its cuts and sea routes along', () => {
  const drawing = {
    ...drawn(A, '300,100 500,100 500,300 300,300'),
    cuts: [['land-1', 'land-2'] as const],
    ways: [{ between: ['land-2', 'land-1'] as const, isOneWay: true as const }],
  };
  expect(deleteLand(drawing, 'land-2')).toMatchObject({ cuts: [], ways: [], territories: [{ id: 'land-1' }] });
});

it('between two corners of a coast the new outline follows it, the shorter way, and never along a border that two lands have', () => {
  const bay = drawn('100,100 300,100 320,150 290,200 310,250 300,300 100,300');
  expect(followedBetween(bay.territories, [300, 100], [300, 300])).toEqual([
    [320, 150],
    [290, 200],
    [310, 250],
  ]);
  expect(followedBetween(bay.territories, [300, 300], [300, 100])).toEqual([
    [310, 250],
    [290, 200],
    [320, 150],
  ]);
  expect(followedBetween(bay.territories, [300, 100], [600, 100])).toEqual([]);
  const two = drawn(A, '300,100 500,100 500,300 300,300');
  expect(followedBetween(two.territories, [300, 100], [300, 300])).toEqual([]);
});
