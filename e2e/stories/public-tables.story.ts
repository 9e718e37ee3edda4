import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openATable } from '../open-a-table.ts';
import { PlayPage } from '../pages/play-page.ts';
import { lineIsCut } from '../troubles.ts';
import { expect, test } from '../players.ts';

const assets = fileURLToPath(new URL('../../apps/web/dist/assets', import.meta.url));

/** The file with the words for the values of rules, not that of the page that asks for them, which is called the same. */
const wordsOfConquest = (): string => {
  const isIt = (name: string): boolean =>
    /^rule-words-.*\.js$/.test(name) && readFileSync(join(assets, name), 'utf8').includes('correspondence');
  const name = readdirSync(assets).find(isIt);
  if (name === undefined) throw new Error('the words of Conquest are in another file');
  return `**/assets/${name}`;
};

const idOf = (url: string): string => /\/table\/([a-z2-7]+)/.exec(url)?.[1] ?? '';

test('a host opens a table to everybody; strangers find it, sit down and watch, and its address says what it is (KR-GSL-PUBLIC, KR-GSL-PUBLIC-INFO, KR-GSL-PRIVATE)', async ({
  enter,
}) => {
  const host = await enter('host');
  const guest = await enter('first');
  const [list, { page }] = [new PlayPage(guest.page), guest];

  await test.step('where nobody waits the page says what to do', async () => {
    await list.open();
    await expect(page.getByText('Nobody waits just now.')).toBeVisible();
  });

  await test.step('a table is private until its host says otherwise', async () => {
    await host.newTable.setUpConquest({ name: 'The isles', players: 2, map: 'Twin Holms', isRandomStart: true });
    await host.newTable.sitDown('Host', host.name);
    await host.conquest.isReady();
    guest.troubles.expect(/404/);
    await page.goto(`/t/${idOf(host.page.url())}`);
    await expect(page.getByRole('heading', { name: 'No way in here' })).toBeVisible();
    await list.open();
    await host.page
      .getByRole('button', { name: /^Seats/ })
      .first()
      .click();
    await expect(host.page.getByText('Private: only whoever has a link comes here.')).toBeVisible();
    await host.page.getByRole('checkbox', { name: 'Everybody can find it' }).check();
    await expect(list.table('The isles')).toBeVisible();
  });

  await test.step('the list says what is played, and filters', async () => {
    for (const text of ['Conquest', 'Twin Holms', 'waiting', '2 seats free', 'Random start'])
      await expect(list.table('The isles')).toContainText(text);
    await page.getByLabel('Game').selectOption({ label: 'GRAND TRIUMPH!' });
    await expect(page.getByText('No table is like that just now.')).toBeVisible();
    await page.getByLabel('Game').selectOption({ label: 'any' });
    await page.getByLabel('a seat is free').check();
    await expect(list.table('The isles')).toBeVisible();
  });

  await test.step('one press and a name, and one sits', async () => {
    await list.press('The isles', 'Sit down: Player A');
    await expect(page.getByText('Write first under which name the others should see you.')).toBeVisible();
    await list.callMyself(guest.name);
    await list.press('The isles', 'Sit down: Player A');
    await expect(page).toHaveURL(/seat=player-1/);
    await guest.conquest.isReady();
  });

  await test.step('its one address leads whoever sits there to their seat, and tells others what is free', async () => {
    const address = `/t/${idOf(page.url())}`;
    await page.goto(address);
    await expect(page).toHaveURL(/seat=player-1/);
    const other = await enter('spectator', { viewport: { width: 390, height: 844 } });
    await other.page.goto(address);
    await expect(other.page.getByText(`${guest.name} (Player A)`)).toBeVisible();
    await other.page.getByLabel('Your name').fill(other.name);
    await other.page.getByRole('button', { name: 'The isles: Watch' }).click();
    await expect(other.page).toHaveURL(/seat=spectator/);
    await other.conquest.isReady();
  });

  await test.step('closed again it is gone from the list, which comes back by itself after the line was lost', async () => {
    const third = await enter('second');
    // Parts of the page may still be on their way when the line is cut.
    for (const trouble of [lineIsCut, /dynamically imported module/]) third.troubles.expect(trouble);
    const seen = new PlayPage(third.page);
    await seen.open();
    await expect(seen.table('The isles')).toContainText('1 seat free');
    await third.context.setOffline(true);
    await third.context.setOffline(false);
    await host.page.getByRole('checkbox', { name: 'Everybody can find it' }).uncheck();
    await expect(third.page.getByText('Nobody waits just now.')).toBeVisible();
  });
});

test('words that did not come with the list come when its line is back', async ({ enter, server, playwright }) => {
  const linkOf = await openATable(playwright.request, server, {
    game: 'conquest',
    profile: 'twin-holms',
    name: 'Few flags',
    visibility: 'public',
    houseRules: { 'captured-flags': 'down-to-four' },
  });
  // Where somebody comes back to it, a table is in the list again after a restart.
  const host = await enter('host');
  host.troubles.expect(lineIsCut);
  await host.join.follow(linkOf('host'));
  await host.conquest.isReady();

  const { page, troubles } = await enter('first');
  for (const trouble of [lineIsCut, /dynamically imported module/]) troubles.expect(trouble);
  const list = new PlayPage(page);
  const words = wordsOfConquest();
  await page.route(words, (route) => route.abort('connectionfailed'));
  await list.open();
  await expect(list.table('Few flags')).toContainText('Sets after an elimination: down-to-four');

  await page.unroute(words);
  await server.losePower();
  await expect(page.getByText('The line to the server is lost')).toBeVisible();
  await server.comeBack();
  await expect(list.table('Few flags')).toContainText('until four or fewer are left');
});
