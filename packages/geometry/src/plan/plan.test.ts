import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { cornersOfBox } from '../box.ts';
import type { StoredPose } from '../placement.ts';
import { distanceOfPoints } from '../point.ts';
import { columnAt, lineAt, mirroredStand, mirroredWorld, someTable, standAt, worldWith } from '../testing/index.ts';
import type { Leg } from './leg.ts';
import { plan, type Plan } from './plan.ts';

const byArc = { measure: 'arc' } as const;
const line = lineAt('m', 'red', { x: 40, y: 10, degrees: 0 }, 4);
const ids = ['m00', 'm01', 'm02', 'm03'];
const placeOf = (pose: StoredPose | undefined) => ({ x: (pose?.[0] ?? 0) / 1000, y: (pose?.[1] ?? 0) / 1000 });
const length = fc.double({ min: -4, max: 4, noNaN: true });
const angle = fc.double({ min: -60, max: 60, noNaN: true });
const side = fc.constantFrom('left', 'right');
const rigid: fc.Arbitrary<Leg> = fc.oneof(
  fc.record({ kind: fc.constant('advance' as const), distance: length }),
  fc.record({ kind: fc.constant('slide' as const), distance: length }),
  fc.record({ kind: fc.constant('wheel' as const), side, degrees: angle }),
  fc.record({ kind: fc.constant('rotate' as const), degrees: angle, about: fc.constantFrom('front', 'center') }),
  fc.record({
    kind: fc.constant('free' as const),
    to: fc.tuple(
      fc.integer({ min: 0, max: 90_000 }),
      fc.integer({ min: 0, max: 36_000 }),
      fc.integer({ min: 0, max: 35_999 }),
    ),
  }),
);
const legs = fc.array(rigid, { minLength: 1, maxLength: 4 });

describe('a planned move', () => {
  test('adds up its legs: two ahead, a wheel of 15 degrees, one ahead', () => {
    const found = plan(
      ids,
      [
        { kind: 'advance', distance: 2 },
        { kind: 'wheel', side: 'left', degrees: 15 },
        { kind: 'advance', distance: 1 },
      ],
      worldWith(line),
      { ...byArc, budget: 5 },
    );
    expect(found.legs.map((leg) => leg.arc.toFixed(2))).toEqual(['2.00', '2.09', '1.00']);
    expect(found.price.counted).toBeCloseTo(3 + (8 * Math.PI) / 12, 9);
    expect(found.price.chord).toBeLessThan(found.price.arc);
    expect(found.price.endpoint).toBeLessThan(found.price.chord);
    expect(found.flags).toEqual([{ kind: 'over-budget', by: found.price.arc - 5 }]);
    expect(found.poses['m00']?.[2]).toBe(34500);
  });

  test('counts what the rules say: the arc, the chords or the end points', () => {
    const wheel: Leg = { kind: 'wheel', side: 'right', degrees: 30 };
    const counted = (['arc', 'chord', 'endpoint'] as const).map(
      (measure) => plan(ids, [wheel], worldWith(line), { measure }).price.counted,
    );
    expect(counted.map((price) => price.toFixed(2))).toEqual(['4.19', '4.14', '4.14']);
  });

  test('says whom it touches at its end, and how', () => {
    const enemy = standAt('e', 'blue', { x: 43, y: 13, degrees: 180 });
    const found = plan(ids, [{ kind: 'advance', distance: 3 }], worldWith([...line, enemy]), byArc);
    expect(found.contacts).toEqual([
      { stand: 'm02', other: 'e', relation: 'overlap-at-right' },
      { stand: 'm03', other: 'e', relation: 'front-to-front' },
    ]);
  });

  test('in or through a wood has the wood’s budget, and says where it first is in it', () => {
    const wood = { id: 'wood', polygon: cornersOfBox({ x: 36, y: 11.5, width: 1, depth: 1 }) };
    const found = plan(ids, [{ kind: 'advance', distance: 4 }], worldWith(line, { terrain: [wood] }), {
      ...byArc,
      budget: 4,
      terrainBudgets: { wood: 3, dunes: 1 },
    });
    expect(found.terrain).toMatchObject([{ piece: 'wood', stand: 'm00', leg: 0, travelled: expect.closeTo(1.52, 6) }]);
    expect(found.price.budget).toBe(3);
    expect(found.flags).toEqual([
      { kind: 'over-budget', by: 1 },
      { kind: 'slowed', piece: 'wood', budget: 3 },
    ]);
  });

  test('flags, and never refuses, what goes through others, onto others and off the board', () => {
    const through = standAt('e', 'blue', { x: 37, y: 13, degrees: 180 });
    const onto = standAt('f', 'red', { x: 43, y: 36, degrees: 0 }, 1);
    const found = plan(ids, [{ kind: 'advance', distance: 26.5 }], worldWith([...line, through, onto]), byArc);
    expect(found.flags).toEqual([
      ...ids.map((stand) => ({ kind: 'off-board', stand })),
      { kind: 'overlap', stand: 'm03', other: 'f', depth: expect.closeTo(0.5, 9) },
      { kind: 'passes-through', stand: 'm00', other: 'e' },
    ]);
  });

  test('an about-face on its own ground leaves the line on the same ground', () => {
    const found = plan(ids, [{ kind: 'about-face', about: 'center' }], worldWith(line), byArc);
    expect(found.poses['m00']).toEqual([37000, 9000, 18000]);
    expect(found.price.arc).toBeCloseTo(Math.hypot(2, 1), 9);
  });

  test('of a column that turns gives each stand its price, and says that it is kinked', () => {
    const column = columnAt('c', 'red', { x: 40, y: 15, degrees: 0 }, 3);
    const turn: Leg = { kind: 'column', distance: 1.5, turn: { side: 'left', degrees: 45 } };
    const names = column.map((stand) => stand.id);
    const found = plan(names, [turn], worldWith(column), byArc);
    const arc = (2 * Math.PI) / 4;
    expect(names.map((id) => found.price.perStand[id]?.arc.toFixed(3))).toEqual(
      [1.5 + arc, 1.5 + arc, 1.5].map((price) => price.toFixed(3)),
    );
    expect(found.flags).toEqual([{ kind: 'kinked' }]);
    expect(found.hinges).toEqual({ c02: [[39000, 15000, -4500]] });
    const kinked = column.map((stand) => ({
      ...stand,
      pose: found.poses[stand.id]!,
      hinges: found.hinges[stand.id] ?? [],
    }));
    const later = plan(names, [{ kind: 'column', distance: 1 }], worldWith(kinked), byArc);
    expect([later.flags, later.hinges]).toEqual([[], {}]);
    expect(names.map((id) => later.poses[id]?.[2])).toEqual([31500, 31500, 31500]);
  });

  test('pushes a column back, and places a proposal', () => {
    const column = columnAt('c', 'red', { x: 40, y: 15, degrees: 0 }, 2);
    const names = column.map((stand) => stand.id);
    const pushed = plan(names, [{ kind: 'push-back', distance: 1 }], worldWith(column), byArc);
    expect([pushed.poses['c00'], pushed.price.arc]).toEqual([[40000, 14000, 0], 1]);
    const poses = { c00: [41000, 15000, 0], c01: [41000, 14000, 0] } as const;
    expect(plan(names, [{ kind: 'place', poses }], worldWith(column), byArc).poses).toEqual(poses);
  });

  test('of stands that are gone is no move at all', () => {
    expect(plan(['ghost'], [{ kind: 'advance', distance: 2 }], worldWith(line), byArc)).toMatchObject({
      poses: {},
      price: { counted: 0 },
      flags: [],
    });
  });
});

