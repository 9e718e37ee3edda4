import { type Leg, plan, type StoredPose } from '@vexillum/geometry';
import { Value } from '@sinclair/typebox/value';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { moveStands } from '../actions/move-stands.ts';
import { grand201706 as profile } from '../profiles/grand-2017-06.ts';
import { boardWith, lineOf } from '../testing/index.ts';
import { legsOfArgs, moveArgsOf } from './move-args.ts';
import { moveRulesFor } from './move-rules-for.ts';
import { readLegs } from './read-legs.ts';
import { storeLegs } from './stored-leg.ts';
import { worldOfTable } from './world-of-table.ts';

const table = boardWith(lineOf(4, [40, 12]));
const world = worldOfTable(table, profile);
const ids = ['red0', 'red1', 'red2', 'red3'];
const rules = moveRulesFor(table, profile, ids);
const planned = (legs: readonly Leg[]) => plan(ids, legs, world, rules);
const stored = (legs: readonly Leg[]) => storeLegs(legs, planned(legs).legs);

describe('a stored leg', () => {
  test.each<[string, Leg, object]>([
    ['an advance', { kind: 'advance', distance: 2.5 }, { kind: 'advance', mu: 2500, arc: 2500, chord: 2500 }],
    ['a slide to the left', { kind: 'slide', distance: -1 }, { kind: 'slide', mu: -1000, arc: 1000, chord: 1000 }],
    [
      'a wheel',
      { kind: 'wheel', side: 'left', degrees: 30 },
      { kind: 'wheel', side: 'left', turn: 3000, arc: 4189, chord: 4141 },
    ],
    [
      'a turn about a point',
      { kind: 'rotate', degrees: 0, about: { x: 1.5, y: -2 } },
      { kind: 'rotate', turn: 0, x: 1500, y: -2000, arc: 0, chord: 0 },
    ],
    [
      'a march round a corner',
      { kind: 'column', distance: 0, turn: { side: 'right', degrees: 0 } },
      { kind: 'column', mu: 0, side: 'right', turn: 0, arc: 0, chord: 0 },
    ],
    ['a proposal', { kind: 'place', poses: {} }, { kind: 'place', arc: 0, chord: 0 }],
  ])('%s', (_, leg, kept) => expect(stored([leg])).toEqual([kept]));

  test.each([
    ['no kind', {}],
    ['an unknown kind', { kind: 'teleport', mu: 3 }],
    ['a kind that every object has', { kind: 'constructor' }],
    ['an advance without a length', { kind: 'advance' }],
    ['half a thousandth', { kind: 'advance', mu: 0.5 }],
    ['a wheel to nowhere', { kind: 'wheel', side: 'up', turn: 100 }],
    ['a turn about half a point', { kind: 'rotate', turn: 100, x: 1 }],
    ['a march with half a turn', { kind: 'column', mu: 1, side: 'left' }],
    ['a pose of two numbers', { kind: 'free', to: [1, 2] }],
    ['no leg at all', 7],
  ])('of another make is not read: %s', (_, leg) => {
    expect(readLegs([{ kind: 'advance', mu: 1000 }, leg])).toBeUndefined();
  });
});

const length = fc.double({ min: -4, max: 4, noNaN: true });
const angle = fc.double({ min: -60, max: 60, noNaN: true });
const side = fc.constantFrom('left' as const, 'right' as const);
const pose = fc.tuple(
  fc.integer({ min: 30_000, max: 50_000 }),
  fc.integer({ min: 10_000, max: 20_000 }),
  fc.integer({ min: 0, max: 35_999 }),
);
const anyLeg: fc.Arbitrary<Leg> = fc.oneof(
  fc.record({ kind: fc.constantFrom('advance' as const, 'slide' as const, 'push-back' as const), distance: length }),
  fc.record({ kind: fc.constant('wheel' as const), side, degrees: angle }),
  fc.record({ kind: fc.constant('free' as const), to: pose }, { requiredKeys: ['kind', 'to'] }),
  fc.record({ kind: fc.constant('free' as const), to: pose, stand: fc.constantFrom(...ids) }),
  fc.record({
    kind: fc.constant('rotate' as const),
    degrees: angle,
    about: fc.constantFrom('front' as const, 'center' as const, { x: 40.1234, y: 11.5678 }),
  }),
  fc.record({ kind: fc.constant('about-face' as const), about: fc.constantFrom('front' as const, 'center' as const) }),
  fc.record({ kind: fc.constant('place' as const), poses: fc.tuple(pose, pose, pose, pose).map(posesOf) }),
);

function posesOf(poses: readonly StoredPose[]): Record<string, StoredPose> {
  return Object.fromEntries(ids.map((id, index) => [id, poses[index] as StoredPose]));
}

/** One leg's rounding moves nobody by more: half a thousandth, and half a hundredth of a degree over the width of the line. */
const room = (legs: readonly Leg[]) => 2 + legs.length * 2;

describe('whatever the legs', () => {
  const anyLegs = fc.array(anyLeg, { minLength: 1, maxLength: 4 });

  test('what was stored leads to the same poses when it is read', () => {
    fc.assert(
      fc.property(anyLegs, (legs) => {
        const first = planned(legs);
        const args = moveArgsOf(table, legs, first);
        if (!args?.legs) return;
        const again = legsOfArgs(args.moves, args.legs);
        expect(again).toBeDefined();
        const { poses } = planned(again ?? []);
        for (const id of ids)
          for (const axis of [0, 1] as const)
            expect(Math.abs(poses[id]![axis] - first.poses[id]![axis])).toBeLessThanOrEqual(room(legs));
      }),
    );
  });

  test('what is sent fits the arguments of the action', () => {
    fc.assert(
      fc.property(anyLegs, (legs) => {
        const args = moveArgsOf(table, legs, planned(legs)) ?? { moves: [{ id: 'red0', to: [0, 0, 0] }] };
        expect([...Value.Errors(moveStands.args, args)]).toEqual([]);
      }),
    );
  });
});

describe('a move on its way to the table', () => {
  test('names the whole group, with where it comes from', () => {
    const wheel: Leg[] = [{ kind: 'wheel', side: 'left', degrees: 10 }];
    const args = moveArgsOf(table, wheel, planned(wheel));
    expect(args?.moves.map(({ id, from }) => [id, from])).toEqual(ids.map((id) => [id, table.public.pose.get(id)]));
    expect(args?.legs).toEqual(stored(wheel));
  });

  test('is none where nobody moves', () => {
    expect(moveArgsOf(table, [], planned([]))).toBeUndefined();
    const there: Leg[] = [{ kind: 'advance', distance: 0 }];
    expect(moveArgsOf(table, there, planned(there))).toBeUndefined();
  });

  test('goes without legs where there are too many to keep', () => {
    const nudges = Array.from({ length: 41 }, (): Leg => ({ kind: 'advance', distance: 0.1 }));
    const args = moveArgsOf(table, nudges, planned(nudges));
    expect(args?.moves).toHaveLength(4);
    expect(args).not.toHaveProperty('legs');
  });
});
