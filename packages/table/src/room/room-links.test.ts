import { LedgerWatch, type LedgerEntry, type DiceDraw } from '@vexillum/ledger';
import { TestGiver } from '@vexillum/ledger/testing';
import { isRefusal } from '@vexillum/model';
import { describe, expect, it } from 'vitest';
import { linkBytes, settled, testGame, type TestPeer, testSeat, TestTable } from '../testing/index.ts';
import type { Answer } from './answer.ts';

const GAME = 'table';
const throwing = { dice: [6, 6, 6], why: 'command points' };
const REDS = ['red-captain', 'red-1'] as const;

const entriesOf = async (table: TestTable): Promise<LedgerEntry[]> =>
  (await table.values()).map((value) => (JSON.parse(value) as { entry: LedgerEntry }).entry);

const drawsOf = async (table: TestTable): Promise<DiceDraw[]> =>
  (await entriesOf(table)).flatMap(({ draw }) => (draw && 'req' in draw ? [draw] : []));

const oppsOf = async (table: TestTable) =>
  (await drawsOf(table)).map(({ opp }) => (typeof opp === 'object' ? opp.seat : opp));

/** What anybody finds who checks the public ledger from the genesis on. */
const faultsAt = async (table: TestTable) => {
  const watch = new LedgerWatch(testGame.ledger);
  return (await entriesOf(table)).flatMap((entry) => watch.note(entry));
};

/** A device of blue's captain that is connected, and has said that it gives links for red's rolls. */
const withDevice = async (seat = 'blue-captain', rollers: readonly string[] = REDS) => {
  const table = await TestTable.create();
  const giver = new TestGiver(seat, seat, GAME);
  await table.room.nameDevice(testSeat(seat), giver.named(rollers.map((roller) => ({ seat: roller, c: 0 }))));
  return { table, giver, peer: table.sit(seat) };
};

const asksOf = (peer: TestPeer) => peer.all('ask').map(({ ask }) => ask);

/** Answers the last that the device was asked. */
const answerLast = (table: TestTable, peer: TestPeer, giver: TestGiver, more: object = {}): void => {
  const ask = asksOf(peer).at(-1);
  if (!ask) throw new Error('nobody asked');
  const { seat, c, k } = ask.request;
  const { key, link } = giver.give({ seat, c, k });
  table.room.receive(peer, linkBytes({ key, seat, c, k, link, ...more }));
};

const roll = (table: TestTable, seat = 'red-captain', args: object = throwing): Promise<Answer> =>
  table.actUpon(table.room.head, seat, 'roll-dice', args as typeof throwing);

