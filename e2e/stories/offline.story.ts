import { eventually } from '../eventually.ts';
import { expect, test } from '../players.ts';
import { lineIsCut } from '../troubles.ts';
import { readTrueTable } from '../true-table.ts';

test('what is done offline waits, and arrives when the connection is back', async ({ gather, server }) => {
  const { red, blue } = await gather('grand-triumph', ['red', 'blue']);
  for (const { troubles } of [red, blue]) troubles.expect(lineIsCut);
  await red.table.bringArmy('Alexander in Asia, 334 BC');
  await red.table.placeCommand(1);
  const stands = (await red.table.placedStands('red', 1)).slice(0, 3);
  await eventually(() => blue.table.placedStands('red', 1)).toContain(stands[0]);
  const before = await blue.table.board.poses();

  await red.context.setOffline(true);
  // Chromium lets open sockets live on when it plays offline: the server cuts them, and red's cannot be opened again.
  await server.losePower();
  await server.comeBack();
  await expect(blue.table.connection).toHaveText('Live');
  await expect(red.table.connection).toContainText('Offline');
  for (const [index, stand] of stands.entries()) await red.table.dragStand(stand, index, 5);
  await expect(red.table.connection).toContainText('Offline, 3 moves waiting');
  expect(await blue.table.board.poses(), 'blue sees nothing of it yet').toEqual(before);
  const after = await red.table.board.poses();

  await red.context.setOffline(false);
  await expect(red.table.connection).toHaveText('Live');
  await eventually(() => blue.table.board.poses()).toEqual(after);
  const { entries, poses } = await readTrueTable(red.context, red.table.id, red.table.seat);
  expect(
    entries.filter(({ name }) => name === 'move-stands'),
    'each move once',
  ).toHaveLength(3);
  expect(Object.fromEntries(poses)).toEqual(after);
});

test('moves that wait survive a reload, and a server that was away gets each of them once', async ({
  gather,
  server,
}) => {
  const { red, blue } = await gather('grand-triumph', ['red', 'blue']);
  for (const { troubles } of [red, blue]) troubles.expect(lineIsCut);
  await red.table.bringArmy('Alexander in Asia, 334 BC');
  await red.table.placeCommand(2);
  const stands = (await red.table.placedStands('red', 2)).slice(0, 4);
  // What others see the server has: red shows their own moves before it answers.
  await eventually(() => blue.table.placedStands('red', 2)).toContain(stands[0]);

  await server.losePower();
  for (const { table } of [red, blue]) await expect(table.connection).toContainText('Reconnecting');
  for (const stand of stands) await red.table.dragStand(stand, 1, 4);
  await expect(red.table.connection).toContainText('4 moves waiting');
  const after = await red.table.board.poses();
  // Red closes the page before the server is back, so that nothing but what red’s browser has kept can tell of the moves.
  const address = red.page.url();
  await red.page.goto('about:blank');
  await server.comeBack();
  await red.page.goto(address);
  await red.table.isReady();

  await eventually(() => red.table.board.poses()).toEqual(after);
  await eventually(() => blue.table.board.poses()).toEqual(after);
  const { entries } = await readTrueTable(red.context, red.table.id, red.table.seat);
  const moved = entries
    .filter(({ name }) => name === 'move-stands')
    .flatMap(({ changes }) => Object.keys(changes?.['pose'] ?? {}));
  expect(moved.sort(), 'each move once').toEqual(stands.toSorted());
});
