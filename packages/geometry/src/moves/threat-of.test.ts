import { describe, expect, test } from 'vitest';
import { someTable, standAt, worldWith } from '../testing/index.ts';
import { reach } from './reach.ts';
import { threatOf, type KnownFronts } from './threat-of.ts';

const mine = standAt('m', 'red', { x: 40, y: 15, degrees: 0 });
const enemy = standAt('e', 'blue', { x: 40, y: 18, degrees: 180 });

describe('what a side threatens', () => {
  test('is what each of its stands may reach with its own budget', () => {
    const world = someTable(3, 40, 0);
    const side = world.bodies
      .filter((body) => body.side === 'red')
      .map((body, index) => ({ body, budget: 3 + (index % 3) }));
    const threats = threatOf(side, world, new Map(), 24);
    expect(threats).toEqual(side.map(({ body, budget }) => ({ stand: body.id, ...reach(body, world, budget) })));
    expect(threats.some(({ contacts }) => contacts.length > 0)).toBe(true);
  });

  test('does not work out again the fronts of those who have not moved, but asks for contacts again', () => {
    const known: KnownFronts = new Map();
    const [near, gone] = [worldWith([mine, enemy]), worldWith([mine])];
    const [before] = threatOf([{ body: near.byId.get('m')!, budget: 4 }], near, known);
    const [after] = threatOf([{ body: gone.byId.get('m')!, budget: 4 }], gone, known);
    expect(after?.fronts).toBe(before?.fronts);
    expect([before?.contacts.length, after?.contacts.length]).toEqual([expect.any(Number), 0]);
    expect(before?.contacts[0]?.relation).toBe('front-to-front');
  });

  test('is another for another budget or another place', () => {
    const known: KnownFronts = new Map();
    const world = worldWith([mine, standAt('n', 'red', { x: 50, y: 15, degrees: 0 })]);
    const bodies = [...world.bodies];
    threatOf(
      [...bodies, ...bodies].map((body, index) => ({ body, budget: index < 2 ? 3 : 4 })),
      world,
      known,
    );
    expect(known.size).toBe(4);
  });
});
