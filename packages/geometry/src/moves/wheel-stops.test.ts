import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { bodyAt, type Body } from '../body.ts';
import { cornersOfBox } from '../box.ts';
import { rotatePlacement } from '../placement.ts';
import { distanceToPolygon } from '../polygon.ts';
import { lineAt, mirroredWorld, someTable, standAt, worldWith } from '../testing/index.ts';
import type { World } from '../world.ts';
import { slideStops } from './slide-stops.ts';
import { nearestStop } from './soft-stops.ts';
import { wheelContacts } from './wheel-contacts.ts';
import { wheelStops } from './wheel-stops.ts';
import { wheelFor, wheelOf, wheelTurn } from './wheel.ts';

const line = lineAt('m', 'red', { x: 40, y: 10, degrees: 0 }, 4);
const group = (world: World): Body[] => world.bodies.filter((body) => body.id.startsWith('m'));
const side = fc.constantFrom('left', 'right');

describe('the turn that costs so much', () => {
  test('is 28.6 degrees for 4 MU of four stands along the arc, 29.0 straight, and back for less than none', () => {
    const four = group(worldWith(line));
    expect(wheelFor(four, 'left', 4, 'arc')).toBeCloseTo(28.6, 1);
    expect(wheelFor(four, 'left', 4, 'chord')).toBeCloseTo(29, 1);
    expect(wheelFor(four, 'left', 4, 'endpoint')).toBe(wheelFor(four, 'left', 4, 'chord'));
    expect(wheelFor(four, 'right', -4, 'arc')).toBe(-wheelFor(four, 'right', 4, 'arc'));
    expect(wheelFor(four, 'left', 1000, 'arc')).toBe(180);
    expect(wheelFor([], 'left', 4, 'arc')).toBe(0);
  });

  test('costs just that', () => {
    fc.assert(
      fc.property(
        side,
        fc.double({ min: 0, max: 12, noNaN: true }),
        fc.constantFrom('arc', 'chord'),
        (to, mu, measure) => {
          const four = group(worldWith(line));
          expect(wheelOf(four, to, wheelFor(four, to, mu, measure))?.price[measure]).toBeCloseTo(mu, 9);
        },
      ),
    );
  });
});

