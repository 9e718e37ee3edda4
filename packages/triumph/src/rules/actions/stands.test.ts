import { isRefusal, type Pose, reverse, withChanges } from '@vexillum/model';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answerTo, asPlain, asSeenBy, attempt, emptyTable, play, smallArmy, withArmy } from '../testing/index.ts';
import { commandOf, type Snapshot } from '../records/table.ts';

const here: Pose = [45_000, 6_000, 0];

const table = (houseRules: Record<string, boolean> = {}) => {
  const red = withArmy(emptyTable(houseRules), 'red', smallArmy);
  const blue = withArmy(red.snapshot, 'blue', smallArmy);
  const [king = '', spears = '', pikes = '', horde = '', archers = '', skirmishers = '', strays = ''] = red.ids;
  return { snapshot: blue.snapshot, king, spears, pikes, horde, archers, skirmishers, strays, blues: blue.ids };
};
const placed = (snapshot: Snapshot, ...ids: string[]) =>
  play(snapshot, 'red-captain', 'place-stands', { stands: ids.map((id) => ({ id, pose: here })) }).snapshot;
const move = (id: string, to: Pose = [46_000, 6_000, 0]) => ({ moves: [{ id, to }] });

describe('placing', () => {
  test('puts a stand on the board; command and general become public there', () => {
    const { snapshot, king } = table();
    const after = placed(snapshot, king);
    expect(after.public.stand.get(king)).toEqual({
      side: 'red',
      troopType: 'KNT',
      cards: [],
      place: 'board',
      command: 1,
      general: true,
    });
    expect(after.public.pose.get(king)).toEqual(here);
    expect(after.sides['red']?.stand.get(king)?.command).toBe(1);
  });

  test('a stand in no command says nothing of commands', () => {
    const { snapshot, strays } = table();
    expect(placed(snapshot, strays).public.stand.get(strays)).toEqual({
      side: 'red',
      troopType: 'SKM',
      cards: [],
      place: 'board',
    });
  });

  test('under sealed orders nothing becomes public', () => {
    const { snapshot, king } = table({ 'sealed-orders': true });
    expect(placed(snapshot, king).public.stand.get(king)).toEqual({
      side: 'red',
      troopType: 'KNT',
      cards: [],
      place: 'board',
    });
  });

  test('a stand that poses as another is placed by its looks', () => {
    const { snapshot, horde } = table();
    expect(JSON.stringify(placed(snapshot, horde).public.stand.get(horde))).not.toContain('PIK');
  });

  test('a browser that knows its own side’s secrets foresees what the server does', () => {
    const { snapshot, king, pikes } = table();
    const args = { stands: [{ id: pikes, pose: here }] };
    const server = attempt(snapshot, 'red-2', 'place-stands', args);
    const browser = attempt(asSeenBy(snapshot, 'red'), 'red-2', 'place-stands', args);
    expect(isRefusal(server)).toBe(false);
    expect(browser).toEqual(server);
    const notMine = { stands: [{ id: king, pose: here }] };
    expect(answerTo(asSeenBy(snapshot, 'red'), 'red-2', 'place-stands', notMine)).toBe('not-your-command');
  });

  test('only from the reserve', () => {
    const { snapshot, king } = table();
    expect(
      answerTo(placed(snapshot, king), 'red-captain', 'place-stands', { stands: [{ id: king, pose: here }] }),
    ).toBe('not-in-reserve');
  });
});

describe('whose hand', () => {
  const { snapshot, king, strays, blues } = table();
  const ready = placed(snapshot, king, strays);
  test.each([
    ['the captain moves every stand of their side', 'red-captain', king, 'done'],
    ['a commander moves stands of their command', 'red-1', king, 'done'],
    ['a commander moves no other command', 'red-2', king, 'not-your-command'],
    ['a commander moves stands of no command', 'red-3', strays, 'done'],
    ['blue does not move red', 'blue-captain', king, 'not-your-stand'],
    ['the host touches no stands', 'host', king, 'not-allowed'],
    ['the umpire touches no stands', 'umpire', king, 'not-allowed'],
    ['a spectator watches', 'spectator', king, 'not-allowed'],
    ['an unknown stand', 'red-captain', 'stand:nobody', 'no-such-stand'],
    ['a stand in reserve is not moved', 'blue-captain', blues[0] as string, 'not-on-board'],
  ])('%s', (_, seat, id, answer) => {
    expect(answerTo(ready, seat, 'move-stands', move(id))).toBe(answer);
  });

  test('hands on: every player moves every stand', () => {
    const open = table({ 'hands-on': true });
    const board = placed(open.snapshot, open.king);
    expect(answerTo(board, 'blue-2', 'move-stands', move(open.king))).toBe('done');
    expect(answerTo(board, 'spectator', 'move-stands', move(open.king))).toBe('not-allowed');
  });
});

