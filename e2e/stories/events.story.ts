import type { Page } from '@playwright/test';
import { barriers, isOpenToAll, nameless, panelOf } from '../looks/open-to-all.ts';
import { settle } from '../looks/look-at.ts';
import { smallTargetsOn } from '../looks/small-targets-on.ts';
import { phone } from '../phone.ts';
import { expect, type Player, test } from '../players.ts';

const press = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name, exact: true }).first().click();
};

/** By the one address that can be given to anybody. */
const takePart = async ({ page, name }: Player, address: string): Promise<void> => {
  await page.goto(address);
  await page.getByLabel('Your name').fill(name);
  await press(page, 'Autumn cup: Sit down');
  await press(page, 'Take part');
  await expect(page.locator('vx-event-head')).toContainText('You take part.');
};

/** Nothing on it is too small for a finger, or keeps anybody out. */
const isHandy = async ({ page }: Player, scene: string): Promise<void> => {
  await settle(page);
  expect.soft(await smallTargetsOn(page), scene).toEqual([]);
  expect.soft(await barriers(page), scene).toEqual([]);
  expect.soft(await nameless(page), `${scene}: without a name`).toEqual([]);
};

test('an event: set up, entered by one address, drawn, played at tables that open by themselves, and confirmed (LEAGUE 4)', async ({
  enter,
}) => {
  const host = await enter('host');
  const players = [await enter('first', phone), await enter('second'), await enter('third')];
  const { page } = host;
  const says = ({ page: seen }: Player) => seen.locator('vx-event-head').getByRole('status');

  await test.step('an organiser sets it up, and gets one address for everybody', async () => {
    await page.goto('/events');
    await expect(page.getByText('No event is open to everybody just now.')).toBeVisible();
    await isOpenToAll(page, '/events');
    await page
      .getByRole('link', { name: 'New event' })
      .or(page.getByRole('button', { name: 'New event' }))
      .click();
    await page.getByLabel('Name of the event').fill('Autumn cup');
    await page.getByLabel('Your name, as organiser').fill(host.name);
    await page.getByLabel(/^Game/).selectOption({ label: 'Conquest' });
    await page.getByRole('radiogroup', { name: 'Map' }).getByText('Nine Acres').click();
    await page.getByRole('group', { name: 'Kind of game' }).getByText('Classic', { exact: true }).click();
    await expect(page.getByRole('switch', { name: 'Random start' })).toBeChecked();
    // What is folded away has no text yet that the checker could read.
    await page.getByText(/^More house rules/).click();
    await isOpenToAll(page, '/events/new');
    await press(page, 'Open the event');
    await expect(says(host)).toContainText('Sign-up is open. Nobody takes part yet.');
    await expect(page.locator('vx-event-head')).toContainText('Conquest · Nine Acres');
  });

  await test.step('three enter by it, and it is in the list', async () => {
    const [, id = ''] = /\/table\/([a-z2-7]+)/.exec(page.url()) ?? [];
    await expect(page.getByRole('textbox', { name: 'Address of the event' })).toHaveValue(new RegExp(`/t/${id}$`));
    for (const player of players) await takePart(player, `/t/${id}`);
    await expect(says(host)).toContainText('3 take part.');
    await page.getByRole('tab', { name: 'Entrants (3)' }).click();
    for (const { name } of players)
      await expect(page.getByRole('listitem').filter({ hasText: name })).not.toHaveCount(0);
    await isOpenToAll(page, 'entrants', panelOf(page, 'Entrants (3)'));
  });

  const [one, other] = await test.step('the round is drawn, looked at and published', async () => {
    await press(page, 'Say the order yourself');
    await press(page, `${players[2]?.name}: one place up`);
    await isOpenToAll(page, 'seeds', panelOf(page, 'Entrants (3)'));
    await press(page, 'Close sign-up in this order');
    const seeded = [players[0], players[2], players[1]].map((player, n) => `${n + 1}. ${player?.name}`);
    for (const text of seeded) await expect(page.getByRole('heading', { name: text })).toBeVisible();
    await press(page, 'Draw round 1');
    await page.getByRole('tab', { name: 'Pairings' }).click();
    await expect(page.getByRole('heading', { name: 'Round 1, not published yet' })).toBeVisible();
    await expect(page.getByText('To change it, press two names: they change places.')).toBeVisible();
    await isOpenToAll(page, 'pairings to be published', panelOf(page, 'Pairings'));
    const told = players.map(({ page: seen }) => expect(seen.getByText('Your round is published')).toBeVisible());
    await press(page, 'Publish round 1');
    await Promise.all(told);
    for (const player of players) await expect(says(player)).toContainText(/you play against|You have a bye/);
    const texts = await Promise.all(players.map((player) => says(player).textContent()));
    return players.filter((_, n) => texts[n]?.includes('you play against'));
  });
  if (!one || !other) throw new Error('nobody plays');
  const event = page.url();

  await test.step('one comes to their table with one press, the other by the address that a call brings; one resigns', async () => {
    if (players[0]) await isHandy(players[0], 'pairings on a phone');
    await press(one.page, 'To my table');
    await one.conquest.isReady();
    const { href } = new URL(other.page.url());
    // What is not theirs, an address does not lead them to.
    for (const key of ['9.9.1', '1.1.1']) {
      await other.page.goto('/privacy');
      await other.page.goto(`${href}#to-${key}`);
      await expect(other.page).not.toHaveURL(/#to-/);
      if (key === '9.9.1') await expect(says(other)).toContainText('you play against');
    }
    await other.conquest.isReady();
    await expect(other.page.getByText('Nine Acres').first()).toBeVisible();
    await one.conquest.press('START');
    await expect(one.page.locator('vx-conquest-lobby')).toHaveCount(0);
    await one.page.keyboard.press('q');
    await one.page.getByRole('button', { name: 'Yes, resign' }).click();
    await expect(other.conquest.result).toHaveText('You have won!');
  });

  await test.step('the result stands in the pairings, both confirm it, and the standings move', async () => {
    await expect(page.getByText('to be confirmed')).toBeVisible();
    const [, id = ''] = /\/table\/([a-z2-7]+)/.exec(event) ?? [];
    for (const player of [one, other]) {
      await player.page.goto(`/table/${id}`);
      await press(player.page, 'Confirm the result');
    }
    await expect(says(other)).toContainText('Your result stands.');
    await expect(panelOf(page, 'Pairings').getByText('confirmed', { exact: true })).toBeVisible();
    await page.getByRole('tab', { name: 'Standings' }).click();
    const row = ({ name }: Player) => page.getByRole('row').filter({ hasText: name });
    await expect(row(other).getByRole('cell').nth(1)).toHaveText('3');
    await expect(row(one).getByRole('cell').nth(1)).toHaveText('0');
    await isOpenToAll(page, 'standings', panelOf(page, 'Standings'));
    await page.getByRole('tab', { name: 'Desk' }).click();
    await expect(page.getByText('Nothing waits for you: every result stands.')).toBeVisible();
    await isOpenToAll(page, 'desk', panelOf(page, 'Desk'));
  });

  await test.step('the whole event is a file that verifies', async () => {
    const [, id = ''] = /\/table\/([a-z2-7]+)/.exec(event) ?? [];
    const path = `/api/tables/${id}/export?view=public`;
    const file = await (await host.context.request.get(path, { headers: { 'X-Seat': 'host' } })).body();
    await page.goto('/verify');
    const input = page.getByLabel('Match file');
    await expect(input).toBeAttached();
    await input.setInputFiles({ name: 'cup.vexillum.json', mimeType: 'application/json', buffer: file });
    await expect(page.getByRole('heading', { name: 'Nothing in this file was changed' })).toBeVisible();
  });
});
