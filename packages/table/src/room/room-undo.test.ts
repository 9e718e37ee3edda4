import { describe, expect, it } from 'vitest';
import { asTest, seededRandom, TestTable } from '../testing/index.ts';
import { decodeRecord } from './stored-record.ts';

const players = ['red-captain', 'red-1', 'red-2', 'blue-captain', 'blue-1', 'blue-2'];

describe('undo at the table', () => {
  it('takes back my last, tells which, and leaves the opponent’s alone', async () => {
    const table = await TestTable.create();
    const [mine = ''] = await table.deploy('red');
    const [theirs = ''] = await table.deploy('blue');
    await table.move('red-captain', mine, [1, 1, 1]);
    await table.move('blue-captain', theirs, [2, 2, 2]);
    const watcher = table.sit('spectator');
    expect(await table.act('red-captain', 'undo-action', {})).toEqual({ kind: 'ack', seq: 7, result: { seq: 5 } });
    expect(watcher.records('pose')).toMatchObject({ [mine]: [0, 1000, 0], [theirs]: [2, 2, 2] });
    expect(await table.act('red-captain', 'redo-action', {})).toEqual({ kind: 'ack', seq: 8, result: { seq: 5 } });
    expect(watcher.records('pose')).toMatchObject({ [mine]: [1, 1, 1], [theirs]: [2, 2, 2] });
  });

  it('of a loss brings the stand back to where it stood', async () => {
    const table = await TestTable.create();
    const [stand = ''] = await table.deploy('red');
    const watcher = table.sit('spectator');
    const before = [watcher.records('pose'), watcher.records('stand')];
    await table.act('red-captain', 'lose-stands', { stands: [stand] });
    expect(watcher.records('pose')).not.toHaveProperty(stand);
    await table.act('red-captain', 'undo-action', {});
    expect([watcher.records('pose'), watcher.records('stand')]).toEqual(before);
  });

  it('passes over dice and talk, which cannot be taken back', async () => {
    const table = await TestTable.create();
    const [stand = ''] = await table.deploy('red');
    await table.move('red-captain', stand, [1, 1, 1]);
    await table.act('red-captain', 'roll-dice', { dice: [6], why: '' });
    await table.act('red-captain', 'say', { text: 'oops', to: 'table' });
    await table.act('red-captain', 'undo-action', {});
    expect(table.sit('umpire').records('pose')[stand]).toEqual([0, 1000, 0]);
    expect(Object.keys(table.sit('umpire').records('chat'))).toHaveLength(1);
  });

  it('of a secret stays secret', async () => {
    const table = await TestTable.create();
    const [stand = ''] = await table.deploy('red', 6, 0);
    const blue = table.sit('blue-captain');
    await table.act('red-captain', 'assign-stand', { stand, command: 2 });
    await table.act('red-captain', 'undo-action', {});
    await table.act('red-captain', 'redo-action', {});
    await table.pass(1);
    const entries = blue.all('entries').flatMap((heard) => heard.entries);
    const heard = ['at', 'hash', 'prev', 'private', 'seq', 'side'];
    expect(entries.map((entry) => Object.keys(entry).sort())).toEqual([heard, heard, heard]);
    expect(Object.keys(blue.records('log'))).toEqual(['0', '1']);
    await table.openAnew();
    expect(await table.act('red-captain', 'undo-action', {})).toMatchObject({ kind: 'ack' });
    expect(table.sit('red-1', 'side-red').records('stand')).toEqual(
      Object.fromEntries(asTest((await table.folded()).snapshot).sides['red']?.stand ?? []),
    );
  });
});

describe('six players who do and undo what they like, three thousand times', () => {
  it.each([1, 2, 3])('end with one table, equal to the ledger: seed %i', async (seed) => {
    const table = await TestTable.create();
    const stands = [...(await table.deploy('red', 6)), ...(await table.deploy('blue', 6))];
    const random = seededRandom(seed);
    const pick = <T>(things: readonly T[]): T => things[Math.floor(random() * things.length)] as T;
    const counts = { ack: 0, refusal: 0 };
    for (let i = 0; i < 1000; i++) {
      const acts = Array.from({ length: 3 }, () => {
        const player = pick(players);
        const choice = random();
        if (choice < 0.35) return table.act(player, 'undo-action', {});
        if (choice < 0.6) return table.act(player, 'redo-action', {});
        if (choice < 0.65) return table.act(player, 'assign-stand', { stand: pick(stands), command: pick([1, 2, 3]) });
        if (choice < 0.7) return table.act(player, 'lose-stands', { stands: [pick(stands)] });
        return table.move(player, pick(stands), [Math.floor(random() * 9000), i, 0]);
      });
      for (const { kind } of await Promise.all(acts)) counts[kind]++;
      if (i % 250 === 249) await (random() < 0.5 ? table.openAnew() : table.restAndOpen());
    }
    await table.pass(2);
    expect(counts.ack).toBeGreaterThan(300);
    expect(counts.refusal).toBeGreaterThan(300);
    const { snapshot } = await table.folded();
    for (const [document, layer] of [
      ['public', snapshot.public],
      ['side-red', snapshot.sides['red']],
      ['side-blue', snapshot.sides['blue']],
    ] as const) {
      const reader = table.sit(document === 'side-blue' ? 'blue-1' : 'red-1', document);
      for (const [kind, records] of Object.entries(layer ?? {}))
        expect([document, kind, reader.records(kind)]).toEqual([
          document,
          kind,
          Object.fromEntries(records as ReadonlyMap<string, unknown>),
        ]);
    }
    expect((await table.values()).map(decodeRecord).at(-1)?.entry.hash).toBe(table.room.head.hash);
  });
});
