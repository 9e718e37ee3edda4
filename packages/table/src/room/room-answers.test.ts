import { isRefusal, plainText } from '@vexillum/model';
import { describe, expect, it } from 'vitest';
import { asTest, settled, TestDisk, TestTable, testArmy, testSeat } from '../testing/index.ts';

const dice = { dice: [6, 6, 6], why: 'to be sure' };

describe('the same id again', () => {
  it('answers the same, and nothing is done twice', async () => {
    const table = await TestTable.create();
    const id = table.newId();
    const first = await table.act('red-captain', 'roll-dice', dice, id);
    const second = await table.act('red-captain', 'roll-dice', dice, id.toUpperCase());
    expect(first).toMatchObject({ kind: 'ack', seq: 1, result: { values: expect.any(Array) } });
    expect(second).toEqual(first);
    expect(await table.values()).toHaveLength(2);
  });

  it('answers the same while the first is still being written', async () => {
    let disk: TestDisk | undefined;
    const creating = TestTable.create((store) => (disk = new TestDisk(store)));
    for (let i = 0; i < 8; i++) {
      await disk?.flush();
      await settled();
    }
    const table = await creating;
    const id = table.newId();
    const first = table.act('red-captain', 'roll-dice', dice, id);
    const second = table.act('red-captain', 'roll-dice', dice, id);
    await settled();
    expect(disk?.waiting).toBe(1);
    await disk?.flush();
    expect(await second).toEqual(await first);
    expect(await table.values()).toHaveLength(2);
  });

  it('answers the same after the server was killed, and after it was restarted', async () => {
    const table = await TestTable.create();
    const id = table.newId();
    const first = await table.act('red-captain', 'roll-dice', dice, id);
    await table.openAnew();
    expect(await table.act('red-captain', 'roll-dice', dice, id)).toEqual(first);
    await table.restAndOpen();
    expect(await table.act('red-captain', 'roll-dice', dice, id)).toEqual(first);
    expect(await table.values()).toHaveLength(2);
  });

  it('is refused from another seat, also while the first is under way', async () => {
    const table = await TestTable.create();
    const id = table.newId();
    const first = table.act('red-captain', 'roll-dice', dice, id);
    expect(await table.act('blue-captain', 'roll-dice', dice, id)).toMatchObject({ code: 'id-taken' });
    await first;
    expect(await table.act('blue-captain', 'roll-dice', dice, id)).toMatchObject({ code: 'id-taken' });
  });

  it('answers the same for team chat, whose id only the side’s part of the entry holds', async () => {
    const table = await TestTable.create();
    const id = table.newId();
    const first = await table.act('red-captain', 'say', { text: 'left wing first', to: 'side' }, id);
    await table.openAnew();
    expect(await table.act('red-captain', 'say', { text: 'left wing first', to: 'side' }, id)).toEqual(first);
    expect(await table.act('blue-captain', 'say', { text: 'what is that', to: 'side' }, id)).toMatchObject({
      code: 'id-taken',
    });
  });

  it('may be used again after a refusal', async () => {
    const table = await TestTable.create();
    const id = table.newId();
    expect(await table.act('red-captain', 'undo-action', {}, id)).toMatchObject({ code: 'nothing-to-undo' });
    expect(await table.act('blue-captain', 'roll-dice', dice, id)).toMatchObject({ kind: 'ack' });
  });
});

