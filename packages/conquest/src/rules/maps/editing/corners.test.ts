import { expect, it } from 'vitest';
import { bordersOf } from './drawing.ts';
import { insertCorner, moveCorner, removeCorner } from './corners.ts';
import { snapOf } from './snap.ts';
import { done, drawn, landNamed, refused, ringOf } from './testing/drawn.ts';
import { addSeaRoute } from './ways.ts';

const A = '100,100 300,100 300,300 100,300';
const B = '300,100 500,100 500,300 300,300';

it('a corner moves for every land that has it', () => {
  const drawing = done(moveCorner(drawn(A, B), [300, 100], [320, 80]));
  for (const name of ['A', 'B']) expect(ringOf(drawing, name)).toContainEqual([320, 80]);
  expect(bordersOf(drawing)).toHaveLength(1);
});

it('put on another corner it becomes one with it, and so the lands touch', () => {
  const apart = drawn(A, '310,100 500,100 500,300 312,300');
  expect(bordersOf(apart)).toEqual([]);
  const [first, second] = [
    snapOf(apart, [308, 103], 15, { but: [310, 100] }),
    snapOf(apart, [309, 298], 15, { but: [312, 300] }),
  ];
  expect([first, second]).toEqual([
    { kind: 'corner', at: [300, 100] },
    { kind: 'corner', at: [300, 300] },
  ]);
  const mended = done(moveCorner(done(moveCorner(apart, [310, 100], first.at)), [312, 300], second.at));
  expect(bordersOf(mended)).toHaveLength(1);
});

it('put on a border it becomes a corner of that, for all', () => {
  const drawing = done(moveCorner(drawn(A, B, '200,400 300,350 250,450'), [300, 350], [200, 300]));
  expect(ringOf(drawing, 'A')).toContainEqual([200, 300]);
});

it('a corner is made and taken away for both lands of a border', () => {
  const more = done(insertCorner(drawn(A, B), [300, 200]));
  for (const name of ['A', 'B']) expect(ringOf(more, name)).toContainEqual([300, 200]);
  const less = done(removeCorner(more, [300, 200]));
  for (const name of ['A', 'B']) expect(ringOf(less, name)).toHaveLength(4);
  expect(refused(insertCorner(more, [700, 600]))).toBe('There is no border here.');
});

it('land stays land: the last three corners cannot be taken or laid flat', () => {
  const triangle = drawn('100,100 300,100 200,300');
  expect(refused(removeCorner(triangle, [200, 300]))).toBe('A would have no area any more.');
  expect(refused(moveCorner(triangle, [200, 300], [200, 100]))).toBe('A would have no area any more.');
});

it('a count that would be left outside goes along, and so do the ends of a sea route', () => {
  const drawing = done(addSeaRoute(drawn(A, '500,100 700,100 700,300 500,300'), ['land-1', 'land-2']));
  expect(drawing.ways[0]?.seaLane).toEqual([
    [300, 100],
    [500, 100],
  ]);
  const moved = done(moveCorner(done(moveCorner(drawing, [100, 100], [280, 100])), [100, 300], [290, 300]));
  expect(landNamed(moved, 'A').label[0]).toBeGreaterThan(280);
  const closer = done(moveCorner(moved, [500, 100], [400, 110]));
  expect(closer.ways[0]?.seaLane?.[1]).toEqual([400, 110]);
});

it('no corner leaves the board', () => {
  expect(ringOf(done(moveCorner(drawn(A), [100, 100], [-900, 9000])), 'A')).toContainEqual([0, 640]);
});
