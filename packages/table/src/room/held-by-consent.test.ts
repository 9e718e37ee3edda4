import { defineAction, type Game, onlySeats, Type } from '@vexillum/model';
import { expect, it } from 'vitest';
import { TestTable } from '../testing/index.ts';
import { testGame } from '../testing/index.ts';

const nothing = Type.Object({}, { additionalProperties: false });

const ringTheBell = defineAction({
  name: 'ring-the-bell',
  says: 'Ends the evening.',
  args: nothing,
  isUndoable: true,
  isGuessable: true,
  needsAcceptedUmpire: true,
  mayAct: onlySeats('captain', 'umpire'),
  run: () => ({ changes: {} }),
});

/** Nothing about it says that it opens something. */
const letSlip = defineAction({
  name: 'let-slip',
  says: 'Opens a seal in passing.',
  args: nothing,
  isUndoable: false,
  isGuessable: false,
  mayAct: onlySeats('umpire'),
  run: () => ({ changes: {}, openings: { side: 'red', slots: [] } }),
});

const game = { ...testGame, actions: [...testGame.actions, ringTheBell, letSlip] } as Game;

const seatedTable = async () => {
  const table = await TestTable.create(undefined, { game });
  for (const [seat, name] of [
    ['red-captain', 'Rufus'],
    ['blue-captain', 'Bella'],
    ['umpire', 'Ulla'],
  ] as const)
    await table.room.actAsSteward('claim-seat', seat, { name });
  return table;
};

it('an umpire neither ends, leads on nor opens anything before every side has accepted them, and is offered none of it', async () => {
  const table = await seatedTable();
  const offered = () => table.room.actionsFor({ id: 'umpire', kind: 'umpire' }).map(({ name }) => name);
  const tried = async () => [await table.act('umpire', 'ring-the-bell', {}), await table.act('umpire', 'let-slip', {})];
  const refused = { kind: 'refusal', code: 'umpire-not-accepted' };
  expect(await tried()).toMatchObject([refused, refused]);
  expect(offered()).not.toContain('ring-the-bell');
  await table.act('red-captain', 'accept-umpire', {});
  expect(await tried()).toMatchObject([refused, refused]);
  expect(await table.act('red-captain', 'ring-the-bell', {})).toMatchObject({ kind: 'ack' });
  await table.act('blue-captain', 'accept-umpire', {});
  expect(await tried()).toMatchObject([{ kind: 'ack' }, { kind: 'ack' }]);
  expect(offered()).toContain('ring-the-bell');
});

it('whoever follows an accepted umpire takes nothing of theirs back before they are accepted too', async () => {
  const table = await seatedTable();
  for (const seat of ['red-captain', 'blue-captain']) await table.act(seat, 'accept-umpire', {});
  expect(await table.act('umpire', 'ring-the-bell', {})).toMatchObject({ kind: 'ack' });
  await table.room.actAsSteward('rotate-seat', 'umpire', {});
  await table.room.actAsSteward('claim-seat', 'umpire', { name: 'Otto' });
  expect(await table.act('umpire', 'undo-action', {})).toMatchObject({ kind: 'refusal', code: 'umpire-not-accepted' });
});
