import { brokenLink } from '@vexillum/ledger';
import { describe, expect, it } from 'vitest';
import { actBytes, emptyStepOne, settled, TestDisk, TestTable } from '../testing/index.ts';

/** A table whose disk the test works by hand, with red's first stand on the board. */
const tableWithDisk = async (): Promise<{ table: TestTable; disk: TestDisk; stand: string }> => {
  const disks: TestDisk[] = [];
  const workDisk = async <T>(promise: Promise<T>): Promise<T> => {
    let isDone = false;
    void promise.finally(() => (isDone = true));
    while (!isDone) {
      for (const disk of disks) await disk.flush();
      await settled();
    }
    return promise;
  };
  const table = await workDisk(TestTable.create((store) => (disks[0] = new TestDisk(store))));
  const [stand = ''] = await workDisk(table.deploy('red', 6, 1));
  const [disk] = disks;
  if (!disk) throw new Error('no disk');
  await workDisk(table.pass(1));
  return { table, disk, stand };
};

const move = (stand: string, x: number) => ({ moves: [{ id: stand, to: [x, 0, 0] }] });

describe('on the wire', () => {
  it('an action’s update comes before its entry, and its entry before its ack', async () => {
    const table = await TestTable.create();
    const [stand = ''] = await table.deploy('red');
    const red = table.sit('red-captain');
    const blue = table.sit('blue-captain');
    red.forget();
    blue.forget();
    const id = table.newId();
    table.room.receive(red, actBytes({ id, name: 'move-stands', args: move(stand, 77) }));
    await settled();
    expect(red.kinds).toEqual(['update', 'entries', 'ack']);
    expect(red.all('ack')[0]?.answer).toMatchObject({ id, seq: 3 });
    expect(blue.kinds).toEqual(['update', 'entries']);
    expect(blue.records('pose')[stand]).toEqual([77, 0, 0]);
  });

  it('what is run in one turn comes as one update and one message of entries, each linked to the one before', async () => {
    const table = await TestTable.create();
    const [stand = ''] = await table.deploy('red');
    const blue = table.sit('blue-captain');
    const head = blue.all('hello')[0]?.hello.head;
    blue.forget();
    await Promise.all([1, 2, 3].map((x) => table.move('red-captain', stand, [x, 0, 0])));
    expect(blue.kinds).toEqual(['update', 'entries']);
    let last = head;
    for (const entry of blue.all('entries')[0]?.entries ?? []) {
      expect(brokenLink(entry, last)).toBeUndefined();
      last = { seq: entry.seq, hash: entry.hash };
    }
    expect(last).toEqual(table.room.head);
  });

  it('a reader who has not asked for the document yet hears the entries, and the moves when they ask', async () => {
    const table = await TestTable.create();
    const [stand = ''] = await table.deploy('red');
    const blue = table.approach('blue-captain');
    blue.forget();
    await table.move('red-captain', stand, [8, 8, 8]);
    expect(blue.kinds).toEqual(['entries']);
    table.room.receive(blue, emptyStepOne());
    expect(blue.records('pose')[stand]).toEqual([8, 8, 8]);
  });

  it('a stock reader without events gets documents and nothing else', async () => {
    const table = await TestTable.create();
    const [stand = ''] = await table.deploy('red');
    const stock = table.approach('blue-captain', 'public', undefined, false);
    table.room.receive(stock, emptyStepOne());
    await table.move('red-captain', stand, [8, 8, 8]);
    expect(stock.kinds).toEqual(['step-two', 'update']);
    table.room.receive(stock, actBytes({ id: table.newId(), name: 'undo-action', args: {} }));
    expect(stock.closed?.code).toBe(4400);
  });

  it('a side’s document names the last action that it includes', async () => {
    const table = await TestTable.create();
    const [stand = ''] = await table.deploy('red', 6, 0);
    const red = table.sit('red-captain', 'side-red');
    const answer = await table.act('red-captain', 'assign-stand', { stand, command: 3 });
    expect(red.records('stand')[stand]).toMatchObject({ command: 3 });
    expect(red.records('meta')).toEqual({ seq: answer.kind === 'ack' ? answer.seq : -1 });
  });

  it('an action’s log line comes in the same update as what it did', async () => {
    const table = await TestTable.create();
    const [stand = ''] = await table.deploy('red');
    const blue = table.sit('blue-captain');
    await table.move('red-captain', stand, [1, 1, 1]);
    expect(blue.all('update')).toHaveLength(1);
    const line = { seq: 3, seat: 'red-captain', event: { kind: 'stands-moved', count: 1 } };
    expect(blue.records('log')['3']).toMatchObject(line);
  });
});

describe('before it is on disk', () => {
  it('nobody sees an action and nobody is answered; afterwards everyone is', async () => {
    const { table, disk, stand } = await tableWithDisk();
    const [red, blue] = [table.sit('red-captain'), table.sit('blue-captain')];
    // The deployment's signature comes by itself.
    await table.pass(2);
    red.forget();
    blue.forget();
    const head = table.room.head;
    table.room.receive(red, actBytes({ id: table.newId(), name: 'move-stands', args: move(stand, 5) }));
    await settled();
    expect(disk.waiting).toBe(1);
    await table.pass(5);
    expect([...red.heard, ...blue.heard]).toEqual([]);
    expect(table.room.head).toEqual(head);
    expect(table.sit('spectator').records('pose')[stand]).toEqual([0, 1000, 0]);
    await disk.flush();
    await settled();
    expect(blue.records('pose')[stand]).toEqual([5, 0, 0]);
    expect(red.kinds.filter((kind) => kind === 'ack')).toHaveLength(1);
    expect(table.room.head.seq).toBe(head.seq + 1);
  });

  it('later actions already run on top of it, and are shown in order', async () => {
    const { table, disk, stand } = await tableWithDisk();
    const blue = table.sit('blue-captain');
    const moves = [1, 2, 3].map((x) => table.move('red-captain', stand, [x, x, x]));
    await settled();
    const undone = table.act('red-captain', 'undo-action', {});
    await settled();
    expect(disk.waiting).toBe(2);
    await disk.step();
    await settled();
    expect(blue.records('pose')[stand]).toEqual([3, 3, 3]);
    await disk.flush();
    const answers = await Promise.all([...moves, undone]);
    expect(answers.map((answer) => answer.kind === 'ack' && answer.seq)).toEqual([3, 4, 5, 6]);
    expect(blue.records('pose')[stand]).toEqual([2, 2, 2]);
  });

  it('the public ledger ends at what was shown', async () => {
    const { table, disk, stand } = await tableWithDisk();
    void table.move('red-captain', stand, [1, 1, 1]);
    await settled();
    const asked = table.room.ledger(0);
    await disk.step();
    await settled();
    await disk.flush();
    const { entries, head } = await asked;
    expect(JSON.parse(entries)).toHaveLength(3);
    expect(head.seq).toBe(2);
    const beyond = await table.room.ledger(99);
    expect(beyond).toMatchObject({ entries: '[]', head: table.room.head, signed: table.room.head });
  });

  it('a room that goes to rest waits for what is being written', async () => {
    const { table, disk, stand } = await tableWithDisk();
    const moved = table.move('red-captain', stand, [1, 1, 1]);
    let isAtRest = false;
    const resting = table.room.rest().then(() => (isAtRest = true));
    await settled();
    expect([isAtRest, table.room.isWriting, table.room.isBusy]).toEqual([false, true, true]);
    while (!isAtRest) {
      await disk.flush();
      await settled();
    }
    await resting;
    expect(await moved).toMatchObject({ kind: 'ack' });
  });
});
