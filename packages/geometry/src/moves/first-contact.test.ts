import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { bodyAt } from '../body.ts';
import { distanceOfRectangles } from '../distance.ts';
import { someTable, lineAt, standAt, worldWith } from '../testing/index.ts';
import { advance } from './advance.ts';
import { contactsAhead, firstContact } from './first-contact.ts';
import { nearestStop, softStops } from './soft-stops.ts';

const square = (id: string, x: number, y: number) => ({
  id,
  polygon: [
    { x, y },
    { x, y: y + 4 },
    { x: x + 4, y: y + 4 },
    { x: x + 4, y },
  ],
});
const line = lineAt('m', 'red', { x: 40, y: 10, degrees: 0 }, 4);
const bodies = (world: ReturnType<typeof worldWith>) => world.bodies.filter((body) => body.side === 'red');

describe('the first contact of an advance', () => {
  test('is with an enemy straight ahead, and names who meets it', () => {
    const world = worldWith([...line, standAt('e', 'blue', { x: 43, y: 13, degrees: 180 })]);
    expect(firstContact(bodies(world), world)).toEqual({ distance: 3, kind: 'enemy', id: 'e', mover: 'm03' });
  });

  test('is not with one who is just beside the path', () => {
    const world = worldWith([...line, standAt('e', 'blue', { x: 45, y: 13, degrees: 180 })]);
    expect(firstContact(bodies(world), world)?.kind).toBe('board');
  });

  test('is with a corner that looks at the front', () => {
    const world = worldWith([...line, standAt('e', 'blue', { x: 41, y: 14, degrees: 135 })]);
    const contact = firstContact(bodies(world), world);
    expect(contact?.distance).toBeCloseTo(4 - Math.SQRT1_2, 3);
  });

  test('comes with terrain before it comes with the enemy behind it', () => {
    const world = worldWith([...line, standAt('e', 'blue', { x: 41, y: 18, degrees: 180 })], {
      terrain: [square('wood', 40, 12.5)],
    });
    expect(contactsAhead(bodies(world), world, 10).map(({ kind, distance }) => [kind, distance])).toEqual([
      ['terrain', 2.5],
      ['enemy', 8],
    ]);
  });

  test('is at 0 for a front that stands in a wood already', () => {
    const world = worldWith(line, { terrain: [square('wood', 39, 8)] });
    expect(firstContact(bodies(world), world)).toMatchObject({ distance: 0, kind: 'terrain' });
  });

  test('is with the border of the board where nothing else is', () => {
    const world = worldWith(line);
    expect(firstContact(bodies(world), world)).toMatchObject({ distance: 26, kind: 'board' });
  });

  test('touches what it names, and nobody before', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 5000 }), (seed) => {
        const world = someTable(seed, 20, 0);
        const group = world.bodies.filter((body) => body.id.startsWith('m'));
        const contact = firstContact(group, world);
        const mover = world.byId.get(contact?.mover ?? '');
        const enemy = world.byId.get(contact?.id ?? '');
        if (!mover || !enemy || contact?.kind !== 'enemy' || contact.distance === 0) return;
        const there = bodyAt(mover, advance(mover.at, contact.distance));
        expect(distanceOfRectangles(there.rectangle, enemy.rectangle)).toBeLessThan(1e-6);
      }),
      { numRuns: 60 },
    );
  });
});

describe('soft stops', () => {
  test('are every whole MU, the budget and the contacts, in order', () => {
    expect(softStops(4, 3.5, [2.4, 9]).map((stop) => [stop.distance, stop.kind])).toEqual([
      [1, 'whole'],
      [2, 'whole'],
      [2.4, 'contact'],
      [3, 'whole'],
      [3.5, 'budget'],
      [4, 'whole'],
    ]);
  });

  test('a budget on a whole MU is one stop', () => {
    expect(softStops(3, 3, []).at(-1)).toEqual({ distance: 3, kind: 'budget' });
    expect(softStops(3, 3, [])).toHaveLength(3);
  });

  test('a drag rests at the nearest within its pull, and at none without', () => {
    const stops = softStops(4, 4, [2.1]);
    expect(nearestStop(2.07, stops, 0.1)?.kind).toBe('contact');
    expect(nearestStop(2.5, stops, 0.1)).toBeUndefined();
  });
});
