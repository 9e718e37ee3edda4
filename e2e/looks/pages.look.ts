import { openATable } from '../open-a-table.ts';
import { expect, test } from '../players.ts';
import { lookAtAll } from './look-at.ts';

test('the start page', async ({ enter }) => {
  const red = await enter('red');
  await red.home.open();
  await lookAtAll(red.page, 'home');
});

test('the new table page, before and after the table is set up', async ({ enter }) => {
  const host = await enter('host');
  await host.page.goto('/new');
  await expect(host.page.getByRole('button', { name: 'Open the table' })).toBeVisible();
  await lookAtAll(host.page, 'new-table');
  await host.newTable.setUp({ game: 'GRAND TRIUMPH!', name: 'A table to look at' });
  await lookAtAll(host.page, 'new-table-links');
});

test('the join page', async ({ enter, playwright, server }) => {
  const linkOf = await openATable(playwright.request, server, { game: 'grand-triumph', name: 'A table to look at' });
  const red = await enter('red');
  await red.page.goto(linkOf('red-captain'));
  await expect(red.page.getByRole('button', { name: 'Sit down' })).toBeVisible();
  await lookAtAll(red.page, 'join');
});

test('the armies page', async ({ enter }) => {
  const red = await enter('red');
  await red.armies.open();
  await lookAtAll(red.page, 'armies');

  await red.armies.suggest('Hill Kingdom of Arvenna');
  await expect(red.armies.points).toBeVisible();
  await lookAtAll(red.page, 'armies-draft');
});