describe('a roll with an opposing device', () => {
  it('shows it the whole request, and takes its link into the dice', async () => {
    const { table, giver, peer } = await withDevice();
    const answer = roll(table);
    await settled();
    expect(asksOf(peer)).toMatchObject([
      { key: giver.key, request: { v: 1, g: GAME, seat: 'red-captain', c: 0, k: 1, d: [6, 6, 6] } },
    ]);
    expect(await drawsOf(table)).toEqual([]);
    answerLast(table, peer, giver);
    const [draw] = [...(await answer.then(() => drawsOf(table)))];
    expect(await answer).toMatchObject({ kind: 'ack', result: { values: draw?.values } });
    expect(draw?.opp).toEqual(giver.give({ seat: 'red-captain', c: 0, k: 1 }));
    expect(await faultsAt(table)).toEqual([]);
  });

  it('does not hold up what others do meanwhile', async () => {
    const { table, giver, peer } = await withDevice();
    const answer = roll(table);
    await settled();
    expect(await table.act('blue-1', 'say', { text: 'go on', to: 'table' })).toMatchObject({ kind: 'ack' });
    expect(await table.act('red-1', 'say', { text: 'yes', to: 'table' })).toMatchObject({ kind: 'ack' });
    answerLast(table, peer, giver);
    await answer;
    expect(await oppsOf(table)).toEqual(['blue-captain']);
    expect(await faultsAt(table)).toEqual([]);
  });

  it('keeps the order in which one seat asks for things', async () => {
    const { table, giver, peer } = await withDevice();
    const done: string[] = [];
    const both = [roll(table).then(() => done.push('roll')), roll(table).then(() => done.push('again'))];
    const talk = { text: 'three sixes', to: 'table' };
    const said = table.actUpon(table.room.head, 'red-captain', 'say', talk).then(() => done.push('say'));
    await settled();
    expect(asksOf(peer)).toHaveLength(1);
    answerLast(table, peer, giver);
    await both[0];
    await settled();
    expect(asksOf(peer).map(({ request }) => request.k)).toEqual([1, 2]);
    answerLast(table, peer, giver);
    await Promise.all([...both, said]);
    expect(done).toEqual(['roll', 'again', 'say']);
    expect((await entriesOf(table)).slice(-3).map(({ name }) => name)).toEqual(['roll-dice', 'roll-dice', 'say']);
    expect(await faultsAt(table)).toEqual([]);
  });

  it('asked for twice with one id is thrown once', async () => {
    const { table, giver, peer } = await withDevice();
    const seen = table.room.head;
    const id = table.newId();
    const ask = () => table.room.act(testSeat('red-captain'), 'Ann', { id, name: 'roll-dice', args: throwing, seen });
    const both = [ask(), ask()];
    await settled();
    answerLast(table, peer, giver);
    const [first, second] = await Promise.all(both);
    expect(second).toEqual(first);
    expect(await drawsOf(table)).toHaveLength(1);
  });

  it('goes on after a kill and a rest: the same request gets the same link, so the same dice', async () => {
    const { table, giver, peer } = await withDevice();
    const seen = table.room.head;
    const id = table.newId();
    const ask = () => table.room.act(testSeat('red-captain'), 'Ann', { id, name: 'roll-dice', args: throwing, seen });
    void ask();
    await settled();
    const [before] = asksOf(peer);
    await table.openAnew();
    const again = table.sit('blue-captain');
    const answer = ask();
    await settled();
    expect(asksOf(again)).toEqual([before]);
    answerLast(table, again, giver);
    await answer;
    await table.restAndOpen();
    const third = table.sit('blue-captain');
    const next = roll(table);
    await settled();
    answerLast(table, third, giver);
    await next;
    expect(await oppsOf(table)).toEqual(['blue-captain', 'blue-captain']);
    expect(await faultsAt(table)).toEqual([]);
  });
});

describe('a roll without a link says why', () => {
  it('nobody opposite gives any', async () => {
    const table = await TestTable.create();
    table.sit('blue-captain');
    await roll(table);
    expect(await oppsOf(table)).toEqual(['alone']);
  });

  it('only the roller’s own side, or a seat of no side, is there', async () => {
    const { table, peer } = await withDevice();
    for (const seat of ['blue-1', 'umpire', 'host']) expect(await roll(table, seat)).toMatchObject({ kind: 'ack' });
    expect(asksOf(peer)).toEqual([]);
    expect(await oppsOf(table)).toEqual(['alone', 'alone', 'alone']);
  });

  it('the roller does not say what they had seen', async () => {
    const { table, peer } = await withDevice();
    expect(await table.act('red-captain', 'roll-dice', throwing)).toMatchObject({ kind: 'ack' });
    expect(asksOf(peer)).toEqual([]);
    expect(await oppsOf(table)).toEqual(['unseen']);
  });

  it('the device is not there, or goes before it answers: nobody waits', async () => {
    const { table, peer } = await withDevice();
    const answer = roll(table);
    await settled();
    table.room.leave(peer);
    expect(await answer).toMatchObject({ kind: 'ack' });
    expect(await roll(table)).toMatchObject({ kind: 'ack' });
    expect(await oppsOf(table)).toEqual(['absent', 'absent']);
    expect(await faultsAt(table)).toEqual([]);
  });

  it('the device says nothing: after 400 ms the roll goes on, and a late answer is nothing', async () => {
    const { table, giver, peer } = await withDevice();
    let isDone = false;
    const answer = roll(table).then(() => (isDone = true));
    await settled();
    table.clock.pass(399);
    await settled();
    expect(isDone).toBe(false);
    table.clock.pass(1);
    await answer;
    answerLast(table, peer, giver);
    await settled();
    expect(await oppsOf(table)).toEqual(['absent']);
    expect(peer.closed).toBeUndefined();
    expect(await faultsAt(table)).toEqual([]);
  });

  it.each<[string, object]>([
    ['a wrong link', { link: '0'.repeat(64) }],
    ['something that is none', { link: 'x' }],
    ['nothing', { link: undefined, because: 'answered-another' }],
    [
      'a link of a later number',
      { link: new TestGiver('blue-captain', 'blue-captain', GAME).give({ seat: 'red-captain', c: 0, k: 2 }).link },
    ],
  ])('the device gives %s: nobody waits', async (_what, more) => {
    const { table, giver, peer } = await withDevice();
    const answer = roll(table);
    await settled();
    answerLast(table, peer, giver, more);
    expect(await answer).toMatchObject({ kind: 'ack' });
    expect(await oppsOf(table)).toEqual(['refused']);
    expect(await faultsAt(table)).toEqual([]);
  });

  it('by then the action would throw something else: its link serves no other request', async () => {
    const { table, giver, peer } = await withDevice();
    const answer = roll(table);
    await settled();
    // Another of red's own devices, which does not know what a link is.
    const unseen = table.act('red-captain', 'roll-dice', throwing);
    answerLast(table, peer, giver);
    await Promise.all([answer, unseen]);
    expect(await oppsOf(table)).toEqual(['blue-captain', 'unseen']);
    expect(await faultsAt(table)).toEqual([]);
  });
});

