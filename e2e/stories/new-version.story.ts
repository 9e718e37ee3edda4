import type { Page } from '@playwright/test';
import manifest from '../../packages/frame/package.json' with { type: 'json' };
import { expect, test } from '../players.ts';
import { stand } from '../skirmish.ts';

/** The page as it was built for the version before this one. */
const asBuiltBefore = async (page: Page): Promise<void> => {
  await page.route(/\.js$/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text())
      .replaceAll(`"${manifest.version}"`, '"0.0.1"')
      .replaceAll(`\`${manifest.version}\``, '`0.0.1`');
    // Nothing of it may be kept: its name is that of the page of today.
    await route.fulfill({ response, body, headers: { ...response.headers(), 'cache-control': 'no-store' } });
  });
};

test('a page of the version before plays on, says quietly that there is a new one, and is of it once it was loaded again', async ({
  enter,
  gather,
}) => {
  const { red, blue } = await gather('grand-triumph', ['red', 'blue']);
  await stand(red, [['SPR', 40, 10, 0]]);
  const guest = await enter('red', {
    storageState: await red.context.storageState(),
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    serviceWorkers: 'block',
  });
  await asBuiltBefore(guest.page);
  await guest.page.goto(red.page.url());
  await guest.table.isReady();
  const strip = guest.page.locator('vx-new-version').getByRole('status');
  await expect(strip).toContainText('A new version is here');
  for (const button of await strip.getByRole('button').all()) {
    const box = await button.boundingBox();
    expect(Math.min(box?.height ?? 0, box?.width ?? 0), 'as large as a finger needs').toBeGreaterThanOrEqual(44);
  }
  // Whoever has the new page is told nothing, and both play on.
  await expect(blue.page.locator('vx-new-version')).toHaveCount(0);
  await expect(guest.table.connection).toHaveText('Live');
  await strip.getByRole('button', { name: 'Not now' }).click();
  await expect(strip).toHaveCount(0);
  await guest.page.reload();
  await guest.table.isReady();
  await expect(strip).toBeVisible();
  await guest.page.unrouteAll({ behavior: 'wait' });
  await Promise.all([guest.page.waitForEvent('load'), strip.getByRole('button', { name: 'Reload' }).click()]);
  await guest.table.isReady();
  await expect(guest.page.locator('vx-new-version')).toHaveCount(0);
});
