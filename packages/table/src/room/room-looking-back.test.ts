import { type Action, defineAction, Edits, type Game, onlySeats, refuse, type Snapshot, Type } from '@vexillum/model';
import { describe, expect, it } from 'vitest';
import { asTest, testGame, TestTable } from '../testing/index.ts';

/** What the action was shown of before, in the order in which it was run. */
const gameWith = (seen: Snapshot[]): Game => {
  const goBack: Action = defineAction({
    name: 'go-back',
    says: 'Puts all stands back where an entry left them.',
    args: Type.Object({ to: Type.Integer() }, { additionalProperties: false }),
    isUndoable: false,
    isGuessable: false,
    mayAct: onlySeats('umpire'),
    looksBack: (_snapshot, { to }) => (to < 0 ? undefined : to),
    run(snapshot, { to }, { past, seq }) {
      if (past?.seq !== to) return refuse('no-past', 'There is nothing to see.');
      seen.push(past.snapshot);
      const edits = new Edits(snapshot);
      for (const [id, pose] of past.snapshot.public.pose) edits.put('pose', id, pose);
      return { changes: edits.changes(), result: { seq: seq ?? -1 } };
    },
  });
  return { ...testGame, actions: [...testGame.actions, goBack] };
};

const start = async () => {
  const seen: Snapshot[] = [];
  const table = await TestTable.create(undefined, { game: gameWith(seen) });
  const [stand = ''] = await table.deploy('red');
  return { seen, table, stand };
};

const seqOf = (answer: object): number => (answer as { seq?: number }).seq ?? -1;

describe('an action that has to see the table of before', () => {
  it('is shown it as everybody saw it, and its own number', async () => {
    const { seen, table, stand } = await start();
    const first = seqOf(await table.move('red-captain', stand, [1, 1, 1]));
    await table.move('red-captain', stand, [2, 2, 2]);
    const answer = await table.act('umpire', 'go-back', { to: first });
    expect(answer).toMatchObject({ kind: 'ack', seq: first + 2, result: { seq: first + 2 } });
    expect(table.sit('spectator').records('pose')[stand]).toEqual([1, 1, 1]);
    const [past] = seen;
    expect(past?.public.pose.get(stand)).toEqual([1, 1, 1]);
    expect(asTest(past as Snapshot).public.stand.get(stand)).toMatchObject({ side: 'red', place: 'board' });
    expect(past?.sides).toEqual({});
  });

  it('sees what was only just done, also where the disk has not said so yet', async () => {
    const { table, stand, seen } = await start();
    const to = seqOf(await table.move('red-captain', stand, [1, 1, 1])) + 1;
    const moved = table.move('red-captain', stand, [3, 3, 3]);
    const back = table.act('umpire', 'go-back', { to });
    expect([seqOf(await moved), (await back).kind]).toEqual([to, 'ack']);
    expect(seen[0]?.public.pose.get(stand)).toEqual([3, 3, 3]);
  });

  it('sees it after a restart, and hears in plain words of an entry that never was', async () => {
    const { table, stand, seen } = await start();
    const first = seqOf(await table.move('red-captain', stand, [1, 1, 1]));
    await table.restAndOpen();
    await table.move('red-captain', stand, [2, 2, 2]);
    expect(await table.act('umpire', 'go-back', { to: first })).toMatchObject({ kind: 'ack' });
    expect(seen[0]?.public.pose.get(stand)).toEqual([1, 1, 1]);
    expect(await table.act('umpire', 'go-back', { to: 9999 })).toMatchObject({ kind: 'refusal', code: 'not-saved' });
    expect(await table.act('umpire', 'go-back', { to: -1 })).toMatchObject({ kind: 'refusal', code: 'no-past' });
  });

  it('is one at a time: the ledger is read for it', async () => {
    const { table, stand, seen } = await start();
    const first = seqOf(await table.move('red-captain', stand, [1, 1, 1]));
    const both = await Promise.all([1, 2].map(() => table.act('umpire', 'go-back', { to: first })));
    expect(both.map((answer) => (answer.kind === 'refusal' ? answer.code : answer.kind)).sort()).toEqual([
      'ack',
      'busy',
    ]);
    expect(seen).toHaveLength(1);
    expect(await table.act('umpire', 'go-back', { to: first })).toMatchObject({ kind: 'ack' });
  });
});
