import { cornersFromFront, placementOf } from '@vexillum/geometry';
import { type Outcome, type Pose, withChanges } from '@vexillum/model';
import type { Changes } from '../records/table.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { StandTruth } from '../deployment/payloads.ts';
import { isOpened, isShut } from '../deployment/sealed.ts';
import { orderSlot, standSlot } from '../deployment/slots.ts';
import { standNames } from '../names/stand-names.ts';
import { profileAt } from '../profiles/profile-of.ts';
import { changed } from '../testing/changed.ts';
import { standSize } from '../profiles/stand-size.ts';
import {
  answerTo,
  behindPike,
  type Faces,
  inBattle,
  placesOf,
  placingArgs,
  play,
  readyToPlace,
} from '../testing/index.ts';
import type { Snapshot } from '../records/table.ts';

const { table, faces } = inBattle();
const profile = profileAt(table);
const reveal = (from: Snapshot, ...ids: string[]) =>
  play(from, 'red-captain', 'reveal-secrets', { keys: ids.map(standSlot) });
const answer = (from: Snapshot, seat: string, id: string, side?: string) =>
  answerTo(from, seat, 'reveal-secrets', { keys: [standSlot(id)], ...(side ? { side } : {}) });

/** The stands that were not there before, with their places. */
const come = (before: Snapshot, after: Snapshot) =>
  [...after.public.stand]
    .filter(([id]) => !before.public.stand.has(id))
    .map(([id, stand]) => ({ id, stand, pose: after.public.pose.get(id) as Pose }));

const frontEdge = (pose: Pose, troopType: string) =>
  cornersFromFront(placementOf(pose), ...standSize(profile, troopType)).slice(0, 2);

const others = (snapshot: Snapshot, ...without: string[]) =>
  [...snapshot.public.pose].filter(([id]) => !without.includes(id));

describe('people who do not fight (BC-24-DECEPT-PLAY-7, BC-24-DECEPT-PLAY-8)', () => {
  const { snapshot, outcome, event } = reveal(table, faces.cooks);

  test('are taken off the board, and nothing comes in their place', () => {
    expect(snapshot.public.stand.get(faces.cooks)?.place).toBe('undeployed');
    expect(snapshot.public.pose.has(faces.cooks)).toBe(false);
    expect(come(table, snapshot)).toEqual([]);
  });

  test('nobody else moves, even where that leaves a gap', () => {
    expect(others(snapshot)).toEqual(others(table, faces.cooks));
  });

  test('everyone reads what was sealed, and the log says who they were', () => {
    expect(outcome.openings).toMatchObject({
      side: 'red',
      slots: [{ k: standSlot(faces.cooks), p: { m: 1, real: [] } }],
    });
    expect(event).toMatchObject({ side: 'red', count: 1, posed: { HRD: 1 }, real: {} });
    expect(isOpened(snapshot, 'red', standSlot(faces.cooks))).toBe(true);
  });
});

describe('two stands that pose as one (BC-24-DECEPT-PLAY-9, BC-24-DECEPT-PLAY-10, BC-24-DECEPT-PLAY-12)', () => {
  const { snapshot } = reveal(table, faces.axes);
  const [first, second] = come(table, snapshot).toSorted((a, b) => b.pose[1] - a.pose[1]);

  test('the first takes the masquerade’s front edge, the second stands directly behind it', () => {
    expect([first?.stand.troopType, second?.stand.troopType]).toEqual(['WRR', 'WRR']);
    expect(first?.pose).toEqual([64_000, 8_000, 0]);
    const [, depth] = standSize(profile, 'WRR');
    expect(second?.pose).toEqual([64_000, 8_000 - depth * 1_000, 0]);
    expect(snapshot.public.stand.get(faces.axes)?.place).toBe('undeployed');
  });

  test('they are of the masquerade’s command, and their points are theirs', () => {
    for (const real of [first, second]) {
      expect(real?.stand).toMatchObject({ side: 'red', place: 'board', command: 3 });
      expect(snapshot.sides['red']?.stand.get(real?.id ?? '')).toMatchObject({ command: 3, halfPoints: 6 });
    }
    expect(snapshot.sides['red']?.stand.get(faces.axes)?.halfPoints).toBe(0);
  });

  test('nobody else is moved (BC-24-DECEPT-PLAY-11)', () => {
    const ids = [first?.id ?? '', second?.id ?? ''];
    expect(others(snapshot, ...ids)).toEqual(others(table, faces.axes));
  });

  test('every other stand keeps its name; the new one is named after all that there were', () => {
    const [before, after] = [standNames(table), standNames(snapshot)];
    for (const [id, name] of before) expect(after.get(id)).toEqual(name);
    const later = reveal(snapshot, faces.herd[0]).snapshot;
    for (const [id, name] of after) expect(standNames(later).get(id)).toEqual(name);
  });

  test('it costs no command points and is no move (BC-24-DECEPT-PLAY-4, BC-24-DECEPT-PLAY-14)', () => {
    expect(snapshot.public.trail.size).toBe(0);
    expect(snapshot.public.turn).toEqual(table.public.turn);
  });
});

