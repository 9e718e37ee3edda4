import type { Locator, Page } from '@playwright/test';
import { eventually } from '../eventually.ts';
import { phone } from '../phone.ts';
import { stand } from '../skirmish.ts';
import { expect, expectAnUpdate, test, withhold } from '../updates.ts';

const stripOn = (page: Page): Locator => page.locator('vx-new-version').getByRole('status');

const isWhole = (page: Page): Promise<void> => expect(page.locator('vx-battle-table[whole]')).toBeAttached();

const reload = async (page: Page, button: Locator): Promise<void> => {
  await Promise.all([page.waitForEvent('load'), button.click()]);
};

test('a table that was open before an update plays on, says quietly that there is a new version, and is of it once it was loaded again', async ({
  gather,
  update,
}) => {
  const { red, blue } = await gather('grand-triumph', ['red', 'blue'], phone);
  await stand(red, [['SPR', 40, 10, 0]]);
  for (const player of [red, blue]) {
    expectAnUpdate(player);
    await isWhole(player.page);
    await expect(stripOn(player.page), 'the same build says nothing').toHaveCount(0);
  }
  await update();
  const strip = stripOn(red.page);
  await expect(strip).toContainText('A new version is here. Reload when you like.');
  for (const button of await strip.getByRole('button').all()) {
    const box = await button.boundingBox();
    expect(Math.min(box?.height ?? 0, box?.width ?? 0), 'as large as a finger needs').toBeGreaterThanOrEqual(44);
  }
  await strip.getByRole('button', { name: 'Not now' }).click();
  await expect(strip).toHaveCount(0);
  await expect(red.table.connection).toHaveText('Live');
  await stand(blue, [['SPR', 40, 30, 180]]);
  await eventually(async () => (await red.table.board.stands()).length, 'red sees what blue did since').toBe(2);

  await reload(blue.page, stripOn(blue.page).getByRole('button', { name: 'Reload' }));
  await blue.table.isReady();
  await isWhole(blue.page);
  await expect(stripOn(blue.page)).toHaveCount(0);
  await expect(red.table.connection).toHaveText('Live');
});

test('a dialog that is gone with an update is no dead button: the page says what helps, each time it is pressed', async ({
  gather,
  update,
}) => {
  const { red } = await gather('grand-triumph', ['red']);
  const { page, table } = red;
  expectAnUpdate(red);
  await withhold(page, 'help-dialog');
  await table.reload();
  await isWhole(page);
  await test.step('before the update there is no new version, and a part that does not come is told as ever', async () => {
    await table.fromMenu('Help');
    await expect(table.toasts).toContainText('This could not be loaded just now');
    await expect(stripOn(page)).toHaveCount(0);
    await table.closeMessages();
  });
  await update();
  const strip = stripOn(page);
  await expect(strip).toContainText('Reload when you like');
  await strip.getByRole('button', { name: 'Not now' }).click();
  for (const _ of [1, 2]) {
    await table.fromMenu('Help');
    await expect(strip).toContainText('Parts of this page will not open until you reload it.');
    await expect(table.toasts).not.toContainText('could not be loaded');
    await strip.getByRole('button', { name: 'Not now' }).click();
    await expect(strip).toHaveCount(0);
  }
  await table.fromMenu('Help');
  await reload(page, strip.getByRole('button', { name: 'Reload' }));
  await table.isReady();
  await table.fromMenu('Help');
  await expect(page.getByRole('dialog', { name: 'Help' })).toBeVisible();
});

test('a screen that is gone with an update says so in its place, and so does a button of the start page', async ({
  enter,
  update,
}) => {
  const { home, page, troubles } = await enter('red');
  expectAnUpdate({ troubles });
  await home.open();
  await page.evaluate(() => customElements.whenDefined('vx-new-version').then(() => undefined));
  await update();
  const strip = stripOn(page);
  await page.getByRole('button', { name: 'Try a battle' }).click();
  await expect(strip).toContainText('Parts of this page will not open until you reload it.');

  await page.getByRole('contentinfo').getByRole('link', { name: 'Help' }).click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('A new version is here. Reload the page to go on.');
  await expect(strip).toHaveCount(0);
  await reload(page, alert.getByRole('button', { name: 'Reload' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a screen that does not come while the server is the same offers the page anew, and another screen still comes', async ({
  enter,
}) => {
  const { home, page, troubles } = await enter('red');
  expectAnUpdate({ troubles });
  await withhold(page, 'help-screen');
  await home.open();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Help' }).click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('This part of the page could not be loaded. Reload the page.');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(alert).toHaveCount(0);
});
