import { LAST_ROLL, LedgerWatch, type LedgerEntry, misshapen } from '@vexillum/ledger';
import { isRefusal } from '@vexillum/model';
import { describe, expect, it } from 'vitest';
import { settled, testGame, TestTable } from '../testing/index.ts';

const throwing = { dice: [6, 6, 6], why: 'command points' };

/** What anybody finds who checks the public ledger from the genesis on. */
const faultsAt = async (table: TestTable) => {
  const watch = new LedgerWatch(testGame.ledger);
  return (await entriesOf(table)).flatMap((entry) => {
    expect(misshapen(entry)).toBeUndefined();
    return watch.note(entry);
  });
};

const entriesOf = async (table: TestTable): Promise<LedgerEntry[]> =>
  (await table.values()).map((value) => (JSON.parse(value) as { entry: LedgerEntry }).entry);

const drawsOf = async (table: TestTable) =>
  (await entriesOf(table)).flatMap(({ draw }) => (draw && 'req' in draw ? [draw] : []));

describe('dice that anybody can check', () => {
  it('show everyone the request, the secret and the values, and the roller the same values', async () => {
    const table = await TestTable.create();
    const answer = await table.act('red-captain', 'roll-dice', throwing);
    const [draw] = await drawsOf(table);
    expect(answer).toMatchObject({ result: { values: draw?.values } });
    expect(draw?.req).toMatchObject({ g: 'table', seat: 'red-captain', c: 0, k: 1, d: [6, 6, 6], v: 1 });
    expect(await faultsAt(table)).toEqual([]);
  });

  it('each seat has a chain of its own, and nothing else moves it', async () => {
    const table = await TestTable.create();
    await table.deploy('red', 2);
    for (const seat of ['red-captain', 'blue-1', 'red-captain', 'umpire', 'host', 'blue-1'])
      await table.act(seat, 'roll-dice', throwing);
    await table.act('red-captain', 'undo-action', {});
    await table.act('red-captain', 'roll-dice', throwing);
    const counters = (await drawsOf(table)).map(({ req }) => `${req.seat} ${req.k}`);
    expect(counters).toEqual([
      'red-captain 1',
      'blue-1 1',
      'red-captain 2',
      'umpire 1',
      'host 1',
      'blue-1 2',
      'red-captain 3',
    ]);
    expect(await faultsAt(table)).toEqual([]);
  });

  it('that are asked for together get consecutive numbers', async () => {
    const table = await TestTable.create();
    const answers = await Promise.all([1, 2, 3].map(() => table.act('blue-1', 'roll-dice', throwing)));
    expect(answers.every((answer) => !isRefusal(answer))).toBe(true);
    expect((await drawsOf(table)).map(({ req }) => req.k)).toEqual([1, 2, 3]);
    expect(await faultsAt(table)).toEqual([]);
  });

  it('go on where they were after a kill, a rest and many entries', async () => {
    const table = await TestTable.create();
    await table.act('red-captain', 'roll-dice', throwing);
    await table.openAnew();
    await table.act('red-captain', 'roll-dice', throwing);
    await table.restAndOpen();
    await table.act('red-captain', 'roll-dice', throwing);
    expect((await drawsOf(table)).map(({ req }) => req.k)).toEqual([1, 2, 3]);
    expect(await faultsAt(table)).toEqual([]);
  });

  it('asked for again with the same id are not thrown again', async () => {
    const table = await TestTable.create();
    const id = table.newId();
    const first = await table.act('red-captain', 'roll-dice', throwing, id);
    expect(await table.act('red-captain', 'roll-dice', { dice: [6], why: 'another go' }, id)).toEqual(first);
    expect(await drawsOf(table)).toHaveLength(1);
  });

  it('with a number are thrown only if it is the next', async () => {
    const table = await TestTable.create();
    expect(await table.act('red-captain', 'roll-dice', { ...throwing, k: 2 })).toMatchObject({ code: 'wrong-counter' });
    expect(await table.act('red-captain', 'roll-dice', { ...throwing, k: 1 })).toMatchObject({ kind: 'ack' });
    expect(await table.act('red-captain', 'roll-dice', { ...throwing, k: 1 })).toMatchObject({ code: 'wrong-counter' });
    expect(await table.act('red-captain', 'roll-dice', { ...throwing, k: 2 })).toMatchObject({ kind: 'ack' });
  });

  it('of two that are asked for with one number only one is thrown', async () => {
    const table = await TestTable.create();
    const both = await Promise.all([1, 1].map((k) => table.act('red-captain', 'roll-dice', { ...throwing, k })));
    expect(both.map((answer) => (isRefusal(answer) ? answer.code : 'thrown'))).toEqual(['thrown', 'wrong-counter']);
  });

  it('a chain that comes to its end names the next, and the seat rolls on', async () => {
    const table = await TestTable.create();
    for (let k = 1; k < LAST_ROLL; k += 96) {
      const many = Math.min(96, LAST_ROLL - k);
      await Promise.all(Array.from({ length: many }, () => table.act('red-1', 'roll-dice', { dice: [6], why: '' })));
    }
    await table.openAnew();
    await table.act('red-1', 'roll-dice', { dice: [6], why: 'the last' });
    await table.act('red-1', 'roll-dice', { dice: [6], why: 'the first' });
    const draws = await drawsOf(table);
    expect(draws.at(-2)).toMatchObject({ req: { c: 0, k: LAST_ROLL }, rekey: { seat: 'red-1', c: 1 } });
    expect(draws.at(-1)?.req).toMatchObject({ c: 1, k: 1 });
    expect(await faultsAt(table)).toEqual([]);
  });
});

