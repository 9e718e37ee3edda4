import { act } from '../act.ts';
import { openATable } from '../open-a-table.ts';
import { expect, type Player, test } from '../players.ts';

const ledgerText = async ({ context, table }: Player): Promise<string> =>
  (await context.request.get(`/api/tables/${table.id}/ledger`, { headers: { 'X-Seat': table.seat } })).text();

/** A land of each side, as the public ledger tells it. */
const landsOf = async (player: Player): Promise<ReadonlyMap<string, string>> => {
  const { entries } = JSON.parse(await ledgerText(player)) as {
    entries: readonly { changes?: { territory?: Record<string, [unknown, { owner: string } | null]> } }[];
  };
  const lands = new Map<string, string>();
  for (const { changes } of entries)
    for (const [id, [, after]] of Object.entries(changes?.territory ?? {}))
      if (after) lands.set(after.owner, id.replace('territory:', ''));
  return lands;
};

test('KR-GSL-JACKPOT-VIEW KR-GSL-JACKPOT-ELIG the honour pot of the month shows who leads, whom to beat, and what is missing for a place', async ({
  enter,
  server,
  playwright,
}) => {
  const linkOf = await openATable(playwright.request, server, {
    game: 'conquest',
    profile: 'twin-holms',
    name: 'The two isles',
    houseRules: { 'random-start': true, neutral: true, 'neutrals-must-fall': false },
  });
  const host = await enter('host');
  const [first, second] = [await enter('first'), await enter('second')];

  await test.step('two play with cards, and one of them wins', async () => {
    for (const [player, seat] of [
      [host, 'host'],
      [first, 'player-1'],
      [second, 'player-2'],
    ] as const) {
      await player.page.goto(linkOf(seat));
      await player.page.getByLabel('Your name').fill(player.name);
      if (player !== host) await player.page.getByRole('checkbox', { name: 'Remember me' }).check();
      await player.page.getByRole('button', { name: 'Sit down' }).click();
      await player.page.getByRole('button', { name: 'I wrote it down' }).click();
      await player.page.waitForURL(/\/table\//);
      if (player !== host)
        await expect
          .poll(async () => (await ledgerText(player)).split('"sign-in"').length)
          .toBe(seat === 'player-1' ? 2 : 3);
    }
    await act(first, 'start-game', {});
    const lands = await landsOf(first);
    for (let n = 0; n < 22; n++) {
      const [player, side] = n % 2 === 0 ? ([first, 'player-1'] as const) : ([second, 'player-2'] as const);
      await act(player, 'place-army', { territory: lands.get(side) ?? '' });
    }
    await act(host, 'evict-player', { player: 'player-2' });
  });

  await test.step('the winner leads the pot of the month, and needs two more games for a place', async () => {
    const { page } = first;
    await page.goto('/boards');
    await page.getByRole('button', { name: 'Conquest', exact: true }).click();
    const pot = page.getByRole('button', { name: 'Honour pot' });
    await pot.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/board=pots/);
    await expect(async () => {
      await page.reload();
      await expect(page.getByRole('row', { name: first.name })).toBeVisible({ timeout: 2000 });
    }).toPass();
    await expect(page.getByRole('row', { name: first.name })).toContainText('2 more rated games for a place');
    await expect(page.getByText('You need 2 more rated games for a place.')).toBeVisible();
    await expect(page.getByText('the first three win laurels, never money')).toBeVisible();
  });

  await test.step('another game’s pot is empty, and a reader without a card is told how to take part', async () => {
    await first.page.getByRole('button', { name: 'TRIUMPH!', exact: true }).click();
    await expect(first.page.getByText('Nobody has played a rated game this month yet')).toBeVisible();
    await host.page.goto('/boards?board=pots&game=conquest');
    await expect(host.page.getByText('With a player card you can win laurels here.')).toBeVisible();
    await expect(host.page.getByRole('row', { name: second.name })).toBeVisible();
  });
});
