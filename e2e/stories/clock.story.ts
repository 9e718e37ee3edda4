import { seatConquerors } from '../conquest/seat-conquerors.ts';
import { eventually } from '../eventually.ts';
import { expect, type Player, test } from '../players.ts';
import type { Locator } from '@playwright/test';

/** The clock in the head of somebody's table. */
const clockOf = ({ page }: Player): Locator => page.getByRole('list', { name: 'Clock' });

const secondsIn = (text: string): number => text.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);

const secondsLeft = async (player: Player): Promise<number> =>
  secondsIn((await clockOf(player).getByRole('timer').textContent()) ?? '');

const choose = async ({ page }: Player, item: string): Promise<void> => {
  await page.getByRole('button', { name: 'Clock: a pause, more time' }).click();
  await page.getByRole('menuitem', { name: item }).click();
};

test('a battle by the clock: the host sets it, both sides stop it together, and a reload changes nothing', async ({
  gather,
}) => {
  const { host, red, blue } = await gather('grand-triumph', ['host', 'red', 'blue']);

  await test.step('the host sets twenty minutes for each turn', async () => {
    await host.page.getByRole('button', { name: 'Set a clock …' }).click();
    await host.page.getByRole('radio', { name: 'Time for each turn' }).check();
    await host.page.getByLabel('Minutes').fill('20');
    await host.page.getByRole('radio', { name: /passes to the other side/ }).check();
    await host.page.getByRole('button', { name: 'Set the clock' }).click();
    await expect(red.table.log).toContainText(`${host.name} set the clock`);
  });

  await test.step('everyone sees whose time runs, and that it does', async () => {
    await red.page.getByRole('button', { name: 'Begin Red’s turn' }).click();
    for (const player of [host, red, blue]) await expect(clockOf(player)).toContainText('Red');
    await eventually(() => secondsLeft(blue)).toBeLessThan(1199);
    await eventually(async () => Math.abs((await secondsLeft(red)) - (await secondsLeft(blue)))).toBeLessThanOrEqual(1);
  });

  await test.step('red asks for a pause, blue agrees, and the clock stands', async () => {
    await choose(red, 'Ask for a pause');
    await blue.page.getByRole('button', { name: 'Agree to a pause' }).click();
    for (const player of [host, red, blue]) await expect(clockOf(player)).toContainText('paused');
    const before = await secondsLeft(red);
    await red.table.reload();
    await expect(clockOf(red)).toContainText('paused');
    expect(await secondsLeft(red)).toBe(before);
  });

  await test.step('while it stands nobody goes on', async () => {
    await red.page.getByRole('button', { name: 'End the turn' }).click();
    await expect(red.table.toasts).toContainText('The clock stands still');
    await expect(clockOf(blue)).toContainText('Red');
  });

  await test.step('it goes on when both want it, and blue gives red a minute more', async () => {
    await red.page.getByRole('button', { name: 'Go on' }).click();
    await blue.page.getByRole('button', { name: 'Go on' }).click();
    for (const player of [red, blue]) await expect(clockOf(player)).not.toContainText('paused');
    const before = await secondsLeft(blue);
    await choose(blue, 'Give the mover 60 seconds more');
    await eventually(() => secondsLeft(red)).toBeGreaterThan(before + 30);
    await expect(red.table.log).toContainText('gave Red 60 seconds more');
  });

  await test.step('red hands its turn over, and blue’s time runs', async () => {
    await red.page.getByRole('button', { name: 'End the turn' }).click();
    await expect(clockOf(red)).toContainText('Blue');
    await eventually(() => secondsLeft(red)).toBeLessThan(1200);
  });
});

test('a game of Conquest by the clock: the host stops it, nothing is offered meanwhile, and any player lets it go on', async ({
  enter,
  server,
  playwright,
}) => {
  const houseRules = { 'random-start': true, 'turn-limit': 600 };
  const wish = { enter, server, request: playwright.request, houseRules };
  const { host, first, second } = await seatConquerors(wish, ['host', 'first', 'second']);
  await host.page
    .getByRole('button', { name: /^START/ })
    .first()
    .click();
  await expect(first.page.getByText('Touch a territory of yours.')).toBeVisible();
  await choose(host, 'Stop the clock');
  for (const { page } of [first, second]) await expect(page.getByText('The game is paused.')).toBeVisible();
  await expect(first.page.getByRole('button', { name: 'END TURN' })).toHaveAttribute('title', /^The game is paused\./);
  await second.page.getByRole('button', { name: 'Go on' }).click();
  await expect(first.page.getByText('Touch a territory of yours.')).toBeVisible();
  await expect(clockOf(first)).not.toContainText('paused');
});

test('a battle by correspondence: everyone is told the day and the hour, and blue gives red a day more', async ({
  gather,
}) => {
  const { host, red, blue } = await gather('grand-triumph', ['host', 'red', 'blue']);
  await host.page.getByRole('button', { name: 'Set a clock …' }).click();
  await host.page.getByRole('radio', { name: /^By correspondence/ }).check();
  await host.page.getByRole('spinbutton', { name: 'Hours' }).fill('72');
  await expect(host.page.getByText('3 days', { exact: true })).toBeVisible();
  await host.page.getByRole('button', { name: 'Set the clock' }).click();
  await expect(red.table.log).toContainText('by correspondence, 3 days for a turn');
  await red.page.getByRole('button', { name: 'Begin Red’s turn' }).click();
  for (const player of [host, red, blue]) await expect(clockOf(player)).toContainText('in 2 days');
  const deadline = await clockOf(blue).locator('time').getAttribute('datetime');
  const hours = (Date.parse(deadline ?? '') - Date.now()) / 3_600_000;
  expect(Math.round(hours)).toBe(72);
  await choose(blue, 'Give the mover a day more');
  await expect(clockOf(red)).toContainText('in 3 days');
});

test('a late player of Conquest is left to the others where the table says so: they cannot skip themselves, the others can', async ({
  enter,
  server,
  playwright,
}) => {
  const houseRules = { 'random-start': true, timeout: 2, 'auto-skip': false };
  const wish = { enter, server, request: playwright.request, houseRules };
  const { first, second, spectator } = await seatConquerors(wish, ['first', 'second', 'spectator']);
  await first.conquest.press('START');
  await expect(clockOf(first)).toContainText('late');
  const skip = second.page.getByRole('button', { name: `Skip ${first.name}` });
  await expect(skip).toBeVisible();
  for (const { page } of [first, spectator])
    await expect(page.getByRole('button', { name: `Skip ${first.name}` })).toHaveCount(0);
  await skip.click();
  await expect(second.page.getByText('whose time had run out')).toBeVisible();
  await second.conquest.isOnTurn();
});

test('the dialog of the clock gives the keyboard back to the button that opened it', async ({ gather }) => {
  const { host } = await gather('grand-triumph', ['host']);
  const button = host.page.getByRole('button', { name: 'Set a clock …' });
  await button.focus();
  await host.page.keyboard.press('Enter');
  await expect(host.page.getByRole('dialog')).toBeVisible();
  await host.page.keyboard.press('Escape');
  await expect(host.page.getByRole('dialog')).toBeHidden();
  await expect(button).toBeFocused();
  await host.page.keyboard.press('Enter');
  await host.page.getByRole('radio', { name: 'Time for each turn' }).check();
  await host.page.getByLabel('Minutes').fill('4320');
  await expect(host.page.getByText('3 days', { exact: true })).toBeVisible();
  await host.page.keyboard.press('Enter');
  await expect(host.page.getByRole('button', { name: 'Change the clock …' })).toBeFocused();
});
