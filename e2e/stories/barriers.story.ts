import type { Locator, Page } from '@playwright/test';
import { act } from '../act.ts';
import { setUpBattle } from '../looks/battle.ts';
import { settle } from '../looks/look-at.ts';
import { barriers, isOpenToAll, nameless, panelOf } from '../looks/open-to-all.ts';
import { smallTargetsOn } from '../looks/small-targets-on.ts';
import { openATable } from '../open-a-table.ts';
import { phone } from '../phone.ts';
import { expect, test } from '../players.ts';
import { stand } from '../skirmish.ts';

test('the screens before the table are open to all', async ({ enter, gather }) => {
  const host = await enter('host');
  await host.home.open();
  await isOpenToAll(host.page, 'start');
  await host.page.goto('/new');
  await expect(host.page.getByRole('button', { name: 'Open the table' })).toBeVisible();
  await isOpenToAll(host.page, 'new table');
  const links = await host.newTable.setUp({ game: 'GRAND TRIUMPH!', name: 'Open to all' });
  await isOpenToAll(host.page, 'links of a new table');
  await host.page.goto('/join');
  await isOpenToAll(host.page, 'join');
  await host.page.goto(links.of('Red captain'));
  await expect(host.page.getByRole('button', { name: 'Sit down' })).toBeVisible();
  await isOpenToAll(host.page, 'join by a link');
  await host.armies.open();
  await isOpenToAll(host.page, 'armies');
  await host.armies.suggest('Hill Kingdom of Arvenna');
  await expect(host.armies.points).toBeVisible();
  await isOpenToAll(host.page, 'armies with a draft');
  const { spectator } = await gather('grand-triumph', ['spectator']);
  await isOpenToAll(spectator.page, 'a spectator’s table');
});

