import type { Locator, Page } from '@playwright/test';
import { act } from '../act.ts';
import { phone } from '../phone.ts';
import { expect, test } from '../players.ts';
import { stand } from '../skirmish.ts';
import { lineIsCut } from '../troubles.ts';

/** Every picture that is seen has something in it. */
const iconsAreThere = async (page: Page): Promise<void> => {
  const empty = await page.evaluate(() => {
    const found: string[] = [];
    const look = (root: Document | ShadowRoot) => {
      for (const element of root.querySelectorAll('*')) {
        if (element.matches('svg.icon, wa-icon') && element.getBoundingClientRect().width > 0) {
          const svg = element instanceof SVGElement ? element : element.shadowRoot?.querySelector('svg');
          if (!svg?.querySelector('path, circle, rect, line, polygon, polyline, ellipse'))
            found.push((element.closest('[label], [aria-label], button') ?? element).outerHTML.slice(0, 120));
        }
        if (element.shadowRoot) look(element.shadowRoot);
      }
    };
    look(document);
    return found;
  });
  expect(empty, 'icons with nothing in them').toEqual([]);
};

const shutDialog = async (dialog: Locator, page: Page): Promise<void> => {
  await expect(dialog).toBeVisible();
  await iconsAreThere(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
};

test('a table that has come to rest keeps every panel, dialog and icon when the server goes away', async ({
  gather,
  server,
}) => {
  const { red } = await gather('grand-triumph', ['red']);
  const { page, table } = red;
  await stand(red, [
    ['SPR', 40, 10, 0],
    ['KNT', 44, 10, 0],
  ]);
  red.troubles.expect(lineIsCut);
  await expect(page.locator('vx-battle-table[whole]')).toBeAttached();
  await red.context.setOffline(true);
  await server.losePower();
  await expect(table.connection).toContainText('Offline');
  await table.closeMessages();

  await test.step('every panel', async () => {
    for (const tab of ['Log', 'Armies', 'Flags', 'Chat', 'Dice', 'Plan', 'Stands'] as const) {
      await table.show(tab);
      await iconsAreThere(page);
    }
    await expect(page.getByRole('region', { name: 'Order of battle' })).toBeVisible();
  });

  await test.step('every dialog', async () => {
    const dialogNamed = (name: string) => page.getByRole('dialog', { name });
    await table.fromMenu('Help');
    await shutDialog(dialogNamed('Help'), page);
    await table.fromMenu('Help');
    await page.getByRole('button', { name: 'Quick reference' }).click();
    await expect(page.locator('vx-quick-reference').getByText('Command points', { exact: true })).toBeVisible();
    await shutDialog(dialogNamed('Quick reference'), page);
    await table.fromMenu('Rules of this table');
    await shutDialog(dialogNamed('Rules of this table'), page);
    await page.getByRole('button', { name: /^Seats/ }).click();
    await shutDialog(dialogNamed('Seats'), page);
  });

  await test.step('the menu of the board, and what is selected', async () => {
    await table.board.clickAt(40, 10);
    await expect(table.selection).toBeVisible();
    await iconsAreThere(page);
  });
  await expect(table.toasts.getByText('could not be loaded')).toHaveCount(0);

  await server.comeBack();
  await red.context.setOffline(false);
  await expect(table.connection).toHaveText('Live');
});

test('on a phone the sign of a lost line, with what waits, lies over nothing else in the head', async ({
  gather,
  server,
}) => {
  const { red } = await gather('grand-triumph', ['red'], phone);
  const { page, table } = red;
  red.troubles.expect(lineIsCut);
  await expect(page.locator('vx-battle-table[whole]')).toBeAttached();
  await server.losePower();
  await expect(table.connection).toContainText('Reconnecting');
  await table.show('Chat');
  await page.getByRole('textbox', { name: 'Message' }).fill('Are you there?');
  await page.keyboard.press('Enter');
  await expect(table.connection).toHaveText('Reconnecting, 1 move waiting');
  const [pill, badge] = await Promise.all(
    [page.locator('vx-table-bar .name'), table.connection].map((part) => part.boundingBox()),
  );
  if (!pill || !badge) throw new Error('the head is not there');
  expect(badge.x + badge.width, 'nothing of it is cut off').toBeLessThanOrEqual(pill.x + pill.width);
  for (const name of ['To the start', 'Begin Red’s turn']) {
    const other = await page.locator('vx-table-bar .name').getByLabel(name).boundingBox();
    if (!other) throw new Error(`${name} is not there`);
    expect(other.x, `${name} is in the head`).toBeGreaterThanOrEqual(pill.x);
    expect(other.x + other.width, `${name} is in the head`).toBeLessThanOrEqual(pill.x + pill.width);
    const isBeside = badge.x >= other.x + other.width || badge.x + badge.width <= other.x;
    expect(isBeside, `${name} is beside it`).toBe(true);
  }
  await server.comeBack();
  await expect(table.connection).toHaveText('Live');
});

test('a captain is told that the seal did not come, and seals when it does', async ({ gather }) => {
  const { red, blue } = await gather('grand-triumph', ['red', 'blue'], { areOrdersSealed: true });
  const { page, table } = red;
  for (const trouble of [lineIsCut, /dynamically imported module/]) red.troubles.expect(trouble);
  await table.bringArmy('Hannibal in Italy, 217 BC');
  await blue.table.bringArmy('Alexander in Asia, 334 BC');
  for (const captain of [red, blue]) await act(captain, 'set-roles', { advantaged: 'red' });
  for (const captain of [red, blue]) await act(captain, 'advance-step', {});
  await page.route(/\/sealing-/, (route) => route.abort('connectionfailed'));
  await page.reload();
  await table.isReady();
  await table.deployment.does('Seal your orders');
  await table.orders.seal();
  await expect(table.toasts.getByText('This could not be loaded just now.')).toBeVisible();
  await page.unroute(/\/sealing-/);
  await table.orders.sheet.getByRole('button', { name: 'Seal them' }).click();
  await expect(table.toasts.getByText('Your orders are sealed.')).toBeVisible();
});
