import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { APIRequest, Locator } from '@playwright/test';
import type { StoryServer } from '../story-server.ts';
import { isOpenToAll } from '../looks/open-to-all.ts';
import { type Enter, expect, type Player, test } from '../players.ts';
import { makeTable } from '../open-a-table.ts';

interface Wish {
  readonly enter: Enter;
  readonly server: StoryServer;
  readonly request: APIRequest;
}

/** A table that was set up by the game's id, since no list offers it: two players, one of them German, and the host. */
const seatThem = async ({ enter, server, request }: Wish) => {
  const program = await request.newContext({ baseURL: server.url, extraHTTPHeaders: { Origin: server.url } });
  const { invites } = await makeTable(program, { game: 'noughts-and-crosses', name: 'Nine squares' });
  await program.dispose();
  const link = (seat: string) => invites.find((one) => one.seat === seat)?.url ?? '';
  const [host, first, second] = [await enter('host'), await enter('first'), await enter('second', { locale: 'de-DE' })];
  await host.join.follow(link('host'));
  await first.join.follow(link('player-1'));
  await second.page.goto(link('player-2'));
  await second.page.getByLabel('Dein Name').fill(second.name);
  await second.page.getByRole('button', { name: 'Hinsetzen' }).click();
  await second.page.getByRole('button', { name: 'Ich habe ihn notiert' }).click();
  return { host, first, second };
};

const square = ({ page }: Player, number: number): Locator =>
  page.getByRole('button', { name: new RegExp(`^(Square|Feld) ${number},`) });
const log = ({ page }: Player): Locator => page.getByRole('log').first();

/** The match as a file with what this player's side knows. */
const savedFile = async ({ context, table }: Player): Promise<Buffer> => {
  const headers = { 'X-Seat': table.seat };
  return await (await context.request.get(`/api/tables/${table.id}/export?view=side`, { headers })).body();
};

const root = fileURLToPath(new URL('../..', import.meta.url));

const verify = async (file: Buffer, path: string): Promise<string> => {
  await writeFile(path, file);
  const { stdout } = await promisify(execFile)(process.execPath, ['scripts/verify.mjs', path], { cwd: root });
  return stdout;
};