describe('one stand that poses as two', () => {
  test.each([0, 1] as const)('goes as a whole, whichever of the two is named: %i', (index) => {
    const { snapshot, outcome, event } = reveal(table, faces.herd[index]);
    expect(outcome.openings).toMatchObject({
      slots: faces.herd
        .map(standSlot)
        .sort()
        .map((k) => ({ k })),
    });
    for (const id of faces.herd) expect(snapshot.public.stand.get(id)?.place).toBe('undeployed');
    expect(come(table, snapshot)).toMatchObject([
      { stand: { troopType: 'HRD', command: 2 }, pose: [42_000, 8_000, 0] },
    ]);
    expect(event).toMatchObject({ posed: { PIK: 2 }, real: { HRD: 1 } });
  });

  test('of which the front one is lost leaves what it is where the other stands', () => {
    const lost = play(table, 'red-captain', 'lose-stands', { stands: [faces.herd[0]] }).snapshot;
    const { snapshot } = reveal(lost, faces.herd[1]);
    expect(come(lost, snapshot).map(({ pose }) => pose)).toEqual([behindPike([42_000, 8_000, 0])]);
    expect(snapshot.public.stand.get(faces.herd[0])?.place).toBe('lost');
  });
});

describe('a general who poses', () => {
  test('leads as what it is in truth', () => {
    const made = inBattle((truths, { archers }) => truths.set(archers, { m: 1, real: ['WRR', 'SKM'], pair: null }));
    const { snapshot } = reveal(made.table, made.faces.archers);
    const [first, second] = come(made.table, snapshot).toSorted((a, b) => b.pose[1] - a.pose[1]);
    expect([first?.stand.general, second?.stand.general]).toEqual([true, undefined]);
    expect(snapshot.public.stand.get(made.faces.archers)?.general).toBeUndefined();
    expect(snapshot.sides['red']?.stand.get(first?.id ?? '')).toMatchObject({
      general: true,
      ally: true,
      polity: 'Guests',
    });
  });
});

describe('who shows a masquerade, and when (BC-24-DECEPT-PLAY-3)', () => {
  const next = play(table, 'blue-captain', 'begin-turn', {}).snapshot;

  test('its captain or its commander, in their own turn', () => {
    expect(answer(table, 'red-captain', faces.cooks)).toBe('done');
    expect(answer(table, 'red-3', faces.cooks)).toBe('done');
    expect(answer(table, 'red-1', faces.cooks)).toBe('not-your-command');
    expect(answer(table, 'blue-captain', faces.cooks)).toBe('not-sealed');
    expect(answer(table, 'blue-captain', faces.cooks, 'red')).toBe('not-your-side');
    expect(answer(table, 'spectator', faces.cooks, 'red')).toBe('not-allowed');
  });

  test('in its own side’s turn until movement is over; then too only with an enemy stand within 8 MU', () => {
    const [enemy] = [...table.public.stand].filter(([, { side }]) => side === 'blue').map(([id]) => id);
    const at = (phase: 'movement' | 'rout' | 'close', y: number) => {
      const near = play(table, 'blue-captain', 'place-stands', { stands: [{ id: enemy, pose: [62_000, y, 18_000] }] });
      const now = changed(near.snapshot, (edits) => edits.put('turn', 'this', { number: 1, side: 'red', phase }));
      return answer(now, 'red-captain', faces.cooks);
    };
    expect(at('movement', 30_000)).toBe('done');
    for (const phase of ['rout', 'close'] as const)
      expect([at(phase, 16_100), at(phase, 16_000)]).toEqual(['wrong-step', 'done']);
  });

  test('in the enemy’s turn only with an enemy stand within 8 MU (BC-24-DECEPT-PLAY-5)', () => {
    expect(answer(next, 'red-captain', faces.cooks)).toBe('wrong-step');
    const [enemy] = [...next.public.stand].filter(([, { side }]) => side === 'blue').map(([id]) => id);
    const at = (y: number) =>
      play(next, 'blue-captain', 'place-stands', { stands: [{ id: enemy, pose: [62_000, y, 18_000] }] }).snapshot;
    expect(answer(at(16_000), 'red-captain', faces.cooks)).toBe('done');
    expect(answer(at(16_100), 'red-captain', faces.cooks)).toBe('wrong-step');
  });

  test('not before the battle, though an umpire may have it shown then', () => {
    const { table: early, faces: who, truths } = readyToPlace();
    const placed = play(early, 'red-captain', 'place-stands', placingArgs(early, placesOf(who), truths)).snapshot;
    const keys = [orderSlot(3, 'roster')];
    expect(answer(placed, 'umpire', who.cooks, 'red')).toBe('wrong-step');
    const shown = play(placed, 'red-captain', 'reveal-secrets', { keys }).snapshot;
    expect(answer(shown, 'red-captain', who.cooks)).toBe('wrong-step');
    expect(answer(shown, 'umpire', who.cooks, 'red')).toBe('done');
  });

  test('an umpire forces any stand, and one that is what it seems stays where it is', () => {
    const { snapshot } = play(next, 'umpire', 'reveal-secrets', { keys: [standSlot(faces.horde)], side: 'red' });
    expect(snapshot.public.stand.get(faces.horde)).toEqual(next.public.stand.get(faces.horde));
    expect(isOpened(snapshot, 'red', standSlot(faces.horde))).toBe(true);
  });

  test('nobody shows a real stand, one off the board, or the same one twice', () => {
    expect(answer(table, 'red-captain', faces.horde)).toBe('wrong-step');
    const lost = play(table, 'red-captain', 'lose-stands', { stands: [faces.cooks] }).snapshot;
    expect(answer(lost, 'red-captain', faces.cooks)).toBe('wrong-step');
    expect(answer(reveal(table, faces.cooks).snapshot, 'red-captain', faces.cooks)).toBe('already-open');
  });

  test('a commander opens no other command’s orders', () => {
    const asked = { keys: [orderSlot(2, 'cp')] };
    expect(answerTo(table, 'red-3', 'reveal-secrets', asked)).toBe('not-allowed');
  });

  test('the real stands seal nothing any more when they are returned and placed again', () => {
    const { snapshot } = reveal(table, faces.axes);
    const [real] = come(table, snapshot);
    const back = play(snapshot, 'red-captain', 'return-stands', { stands: [real?.id] }).snapshot;
    const again = { stands: [{ id: real?.id, pose: [64_000, 9_000, 0] }] };
    expect(answerTo(back, 'red-captain', 'place-stands', again)).toBe('done');
  });
});

