import { encodeJson } from '@vexillum/protocol';
import { describe, expect, it } from 'vitest';
import { actBytes, presenceBytes, seededRandom, settled, TestTable } from '../testing/index.ts';

const MEGABYTE = 1024 * 1024;

describe('a reader who reads too slowly', () => {
  it('is sent away with 4503 above a megabyte, and comes back to everything', async () => {
    const table = await TestTable.create();
    const [stand = ''] = await table.deploy('red');
    const slow = table.sit('blue-captain');
    slow.buffered = MEGABYTE + 1;
    slow.forget();
    await table.move('red-captain', stand, [1, 2, 3]);
    expect(slow.closed?.code).toBe(4503);
    expect(slow.heard).toEqual([]);
    expect(table.surroundings.events).toContainEqual({ kind: 'slow-reader', document: 'public', seat: 'blue-captain' });
    await table.move('red-captain', stand, [3, 2, 1]);
    expect(table.sit('blue-captain').records('pose')[stand]).toEqual([3, 2, 1]);
  });

  it('gets every update up to a megabyte', async () => {
    const table = await TestTable.create();
    const [stand = ''] = await table.deploy('red');
    const slow = table.sit('blue-captain');
    slow.buffered = MEGABYTE;
    await table.move('red-captain', stand, [1, 2, 3]);
    expect(slow.closed).toBeUndefined();
    expect(slow.records('pose')[stand]).toEqual([1, 2, 3]);
  });

  it('is told of as gone when their socket ends', async () => {
    const table = await TestTable.create();
    const [stand = ''] = await table.deploy('red');
    const slow = table.sit('blue-captain');
    const red = table.sit('red-captain');
    slow.buffered = MEGABYTE + 1;
    await table.move('red-captain', stand, [1, 2, 3]);
    table.room.leave(slow);
    expect(red.all('presence').at(-1)?.presence).toMatchObject({ seat: 'blue-captain', online: false });
  });

  it('gets no presence above 64 KB, and presence again below', async () => {
    const table = await TestTable.create();
    const [red, slow] = [table.sit('red-captain'), table.sit('blue-captain')];
    slow.forget();
    slow.buffered = 64 * 1024;
    table.room.receive(red, presenceBytes({ cursor: [1, 1] }));
    expect(slow.heard).toEqual([]);
    slow.buffered = 64 * 1024 - 1;
    table.room.receive(red, presenceBytes({ cursor: [2, 2] }));
    expect(slow.all('presence')).toHaveLength(1);
    expect(slow.closed).toBeUndefined();
  });
});

describe('garbage closes its socket with 4400, and the table plays on', () => {
  const text = new TextEncoder();
  it.each([
    ['nothing at all', new Uint8Array()],
    ['a number that never ends', new Uint8Array(20).fill(255)],
    ['an unknown type', Uint8Array.of(55, 1, 2)],
    ['a sync message without a body', Uint8Array.of(0)],
    ['a step one that promises more than it has', Uint8Array.of(0, 0, 200, 1)],
    ['a step one of noise', Uint8Array.of(0, 0, 4, 255, 255, 255, 255)],
    ['an action that is no JSON', Uint8Array.of(101, 3, ...text.encode('{x}'))],
    ['an action without an act', encodeJson(101, '{}')],
    ['an action that is null', encodeJson(101, 'null')],
    ['an act that is a number', encodeJson(101, '{"act":5}')],
    ['presence that is no JSON', Uint8Array.of(102, 1, 33)],
    ['a message that only the server sends', encodeJson(100, '{"ledger":[]}')],
  ])('%s', async (_what, message) => {
    const table = await TestTable.create();
    const [stand = ''] = await table.deploy('red');
    const [bad, good] = [table.sit('red-captain'), table.sit('blue-captain')];
    table.room.receive(bad, message);
    await settled();
    expect(bad.closed?.code).toBe(4400);
    await table.move('red-captain', stand, [7, 7, 7]);
    expect(good.records('pose')[stand]).toEqual([7, 7, 7]);
    expect(good.closed).toBeUndefined();
  });

  it('ten thousand random frames leave the table whole', async () => {
    const table = await TestTable.create();
    const [stand = ''] = await table.deploy('red');
    const random = seededRandom(3);
    const types = [0, 1, 2, 3, 100, 101, 102, 103];
    for (let i = 0; i < 10_000; i++) {
      const peer = table.approach('red-captain', i % 3 === 0 ? 'side-red' : 'public');
      const noise = Array.from({ length: Math.floor(random() * 24) }, () => Math.floor(random() * 256));
      table.room.receive(peer, Uint8Array.of(types[Math.floor(random() * types.length)] ?? 0, ...noise));
      table.room.leave(peer);
    }
    await settled();
    expect(await table.values()).toHaveLength(3);
    expect(await table.move('red-captain', stand, [1, 1, 1])).toMatchObject({ kind: 'ack', seq: 3 });
  });

  it('requests with odd insides are refused, and the socket stays', async () => {
    const table = await TestTable.create();
    const peer = table.sit('red-captain');
    peer.forget();
    const odd: [unknown, unknown, unknown][] = [
      [null, null, null],
      [{}, [], 7],
      ['x'.repeat(5000), 'roll-dice', {}],
      [table.newId(), ['roll-dice'], {}],
      [table.newId(), 'roll-dice', { __proto__: null, dice: [6], why: '', constructor: 1 }],
    ];
    for (const [id, name, args] of odd) table.room.receive(peer, actBytes({ id, name, args }));
    await settled();
    expect(peer.kinds).toEqual(odd.map(() => 'refusal'));
    expect(peer.closed).toBeUndefined();
  });
});
