import type { Locator } from '@playwright/test';
import { LedGame } from '../conquest/led-game.ts';
import { seatConquerors } from '../conquest/seat-conquerors.ts';
import { eventually } from '../eventually.ts';
import { settle } from '../looks/look-at.ts';
import { barriers, isOpenToAll, nameless, panelOf } from '../looks/open-to-all.ts';
import { smallTargetsOn } from '../looks/small-targets-on.ts';
import { phone } from '../phone.ts';
import { expect, type Role, test } from '../players.ts';

const options = { houseRules: { 'random-start': true, neutral: true } };

test('a table of conquest is open to all, with every tab and dialog', async ({ enter, server, playwright }) => {
  const everybody = await seatConquerors({ enter, server, request: playwright.request, ...options }, ['host', 'first']);
  const { first, host } = everybody;
  await isOpenToAll(first.page, 'lobby');
  await first.conquest.press('START');
  const led = new LedGame(everybody, await first.conquest.map());
  await eventually(async () => (await led.truth.known()).game?.phase, 'the game is on').toBe('amassing');
  await led.skipThePlacing();
  const { conquest, page } = first;
  await isOpenToAll(page, 'recruits to place');
  await led.step();
  await conquest.choose('ATTACK');
  await led.step();
  for (const tab of ['Log', 'Chat', 'Dice', 'Territories', 'People']) {
    await page.getByRole('tab', { name: tab }).click();
    await isOpenToAll(page, `table, ${tab}`, panelOf(page, tab));
  }
  await host.conquest.menu.open();
  await isOpenToAll(host.page, 'options of the game, for the host');
  await host.conquest.menu.show('Table');
  await isOpenToAll(host.page, 'options of the table, for the host');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('button', { name: 'Help' }).click();
  await isOpenToAll(page, 'help');
  for (const path of ['/maps', '/privacy', '/changes', '/help', '/boards', '/me']) {
    await host.page.goto(path);
    await isOpenToAll(host.page, path);
  }
});

test('on a phone nothing at a table of conquest is too small for a finger', async ({ enter, server, playwright }) => {
  const wish = { enter: (role: Role) => enter(role, phone), server, request: playwright.request };
  const houseRules = { ...options.houseRules, neutral: false };
  const everybody = await seatConquerors({ ...wish, houseRules }, ['first']);
  const { first } = everybody;
  const isHandy = async (scene: string, changed?: Locator): Promise<void> => {
    await settle(first.page);
    expect.soft(await smallTargetsOn(first.page), scene).toEqual([]);
    expect.soft(await barriers(first.page, changed), scene).toEqual([]);
    expect.soft(await nameless(first.page), `${scene}: without a name`).toEqual([]);
  };
  await isHandy('lobby');
  await first.conquest.press('START');
  const led = new LedGame(everybody, await first.conquest.map());
  await eventually(async () => (await led.truth.known()).game?.phase, 'the game is on').toBe('amassing');
  await led.skipThePlacing();
  await led.playUntil(({ recruits }) => recruits === 0);
  await first.conquest.choose('ATTACK');
  await isHandy('an attack');
  for (const tab of ['Log', 'Chat', 'Dice', 'Territories', 'People']) {
    await first.page.getByRole('tab', { name: tab }).tap();
    await isHandy(`tab ${tab}`, panelOf(first.page, tab));
  }
});