test('two play noughts and crosses with a secret bid, and nobody has told the platform of that game', async ({
  enter,
  server,
  playwright,
}, testInfo) => {
  const { host, first, second } = await seatThem({ enter, server, request: playwright.request });

  // The host sets a clock; nobody's time runs before there is a turn.
  await host.page.getByRole('button', { name: 'Set a clock' }).click();
  await host.page.getByText('Time for each turn').click();
  await host.page.getByRole('button', { name: 'Set the clock' }).click();

  await isOpenToAll(first.page, 'the table before the bids');

  // A bid shows to whoever made it, and to nobody else, in no byte.
  await first.page.getByRole('button', { name: 'Bid 3' }).click();
  await expect(first.page.getByText('Bid: 3')).toBeVisible();
  await expect(second.page.getByText('Hat geheim geboten')).toBeVisible();
  expect(second.everythingReceived).not.toContain('"points":3');
  await second.page.getByRole('button', { name: '1 bieten' }).click();
  await expect(log(first)).toContainText('The bids are open: 3 against 1. Aino begins');
  await expect(log(second)).toContainText('Die Gebote sind offen: 3 gegen 1. Aino beginnt');
  await expect(first.page.getByText('Your turn: mark a square.')).toBeVisible();
  await expect(first.page.getByRole('timer').first()).toBeVisible();

  // The mark is there before the server has answered: while the line is cut.
  await first.context.setOffline(true);
  first.troubles.expect(/WebSocket connection to|net::ERR_/);
  await square(first, 5).click();
  await expect(square(first, 5)).toHaveAccessibleName('Square 5, a cross');
  await expect(square(second, 5)).toHaveAccessibleName('Feld 5, leer');
  await first.context.setOffline(false);
  await expect(square(second, 5)).toHaveAccessibleName('Feld 5, ein Kreuz');

  // Taken back, as long as nobody has answered it.
  await first.page.getByRole('button', { name: 'Undo' }).click();
  await expect(square(second, 5)).toHaveAccessibleName('Feld 5, leer');
  await square(first, 1).click();
  await expect(square(second, 1)).toHaveAccessibleName('Feld 1, ein Kreuz');
  await square(second, 4).click();
  await expect(log(second)).toContainText('zeichnet einen Kreis auf Feld 4');
  await expect(log(first)).toContainText('marked square 4 with a nought');
  await first.page.getByRole('button', { name: 'Undo' }).click();
  await expect(first.table.toasts).toContainText('has moved or changed it since');

  // With the keys alone.
  await square(first, 1).focus();
  await first.page.keyboard.press('ArrowRight');
  await first.page.keyboard.press('Enter');
  await square(second, 5).click();
  await square(first, 3).click();
  await expect(first.page.getByText('Aino wins 7 to 3.')).toBeVisible();
  await expect(second.page.getByText('Aino gewinnt 7 zu 3.')).toBeVisible();
  await expect(first.page.getByRole('timer')).toHaveCount(0);
  await isOpenToAll(first.page, 'the table after the end');

  await first.page.getByRole('button', { name: 'Seals, dice and the match file' }).click();
  await expect(first.page.getByText('Sealed: 2; opened and verified: 2')).toBeVisible();
  await first.page.keyboard.press('Escape');

  // What each of them knew, again: of the bids only one's own, before both were open.
  const [own, theirs] = [await savedFile(first), await savedFile(second)];
  const { ledger } = JSON.parse(own.toString()) as { ledger: { name?: string; result?: object }[] };
  expect(ledger.findLast(({ result }) => result)?.result).toMatchObject({
    rule: { id: 'three-in-a-row' },
    sides: [{ place: 1 }, { place: 2 }],
  });
  const bids = ledger.findLastIndex(({ name }) => name === 'seal-bid');
  const players = host.page.getByRole('list', { name: 'Players' }).getByRole('listitem');
  for (const [file, seen] of [
    [own, ['Bid: 3', 'Has bid in secret']],
    [theirs, ['Has bid in secret', 'Bid: 1']],
  ] as const) {
    await host.page.goto('/replay');
    await host.page
      .getByLabel('Match file')
      .setInputFiles({ name: 'm.json', mimeType: 'application/json', buffer: file });
    await expect(host.page.getByText('Checked: nothing was changed')).toBeVisible();
    for (let step = 0; step < bids; step += 1) await host.page.keyboard.press('ArrowRight');
    await expect(players.filter({ hasText: 'Aino' })).toContainText(seen[0]);
    await expect(players.filter({ hasText: 'Bertil' })).toContainText(seen[1]);
    await host.page.getByRole('button', { name: 'Spectator', exact: true }).click();
    await expect(players.filter({ hasText: 'Has bid in secret' })).toHaveCount(2);
    await host.page.keyboard.press('End');
    await expect(host.page.getByText('Aino wins 7 to 3.')).toBeVisible();
  }

  // By the page, by the command line; and a file in which somebody has bid otherwise is found out by both.
  const path = testInfo.outputPath('match.vexillum.json');
  expect(await verify(own, path)).toMatch(/^ok .*2 seals, 2 opened/);
  const forged = Buffer.from(own.toString().replaceAll('"points":3', '"points":2'));
  await expect(verify(forged, path)).rejects.toThrow();
  await host.page.goto('/verify');
  const drop = (buffer: Buffer) =>
    host.page.getByLabel('Match file').setInputFiles({ name: 'm.json', mimeType: 'application/json', buffer });
  await drop(own);
  await expect(host.page.getByRole('heading', { name: 'Nothing in this file was changed' })).toBeVisible();
  await drop(forged);
  await expect(host.page.getByRole('heading', { name: 'This file is not to be believed' })).toBeVisible();
});

test('no list offers it', async ({ enter }) => {
  const guest = await enter('spectator');
  await guest.page.goto('/');
  await expect(guest.page.getByRole('heading', { name: 'Conquest' })).toBeVisible();
  await expect(guest.page.getByText('Noughts and crosses')).toHaveCount(0);
  await guest.page.goto('/new');
  await expect(guest.page.getByRole('radio', { name: /Conquest/ })).toBeVisible();
  await expect(guest.page.getByRole('radio', { name: /Noughts/ })).toHaveCount(0);
});