describe('whatever the legs', () => {
  test('a group keeps its shape: any two are as far apart as before', () => {
    fc.assert(
      fc.property(legs, (move) => {
        const { poses } = plan(ids, move, worldWith(line), byArc);
        for (const [index, id] of ids.entries()) {
          for (const [other, name] of ids.entries()) {
            const gap = distanceOfPoints(placeOf(poses[name]), placeOf(poses[id]));
            expect(Math.abs(gap - 2 * Math.abs(index - other))).toBeLessThan(0.002);
          }
        }
      }),
    );
  });

  test('a wheel and the same wheel back end where they began', () => {
    fc.assert(
      fc.property(side, fc.double({ min: 0, max: 90, noNaN: true }), (to, degrees) => {
        const wheel = (turn: number): Leg => ({ kind: 'wheel', side: to, degrees: turn });
        const { poses } = plan(ids, [wheel(degrees), wheel(-degrees)], worldWith(line), byArc);
        for (const stand of line)
          expect(distanceOfPoints(placeOf(poses[stand.id]), placeOf(stand.pose))).toBeLessThan(0.001);
      }),
    );
  });

  test('the same move gives the same bytes, in whatever order the stands are named', () => {
    fc.assert(
      fc.property(legs, fc.integer({ min: 0, max: 1000 }), (move, seed) => {
        const world = someTable(seed, 12, 3);
        const mirror = worldWith([...world.stands.values()].toReversed(), { terrain: world.terrain.toReversed() });
        const names = world.bodies.filter((body) => body.id.startsWith('m')).map((body) => body.id);
        const bytes = JSON.stringify(plan(names, move, world, byArc));
        expect(JSON.stringify(plan(names.toReversed(), move, mirror, byArc))).toBe(bytes);
      }),
      { numRuns: 30 },
    );
  });

  test('in a mirror is the mirror of the move, with the same contacts, terrain and flags', () => {
    const inMirror = (leg: Leg): Leg => {
      if (leg.kind === 'slide') return { ...leg, distance: -leg.distance };
      if (leg.kind === 'wheel') return { ...leg, side: leg.side === 'left' ? 'right' : 'left' };
      if (leg.kind === 'rotate') return { ...leg, degrees: -leg.degrees };
      return leg.kind === 'free' ? { ...leg, to: mirroredStand({ ...line[0]!, pose: leg.to }).pose } : leg;
    };
    const named = (found: Plan) => ({
      contacts: found.contacts.map(({ stand, other }) => `${stand}/${other}`).toSorted(),
      terrain: found.terrain.map(({ piece }) => piece),
      flags: found.flags
        .map((flag) => ('other' in flag ? `${flag.kind}/${flag.stand}/${flag.other}` : flag.kind))
        .toSorted(),
    });
    fc.assert(
      fc.property(legs, fc.integer({ min: 0, max: 5000 }), (move, seed) => {
        const world = someTable(seed, 20, 4);
        const names = world.bodies.map((body) => body.id).filter((id) => id.startsWith('m'));
        const here = plan(names, move, world, byArc);
        const there = plan(names, move.map(inMirror), mirroredWorld(world), byArc);
        expect(there.price.arc).toBeCloseTo(here.price.arc, 6);
        for (const id of names) {
          expect(Math.abs(90 - placeOf(there.poses[id]).x - placeOf(here.poses[id]).x)).toBeLessThan(0.0015);
          expect(Math.abs(placeOf(there.poses[id]).y - placeOf(here.poses[id]).y)).toBeLessThan(0.0015);
        }
        expect(named(there)).toEqual(named(here));
      }),
      { numRuns: 60 },
    );
  });
});

