import { defineAction, Edits, type Game, type Kinds, onlySeats, recordWith, Type } from '@vexillum/model';
import { expect, it } from 'vitest';
import { testGame, testKeys, TestTable } from '../testing/index.ts';
import { testKinds } from '../testing/test-records.ts';
import { Room } from './room.ts';

const nothing = Type.Object({}, { additionalProperties: false });
const mayAct = onlySeats('captain');
const plain = {
  says: 'As the next version has it.',
  args: nothing,
  isUndoable: true,
  isGuessable: false,
  mayAct,
} as const;

/** Sets up something that this version has no records for. */
const plantBanner = defineAction({
  ...plain,
  name: 'plant-banner',
  run: (snapshot) => ({
    changes: new Edits(snapshot).put('banner' as 'drawing', 'one', { text: 'here' } as never).changes(),
  }),
});
/** Writes nothing that this version could not read, though perhaps in another sense. */
const holdGround = defineAction({ ...plain, name: 'hold-ground', run: () => ({ changes: {} }) });

/** As a newer version has the same game. */
const nextGame = {
  ...testGame,
  kinds: { ...testKinds, banner: { public: recordWith<{ text: string }>({ text: 'string' }) } } as Kinds,
  houseRules: [...testGame.houseRules, { key: 'mud', title: 'Mud', description: 'It rains.', default: false }],
  actions: [...testGame.actions, plantBanner, holdGround],
} as unknown as Game;

const openBy = (game: Game, { store, surroundings }: TestTable) =>
  Room.open({ table: 'table', store, surroundings, beside: async () => ({ keys: testKeys }), gameOf: () => game });

it.each([
  ['an action', 'hold-ground', {}],
  ['a kind of records', 'plant-banner', {}],
  ['a house rule', undefined, { mud: true }],
] as const)(
  'a table with %s of a newer version is left to that, and played on there as if nothing had been',
  async (_what, name, houseRules) => {
    const table = await TestTable.create(undefined, { game: nextGame, houseRules });
    if (name) await table.act('red-captain', name, {});
    await table.act('red-captain', 'say', { text: 'before', to: 'table' });
    const before = await table.folded();
    // Out of the ledger, where it was killed, and out of the snapshot of one that was put to rest.
    table.memory.kill();
    await expect(openBy(testGame, table)).rejects.toMatchObject({ name: 'NeedsNewer' });
    const newer = await openBy(nextGame, table);
    await newer?.rest();
    await expect(openBy(testGame, table)).rejects.toMatchObject({ name: 'NeedsNewer' });
    // It was given back at once, and nothing of it is missing.
    await table.openAnew();
    expect((await table.folded()).snapshot.public).toEqual(before.snapshot.public);
    expect(table.room.head).toEqual(before.head);
    expect(await table.act('red-captain', 'say', { text: 'and on', to: 'table' })).toMatchObject({
      seq: expect.any(Number),
    });
  },
);

it('a table of a newer edition that was looked at is put to rest without a snapshot: the newer version misses nothing', async () => {
  const game = { ...nextGame, edition: 2 };
  const table = await TestTable.create(undefined, { game, versions: { rules: '2' } });
  await table.act('red-captain', 'plant-banner', {});
  table.memory.kill();
  const halted = await openBy(testGame, table);
  expect(halted?.game.halted).toBeDefined();
  await halted?.rest();
  await table.openAnew();
  expect(table.sit('blue-captain').records('banner' as 'drawing')).toEqual({ one: { text: 'here' } });
});

it.each([
  ['a number that nobody knows', { format: 2, state: 'in a new way' }],
  ['nothing', null],
  ['no number', { state: {} }],
])('a snapshot whose format is %s is left aside: the ledger says the same', async (_what, written) => {
  const table = await TestTable.create();
  await table.deploy('red', 4);
  const before = await table.folded();
  await table.room.rest();
  const tenure = await table.store.claim('table');
  if (tenure.kind !== 'mine') throw new Error('it is somebody else’s');
  await tenure.saveSnapshot(before.head?.seq ?? 0, JSON.stringify(written));
  await tenure.handOver();
  await table.openAnew();
  expect(table.room.head).toEqual(before.head);
  expect((await table.folded()).snapshot.public).toEqual(before.snapshot.public);
  expect(Object.keys(table.sit('red-captain').records('pose'))).toHaveLength(4);
});