test('the table is open to all, with every tab and dialog', async ({ gather }) => {
  const { red, blue, umpire } = await gather('grand-triumph', ['red', 'blue', 'umpire']);
  const { table, page } = red;
  await setUpBattle({ red, blue, umpire });
  await table.board.clickStand((await table.placedStands('red', 2))[0] ?? '');
  await page.keyboard.press('e');
  await isOpenToAll(page, 'table with a move in the making');
  await page.keyboard.press('Escape');
  for (const tab of ['Flags', 'Chat', 'Dice', 'Plan', 'Armies', 'Stands', 'Terrain'] as const) {
    await table.show(tab);
    await isOpenToAll(page, `table, ${tab}`, panelOf(page, tab));
  }
  await table.openOrders();
  const inMenu: readonly string[] = ['Help', 'Colour of your side', 'Go back …'];
  for (const name of [...inMenu, 'Seats', 'All orders']) {
    if (inMenu.includes(name)) await table.fromMenu(name);
    else await page.getByRole('button', { name }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await isOpenToAll(page, `table, ${name}`);
    await table.closeDialog();
  }
});

test('on a phone nothing is too small for a finger, and the table is open to all', async ({ gather }) => {
  const { red, blue } = await gather('grand-triumph', ['red', 'blue'], phone);
  const { table, page } = red;
  await table.bringArmy('Hannibal in Italy, 217 BC');
  await table.placeCommand(1);
  await blue.table.bringArmy('Alexander in Asia, 334 BC');
  await table.closeMessages();
  for (const tab of ['Troops', 'Terrain', 'Log', 'Flags', 'Chat', 'Dice', 'Plan', 'Armies', 'Stands'] as const) {
    await table.show(tab);
    await settle(page);
    expect.soft(await smallTargetsOn(page), `phone, ${tab}`).toEqual([]);
    expect.soft(await barriers(page, panelOf(page, tab)), `phone, ${tab}`).toEqual([]);
    expect.soft(await nameless(page), `phone, ${tab}: without a name`).toEqual([]);
  }
  await table.board.element.evaluate(
    (board, id) => {
      (board as unknown as { readonly hand: { select(ids: readonly string[]): void } }).hand.select([id]);
    },
    (await table.placedStands('red', 1))[0] ?? '',
  );
  await table.board.surface.focus();
  await page.keyboard.press('ArrowUp');
  await settle(page);
  expect.soft(await smallTargetsOn(page), 'phone, a move in the making').toEqual([]);
  await isOpenToAll(page, 'phone, a move in the making');
});

test('a battle that is tried, with its hints and its quick reference, is open to all', async ({ enter }) => {
  const { page, table } = await enter('red');
  await page.goto('/');
  await page.getByRole('button', { name: 'Try a battle' }).click();
  await table.isReady();
  await expect(page.getByRole('status', { name: 'First steps' })).toContainText('Hint 1 of 5');
  await isOpenToAll(page, 'a battle that is tried');
  await table.fromMenu('Help');
  await page.getByRole('button', { name: 'Quick reference' }).click();
  await expect(page.getByRole('dialog', { name: 'Quick reference' })).toBeVisible();
  await isOpenToAll(page, 'quick reference');
});

test('on a phone combats and the last screen of a battle are open to all, and before the table nothing is too small', async ({
  enter,
  gather,
  playwright,
  server,
}) => {
  const host = await enter('host', phone);
  const isHandy = async (page: Page, scene: string, changed?: Locator): Promise<void> => {
    await settle(page);
    expect.soft(await smallTargetsOn(page), scene).toEqual([]);
    expect.soft(await barriers(page, changed), scene).toEqual([]);
    expect.soft(await nameless(page), `${scene}: without a name`).toEqual([]);
  };
  await host.home.open();
  await isHandy(host.page, 'phone, start');
  const linkOf = await openATable(playwright.request, server, { game: 'conquest', name: 'Open to all' });
  await host.page.goto(linkOf('player-1'));
  await expect(host.page.getByRole('button', { name: 'Sit down' })).toBeVisible();
  await isHandy(host.page, 'phone, join Conquest by a link');

  const { red, blue } = await gather('grand-triumph', ['red', 'blue'], phone);
  await stand(red, [
    ['PIK', 20, 18, 0],
    ['SPR*', 40, 8, 0],
  ]);
  const blues = await stand(blue, [
    ['HFT', 20, 18, 180],
    ['SPR*', 40, 28, 180],
    ['SPR', 42, 28, 180],
  ]);
  await act(red, 'begin-turn', {});
  await act(red, 'begin-phase', { phase: 'close' });
  const { page, table } = red;
  await table.show('Combat');
  await expect(page.getByRole('button', { name: 'Fight' })).toBeVisible();
  await isHandy(page, 'phone, a combat', panelOf(page, 'Combat'));
  await page.getByRole('button', { name: 'Fight' }).tap();
  await expect(page.locator('vx-combat-panel .result')).toBeVisible();
  await isHandy(page, 'phone, its result', panelOf(page, 'Combat'));

  await act(blue, 'lose-stands', { stands: blues.slice(1) });
  await act(red, 'begin-phase', { phase: 'end' });
  for (const captain of [red, blue]) await act(captain, 'end-game', {});
  await expect(page.getByRole('dialog', { name: 'You have won!' })).toBeVisible();
  await isHandy(page, 'phone, the last screen of a battle');
});

test('whoever wants no motion gets none', async ({ gather }) => {
  const { red } = await gather('grand-triumph', ['red'], { reducedMotion: 'reduce' });
  const { board } = red.table;
  const before = await board.seen();
  await board.element.evaluate((element) =>
    (element as unknown as { lookAt(at: { x: number; y: number }): void }).lookAt({ x: 20, y: 12 }),
  );
  const after = await board.seen();
  expect(after, 'the view is there at once, without a glide').not.toEqual(before);
  await board.viewIsAtRest();
  expect(await board.seen()).toEqual(after);
  await red.table.fromMenu('Help');
  await expect(red.page.getByRole('dialog')).toBeVisible();
  const moving = await red.page.evaluate(() =>
    document
      .getAnimations()
      .map(({ effect }) => effect?.getComputedTiming())
      .filter((timing) => Number(timing?.duration ?? 0) * Number(timing?.iterations ?? 1) > 50)
      .map((timing) => timing?.duration),
  );
  expect(moving).toEqual([]);
});