describe('devices that mean no good', () => {
  it('of another seat answer nothing for it, and another tab that lies keeps the true one from nothing', async () => {
    const { table, giver, peer } = await withDevice();
    const [other, liar] = [table.sit('blue-1'), table.sit('blue-captain')];
    const answer = roll(table);
    await settled();
    const { key, link } = giver.give({ seat: 'red-captain', c: 0, k: 1 });
    table.room.receive(other, linkBytes({ key, seat: 'red-captain', c: 0, k: 1, link }));
    table.room.receive(liar, linkBytes({ key, seat: 'red-captain', c: 0, k: 1, link: 'f'.repeat(64) }));
    await settled();
    expect(await drawsOf(table)).toEqual([]);
    answerLast(table, peer, giver);
    await answer;
    expect(await oppsOf(table)).toEqual(['blue-captain']);
  });

  it('that talk garbage are sent away, and the roll goes on', async () => {
    const { table, peer } = await withDevice();
    const answer = roll(table);
    await settled();
    table.room.receive(peer, linkBytes(null));
    expect(peer.closed).toMatchObject({ code: 4400 });
    expect(await answer).toMatchObject({ kind: 'ack' });
    expect(await oppsOf(table)).toEqual(['absent']);
  });

  it('that nobody asked are not heard', async () => {
    const { table, giver, peer } = await withDevice();
    const { key, link } = giver.give({ seat: 'red-captain', c: 0, k: 1 });
    table.room.receive(peer, linkBytes({ key, seat: 'red-captain', c: 0, k: 1, link }));
    await settled();
    expect(peer.closed).toBeUndefined();
    expect(await drawsOf(table)).toEqual([]);
  });

  it('put in between when the id is known have no turn yet: the roller says what they had seen', async () => {
    const { table, giver, peer } = await withDevice();
    const seen = table.room.head;
    const late = new TestGiver('blue-1', 'late', GAME);
    await table.room.nameDevice(testSeat('blue-1'), late.named([{ seat: 'red-captain', c: 0 }]));
    const other = table.sit('blue-1');
    const answer = table.actUpon(seen, 'red-captain', 'roll-dice', throwing);
    await settled();
    expect(asksOf(other)).toEqual([]);
    answerLast(table, peer, giver);
    await answer;
    const next = roll(table);
    await settled();
    expect(asksOf(other)).toMatchObject([{ key: late.key, request: { k: 2 } }]);
    answerLast(table, other, late);
    await next;
    expect(await oppsOf(table)).toEqual(['blue-captain', 'blue-1']);
    expect(await faultsAt(table)).toEqual([]);
  });
});

describe('a room that closes', () => {
  it('waits for no device: the roll is answered and written', async () => {
    const { table } = await withDevice();
    const answer = roll(table);
    await settled();
    expect(table.room.isBusy).toBe(true);
    await table.room.rest();
    const done = await answer;
    expect(isRefusal(done)).toBe(false);
    expect(await oppsOf(table)).toEqual(['absent']);
  });
});
