import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '../players.ts';
import { act } from '../act.ts';
import { openATable } from '../open-a-table.ts';

/** A page of another origin. */
const pageElsewhere = async (body: string) => {
  const site = createServer((_request, response) =>
    response.setHeader('content-type', 'text/html').end(`<!doctype html><title>Elsewhere</title>${body}`),
  );
  await new Promise<void>((listening) => site.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(site.address() as AddressInfo).port}`,
    close: () => new Promise((closed) => site.close(closed)),
  };
};

test('KR-GSL-SCORES-VIEW KR-GSL-WINNERS-VIEW KR-GSL-RANK-VIEW KR-GSL-SCORES-FILTER KR-GSL-PLATFORM who has signed in their card finds the game on the boards when it has ended', async ({
  enter,
  server,
  playwright,
}) => {
  const linkOf = await openATable(playwright.request, server, {
    game: 'conquest',
    profile: 'twin-holms',
    name: 'The two isles',
    houseRules: { 'random-start': true, neutral: true },
  });
  const host = await enter('host');
  const [first, second] = [await enter('first'), await enter('second')];

  await test.step('before anything was played the boards say so', async () => {
    await first.page.goto('/boards');
    await expect(first.page.getByText('Nobody is on this board yet.')).toBeVisible();
    await first.page.getByRole('button', { name: 'Top ranked' }).click();
    await expect(first.page.getByText('it takes ten games of people with player cards')).toBeVisible();
  });

  await test.step('one plays with a card, the other as a guest', async () => {
    for (const [player, seat] of [
      [host, 'host'],
      [first, 'player-1'],
      [second, 'player-2'],
    ] as const) {
      await player.page.goto(linkOf(seat));
      await player.page.getByLabel('Your name').fill(player.name);
      if (player === first) await player.page.getByRole('checkbox', { name: 'Remember me' }).check();
      await player.page.getByRole('button', { name: 'Sit down' }).click();
      await player.page.getByRole('button', { name: 'I wrote it down' }).click();
      await player.page.waitForURL(/\/table\//);
    }
    const ledger = `/api/tables/${first.table.id}/ledger`;
    const headers = { 'X-Seat': 'player-1' };
    await expect.poll(async () => (await first.context.request.get(ledger, { headers })).text()).toContain('"sign-in"');
  });

  await test.step('the game ends', async () => {
    await act(first, 'start-game', {});
    await act(host, 'evict-player', { player: 'player-2' });
    await act(host, 'evict-player', { player: 'player-1' });
  });

  const { page } = second;
  await test.step('everybody finds it on the board, with the house rules that were in force', async () => {
    await expect(async () => {
      await page.goto('/boards?board=scores&game=conquest');
      await expect(page.getByRole('row', { name: first.name })).toBeVisible({ timeout: 2000 });
    }).toPass();
    const row = page.getByRole('row', { name: first.name });
    await expect(row).toContainText('The two isles');
    await expect(page.getByRole('row', { name: second.name })).toHaveCount(0);
    await page.getByLabel('Map or rules').selectOption('twin-holms');
    await expect(row).toBeVisible();
    await page.getByLabel('Before').fill('2020-01-01');
    await page.getByLabel('Before').blur();
    await expect(page.getByText('No game on this board is like that.')).toBeVisible();
    await page.getByLabel('Before').fill('');
    await page.getByLabel('Before').blur();
    await expect(row).toBeVisible();
    await page.reload();
    await expect(row).toBeVisible();
    await expect(page.getByLabel('Map or rules')).toHaveValue('twin-holms');
  });

  await test.step('one table’s games alone, by its name', async () => {
    await page.getByRole('button', { name: 'The two isles' }).click();
    await expect(page.getByText('Only games of “The two isles”')).toBeVisible();
    expect(new URL(page.url()).searchParams.get('table')).toBe(first.table.id);
    await expect(page.getByRole('row', { name: first.name })).toBeVisible();
    await page.getByRole('button', { name: 'All tables' }).click();
    await expect(page.getByText('Only games of')).toHaveCount(0);
  });

  await test.step('a board is kept as a file, and stands on somebody else’s page, which shows nothing else of ours', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Save as CSV' }).click();
    const saved = await download;
    expect(saved.suggestedFilename()).toBe('conquest-scores.csv');
    expect(await readFile(await saved.path(), 'utf8')).toContain(`"${first.name}"`);
    await page.getByText('Embed', { exact: true }).click();
    const code = await page.getByRole('textbox', { name: 'Code to embed this board' }).inputValue();
    const elsewhere = await pageElsewhere(`${code}<iframe src="${server.url}/me" title="the card"></iframe>`);
    const visitor = await second.context.newPage();
    await visitor.goto(elsewhere.url);
    const framed = visitor.frameLocator('iframe').first();
    await expect(framed.getByRole('row', { name: first.name })).toBeVisible();
    await expect(framed.getByRole('navigation')).toHaveCount(0);
    const opened = second.context.waitForEvent('page');
    await framed.getByRole('link', { name: first.name }).click();
    await (await opened).waitForURL(/\/honours\//);
    await expect(visitor.frameLocator('[title="the card"]').getByRole('heading')).toHaveCount(0);
    await visitor.close();
    await elsewhere.close();
  });

  await test.step('boards, open tables and one’s own card are a press away from each other', async () => {
    for (const [link, path] of [
      ['Join in', '/play'],
      ['My player card', '/me'],
      ['Boards', '/boards'],
    ] as const) {
      await page.getByRole('link', { name: link }).click();
      await page.waitForURL((url) => url.pathname === path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    await page.goto('/boards?board=scores&game=conquest&profile=twin-holms');
  });

  await test.step('nobody has won it, and one game ranks nobody', async () => {
    await page.getByRole('button', { name: 'Top winners' }).click();
    await expect(page.getByText('No game on this board is like that.')).toBeVisible();
    await page.getByRole('button', { name: 'TRIUMPH!', exact: true }).click();
    await expect(page.getByText('Nobody is on this board yet.')).toBeVisible();
  });
});