describe('what a player says that they have seen', () => {
  const say = { text: 'I saw that', to: 'table' };

  it('is kept with their action, and anybody can check it', async () => {
    const table = await TestTable.create();
    await table.deploy('red', 2);
    const seen = table.room.head;
    expect(await table.actUpon(seen, 'red-captain', 'say', say)).toMatchObject({ kind: 'ack' });
    expect((await entriesOf(table)).at(-1)?.seen).toEqual(seen);
    expect(await faultsAt(table)).toEqual([]);
  });

  it('is refused where it is not this ledger’s, so that nobody can make a match look forged', async () => {
    const table = await TestTable.create();
    await table.deploy('red', 2);
    const { seq, hash } = table.room.head;
    for (const seen of [
      { seq, hash: '0'.repeat(64) },
      { seq: seq + 1, hash },
      { seq: 0, hash },
      { seq: -1, hash },
    ])
      expect(await table.actUpon(seen, 'red-captain', 'say', say)).toMatchObject({ code: 'another-past' });
    expect(await faultsAt(table)).toEqual([]);
  });

  it('may be long ago', async () => {
    const table = await TestTable.create();
    const seen = table.room.head;
    for (let i = 0; i < 300; i++) await table.act('host', 'say', { text: `line ${i}`, to: 'table' });
    expect(await table.actUpon(seen, 'red-captain', 'say', say)).toMatchObject({ kind: 'ack' });
    await table.openAnew();
    expect(await table.actUpon(seen, 'red-captain', 'say', say)).toMatchObject({ kind: 'ack' });
    expect(await table.actUpon({ ...seen, seq: 1 }, 'host', 'say', say)).toMatchObject({ code: 'another-past' });
  });
});

describe('a step', () => {
  it('binds the board as everyone sees it', async () => {
    const table = await TestTable.create();
    await table.deploy('red', 3, 2);
    await table.act('umpire', 'advance-step', { to: 2 });
    expect((await entriesOf(table)).at(-1)).toMatchObject({ checkpoint: expect.stringMatching(/^[0-9a-f]{64}$/) });
    expect(await faultsAt(table)).toEqual([]);
  });
});

describe('the server’s word', () => {
  it('comes with a roll at once', async () => {
    const table = await TestTable.create();
    const blue = table.sit('blue-captain');
    await table.act('red-captain', 'roll-dice', throwing);
    expect(blue.signed.at(-1)).toMatchObject(table.room.head);
  });

  it('follows a move within two seconds, once, and not before the table falls quiet', async () => {
    const table = await TestTable.create();
    const [stand = ''] = await table.deploy('red', 2);
    await table.pass(5);
    const blue = table.sit('blue-captain');
    blue.forget();
    await table.move('red-captain', stand, [1, 1, 1]);
    expect(blue.signed).toEqual([]);
    await table.pass(5);
    expect(blue.signed).toEqual([{ ...table.room.head, sig: expect.any(String) }]);
  });

  it('rides with the next move where one comes, so that a busy table has no message more', async () => {
    const table = await TestTable.create();
    const [stand = ''] = await table.deploy('red', 2);
    const blue = table.sit('blue-captain');
    await table.pass(3);
    blue.forget();
    for (let i = 0; i < 6; i++) {
      await table.move('red-captain', stand, [i, 1, 1]);
      table.clock.pass(700);
      await settled();
    }
    expect(blue.all('entries')).toHaveLength(6);
    expect(blue.signed.length).toBeGreaterThanOrEqual(3);
  });

  it('reaches everyone, whoever has asked for it before', async () => {
    const table = await TestTable.create();
    const [stand = ''] = await table.deploy('red', 2);
    const blue = table.sit('blue-captain');
    await table.pass(5);
    blue.forget();
    await table.move('red-captain', stand, [1, 1, 1]);
    expect((await table.room.ledger(0)).signed).toMatchObject(table.room.head);
    await table.pass(5);
    expect(blue.signed).toEqual([expect.objectContaining(table.room.head)]);
  });

  it('is in the hello of whoever comes later', async () => {
    const table = await TestTable.create();
    await table.act('red-captain', 'roll-dice', throwing);
    const [hello] = table.sit('blue-captain').all('hello');
    expect(hello?.hello.signed).toMatchObject(table.room.head);
  });
});
