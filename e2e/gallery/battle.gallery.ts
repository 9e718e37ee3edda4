import { act } from '../act.ts';
import { fightToTheEnd } from '../battle-that-ends.ts';
import { beginFirstTurn, setUpBattle } from '../looks/battle.ts';
import { SetupPage } from '../pages/setup-page.ts';
import { expect, type Player, test } from '../players.ts';
import { stand } from '../skirmish.ts';
import { drawAll, writePagesPage } from './every-look.ts';

test.afterAll(writePagesPage);

const dialogIsOpen = ({ page }: Player) => expect(page.getByRole('dialog').first()).toBeVisible();

const tabs = ['Log', 'Flags', 'Chat', 'Dice', 'Plan', 'Armies', 'Stands'] as const;

test('battle of two and an umpire: tabs and dialogs', async ({ gather }) => {
  const { red, blue, umpire, host } = await gather('grand-triumph', ['red', 'blue', 'umpire', 'host']);
  const { table, page } = red;
  await drawAll(page, 'battle-empty');
  await page.getByRole('button', { name: 'Bring an army' }).first().click();
  await dialogIsOpen(red);
  await drawAll(page, 'battle-bring');
  await table.closeDialog();
  await drawAll(umpire.page, 'battle-umpire-unaccepted');
  await setUpBattle({ red, blue, umpire });
  await beginFirstTurn({ red, blue, umpire });
  await blue.table.say('That was a long march. Shall we go on tomorrow?');
  for (const tab of tabs)
    await drawAll(page, `battle-tab-${tab.toLowerCase()}`, {
      inEach: async () => {
        await table.closeMessages();
        await table.show(tab);
      },
    });
  await drawAll(umpire.page, 'battle-umpire');
  await umpire.table.show('Flags');
  await drawAll(umpire.page, 'battle-umpire-flags');
  for (const [scene, name] of [
    ['help', 'Help'],
    ['colours', 'Colour of your side'],
    ['go-back', 'Go back …'],
    ['rules', 'Rules of this table'],
  ] as const) {
    await table.fromMenu(name);
    await dialogIsOpen(red);
    await drawAll(page, `battle-${scene}`);
    await table.closeDialog();
  }
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await drawAll(page, 'battle-menu');
  await page.keyboard.press('Escape');
  await table.showPeople();
  await drawAll(page, 'battle-seats');
  await page
    .locator('vx-seat-list')
    .getByRole('button', { name: /mute, report/ })
    .first()
    .click();
  await expect(page.locator('vx-person-dialog wa-dialog')).toHaveAttribute('open');
  await drawAll(page, 'battle-person');
  await page.reload();
  await table.isReady();
  await host.table.showPeople();
  await drawAll(host.page, 'battle-seats-host');
  await host.table.closeDialog();
  await host.page.getByRole('button', { name: 'Set a clock …' }).click();
  await host.page.getByRole('radio', { name: 'Time for each turn' }).check();
  await drawAll(host.page, 'battle-clock');
  await host.page.getByLabel('Minutes').fill('20');
  await host.page.getByRole('button', { name: 'Set the clock' }).click();
  await expect(page.getByRole('list', { name: 'Clock' })).toContainText('Red');
  await drawAll(page, 'battle-by-clock');
});

test('battle: orders, keys, selection', async ({ gather }) => {
  const { red, blue } = await gather('grand-triumph', ['red', 'blue']);
  const { table, page } = red;
  const [first = ''] = await stand(red, [
    ['SPR*', 40, 8, 0],
    ['KNT', 44, 8, 0],
  ]);
  await stand(blue, [['SPR*', 40, 12, 180]]);
  await act(red, 'begin-turn', {});
  await table.openOrders();
  await drawAll(page, 'battle-order-line');
  await page.getByRole('button', { name: 'All orders' }).first().click();
  await dialogIsOpen(red);
  await drawAll(page, 'battle-orders-help');
  await table.closeDialog();
  await table.fromMenu('Help');
  await page.getByRole('button', { name: 'Quick reference' }).click();
  await expect(page.getByRole('dialog', { name: 'Quick reference' })).toBeVisible();
  await drawAll(page, 'battle-quick-reference');
  await page.reload();
  await table.isReady();
  await table.trust.open();
  await drawAll(page, 'battle-trust');
  await table.trust.close();
  const select = () =>
    table.board.element.evaluate((board, id) => {
      (board as unknown as { readonly hand: { select(ids: readonly string[]): void } }).hand.select([id]);
    }, first);
  await drawAll(page, 'battle-selected', { inEach: select });
  await page.getByRole('button', { name: 'How to look at the board' }).click();
  await drawAll(page, 'battle-view');
});

test('battle: terrain and deployment', async ({ gather }) => {
  const { red, blue, umpire } = await gather('grand-triumph', ['red', 'blue', 'umpire'], { areOrdersSealed: true });
  const { page, table } = red;
  const setup = new SetupPage(page);
  await table.show('Terrain');
  await drawAll(page, 'battle-tab-terrain', { inEach: () => table.show('Terrain') });
  await table.show('Terrain');
  await setup.open();
  await setup.press('Roll for the terrain');
  await drawAll(page, 'battle-setup', {
    inEach: async () => {
      // A phone has its trays elsewhere, and what was opened from one goes with it.
      if (await page.getByRole('dialog').first().isVisible()) return;
      await table.show('Terrain');
      await setup.open();
    },
  });
  await page.keyboard.press('Escape');
  await table.bringArmy('Hannibal in Italy, 217 BC');
  await blue.table.bringArmy('Alexander in Asia, 334 BC');
  await table.closeMessages();
  await drawAll(page, 'battle-tab-troops', { inEach: () => table.show('Troops') });
  for (const one of [red, blue]) await one.table.deployment.acceptUmpire(umpire.name);
  await act(umpire, 'set-roles', { advantaged: 'red' });
  await act(umpire, 'advance-step', { to: 2 });
  await drawAll(umpire.page, 'deployment-umpire', { inEach: () => umpire.table.deployment.unfold() });
  await table.deployment.does('Seal your orders');
  await drawAll(page, 'deployment-orders');
  await table.orders.sealButton.click();
  await drawAll(page, 'deployment-orders-asked');
});

test('battle: a combat, the end, and the replay with what was said', async ({ gather }) => {
  const { red, blue } = await gather('grand-triumph', ['red', 'blue']);
  const { page, table } = red;
  await table.say('Good luck!');
  await blue.table.say('And to you. Mind the elephants.');
  await fightToTheEnd(red, blue);
  for (const one of [red, blue]) await one.page.getByRole('button', { name: 'End the game' }).click();
  const end = page.getByRole('dialog', { name: /has won|have won|nobody has won/ });
  await expect(end).toBeVisible();
  await drawAll(page, 'battle-end');
  await end.getByRole('button', { name: 'Watch the replay' }).click();
  await expect(page.getByRole('slider', { name: 'Place in the match' })).toBeVisible();
  await page.keyboard.press('End');
  await drawAll(page, 'replay-battle');
});

test('battle that is tried', async ({ enter }) => {
  const { page, table } = await enter('red');
  await page.goto('/');
  await page.getByRole('button', { name: 'Try a battle' }).click();
  await table.isReady();
  await expect(page.getByRole('status', { name: 'First steps' })).toContainText('Hint 1 of 5');
  await drawAll(page, 'battle-tried');
});
