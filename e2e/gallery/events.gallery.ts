import { act } from '../act.ts';
import { deputyOf, EventGuest } from '../event-guests.ts';
import { setWinner } from '../event-results.ts';
import { EventPage } from '../pages/event-page.ts';
import { playOut } from '../play-out.ts';
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
  await drawAll(page, 'event-new-conquest', { isLong: true });
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

test('event with calls, precedents and a knock-out to its end; honours and boards after it', async ({
  enter,
  server,
  playwright,
}) => {
  const [umpire, reader] = [await enter('host'), await enter('spectator')];
  const { page } = umpire;
  const event = new EventPage(page);
  const name = 'Harbour cup of the northern isles';
  await event.setUp({ name, organiser: umpire.name, method: 'Knock-out', kindOfGame: 'Classic' });
  const { id } = umpire.table;
  const host = deputyOf(umpire, id, 'host');
  const guests: EventGuest[] = [];
  for (const [n, who] of ['Aino', 'Dora', 'Maximiliane', 'Edvin'].entries())
    guests.push(await EventGuest.come(playwright.request, server.url, { id, seat: `player-${n + 1}` }, who));
  const [aino, dora, maxi, edvin] = guests as [EventGuest, EventGuest, EventGuest, EventGuest];
  await event.show(/^Entrants/);
  await event.press('Say the order yourself');
  await drawAll(page, 'event-seeds', { isLong: true });
  await act(host, 'close-sign-up', { seeds: [1, 2, 3, 4].map((n) => `player-${n}`) });
  await event.drawAndPublish(1);

  await event.show('Desk');
  await act(edvin, 'call-umpire', { text: 'Nobody sits opposite me. How long do I wait?', pairing: '1.1' });
  await act(dora, 'call-umpire', { text: 'May I look up how many armies a set brings?', pairing: '1.2' });
  await act(maxi, 'call-umpire', { text: 'My clock stood still for a minute while the line was gone.' });
  await act(host, 'take-call', { call: 2 });
  await expect(page.getByText(/^My clock stood still/)).toBeVisible();
  await drawAll(page, 'event-calls', { isLong: true });
  await act(host, 'answer-call', { call: 1, text: 'A quarter of an hour; then a reserve plays.' });
  await act(host, 'keep-precedent', { call: 1 });
  await act(host, 'answer-call', { call: 2, text: 'You may: the table says it for everybody.' });
  await act(host, 'keep-precedent', { call: 2 });
  await page.getByText('2 precedents of this event').click();
  await drawAll(page, 'event-precedents', { isLong: true });

  const at = [await aino.atGame('1.1.1'), await edvin.atGame('1.1.1')] as const;
  await playOut(at, at[1]);
  await setWinner(host, '1.2', 3);
  await expect(event.says).toContainText('Round 1: 2 of 2 games have a result.');
  await event.drawAndPublish(2);
  await event.show('Pairings');
  await drawAll(page, 'event-knock-out', { isLong: true });
  await setWinner(host, '2.1', 1);
  await event.press('End the event');
  await event.show('Standings');
  await drawAll(page, 'event-over', { isLong: true });

  await expect(async () => {
    await reader.page.goto('/boards?board=winners&game=conquest');
    await expect(reader.page.getByRole('row', { name: 'Aino' })).toBeVisible({ timeout: 2000 });
  }).toPass();
  await drawAll(reader.page, 'boards-winners', { isLong: true });
  await reader.page.goto('/boards?board=scores&game=conquest');
  await expect(reader.page.getByRole('row', { name: 'Aino' }).first()).toBeVisible();
  await drawAll(reader.page, 'boards-scores', { isLong: true });
  await reader.page.goto(`/honours/${aino.card}`);
  await expect(reader.page.getByRole('heading', { name: 'Aino' })).toBeVisible();
  await drawAll(reader.page, 'honours', { isLong: true });
});

test('event that only its links lead to', async ({ enter }) => {
  const umpire = await enter('host');
  const event = new EventPage(umpire.page);
  await event.setUp({ name: 'Closed circle', organiser: umpire.name, isPrivate: true });
  await expect(umpire.page.getByText('This event is private')).toBeVisible();
  await drawAll(umpire.page, 'event-private', { isLong: true });
});

test('event as somebody sees it who takes part', async ({ enter }) => {
  const [umpire, player] = [await enter('host'), await enter('first')];
  const event = new EventPage(umpire.page);
  await event.setUp({ name: 'Harbour league', organiser: umpire.name });
  const { page } = player;
  await page.goto(`/t/${umpire.table.id}`);
  await page.getByLabel('Your name').fill(player.name);
  await page.getByRole('button', { name: 'Harbour league: Sit down' }).click();
  await new EventPage(page).press('Take part');
  await expect(new EventPage(page).says).toContainText('You take part.');
  await drawAll(page, 'event-taking-part', { isLong: true });
});
