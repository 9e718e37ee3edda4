import { SetupPage } from '../pages/setup-page.ts';
import { expect, type Player, test } from '../players.ts';

interface Entry {
  readonly name?: string;
  readonly seat?: string;
  readonly args?: { readonly links?: readonly { readonly seat: string }[] };
  readonly draw?: { readonly opp?: { readonly seat: string } | string };
}

const entriesOf = async ({ context, table: { id, seat } }: Player): Promise<readonly Entry[]> => {
  const answer = await context.request.get(`/api/tables/${id}/ledger?from=0`, { headers: { 'X-Seat': seat } });
  return ((await answer.json()) as { readonly entries: readonly Entry[] }).entries;
};

/** The seats whose dice the other side's browser has said it will have a part in. */
const served = async (player: Player): Promise<readonly string[]> =>
  (await entriesOf(player)).flatMap(({ args }) => args?.links ?? []).map(({ seat }) => seat);

const oppositeOf = async (player: Player): Promise<readonly unknown[]> =>
  (await entriesOf(player)).flatMap(({ draw }) =>
    draw ? [typeof draw.opp === 'object' ? draw.opp.seat : draw.opp] : [],
  );

test('the other player’s browser has a part in every roll, and whoever checks the match is told so', async ({
  gather,
}) => {
  const { red, blue } = await gather('grand-triumph', ['red', 'blue']);
  for (const player of [red, blue]) await player.table.board.ledgerIsChecked();
  await expect.poll(() => served(red)).toEqual(expect.arrayContaining(['red-captain', 'blue-captain']));

  const setup = new SetupPage(red.page);
  await red.table.show('Terrain');
  await setup.open();
  await setup.press('Roll for the ground');
  await expect.poll(() => oppositeOf(red)).toEqual(['blue-captain']);

  await blue.table.trust.open();
  await expect(blue.page.getByText('had a part in 1 of 1 rolls, which nobody could have chosen')).toBeVisible();

  const file = await red.context.request.get(`/api/tables/${red.table.id}/export`, {
    headers: { 'X-Seat': red.table.seat },
  });
  await red.page.goto('/');
  await red.page.getByRole('link', { name: 'Check a match' }).click();
  await red.page
    .getByLabel('Match file')
    .setInputFiles({ name: 'ours.vexillum.json', mimeType: 'application/json', buffer: await file.body() });
  await expect(red.page.getByRole('heading', { name: 'Nothing in this file was changed' })).toBeVisible();
  await expect(red.page.getByText('1 of 1 rolls')).toBeVisible();
});