describe('a group that goes as only single stands do', () => {
  const groupMayNot = ['oblique', 'back', 'sideways'] as const;
  const waysOf = (...moves: Leg[]) =>
    plan(ids, moves, worldWith(line), { ...byArc, groupMayNot }).flags.flatMap((flag) =>
      flag.kind === 'not-by-groups' ? [flag.way] : [],
    );
  const carried = (x: number, y: number, heading = 0): Leg => ({ kind: 'free', to: [x, y, heading], stand: 'm00' });
  const [x = 0, y = 0] = plan(ids, [], worldWith(line), byArc).poses['m00'] ?? [];

  test.each<[Leg, readonly string[]]>([
    [{ kind: 'advance', distance: 2 }, []],
    [{ kind: 'advance', distance: -1 }, ['back']],
    [{ kind: 'slide', distance: 1 }, ['sideways']],
    [{ kind: 'wheel', side: 'left', degrees: 20 }, []],
    [{ kind: 'wheel', side: 'left', degrees: -20 }, ['back']],
    [{ kind: 'rotate', degrees: 20, about: 'front' }, []],
    [carried(x, y + 2000), []],
    [carried(x + 90, y + 2000), []],
    [carried(x + 1000, y + 2000), ['oblique']],
    [carried(x + 1000, y - 2000), ['oblique']],
    [carried(x - 1000, y), ['sideways']],
    [carried(x, y - 1000), ['back']],
    [carried(x + 1000, y + 2000, 1000), []],
  ])('%j: %j', (leg, ways) => {
    expect(waysOf(leg)).toEqual(ways);
  });

  test('is told once for each way, in the order of the rules, with the stands that touched', () => {
    const away = standAt('away', 'red', { x: 60, y: 10, degrees: 0 });
    const moves: Leg[] = [
      { kind: 'slide', distance: 1 },
      { kind: 'advance', distance: -1 },
      { kind: 'slide', distance: 1 },
    ];
    const { flags } = plan([...ids, 'away'], moves, worldWith([...line, away]), { ...byArc, groupMayNot });
    expect(flags).toEqual([
      { kind: 'not-by-groups', way: 'back', stands: ids },
      { kind: 'not-by-groups', way: 'sideways', stands: ids },
    ]);
  });

  test('is nothing of single stands, nor of what the rules do not name', () => {
    const slide: Leg = { kind: 'slide', distance: 1 };
    const [first] = line;
    expect(first && plan(['m00'], [slide], worldWith([first]), { ...byArc, groupMayNot }).flags).toEqual([]);
    const apart = ['a', 'b'].map((id, index) => standAt(id, 'red', { x: 20 + 8 * index, y: 10, degrees: 0 }));
    expect(plan(['a', 'b'], [slide], worldWith(apart), { ...byArc, groupMayNot }).flags).toEqual([]);
    expect(plan(ids, [slide], worldWith(line), { ...byArc, groupMayNot: ['back'] }).flags).toEqual([]);
    expect(plan(ids, [slide], worldWith(line), byArc).flags).toEqual([]);
  });
});
