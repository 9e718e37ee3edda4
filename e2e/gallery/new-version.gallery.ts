import { seatGuests } from '../conquest/seat-conquerors.ts';
import { beginFirstTurn, setUpBattle } from '../looks/battle.ts';
import type { Player } from '../players.ts';
import { expect, expectAnUpdate, test, withhold } from '../updates.ts';
import { drawAll, writePagesPage } from './every-look.ts';
import { speak } from './speak.ts';

test.afterAll(writePagesPage);

/** What a page has not loaded of a language before an update does not come after it. */
const knowsBothLanguages = async ({ page }: Player): Promise<void> => {
  await speak(page, 'de');
  await speak(page, 'en');
};

const strip = ({ page }: Player) => page.locator('vx-new-version').getByRole('status');

test('a battle during an update', async ({ gather, update }) => {
  const { red, blue, umpire } = await gather('grand-triumph', ['red', 'blue', 'umpire']);
  for (const player of [red, blue, umpire]) expectAnUpdate(player);
  const { page, table } = red;
  await withhold(page, 'help-dialog');
  await table.reload();
  await setUpBattle({ red, blue, umpire });
  await beginFirstTurn({ red, blue, umpire });
  await expect(page.locator('vx-battle-table[whole]')).toBeAttached();
  await knowsBothLanguages(red);
  await update();
  await expect(strip(red)).toBeVisible();
  await table.clearTheView();
  await drawAll(page, 'new-version-battle');
  await table.fromMenu('Help');
  await expect(strip(red)).toContainText('will not open');
  await table.clearTheView();
  await drawAll(page, 'new-version-battle-missed');
});

test('a game of Conquest during an update', async ({ enter, server, playwright, update }) => {
  const houseRules = { 'random-start': true };
  const wish = { enter, server, request: playwright.request, houseRules };
  const { first, second } = await seatGuests(wish, ['first', 'second']);
  for (const player of [first, second]) expectAnUpdate(player);
  const { page, conquest } = first;
  await withhold(page, 'conquest-menu');
  await page.reload();
  await conquest.isReady();
  await expect(page.locator('vx-conquest-table[whole]')).toBeAttached();
  await knowsBothLanguages(first);
  await update();
  await expect(strip(first)).toBeVisible();
  await drawAll(page, 'new-version-lobby');
  await conquest.button('All options').click();
  await expect(strip(first)).toContainText('will not open');
  await conquest.press('START');
  await expect(conquest.button('START')).toHaveCount(0);
  await drawAll(page, 'new-version-conquest-missed');
});
