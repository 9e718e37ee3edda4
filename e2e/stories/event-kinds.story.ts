import { act } from '../act.ts';
import { deputyOf, EventGuest } from '../event-guests.ts';
import { boardsOf, setWinner } from '../event-results.ts';
import { EventPage } from '../pages/event-page.ts';
import { test as base, expect, ownServer, type Player } from '../players.ts';

/** On servers of their own: other stories begin with an empty list of events. */
const test = base.extend({ server: ownServer });

const names = ['Aino', 'Bertil', 'Cecilia', 'Dora'] as const;

/** Four enter by a program, and are seeded in this order. */
const fourAt = async (
  umpire: Player,
  come: (seat: string, name: string) => Promise<unknown>,
): Promise<ReturnType<typeof deputyOf>> => {
  for (const [n, name] of names.entries()) await come(`player-${n + 1}`, name);
  const host = deputyOf(umpire, umpire.table.id, 'host');
  await act(host, 'close-sign-up', { seeds: names.map((_, n) => `player-${n + 1}`) });
  return host;
};

test('a knock-out: whoever loses is out, and the last who is left has won (LEAGUE 4)', async ({
  enter,
  server,
  playwright,
}) => {
  const umpire = await enter('host');
  const event = new EventPage(umpire.page);
  await event.setUp({ name: 'Harbour cup', organiser: umpire.name, method: 'Knock-out' });
  const { id } = umpire.table;
  const host = await fourAt(umpire, (seat, name) =>
    EventGuest.comeAsGuest(playwright.request, server.url, { id, seat }, name),
  );
  await event.drawAndPublish(1);
  // The strongest can meet in the last game alone.
  expect(await boardsOf(host, 1)).toEqual(['1 – 4', '2 – 3']);
  await setWinner(host, '1.1', 1);

  await test.step('the umpire says at the desk what came of the other game', async () => {
    await event.show('Desk');
    const card = umpire.page.getByRole('listitem').filter({ hasText: 'Bertil' }).first();
    await card.getByRole('button', { name: 'Set the result' }).click();
    await card.getByRole('combobox', { name: /^Result/ }).selectOption({ label: 'Cecilia has won' });
    await card.getByRole('textbox', { name: 'Why' }).fill('Bertil has gone home');
    await card.getByRole('button', { name: 'This counts' }).click();
    await expect(event.says).toContainText('Round 1: 2 of 2 games have a result.');
  });

  await event.drawAndPublish(2);
  expect(await boardsOf(host, 2)).toEqual(['1 – 3']);
  await setWinner(host, '2.1', 3);
  await event.press('End the event');
  await expect(event.says).toHaveText('The event is over. Cecilia has won it.');
  expect(await event.standings()).toEqual(['1 Cecilia 6', '2 Aino 3', '3 Bertil 0', '3 Dora 0']);
});

test('a knock-out with two lives: who has lost once can still win it, and the last game may be played twice', async ({
  enter,
  server,
  playwright,
}) => {
  const umpire = await enter('host');
  const event = new EventPage(umpire.page);
  await event.setUp({ name: 'Second chance', organiser: umpire.name, method: 'Knock-out with two lives' });
  const { id } = umpire.table;
  const host = await fourAt(umpire, (seat, name) =>
    EventGuest.comeAsGuest(playwright.request, server.url, { id, seat }, name),
  );
  const rounds = [
    { boards: ['1 – 4', '2 – 3'], winners: [1, 2] },
    // Those without a loss, and those with one.
    { boards: ['1 – 2', '3 – 4'], winners: [1, 3] },
    { boards: ['2 – 3'], winners: [2] },
    { boards: ['1 – 2'], winners: [2] },
    // Both have lost once now.
    { boards: ['1 – 2'], winners: [2] },
  ];
  for (const [n, { boards, winners }] of rounds.entries()) {
    await event.drawAndPublish(n + 1);
    expect(await boardsOf(host, n + 1)).toEqual(boards);
    for (const [board, winner] of winners.entries()) await setWinner(host, `${n + 1}.${board + 1}`, winner);
  }
  await event.press('End the event');
  await expect(event.says).toHaveText('The event is over. Bertil has won it.');
  expect((await event.standings()).map((row) => row.split(' ').slice(0, 2).join(' '))).toEqual([
    '1 Bertil',
    '2 Aino',
    '3 Cecilia',
    '4 Dora',
  ]);
});

