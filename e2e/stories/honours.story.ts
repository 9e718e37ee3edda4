import { act } from '../act.ts';
import { openATable } from '../open-a-table.ts';
import { addAuthenticator, becomeAnotherDevice } from '../passkeys.ts';
import { expect, type Player, test } from '../players.ts';

const ledgerText = async ({ context, table }: Player): Promise<string> =>
  (await context.request.get(`/api/tables/${table.id}/ledger`, { headers: { 'X-Seat': table.seat } })).text();

/** The number of the card that a browser remembers. */
const cardOf = ({ page }: Player): Promise<string> => page.locator('vx-me-screen .key').innerText();

/** The lands that each side was dealt, as the public ledger tells them. */
const landsOf = async (player: Player): Promise<ReadonlyMap<string, string>> => {
  const path = `/api/tables/${player.table.id}/ledger`;
  const answer = await player.context.request.get(path, { headers: { 'X-Seat': player.table.seat } });
  const { entries } = (await answer.json()) as {
    entries: readonly { changes?: { territory?: Record<string, [unknown, { owner: string } | null]> } }[];
  };
  const lands = new Map<string, string>();
  for (const { changes } of entries)
    for (const [id, [, after]] of Object.entries(changes?.territory ?? {}))
      if (after) lands.set(after.owner, id.replace('territory:', ''));
  return lands;
};

test('KR-GSL-ACH-ANNOUNCE KR-GSL-ACH-VIEW KR-GSL-ACH-AUTO an achievement is announced at the table when the game ends, and stands on the player’s own page', async ({
  enter,
  server,
  playwright,
}) => {
  const linkOf = await openATable(playwright.request, server, {
    game: 'conquest',
    profile: 'twin-holms',
    name: 'The two isles',
    houseRules: { 'random-start': true },
  });
  const host = await enter('host');
  const [first, second] = [await enter('first'), await enter('second')];

  await test.step('one plays with a card, and has no achievements yet', async () => {
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
    await expect.poll(async () => ledgerText(first)).toContain('"sign-in"');
    const page = await first.context.newPage();
    await page.goto('/me');
    await expect(page.getByText('You have none yet.')).toBeVisible();
    await page.getByText('Still to be won').first().click();
    await page.close();
  });

  await test.step('the game ends, and everybody at the table hears what was won', async () => {
    await act(first, 'start-game', {});
    const lands = await landsOf(first);
    for (let n = 0; n < 22; n++) {
      const [player, side] = n % 2 === 0 ? ([first, 'player-1'] as const) : ([second, 'player-2'] as const);
      await act(player, 'place-army', { territory: lands.get(side) ?? '' });
    }
    const said = `${first.name} has won the achievement “Campaigner”, step 1 of 4`;
    // A note goes by itself, so that all look for it at once, before there is any: the first to go ends the game.
    const heard = Promise.all([first, second].map(({ page }) => expect(page.getByText(`${said}.`)).toBeVisible()));
    await act(host, 'evict-player', { player: 'player-2' });
    await act(host, 'evict-player', { player: 'player-1' });
    await heard;
    for (const { page } of [first, second])
      await expect(page.locator('vx-log-list').getByText('has won the achievement “Campaigner”')).toHaveCount(1);
  });

  await test.step('it stands on the player’s page, with what proves it and what comes next', async () => {
    const { page } = first;
    await page.goto('/me');
    const won = page.getByRole('listitem').filter({ hasText: 'Campaigns played to their end.' }).first();
    await expect(won).toContainText('Campaigner · 1');
    await expect(won).toContainText(`game 1 at table ${first.table.id}`);
    await expect(won.getByRole('link', { name: 'Watch that game again' })).toBeVisible();
    const rest = page.getByText('Still to be won').last();
    await rest.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('progressbar', { name: 'Campaigner' })).toHaveAttribute('value', '1');
  });

  await test.step('others find it behind the name on a board', async () => {
    const { page } = second;
    await page.goto('/boards?board=scores&game=conquest');
    await page.locator(`a[href="/honours/${await cardOf(first)}"]`).click();
    await expect(page.getByRole('heading', { name: first.name })).toBeVisible();
    await expect(page.getByText('Campaigner · 1')).toBeVisible();
    await expect(page.getByText('Still to be won')).toHaveCount(0);
  });

  await test.step('a friend is marked there, and the boards show friends alone', async () => {
    const { page } = second;
    const friendly = page.url();
    await expect(page.getByRole('button', { name: 'Friend' })).toHaveCount(0);
    await page.goto('/me');
    await page.getByRole('button', { name: 'Remember me' }).click();
    await expect(page.getByRole('heading', { name: second.name })).toBeVisible();
    await page.goto(friendly);
    await page.getByRole('button', { name: 'Friend' }).click();
    await expect(page.getByRole('button', { name: 'Friend' })).toHaveAttribute('aria-pressed', 'true');
    await page.goto('/boards?board=scores&game=conquest');
    await page.getByRole('button', { name: 'My friends and I' }).click();
    await expect(page.getByRole('row', { name: first.name })).toBeVisible();
    await page.goto('/me');
    const friends = page.getByRole('region', { name: 'Friends' });
    await expect(friends.getByRole('link', { name: first.name })).toBeVisible();
    await friends.getByRole('button', { name: `Take ${first.name} off` }).click();
    await expect(friends.getByText('Nobody yet.')).toBeVisible();
  });

  await test.step('with a passkey the game is found in the history on a device that knows nothing of it', async () => {
    const { page } = first;
    await addAuthenticator(page);
    await page.goto('/me');
    await page.getByRole('button', { name: 'Make a passkey' }).click();
    await expect(page.getByText('The passkey is made.')).toBeVisible();
    await becomeAnotherDevice(page);
    await page.getByRole('button', { name: 'With a passkey' }).click();
    await expect(page.getByRole('heading', { name: first.name, exact: true })).toBeVisible();
    const played = page.getByRole('table', { name: 'Games played' });
    await expect(played.getByRole('row', { name: 'The two isles' })).toContainText('Nobody won');
    await expect(played.getByRole('row', { name: 'The two isles' })).toContainText('not rated: a guest played');
  });
});
