import { reverse, withChanges } from '@vexillum/model';
import { describe, expect, test } from 'vitest';
import { profileOf } from '../index.ts';
import { answerTo, asPlain, emptyTable, play } from '../testing/index.ts';
import type { Snapshot } from '../records/table.ts';

const here = [45_000, 18_000, 9000];
const there = [10_000, 5_000, 0];
const woods = { type: 'woods', pose: here };

const lay = (snapshot: Snapshot, args: object = woods) => {
  const played = play(snapshot, 'host', 'place-terrain', args);
  return { snapshot: played.snapshot, id: (played.outcome.result as { id: string }).id };
};

describe('terrain', () => {
  test('gets the usual size of its type', () => {
    const { snapshot, id } = lay(emptyTable());
    expect(snapshot.public.terrain.get(id)).toEqual({ type: 'woods', size: [8000, 6000], variant: 0 });
    expect(snapshot.public.pose.get(id)).toEqual(here);
  });

  test('every type of the profile can be laid', () => {
    for (const { code } of profileOf('grand-2017-06')?.terrainTypes.rows ?? [])
      expect(answerTo(emptyTable(), 'umpire', 'place-terrain', { type: code, pose: here })).toBe('done');
  });

  test('is moved, turned and resized in one go', () => {
    const { snapshot, id } = lay(emptyTable());
    const after = play(snapshot, 'red-2', 'move-terrain', { id, to: there, size: [5000, 4000] }).snapshot;
    expect([after.public.pose.get(id), after.public.terrain.get(id)?.size]).toEqual([there, [5000, 4000]]);
  });

  test('is removed, and an undo lays it again', () => {
    const { snapshot, id } = lay(emptyTable());
    const removed = play(snapshot, 'blue-captain', 'remove-terrain', { id });
    expect([removed.snapshot.public.terrain.size, removed.snapshot.public.pose.size]).toEqual([0, 0]);
    expect(asPlain(withChanges(removed.snapshot, reverse(removed.outcome.changes)))).toEqual(asPlain(snapshot));
  });

  test.each([
    ['an unknown type', 'place-terrain', { type: 'lava', pose: here }, 'no-such-terrain-type'],
    ['a piece that is gone', 'move-terrain', { id: 'terrain:x', to: here }, 'no-such-terrain'],
    ['a piece that is gone', 'remove-terrain', { id: 'terrain:x' }, 'no-such-terrain'],
    ['a place on the floor', 'place-terrain', { type: 'woods', pose: [200_000, 0, 0] }, 'off-board'],
    ['no size at all', 'place-terrain', { ...woods, size: [0, 0] }, 'bad-arguments'],
    ['an unknown key', 'place-terrain', { ...woods, colour: 'green' }, 'bad-arguments'],
  ])('%s is refused by %s', (_, name, args, answer) => {
    expect(answerTo(emptyTable(), 'host', name, args)).toBe(answer);
  });

  test('a spectator lays none', () => {
    expect(answerTo(emptyTable(), 'spectator', 'place-terrain', woods)).toBe('not-allowed');
  });

  test('sixty pieces and no more', () => {
    let snapshot = emptyTable();
    for (let count = 0; count < 60; count++) snapshot = lay(snapshot).snapshot;
    expect(answerTo(snapshot, 'host', 'place-terrain', woods)).toBe('too-much-terrain');
  });
});

describe('markers', () => {
  const marker = { side: 'red', letter: 'A', pose: here };

  test('each letter once a side: placing it again moves it (GT-MARKER-002)', () => {
    const once = play(emptyTable(), 'red-captain', 'place-marker', marker);
    expect(once.outcome.result).toEqual({ id: 'marker:red-A' });
    const again = play(once.snapshot, 'umpire', 'place-marker', { ...marker, pose: there }).snapshot;
    expect([...again.public.marker]).toEqual([['marker:red-A', { side: 'red', letter: 'A' }]]);
    expect(again.public.pose.get('marker:red-A')).toEqual(there);
  });

  test('removed by its own side', () => {
    const { snapshot } = play(emptyTable(), 'red-captain', 'place-marker', marker);
    expect(answerTo(snapshot, 'blue-captain', 'remove-marker', { id: 'marker:red-A' })).toBe('not-your-side');
    const { snapshot: after } = play(snapshot, 'red-captain', 'remove-marker', { id: 'marker:red-A' });
    expect([after.public.marker.size, after.public.pose.size]).toEqual([0, 0]);
    expect(answerTo(after, 'red-captain', 'remove-marker', { id: 'marker:red-A' })).toBe('no-such-marker');
  });

  test.each([
    ['blue-captain', 'not-your-side'],
    ['red-1', 'not-allowed'],
    ['host', 'not-allowed'],
  ])('not by %s', (seat, answer) => {
    expect(answerTo(emptyTable(), seat, 'place-marker', marker)).toBe(answer);
  });

  test('there is no marker D', () => {
    expect(answerTo(emptyTable(), 'red-captain', 'place-marker', { ...marker, letter: 'D' })).toBe('bad-arguments');
  });
});

describe('camps', () => {
  const camp = { side: 'blue', pose: here };
  const pitch = (snapshot: Snapshot, args: object = camp) =>
    play(snapshot, 'blue-captain', 'place-camp', args).snapshot;

  test('the first is the main camp, further ones are the allies’', () => {
    const camps = [...pitch(pitch(emptyTable())).public.camp];
    expect(camps).toEqual([
      ['camp:blue-1', { side: 'blue', size: [4000, 2000] }],
      ['camp:blue-2', { side: 'blue', size: [4000, 2000], ally: true }],
    ]);
  });

  test('three a side and no more; one that was removed makes room', () => {
    const three = pitch(pitch(pitch(emptyTable())));
    expect(answerTo(three, 'blue-captain', 'place-camp', camp)).toBe('too-many-camps');
    const two = play(three, 'umpire', 'remove-camp', { id: 'camp:blue-1' }).snapshot;
    expect(pitch(two).public.camp.get('camp:blue-1')).toEqual({ side: 'blue', size: [4000, 2000] });
  });

  test('with its id a camp is moved and resized', () => {
    const one = pitch(emptyTable());
    const moved = pitch(one, { ...camp, id: 'camp:blue-1', pose: there, size: [6000, 2000] });
    expect(moved.public.camp.size).toBe(1);
    expect(moved.public.camp.get('camp:blue-1')?.size).toEqual([6000, 2000]);
    expect(moved.public.pose.get('camp:blue-1')).toEqual(there);
  });

  test('nobody moves the other side’s camp', () => {
    const one = pitch(emptyTable());
    expect(answerTo(one, 'red-captain', 'place-camp', { side: 'red', pose: here, id: 'camp:blue-1' })).toBe(
      'no-such-camp',
    );
    expect(answerTo(one, 'red-captain', 'remove-camp', { id: 'camp:blue-1' })).toBe('not-your-side');
    expect(answerTo(one, 'blue-captain', 'remove-camp', { id: 'camp:blue-9' })).toBe('no-such-camp');
  });
});
