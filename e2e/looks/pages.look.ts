import { expect, test } from '../players.ts';
import { lookAtAll } from './look-at.ts';

test('the start page', async ({ enter }) => {
  const visitor = await enter('red');
  await visitor.home.open();
  await lookAtAll(visitor.page, 'home');
});

test('the new table page, before and after the table is set up', async ({ enter }) => {
  const host = await enter('host');
  await host.page.goto('/new');
  await expect(host.page.getByRole('button', { name: 'Open the table' })).toBeVisible();
  await lookAtAll(host.page, 'new-table');
  await host.newTable.setUp({ game: 'GRAND TRIUMPH!', name: 'A table to look at' });
  await lookAtAll(host.page, 'new-table-links');
});

test('the join page', async ({ enter }) => {
  const guest = await enter('red');
  await guest.page.goto('/join#gt1_look');
  await expect(guest.page.getByRole('button', { name: 'Sit down' })).toBeVisible();
  await lookAtAll(guest.page, 'join');
});

test('the armies page', async ({ enter }) => {
  const collector = await enter('red');
  await collector.armies.open();
  await lookAtAll(collector.page, 'armies');
});
