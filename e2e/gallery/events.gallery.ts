import { act } from '../act.ts';
import { deputyOf, EventGuest } from '../event-guests.ts';
import { expect, test } from '../players.ts';
import { drawAll, writePagesPage } from './every-look.ts';

test.afterAll(writePagesPage);

test('event from sign-up to its end', async ({ enter, server, playwright }) => {
  const [umpire, reader] = [await enter('host'), await enter('spectator')];
  const { page } = umpire;
  const press = (name: string) => page.getByRole('button', { name, exact: true }).first().click();
  await page.goto('/events/new');
  await page.getByLabel('Name of the event').fill('Harbour league of the northern isles');
  await page.getByLabel('Your name, as organiser').fill(umpire.name);
  await page.getByLabel(/^Game/).selectOption({ label: 'Conquest' });
  await page.getByRole('radiogroup', { name: 'Map' }).getByText('Twin Holms').click();
  await press('Open the event');
  await expect(page.locator('vx-event-head')).toContainText('Sign-up is open.');
  await drawAll(page, 'event-sign-up', { isLong: true });
  const { id } = umpire.table;
  for (const [n, name] of ['Aino', 'Dora', 'Maximiliane', 'Edvin'].entries())
    await EventGuest.come(playwright.request, server.url, { id, seat: `player-${n + 1}` }, name);
  await reader.page.goto('/events');
  await expect(reader.page.getByText('Harbour league').first()).toBeVisible();
  await drawAll(reader.page, 'events', { isLong: true });
  await reader.page.goto(`/t/${id}`);
  await expect(reader.page.getByLabel('Your name')).toBeVisible();
  await drawAll(reader.page, 'event-door', { isLong: true });
  await page.getByRole('tab', { name: /^Entrants/ }).click();
  await drawAll(page, 'event-entrants', { isLong: true });
  await act(deputyOf(umpire, id, 'host'), 'close-sign-up', { seeds: [1, 2, 3, 4].map((n) => `player-${n}`) });
  await press('Draw round 1');
  await page.getByRole('tab', { name: 'Pairings' }).click();
  await expect(page.getByRole('heading', { name: 'Round 1, not published yet' })).toBeVisible();
  await drawAll(page, 'event-pairings-drawn', { isLong: true });
  await press('Publish round 1');
  await drawAll(page, 'event-pairings', { isLong: true });
  await page.getByRole('tab', { name: 'Desk' }).click();
  await drawAll(page, 'event-desk', { isLong: true });
  await page.getByRole('tab', { name: 'Standings' }).click();
  await drawAll(page, 'event-standings', { isLong: true });
});