describe('until then it is its apparent type in all respects (BC-24-DECEPT-PLAY-1)', () => {
  test('it moves farther than a masquerade may without a word from the table: a refusal would tell', () => {
    const move = (id: string) =>
      play(table, 'red-captain', 'move-stands', { moves: [{ id, to: [62_000, 12_500, 0] }] }).event;
    const [posing, real] = [move(faces.cooks), move(faces.horde)];
    expect(posing).toMatchObject({ count: 1, troops: { HRD: 1 } });
    expect(Object.keys(posing)).toEqual(Object.keys(real));
  });
});

test('at the end everything opens, and what still poses stays where it lies', () => {
  const { snapshot, outcome } = play(table, 'umpire', 'end-game', {});
  for (const { id } of placesOf(faces)) {
    expect(isShut(snapshot, 'red', standSlot(id))).toBe(false);
    expect(snapshot.public.pose.get(id)).toEqual(table.public.pose.get(id));
  }
  expect(come(table, snapshot)).toEqual([]);
  const changed = Object.keys((outcome.changes as Changes).public?.stand ?? {});
  expect(changed.filter((id) => table.public.stand.get(id)?.side === 'red')).toEqual([]);
});

const poses = fc.tuple(
  fc.integer({ min: 5_000, max: 90_000 }),
  fc.integer({ min: 5_000, max: 30_000 }),
  fc.integer({ min: 0, max: 35_999 }),
);
const codes = ['HRD', 'WRR', 'KNT', 'ELE', 'SKM', 'PIK'];

test('wherever and whatever poses, the real stand has its front edge and nobody else moves', () => {
  fc.assert(
    fc.property(poses, fc.array(fc.constantFrom(...codes), { maxLength: 2 }), (at, real) => {
      const made = inBattle((truths: Map<string, StandTruth>, { horde }: Faces) =>
        truths.set(horde, { m: 1, real, pair: null }),
      );
      const { horde } = made.faces;
      const here = play(made.table, 'red-captain', 'move-stands', { moves: [{ id: horde, to: at }] }).snapshot;
      const { snapshot } = reveal(here, horde);
      const stands = come(here, snapshot).toSorted((a, b) => (a.stand.exchanged ?? 0) - (b.stand.exchanged ?? 0));
      expect(stands.map(({ stand }) => stand.troopType)).toEqual(real);
      expect(others(snapshot, ...stands.map(({ id }) => id))).toEqual(others(here, horde));
      const [first, second] = stands;
      if (!first) return;
      expect(first.pose).toEqual(at);
      expect(frontEdge(first.pose, first.stand.troopType)).toEqual(frontEdge(at, 'HRD'));
      if (!second) return;
      expect(second.pose[2]).toBe(at[2]);
      const [, , rearRight, rearLeft] = cornersFromFront(
        placementOf(first.pose),
        ...standSize(profile, first.stand.troopType),
      );
      const [left, right] = frontEdge(second.pose, second.stand.troopType);
      for (const [a, b] of [
        [left, rearLeft],
        [right, rearRight],
      ] as const) {
        expect(a?.x).toBeCloseTo(b.x, 2);
        expect(a?.y).toBeCloseTo(b.y, 2);
      }
    }),
    { numRuns: 40 },
  );
});

test('a browser that knows only what is public foresees everything of an exchange but the ids', () => {
  const { outcome } = reveal(table, faces.axes);
  const seen = withChanges({ public: table.public, sides: {} }, { public: (outcome as Outcome).changes.public ?? {} });
  expect(come({ ...table, sides: {} }, seen).map(({ stand }) => stand.troopType)).toEqual(['WRR', 'WRR']);
});
