import type { Page } from '@playwright/test';
import { expect, test } from '../players.ts';
import { barriersOn } from './barriers-on.ts';
import { lookAtAll } from './look-at.ts';

/** A tooltip is on no screen until it is shown. */
const barriers = async (page: Page) =>
  (await barriersOn(page)).filter(({ element }) => !element.startsWith('<wa-tooltip'));

test('the pages for a match that was played', async ({ gather }) => {
  const { red, blue } = await gather('grand-triumph', ['red', 'blue']);
  const { page, table } = red;
  await red.table.bringArmy('Hannibal in Italy, 217 BC');
  await blue.table.bringArmy('Alexander in Asia, 334 BC');
  for (const command of [1, 2, 3] as const)
    await Promise.all([red.table.placeCommand(command), blue.table.placeCommand(command)]);
  const { id, seat } = table;

  await page.goto('/verify');
  await expect(page.getByRole('heading', { name: 'Check a match' })).toBeVisible();
  await lookAtAll(page, 'verify');
  const file = await red.context.request.get(`/api/tables/${id}/export`, { headers: { 'X-Seat': seat } });
  const buffer = await file.body();
  await page.getByLabel('Match file').setInputFiles({ name: 'a.vexillum.json', mimeType: 'application/json', buffer });
  await expect(page.getByRole('heading', { name: 'Nothing in this file was changed' })).toBeVisible();
  await lookAtAll(page, 'verify-good');
  expect(await barriers(page), 'what keeps people out of the verdict').toEqual([]);

  await page.getByRole('button', { name: 'Look at the game' }).click();
  await expect(page.getByRole('slider', { name: 'Place in the match' })).toBeVisible();
  await page.keyboard.press('End');
  await lookAtAll(page, 'replay');
  expect(await barriers(page), 'what keeps people out of the replay').toEqual([]);
});
