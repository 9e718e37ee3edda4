import { readFile } from 'node:fs/promises';
import { deflateRawSync } from 'node:zlib';
import { ownMap } from '../conquest/own-map.ts';
import { MapEditorPage } from '../pages/map-editor-page.ts';
import { PlayPage } from '../pages/play-page.ts';
import { openATable } from '../open-a-table.ts';
import { expect, test } from '../players.ts';
import { drawAll, writePagesPage } from './every-look.ts';

test.afterAll(writePagesPage);

const plainPages = {
  '/': 'start',
  '/new': 'new-table',
  '/play': 'play-empty',
  '/events': 'events-empty',
  '/events/new': 'event-new',
  '/armies': 'armies-empty',
  '/maps': 'maps',
  '/maps/edit': 'map-editor-empty',
  '/verify': 'verify',
  '/replay': 'replay-empty',
  '/me': 'me-guest',
  '/boards': 'boards-empty',
  '/boards?board=pots&game=conquest': 'boards-pot-empty',
  '/help': 'help',
  '/privacy': 'privacy',
  '/changes': 'changes',
  '/join': 'join-without-link',
} as const;

for (const [path, scene] of Object.entries(plainPages))
  test(`page ${path}`, async ({ enter }) => {
    const { page } = await enter('red');
    await page.goto(path);
    await expect(page.getByRole('heading').first()).toBeVisible();
    await expect(page.getByText('Just a moment')).toHaveCount(0);
    await drawAll(page, scene, { isLong: path !== '/changes' });
  });

test('page that is not there, and a table that nobody may see', async ({ enter }) => {
  const { page, troubles } = await enter('red');
  troubles.expect(/404/);
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { name: 'There is nothing here' })).toBeVisible();
  await drawAll(page, 'lost', { isLong: true });
  await page.goto('/t/aaaaaaaaaaaaaaaaaaaaaaaaaa');
  await expect(page.getByRole('heading', { name: 'No way in here' })).toBeVisible();
  await drawAll(page, 'door-shut', { isLong: true });
});

test('page of help, searched', async ({ enter }) => {
  const { page } = await enter('red');
  await page.goto('/help');
  await page.getByLabel('Search the help').fill('elephants');
  await expect(page.getByText('Nothing found.')).toBeVisible();
  await drawAll(page, 'help-nothing', { isLong: true });
});

test('pages of somebody who opens a table, and of whoever is invited', async ({ enter, server, playwright }) => {
  const host = await enter('host');
  await host.newTable.setUp({ game: 'GRAND TRIUMPH!', name: 'Cannae, once more' });
  await drawAll(host.page, 'links-of-a-battle', { isLong: true });
  const linkOf = await openATable(playwright.request, server, {
    game: 'conquest',
    profile: 'twin-holms',
    name: 'Three isles in the cold northern sea',
  });
  await host.page.goto(linkOf('player-1'));
  await expect(host.page.getByRole('button', { name: 'Sit down' })).toBeVisible();
  await drawAll(host.page, 'join', { isLong: true });
  await host.page.getByLabel('Your name').fill(host.name);
  await host.page.getByRole('checkbox', { name: 'Remember me' }).check();
  await host.page.getByRole('button', { name: 'Sit down' }).click();
  await expect(host.page.getByRole('button', { name: 'I wrote it down' })).toBeVisible();
  await drawAll(host.page, 'join-code', { isLong: true });
  await host.page.getByRole('button', { name: 'I wrote it down' }).click();
  await host.conquest.isReady();
  await host.home.open();
  await expect(host.page.getByText('Three isles').first()).toBeVisible();
  await drawAll(host.page, 'start-with-tables', { isLong: true });
  await host.page.goto('/me');
  await expect(host.page.getByRole('heading', { name: host.name })).toBeVisible();
  await drawAll(host.page, 'me', { isLong: true });
});