describe('what a seat asks', () => {
  it('a spectator is told that they watch and do nothing else', async () => {
    const table = await TestTable.create();
    for (const name of ['move-stands', 'say', 'roll-dice', 'draw', 'undo-action', 'bring-army'])
      expect(await table.act('spectator', name, {})).toMatchObject({ code: 'not-allowed' });
    expect(table.room.actionsFor(testSeat('spectator'))).toEqual([]);
  });

  it('red cannot move blue’s stands, and a commander cannot move another commander’s', async () => {
    const table = await TestTable.create();
    const [stand = ''] = await table.deploy('blue');
    expect(await table.move('red-captain', stand, [0, 0, 0])).toMatchObject({ code: 'not-your-stand' });
    const command = asTest((await table.folded()).snapshot).sides['blue']?.stand.get(stand)?.command;
    const other = command === 1 ? 'blue-2' : 'blue-1';
    expect(await table.move(other, stand, [0, 0, 0])).toMatchObject({ code: 'not-your-command' });
    expect(await table.move('blue-captain', stand, [5, 5, 5])).toMatchObject({ kind: 'ack' });
  });

  it.each([
    ['no id', undefined, 'roll-dice', dice, 'bad-id'],
    ['an id that is no UUID', '1', 'roll-dice', dice, 'bad-id'],
    ['an unknown action', 'uuid', 'burn-table', {}, 'no-such-action'],
    ['an action named like a part of JavaScript', 'uuid', 'constructor', {}, 'no-such-action'],
    ['unknown arguments', 'uuid', 'roll-dice', { ...dice, hurry: true }, 'bad-args'],
    ['arguments of the wrong type', 'uuid', 'roll-dice', { dice: 'six', why: '' }, 'bad-args'],
    ['no arguments', 'uuid', 'roll-dice', undefined, 'bad-args'],
    ['half a die', 'uuid', 'roll-dice', { dice: [2.5], why: '' }, 'bad-args'],
    ['a text with half a character', 'uuid', 'say', { text: 'a\ud800', to: 'table' }, 'bad-args'],
    ['the wrong number of the roll', 'uuid', 'roll-dice', { ...dice, k: 7 }, 'wrong-counter'],
    ['an action with a bug', 'uuid', 'stumble', {}, 'our-mistake'],
  ])('is refused for %s', async (_why, id, name, args, code) => {
    const table = await TestTable.create();
    const request = { id: id === 'uuid' ? table.newId() : id, name, args };
    const answer = await table.room.act(testSeat('red-captain'), 'Ann', request);
    expect(answer).toMatchObject({ kind: 'refusal', code });
    expect(isRefusal(answer) && plainText(answer.words)).toMatch(/\.$/);
    expect(await table.values()).toHaveLength(1);
    expect(table.room.isWriting).toBe(false);
  });

  it('the same letters written in two ways are stored as one', async () => {
    const table = await TestTable.create();
    await table.act('red-captain', 'say', { text: 'Poitie\u0300re', to: 'table' });
    const [line] = [...asTest((await table.folded()).snapshot).public.chat.values()];
    expect(line?.text).toBe('Poiti\u00e8re');
  });

  it('the dice of a seat are counted over a restart', async () => {
    const table = await TestTable.create();
    expect(await table.act('red-captain', 'roll-dice', { ...dice, k: 1 })).toMatchObject({ kind: 'ack' });
    await table.restAndOpen();
    expect(await table.act('red-captain', 'roll-dice', { ...dice, k: 1 })).toMatchObject({ code: 'wrong-counter' });
    expect(await table.act('red-captain', 'roll-dice', { ...dice, k: 2 })).toMatchObject({ kind: 'ack' });
    expect(await table.act('blue-captain', 'roll-dice', { ...dice, k: 1 })).toMatchObject({ kind: 'ack' });
  });

  it('a second army is refused, and the first stays whole', async () => {
    const table = await TestTable.create();
    await table.deploy('red', 6, 0);
    const again = await table.act('red-captain', 'bring-army', testArmy('red', 9));
    expect(isRefusal(again) && again.code).toBe('army-in-play');
    expect(asTest((await table.folded()).snapshot).public.stand.size).toBe(6);
  });
});

describe('the seats', () => {
  it('a claim names the sitter for everyone, a rotation takes the name away', async () => {
    const table = await TestTable.create();
    const blue = table.sit('blue-captain');
    await table.room.actAsSteward('claim-seat', 'red-captain', { name: 'Ann' });
    expect(blue.records('seat')['red-captain']).toMatchObject({ kind: 'captain', side: 'red', name: 'Ann' });
    await table.room.actAsSteward('rotate-seat', 'red-captain', {});
    expect(blue.records('seat')['red-captain']).toEqual({ kind: 'captain', side: 'red' });
    expect(await table.room.actAsSteward('claim-seat', 'nobody', { name: 'Ann' })).toMatchObject({
      code: 'no-such-seat',
    });
  });

  it('a rotated seat’s sockets are closed and the others hear that it went', async () => {
    const table = await TestTable.create();
    const red = [table.sit('red-captain'), table.sit('red-captain', 'side-red'), table.sit('red-captain', 'plan-red')];
    const blue = table.sit('blue-captain');
    table.room.dropSeat('red-captain');
    expect(red.map(({ closed }) => closed?.code)).toEqual([4403, 4403, 4403]);
    expect(blue.all('presence').at(-1)?.presence).toMatchObject({ seat: 'red-captain', online: false });
    expect(table.room.peerCount).toBe(1);
  });

  it('nobody opens the other side’s documents, and unknown ones look the same', async () => {
    const table = await TestTable.create();
    for (const [seat, document] of [
      ['red-captain', 'side-blue'],
      ['red-captain', 'plan-blue'],
      ['umpire', 'side-red'],
      ['spectator', 'side-red'],
      ['host', 'plan-red'],
      ['red-captain', 'side-green'],
      ['red-captain', '__proto__'],
    ] as const)
      expect([seat, document, table.approach(seat, document).closed?.code]).toEqual([seat, document, 4404]);
  });

  it('tells a seat only the epochs of its own documents', async () => {
    const table = await TestTable.create();
    expect(Object.keys(table.room.view.describe(testSeat('red-1'))['epochs'] ?? {}).sort()).toEqual([
      'plan-red',
      'public',
      'side-red',
    ]);
    expect(Object.keys(table.room.view.describe(testSeat('umpire'))['epochs'] ?? {})).toEqual(['public']);
  });
});
