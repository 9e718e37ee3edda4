import type { Locator } from '@playwright/test';
import { LONG } from '../how-long.ts';
import { expect, type Player, test } from '../players.ts';
import { barriersOn } from './barriers-on.ts';
import { lookAtAll, lookAtThemes, settle, sizes } from './look-at.ts';

/** A tooltip is on no screen until it is shown, and the drawing in an icon is named by the icon round it. */
const noBarriers = async ({ page }: Player, scene: string, changed?: Locator): Promise<void> => {
  const barriers = (await barriersOn(page, changed)).filter(
    ({ element }) => !element.startsWith('<wa-tooltip') && element !== '<svg part="svg">',
  );
  expect.soft(barriers, `what keeps people out of ${scene}`).toEqual([]);
};

/** The next scene of a player whose page was looked through before: what has changed is the strip. */
const lookOn = (player: Player, scene: string): Promise<void> =>
  lookThrough(player, scene, player.table.deployment.strip);

/** As it is on a desk; on a phone the strip is folded until somebody opens it. */
const lookThrough = async (player: Player, scene: string, changed?: Locator): Promise<void> => {
  const { page, table } = player;
  await table.closeMessages();
  await lookAtThemes(page, scene, 'desk');
  await noBarriers(player, scene, changed);
  await page.setViewportSize(sizes.phone);
  await expect(table.deployment.headline, 'it leaves room for the board').toHaveAttribute('aria-expanded', 'false');
  await lookAtThemes(page, `${scene}-folded`, 'phone');
  await table.deployment.unfold();
  await lookAtThemes(page, scene, 'phone');
  await page.setViewportSize(sizes.desk);
  await settle(page);
  await table.clearTheView();
};

/** The sheet looks the same wherever it is opened. */
const lookAtSheet = async (player: Player, scene: string): Promise<void> => {
  await player.table.closeMessages();
  await lookAtAll(player.page, scene);
  await noBarriers(player, scene);
  await player.page.setViewportSize(sizes.desk);
};

test('the ten steps, from the advantage to the last seal', { tag: LONG }, async ({ gather }) => {
  const { red, blue, umpire } = await gather('grand-triumph', ['red', 'blue', 'umpire'], { areOrdersSealed: true });
  for (const { page } of [red, blue, umpire]) await page.setViewportSize(sizes.desk);
  const [reds, blues] = [red.table.deployment, blue.table.deployment];

  await red.table.bringArmy('Hannibal in Italy, 217 BC');
  await blue.table.bringArmy('Alexander in Asia, 334 BC');
  await reds.does('Roll for the advantage');
  // What the dice show comes above the buttons, and would push them from under the pointer.
  await expect(blues.strip).toContainText(/Red: [1-6]\s*Blue: [1-6]/);
  await blues.sayAdvantage('Blue');
  await lookThrough(red, 'steps-advantage');
  await reds.acceptUmpire(umpire.name);
  await blues.acceptUmpire(umpire.name);
  await reds.sayAdvantage('Blue');
  await reds.finish();
  await blues.finish();

  for (const { table } of [red, blue]) await table.deployment.does('Seal your orders');
  await red.table.orders.march(3).selectOption('left flank');
  await red.table.orders.points(1, '+1').click();
  await lookAtSheet(red, 'steps-orders');
  await red.table.orders.sealButton.click();
  await lookAtSheet(red, 'steps-orders-asked');
  await red.table.orders.sheet.getByRole('alertdialog').getByRole('button', { name: 'Not yet' }).click();
  await red.table.orders.seal();
  await blue.table.orders.march(3).selectOption('right flank');
  await blue.table.orders.seal();
  await lookAtSheet(red, 'steps-orders-sealed');
  for (const { table } of [red, blue]) await table.orders.close();
  await reds.finish();
  await lookOn(red, 'steps-waiting');
  await blues.finish();

  await lookOn(red, 'steps-camp');
  await reds.does('Place your camp');
  await reds.finish();
  await blues.does('Place your camp');
  await blues.finish();
  await reds.placeMarker(1, 25);
  await lookOn(red, 'steps-markers');
  await reds.sealMarkers();
  await reds.finish();
  await blues.sealMarkers();
  await blues.finish();
  await lookOn(red, 'steps-reveal');
  await lookThrough(umpire, 'steps-umpire');
  await reds.does('Reveal your markers');
  for (const command of [1, 2]) await reds.deed(new RegExp(`^Deploy command ${command}`)).click();
  await lookThrough(blue, 'steps-blue-waits');
  await reds.does('Show who is in commands 1, 2');
  await reds.finish();
  await lookOn(blue, 'steps-all-commands');
  for (const command of [1, 2]) await blues.deed(new RegExp(`^Deploy command ${command}`)).click();
  await blues.does('Reveal your markers');
  await blues.does('Show who is in commands 1, 2');
  await blues.finish();
  await reds.finish();
  await blues.does('Begin the first turn');
  await blues.finish();
  await blues.isAt('The battle is on.');
  await blues.unfold();
  await blues.marches.getByRole('button', { name: 'Bring it in' }).click();
  await reds.unfold();
  await expect(reds.marches).toContainText('left base');
  await lookOn(red, 'steps-march');
  await reds.marches.getByRole('button', { name: 'Bring it in' }).click();
  await reds.fold();
  await red.table.show('Dice');
  await red.page.getByRole('button', { name: 'Command points 1', exact: true }).click();
  await red.page.getByRole('button', { name: 'Roll d6: Command points 1', exact: true }).click();
  await expect(red.page.getByRole('region', { name: 'Last rolls' })).toContainText('+ 1)');
  await lookAtThemes(red.page, 'steps-battle', 'desk');
  await reds.endGame();
  await blues.endGame();
  await expect(red.page.getByRole('dialog')).toContainText('Turning points');
  await lookAtAll(red.page, 'battle-end');
  await reds.putResultAway();
  await lookThrough(red, 'steps-end');
  await red.table.trust.open();
  await lookAtSheet(red, 'steps-trust');
});