describe('moving', () => {
  test('all or none: one bad stand keeps all where they are', () => {
    const { snapshot, king, spears } = table();
    const ready = placed(snapshot, king);
    const moves = [
      { id: king, to: here },
      { id: spears, to: here },
    ];
    const answer = attempt(ready, 'red-captain', 'move-stands', { moves });
    expect(isRefusal(answer) && [answer.code, answer.field]).toEqual(['not-on-board', 'moves.1.id']);
  });

  test('the same stand twice is refused', () => {
    const { snapshot, king } = table();
    const moves = [move(king).moves[0], move(king).moves[0]];
    expect(answerTo(placed(snapshot, king), 'red-captain', 'move-stands', { moves })).toBe('stand-twice');
  });

  test.each<[string, Pose, string]>([
    ['20 MU outside red’s edge', [0, -20_000, 0], 'done'],
    ['farther than that', [0, -20_001, 0], 'off-board'],
    ['20 MU beyond the far corner', [110_000, 56_000, 35_999], 'done'],
    ['farther than the far corner', [110_001, 56_000, 0], 'off-board'],
    ['a heading of a full turn', [0, 0, 36_000], 'bad-arguments'],
    ['half a thousandth', [0.5, 0, 0], 'bad-arguments'],
  ])('%s', (_, to, answer) => {
    const { snapshot, king } = table();
    expect(answerTo(placed(snapshot, king), 'red-captain', 'move-stands', move(king, to))).toBe(answer);
  });

  test('stands may overlap', () => {
    const { snapshot, king, spears } = table();
    expect(answerTo(placed(snapshot, king, spears), 'red-captain', 'move-stands', move(king, here))).toBe('done');
  });

  test('the log learns who moved, and how far the farthest front corner came', () => {
    const { snapshot, king, spears } = table();
    const ready = placed(snapshot, king, spears);
    const moves = [
      { id: king, to: [45_000, 9_000, 0] },
      { id: spears, to: [45_000, 6_000, 18_000] },
    ];
    expect(play(ready, 'red-captain', 'move-stands', { moves }).event).toEqual({
      kind: 'stands-moved',
      count: 2,
      troops: { KNT: 1, SPR: 1 },
      side: 'red',
      group: 1,
      farMu: 3,
      isBack: false,
    });
  });

  test('a turn on the spot counts by its corners', () => {
    const { snapshot, king } = table();
    const { event } = play(placed(snapshot, king), 'red-captain', 'move-stands', move(king, [45_000, 6_000, 18_000]));
    expect(event).toMatchObject({ farMu: 2 });
  });

  test('legs are kept as they come, but only small ones', () => {
    const { snapshot, king } = table();
    const withLegs = (legs: unknown) => ({ moves: [{ ...move(king).moves[0], legs }] });
    const ready = placed(snapshot, king);
    expect(
      answerTo(
        ready,
        'red-captain',
        'move-stands',
        withLegs([{ kind: 'wheel', corner: 'left', by: 1200, via: [1, 2, 3] }]),
      ),
    ).toBe('done');
    expect(answerTo(ready, 'red-captain', 'move-stands', withLegs([{ kind: 'x'.repeat(41) }]))).toBe('bad-arguments');
    expect(answerTo(ready, 'red-captain', 'move-stands', withLegs([{ deep: { er: 1 } }]))).toBe('bad-arguments');
    expect(answerTo(ready, 'red-captain', 'move-stands', withLegs(Array(9).fill({})))).toBe('bad-arguments');
  });
});

