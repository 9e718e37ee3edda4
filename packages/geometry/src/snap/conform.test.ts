import { expect, test } from 'vitest';
import { lineAt, standAt, worldWith } from '../testing/index.ts';
import { conforms } from './conform.ts';

const enemy = standAt('e', 'blue', { x: 40, y: 20, degrees: 180 });
const groupOf = (world: ReturnType<typeof worldWith>) => world.bodies.filter((body) => body.side === 'red');
const proposals = (x: number, y: number, degrees: number, longest = 1) => {
  const world = worldWith([standAt('m', 'red', { x, y, degrees }), enemy]);
  return conforms(groupOf(world), world, longest);
};

test('a stand that touches the enemy’s front at an angle is offered to square up to it', () => {
  expect(proposals(40.7, 20, 0)).toMatchObject([
    { relation: 'front-to-front', slide: expect.closeTo(0.7, 9), poses: { m: [40000, 20000, 0] } },
  ]);
  expect(proposals(40.4, 20 - Math.sin(Math.PI / 9), 20)[0]).toMatchObject({
    turn: -20,
    poses: { m: [40000, 20000, 0] },
  });
});

test('but not further aside than the rules allow, and not where nobody is touched', () => {
  expect(proposals(41.2, 20, 0)).toEqual([]);
  expect(proposals(40.4, 19.9, 0)).toEqual([]);
});

test('a line squares up as one body', () => {
  const world = worldWith([...lineAt('m', 'red', { x: 41.4, y: 20, degrees: 0 }, 2), enemy]);
  expect(conforms(groupOf(world), world, 1)[0]?.poses).toEqual({ m00: [40000, 20000, 0], m01: [42000, 20000, 0] });
});