describe('a wheel likes to rest', () => {
  test('at every whole MU and where the budget ends', () => {
    const world = worldWith(line);
    const stops = wheelStops(group(world), 'left', world, 3.5, 'arc', 30);
    expect(stops.map(({ distance, kind }) => [distance, kind])).toEqual([
      [1, 'whole'],
      [2, 'whole'],
      [3, 'whole'],
      [3.5, 'budget'],
      [4, 'whole'],
    ]);
    for (const { degrees, distance } of stops) expect((8 * degrees * Math.PI) / 180).toBeCloseTo(distance, 9);
  });

  test('where the front first meets an enemy, and names who meets it', () => {
    // The far corner comes round a circle of 8 MU about (36, 10); the enemy's edge lies along the line through its centre at 20 degrees.
    const tip = { x: 36 + 7 * Math.cos(Math.PI / 9), y: 10 + 7 * Math.sin(Math.PI / 9) };
    const world = worldWith([...line, standAt('e', 'blue', { ...tip, degrees: 160 })]);
    const stop = wheelStops(group(world), 'left', world, 8, 'arc').find(({ kind }) => kind === 'contact');
    expect(stop?.degrees).toBeCloseTo(20, 1);
    expect(stop?.contact).toMatchObject({ kind: 'enemy', id: 'e', mover: 'm03' });
    expect(nearestStop(stop!.distance + 0.03, [stop!], 0.1)?.degrees).toBe(stop?.degrees);
  });

  test('at a wood, and at the border of the board', () => {
    const wood = { id: 'wood', polygon: cornersOfBox({ x: 41, y: 12, width: 3, depth: 3 }) };
    const low = worldWith(
      lineAt('m', 'red', { x: 86, y: 10, degrees: 0 }, 2).map((stand) => ({ ...stand, id: stand.id })),
      {},
    );
    const world = worldWith(line, { terrain: [wood] });
    const [first] = wheelContacts(group(world), 'left', world, 90);
    expect(first).toMatchObject({ kind: 'terrain', id: 'wood' });
    // Along the wood's lower edge the nearest point to the front's circle is its right corner.
    expect(first?.degrees).toBeCloseTo((Math.atan2(2, 8) * 180) / Math.PI, 0);
    expect(wheelContacts(group(low), 'right', low, 90)).toEqual([]);
    const near = worldWith(lineAt('m', 'red', { x: 45, y: 34, degrees: 0 }, 2));
    const [border] = wheelContacts(group(near), 'left', near, 90);
    expect(border).toMatchObject({ kind: 'board', mover: 'm01' });
    expect(border?.degrees).toBeCloseTo(30, 3);
  });

  test('not at a friend, nor at what the pivot’s neighbour brushes, nor where the front is in contact already', () => {
    const friend = standAt('f', 'red', { x: 43, y: 12, degrees: 0 });
    const beside = standAt('e', 'blue', { x: 35, y: 10.9, degrees: 0 });
    const touching = standAt('t', 'blue', { x: 41, y: 10, degrees: 180 });
    const world = worldWith([...line, friend, beside, touching]);
    expect(wheelContacts(group(world), 'left', world, 45)).toEqual([]);
  });

  test('at the contact the front touches what it names, and before it nothing', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 5000 }), side, (seed, to) => {
        const world = someTable(seed, 30, 4);
        const four = group(world).slice(0, 4);
        const [first] = wheelContacts(four, to, world, 40);
        const target =
          world.byId.get(first?.id ?? '')?.corners ?? world.terrain.find(({ id }) => id === first?.id)?.polygon;
        if (!first || !target) return;
        const { pivot } = wheelOf(four, to, 0)!;
        const gapAt = (degrees: number): number => {
          const mover = world.byId.get(first.mover)!;
          const { rectangle } = bodyAt(mover, rotatePlacement(mover.at, pivot, wheelTurn(to, degrees)));
          const [a, b] = [rectangle.frontLeft, rectangle.frontRight];
          const points = Array.from({ length: 201 }, (_, index) => ({
            x: a.x + ((b.x - a.x) * index) / 200,
            y: a.y + ((b.y - a.y) * index) / 200,
          }));
          return Math.min(
            ...points.map((point) => distanceToPolygon(point, target)),
            ...target.map((point) => distanceToPolygon(point, [a, b])),
          );
        };
        expect(gapAt(first.degrees)).toBeLessThan(0.03);
        expect(first.degrees <= 3 || gapAt(first.degrees - 2) > 0).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  test('in a mirror to the other side at the same turns', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 5000 }), (seed) => {
        const world = someTable(seed, 30, 4);
        const mirror = mirroredWorld(world);
        const here = wheelContacts(group(world), 'left', world, 30);
        const there = wheelContacts(group(mirror), 'right', mirror, 30);
        expect(there.map(({ id }) => id)).toEqual(here.map(({ id }) => id));
        there.forEach(({ degrees }, index) => expect(Math.abs(degrees - here[index]!.degrees)).toBeLessThan(0.01));
      }),
      { numRuns: 25 },
    );
  });
});

describe('a slide likes to rest', () => {
  test('at whole MU, at the budget, and where its flank meets somebody', () => {
    const world = worldWith([...line, standAt('e', 'blue', { x: 46.3, y: 10, degrees: 0 })]);
    expect(slideStops(group(world), 'right', world, 0.5, 2)).toEqual([
      { distance: 0.5, kind: 'budget' },
      { distance: 1, kind: 'whole' },
      { distance: expect.closeTo(1.3, 9), kind: 'contact' },
      { distance: 2, kind: 'whole' },
    ]);
    expect(slideStops(group(world), 'left', world, 0.5, 1).map(({ kind }) => kind)).toEqual(['budget', 'whole']);
  });
});