describe('losing and returning', () => {
  test('a lost stand leaves the board and comes back to the reserve, its command still known', () => {
    const { snapshot, king } = table();
    const lost = play(placed(snapshot, king), 'red-captain', 'lose-stands', { stands: [king] }).snapshot;
    expect(lost.public.stand.get(king)?.place).toBe('lost');
    expect(lost.public.pose.has(king)).toBe(false);
    const back = play(lost, 'red-captain', 'return-stands', { stands: [king] }).snapshot;
    expect(back.public.stand.get(king)).toMatchObject({ place: 'reserve', command: 1, general: true });
  });

  test('a stand can be lost out of the reserve, and then says nothing of its command', () => {
    const { snapshot, king } = table();
    const lost = play(snapshot, 'red-captain', 'lose-stands', { stands: [king] }).snapshot;
    expect(lost.public.stand.get(king)).toEqual({ side: 'red', troopType: 'KNT', cards: [], place: 'lost' });
    expect(commandOf(asSeenBy(lost, 'blue'), king)).toBeUndefined();
  });

  test('what is lost is not lost again, and what is in reserve is not returned', () => {
    const { snapshot, king } = table();
    const lost = play(snapshot, 'red-captain', 'lose-stands', { stands: [king] }).snapshot;
    expect(answerTo(lost, 'red-captain', 'lose-stands', { stands: [king] })).toBe('not-in-play');
    expect(answerTo(snapshot, 'red-captain', 'return-stands', { stands: [king] })).toBe('not-in-play');
    expect(answerTo(snapshot, 'red-captain', 'lose-stands', { stands: [king, king] })).toBe('stand-twice');
  });
});

describe('laws', () => {
  const pose = fc.tuple(
    fc.integer({ min: 0, max: 90_000 }),
    fc.integer({ min: 0, max: 36_000 }),
    fc.integer({ min: 0, max: 35_999 }),
  );

  test('a move and its reverse leave the table as it was', () => {
    const { snapshot, king, spears } = table();
    const ready = placed(snapshot, king, spears);
    fc.assert(
      fc.property(pose, pose, (first, second) => {
        const moves = [
          { id: king, to: first },
          { id: spears, to: second },
        ];
        const moved = play(ready, 'red-captain', 'move-stands', { moves });
        expect(asPlain(withChanges(moved.snapshot, reverse(moved.outcome.changes)))).toEqual(asPlain(ready));
      }),
    );
  });

  test('placing, losing and returning keep every stand, and a pose exactly where the stand is on the board', () => {
    const { snapshot } = table();
    const ids = [...snapshot.public.stand.keys()].filter((id) => snapshot.public.stand.get(id)?.side === 'red');
    const step = fc.tuple(
      fc.constantFrom('place-stands', 'lose-stands', 'return-stands'),
      fc.constantFrom(...ids),
      pose,
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
        let now = snapshot;
        for (const [name, id, at] of steps) {
          const args = name === 'place-stands' ? { stands: [{ id, pose: at }] } : { stands: [id] };
          const answer = attempt(now, 'red-captain', name, args);
          if (!isRefusal(answer)) now = withChanges(now, answer.changes);
        }
        expect([...now.public.stand.keys()].sort()).toEqual([...snapshot.public.stand.keys()].sort());
        for (const id of ids) expect(now.public.pose.has(id)).toBe(now.public.stand.get(id)?.place === 'board');
        expect(now.sides['red']).toEqual(snapshot.sides['red']);
      }),
    );
  });

  test('place then return brings back the reserve, apart from what everyone has seen', () => {
    const { snapshot, king } = table();
    fc.assert(
      fc.property(pose, (at) => {
        const board = play(snapshot, 'red-captain', 'place-stands', { stands: [{ id: king, pose: at }] }).snapshot;
        const back = play(board, 'red-captain', 'return-stands', { stands: [king] }).snapshot;
        expect(back.public.pose).toEqual(snapshot.public.pose);
        const { command: _, general: __, ...seen } = back.public.stand.get(king) ?? { command: 1 };
        expect(seen).toEqual(snapshot.public.stand.get(king));
      }),
    );
  });
});
