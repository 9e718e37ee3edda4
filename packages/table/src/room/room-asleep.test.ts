import { describe, expect, it } from 'vitest';
import { asTest, randomDeed, seededRandom, testSeat, TestTable } from '../testing/index.ts';
import { saveSnapshot } from './table-state.ts';

const MINUTE = 60;
const players = ['red-captain', 'red-1', 'blue-captain', 'blue-1'];

const slept = ({ surroundings: { shelf } }: TestTable): number => shelf.laidDown;
const woken = ({ surroundings: { shelf } }: TestTable): number => shelf.taken;

describe('a table at which nothing is done for a minute', () => {
  it('lays its records down, and wakes with the next action', async () => {
    const table = await TestTable.create();
    const [stand = ''] = await table.deploy('red');
    const watcher = table.sit('spectator');
    await table.pass(MINUTE);
    expect(slept(table)).toBe(1);
    expect(woken(table)).toBe(0);
    await table.move('red-captain', stand, [1, 2, 3]);
    expect(woken(table)).toBe(1);
    expect(watcher.records('pose')[stand]).toEqual([1, 2, 3]);
  });

  it('stays awake while somebody does something every twenty seconds', async () => {
    const table = await TestTable.create();
    const [stand = ''] = await table.deploy('red');
    for (let i = 0; i < 9; i++) {
      await table.move('red-captain', stand, [i, 0, 0]);
      await table.pass(20);
    }
    expect(slept(table)).toBe(0);
  });

  it('sleeps on while time passes, however long, and while others watch', async () => {
    const table = await TestTable.create();
    await table.deploy('red');
    // The server asks it of each table, every second.
    expect(table.room.timekeeper.isRunning).toBe(false);
    await table.pass(2 * MINUTE);
    table.sit('spectator');
    table.sit('red-captain');
    await table.pass(10 * MINUTE);
    // Whoever comes asks what their seat may read.
    expect(slept(table)).toBeLessThanOrEqual(2);
    expect(woken(table)).toBeLessThanOrEqual(1);
    expect(table.room.timekeeper.isRunning).toBe(false);
    expect(woken(table)).toBeLessThanOrEqual(1);
  });

  it('answers an action that it has done already as it did then', async () => {
    const table = await TestTable.create();
    const [stand = ''] = await table.deploy('red');
    const id = table.newId();
    const first = await table.move('red-captain', stand, [1, 2, 3], id);
    await table.pass(MINUTE);
    expect(await table.move('red-captain', stand, [1, 2, 3], id)).toEqual(first);
    expect(slept(table)).toBe(1);
  });

  it('takes back what was done before it slept', async () => {
    const table = await TestTable.create();
    const [stand = ''] = await table.deploy('red');
    await table.move('red-captain', stand, [7, 7, 7]);
    await table.pass(MINUTE);
    expect(await table.act('red-captain', 'undo-action', {})).toMatchObject({ kind: 'ack' });
    expect(table.sit('spectator').records('pose')[stand]).not.toEqual([7, 7, 7]);
  });

  it('goes to rest out of its sleep, and sleeps no more', async () => {
    const table = await TestTable.create();
    const [stand = ''] = await table.deploy('red');
    await table.move('red-captain', stand, [7, 7, 7]);
    await table.pass(MINUTE);
    const before = slept(table);
    const { room } = table;
    await room.rest();
    await table.pass(5 * MINUTE);
    expect(slept(table)).toBe(before);
    await table.openAnew();
    expect(table.sit('spectator').records('pose')[stand]).toEqual([7, 7, 7]);
  });
});

it('is the same table after any sleep as without (random evenings)', async () => {
  for (let seed = 1; seed <= 6; seed++) {
    const random = seededRandom(seed);
    const table = await TestTable.create();
    for (let i = 0; i < 60; i++) {
      const seat = testSeat(players[Math.floor(random() * players.length)] ?? '');
      const { snapshot } = await table.folded();
      const { name, args } = randomDeed(seat, asTest(snapshot), random);
      await table.act(seat.id, name, args);
      if (random() < 0.15) await table.pass(MINUTE + Math.floor(random() * MINUTE));
    }
    expect(slept(table)).toBeGreaterThan(3);
    const { snapshot } = await table.folded();
    const peer = table.sit('umpire');
    expect(peer.records('pose')).toEqual(Object.fromEntries(snapshot.public.pose));
    await table.restAndOpen();
    expect(saveSnapshot((await table.folded()).snapshot)).toEqual(saveSnapshot(snapshot));
  }
});
