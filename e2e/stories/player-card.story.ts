import { expect, test } from '../players.ts';
import { openATable } from '../open-a-table.ts';

test('a player is remembered by a card: made when they sit down, shown at the table, found in the match file, saved, and deleted without losing the seat', async ({
  enter,
  server,
  playwright,
}) => {
  const linkOf = await openATable(playwright.request, server, {
    game: 'triumph',
    name: 'The ford',
    houseRules: { 'sealed-orders': false },
  });
  const red = await enter('red');
  const blue = await enter('blue');
  const sitDown = async ({ page, name, table }: typeof red, link: string) => {
    await page.goto(link);
    await page.getByLabel('Your name').fill(name);
    return {
      go: async () => {
        await page.getByRole('button', { name: 'Sit down' }).click();
        await page.getByRole('button', { name: 'I wrote it down' }).click();
        await table.isReady();
      },
    };
  };

  await test.step('one asks to be remembered, the other stays a guest', async () => {
    const sitting = await sitDown(red, linkOf('red-captain'));
    await red.page.getByRole('checkbox', { name: 'Remember me' }).check();
    await sitting.go();
    await (await sitDown(blue, linkOf('blue-captain'))).go();
  });

  await test.step('everybody sees the card at the table', async () => {
    await blue.table.show('Log');
    await expect(blue.table.log).toContainText(`plays with the player card of ${red.name}`);
    await blue.table.showPeople();
    await expect(blue.page.getByRole('img', { name: `Plays with the player card of ${red.name}` })).toBeVisible();
    await expect(blue.page.getByText('You play here as a guest.')).toBeVisible();
    await blue.table.closeDialog();
  });

  await test.step('the page that checks a match names who played', async () => {
    const { id, seat } = blue.table;
    const file = await blue.context.request.get(`/api/tables/${id}/export`, { headers: { 'X-Seat': seat } });
    await blue.page.goto('/verify');
    await blue.page.locator('input[type=file]').setInputFiles({
      name: 'ford.vexillum.json',
      mimeType: 'application/json',
      buffer: await file.body(),
    });
    await expect(blue.page.getByRole('heading', { name: 'Nothing in this file was changed' })).toBeVisible();
    await expect(blue.page.getByText(`red-captain: ${red.name}`)).toBeVisible();
  });

  const { page } = red;
  const seatPath = page.url();
  await test.step('the card is renamed and painted, and still known after a reload without its cookie', async () => {
    await page.goto('/me');
    await expect(page.getByRole('heading', { name: red.name })).toBeVisible();
    await page.getByLabel('Your name').fill('Hanno the Elder');
    await page.getByRole('button', { name: 'Change the name' }).click();
    await expect(page.getByRole('heading', { name: 'Hanno the Elder' })).toBeVisible();
    await page.getByRole('group', { name: 'The cloth' }).getByRole('button', { name: 'purpure, purple' }).click();
    await expect(
      page.getByRole('group', { name: 'The cloth' }).getByRole('button', { name: 'purpure, purple' }),
    ).toHaveAttribute('aria-pressed', 'true');
    await red.context.clearCookies({ name: /card$/ });
    red.troubles.expect(/401/);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Hanno the Elder' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Red captain' })).toBeVisible();
  });

  await test.step('what is kept of it is saved, and then deleted; the seat stays', async () => {
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as a file' }).click();
    expect((await saved).suggestedFilename()).toBe('player-card.json');
    await page.getByRole('button', { name: 'Delete my card …' }).click();
    await page.getByRole('button', { name: 'Delete it for good' }).click();
    await expect(page.getByRole('status')).toContainText('Your card was deleted');
    await page.goto(seatPath);
    await red.table.isReady();
    await red.table.showPeople();
    await expect(page.getByText(`You play here with the player card of ${red.name}.`)).toBeVisible();
  });
});