test('boards of four: everybody against everybody at one table, and places count', async ({
  enter,
  server,
  playwright,
}) => {
  const umpire = await enter('host');
  const { page } = umpire;
  const event = new EventPage(page);
  await event.setUp({ name: 'Four corners', organiser: umpire.name, rounds: 1, playersAtATable: 4 });
  const { id } = umpire.table;
  const host = await fourAt(umpire, (seat, name) =>
    EventGuest.comeAsGuest(playwright.request, server.url, { id, seat }, name),
  );
  await event.drawAndPublish(1);
  expect(await boardsOf(host, 1)).toEqual(['1 – 2 – 3 – 4']);
  await event.show('Desk');
  const card = page.getByRole('listitem').filter({ hasText: 'Board 1' }).first();
  await card.getByRole('button', { name: 'Set the result' }).click();
  for (const [n, place] of [2, 1, 4, 3].entries()) await card.getByLabel(`Place of ${names[n]}`).fill(String(place));
  await card.getByRole('textbox', { name: 'Why' }).fill('It is late');
  await card.getByRole('button', { name: 'This counts' }).click();
  await event.press('End the event');
  await expect(event.says).toHaveText('The event is over. Bertil has won it.');
  // Three duels that together weigh one game of 3 points.
  expect(await event.standings()).toEqual(['1 Bertil 3', '2 Aino 2', '3 Dora 1', '4 Cecilia 0']);
});

test('a private event is in no list, and is entered by the links of its seats', async ({ enter }) => {
  const [umpire, stranger] = [await enter('host'), await enter('spectator')];
  const players = [await enter('first'), await enter('second')];
  const event = new EventPage(umpire.page);
  await event.setUp({ name: 'Closed circle', organiser: umpire.name, rounds: 1, isPrivate: true });
  const { id } = umpire.table;
  await expect(umpire.page.getByText('This event is private')).toBeVisible();

  await test.step('a stranger finds nothing, by the list or by its address', async () => {
    stranger.troubles.expect(/404/);
    await stranger.page.goto('/events');
    await expect(stranger.page.getByRole('heading', { name: 'Events' })).toBeVisible();
    await expect(stranger.page.getByText('Closed circle')).toHaveCount(0);
    await stranger.page.goto(`/t/${id}`);
    await expect(stranger.page.getByRole('heading', { name: 'No way in here' })).toBeVisible();
  });

  await test.step('whoever has a link sits down and takes part', async () => {
    await umpire.page.getByRole('link', { name: 'Links for each seat' }).click();
    const links = await Promise.all(
      ['Player A', 'Player B'].map((title) =>
        umpire.page.getByLabel(`Link for ${title}`, { exact: true }).inputValue(),
      ),
    );
    for (const [n, { page, name }] of players.entries()) {
      await page.goto(links[n] ?? '');
      await page.getByLabel('Your name').fill(name);
      await page.getByRole('button', { name: 'Sit down' }).click();
      await page.getByRole('button', { name: 'I wrote it down' }).click();
      await new EventPage(page).press('Take part');
      await expect(new EventPage(page).says).toContainText('You take part.');
    }
  });

  await test.step('it is played to its end', async () => {
    await umpire.page.goto(`/table/${id}?seat=host`);
    await event.press('Close sign-up');
    await event.drawAndPublish(1);
    await setWinner(deputyOf(umpire, id, 'host'), '1.1', 2);
    await event.press('End the event');
    for (const { page } of players)
      await expect(new EventPage(page).says).toHaveText(`The event is over. ${players[1]?.name} has won it.`);
    expect((await event.standings())[0]).toBe(`1 ${players[1]?.name} 3`);
  });
});