test('pages of those who look for somebody', async ({ enter }) => {
  const [host, seeker, reader] = [await enter('host'), await enter('second'), await enter('third')];
  await host.newTable.setUpConquest({ name: 'The isles', players: 2, map: 'Twin Holms', isRandomStart: true });
  await host.newTable.sitDown('Host', host.name);
  await host.conquest.isReady();
  await host.page
    .getByRole('button', { name: /^Seats/ })
    .first()
    .click();
  await host.page.getByRole('checkbox', { name: 'Everybody can find it' }).check();
  await drawAll(host.page, 'seats-conquest');
  const mine = new PlayPage(seeker.page);
  await mine.open();
  await mine.callMyself(seeker.name);
  await seeker.page.getByRole('button', { name: 'Look for players' }).click();
  await drawAll(seeker.page, 'seek-form', { isLong: true });
  await seeker.page.getByLabel('What to play').selectOption({ label: 'Conquest' });
  await seeker.page.getByLabel('A short note').fill('Beginners welcome, I explain everything');
  await seeker.page.getByRole('button', { name: 'Look for players' }).click();
  await expect(seeker.page.getByRole('heading', { name: /^You are looking for players/ })).toBeVisible();
  await drawAll(seeker.page, 'seek-mine', { isLong: true });
  const list = new PlayPage(reader.page);
  await list.open();
  await expect(list.table('The isles')).toBeVisible();
  await expect(list.seek(`${seeker.name}: Conquest`)).toBeVisible();
  await drawAll(reader.page, 'play', { isLong: true });
  await reader.page.goto(`/t/${host.table.id}`);
  await expect(reader.page.getByLabel('Your name')).toBeVisible();
  await drawAll(reader.page, 'door', { isLong: true });
  await list.open();
  await list.callMyself(reader.name);
  await seeker.page.goto('/privacy');
  await reader.page.getByRole('button', { name: `Play with ${seeker.name}` }).click();
  await expect(seeker.page.getByRole('alert')).toContainText('plays with you');
  await drawAll(seeker.page, 'seek-answered');
});

test('pages of armies', async ({ enter }) => {
  const { armies, page } = await enter('red');
  await armies.open();
  await armies.suggest('Hill Kingdom of Arvenna');
  await expect(armies.points).toBeVisible();
  await drawAll(page, 'armies', { isLong: true });
  await armies.keep();
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await drawAll(page, 'armies-share');
});

test('page where a map is drawn', async ({ enter }) => {
  const { page } = await enter('red');
  const editor = new MapEditorPage(page);
  await page.goto('/maps/edit?map=twin-holms');
  await editor.has(12);
  await drawAll(page, 'map-editor', { isLong: true, inEach: () => editor.isLookedThrough() });
  for (const tab of ['Regions', 'Map'])
    await drawAll(page, `map-editor-${tab.toLowerCase()}`, { isLong: true, inEach: () => editor.tab(tab).click() });
  await page.setViewportSize({ width: 1280, height: 800 });
  await editor.take('Choose and move');
  await editor.click([289, 251]);
  await drawAll(page, 'map-editor-land', { isLong: true, inEach: () => editor.tab('Land').click() });
  await page.keyboard.press('Delete');
  await editor.has(11);
  await editor.take('Draw a land');
  await page.setViewportSize({ width: 1280, height: 800 });
  await editor.click([420, 560], [500, 500], [560, 590]);
  await drawAll(page, 'map-editor-drawing', {
    isLong: true,
    inEach: async () => {
      await editor.tab('Checks').click();
      await editor.isLookedThrough();
    },
  });
});

test('page of maps, with one that came by a link', async ({ enter }) => {
  const { page } = await enter('red');
  await page.goto('/maps');
  await expect(page.getByText('The Old Realms')).toBeVisible();
  await page.getByText('Twin Holms').first().click();
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(page.getByLabel('Link to the map', { exact: true })).toHaveValue(/#map=/);
  await drawAll(page, 'map-share');
  await page.keyboard.press('Escape');
  await page.goto(`/maps#map=${packed(ownMap('My isles'))}`);
  await expect(page.getByText('came with a link')).toBeVisible();
  await drawAll(page, 'maps-sent', { isLong: true });
});

/** A map as a link carries it. */
const packed = (value: unknown): string => deflateRawSync(JSON.stringify(value)).toString('base64url');

test('page of a match that was checked', async ({ enter }) => {
  const { page } = await enter('red');
  const sample = new URL('../../tests/old-matches/conquest.vexillum.json', import.meta.url);
  const check = async (text: string): Promise<void> => {
    await page.goto('/verify');
    const buffer = Buffer.from(text);
    await page
      .getByLabel('Match file')
      .setInputFiles({ name: 'a.vexillum.json', mimeType: 'application/json', buffer });
    await expect(page.locator('vx-verdict-card').first()).toBeVisible();
  };
  const text = await readFile(sample, 'utf8');
  await check(text);
  await drawAll(page, 'verify-good', { isLong: true });
  await check(text.replace(/"at":"(\d)/, '"at":"9'));
  await drawAll(page, 'verify-bad', { isLong: true });
});
