import { expect, test } from '../players.ts';
import { openATable } from '../open-a-table.ts';
import { addAuthenticator, becomeAnotherDevice } from '../passkeys.ts';

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

  await test.step('what is kept of it is saved, and then deleted; the seat stays, and who sits there is somebody', async () => {
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as a file' }).click();
    expect((await saved).suggestedFilename()).toBe('player-card.json');
    await page.getByRole('button', { name: 'Delete my card …' }).click();
    await page.getByRole('button', { name: 'Delete it for good' }).click();
    await expect(page.getByRole('status')).toContainText('Your card was deleted');
    await page.goto(seatPath);
    await red.table.isReady();
    await red.table.showPeople();
    await expect(page.getByText('You play here with the player card of somebody.')).toBeVisible();
    await expect(page.getByText(red.name)).toHaveCount(0);
  });
});

test('a card goes to a second device by a code, comes back from paper when all are lost, and a device can be signed out', async ({
  enter,
}) => {
  const [old, phone, found] = [await enter('red'), await enter('redFriend'), await enter('redMarcher')];
  const name = 'Hanno';
  const devices = (page: typeof old.page) => page.getByRole('region', { name: 'Devices of this card' });
  const bring = async (page: typeof old.page, said: string) => {
    await page.goto('/me');
    await page.getByLabel('Code of the other device, or recovery phrase').fill(said);
    await page.getByRole('button', { name: 'Bring it here' }).click();
  };

  await old.page.goto('/me');
  await old.page.getByLabel('Your name').fill(name);
  await old.page.getByRole('button', { name: 'Remember me' }).click();
  await expect(old.page.getByRole('heading', { name, exact: true })).toBeVisible();

  await test.step('the old device shows a code and signs for the one that brings it', async () => {
    await old.page.getByRole('button', { name: 'Show a code for another device' }).click();
    const code = await old.page.getByRole('textbox', { name: 'One-time code' }).inputValue();
    phone.troubles.expect(/404/);
    await bring(phone.page, 'abc23456');
    await expect(phone.page.getByRole('alert')).toContainText('Nobody here knows this code');
    await bring(phone.page, code);
    await expect(phone.page.getByRole('heading', { name, exact: true })).toBeVisible();
    await expect(old.page.getByText('Your card is now on that device too: Chrome, Linux')).toBeVisible();
    await expect(devices(phone.page).getByRole('listitem')).toHaveCount(2);
  });

  const phrase = await test.step('a phrase is written down', async () => {
    await old.page.getByRole('button', { name: 'Make a recovery phrase for paper' }).click();
    const field = old.page.getByRole('textbox', { name: 'Recovery phrase' });
    await expect(field).toHaveValue(/^([a-z2-9]{4}-){5}[a-z2-9]{4}$/);
    const written = await field.inputValue();
    await old.page.getByRole('button', { name: 'I wrote it down' }).click();
    await expect(field).toHaveCount(0);
    return written;
  });

  await test.step('it alone brings the card to a browser that nobody knows', async () => {
    await bring(found.page, phrase.toUpperCase());
    await expect(found.page.getByRole('heading', { name, exact: true })).toBeVisible();
    await expect(devices(found.page).getByRole('listitem')).toHaveCount(4);
  });

  await test.step('the phone, which was lost, is signed out', async () => {
    const lost = devices(found.page).getByRole('listitem').nth(1);
    await lost.getByRole('button', { name: 'Sign this one out' }).click();
    await expect(devices(found.page).getByRole('listitem')).toHaveCount(3);
    phone.troubles.expect(/401/);
    await phone.page.reload();
    await expect(phone.page.getByRole('heading', { name: 'My player card' })).toBeVisible();
    await expect(phone.page.getByRole('button', { name: 'Remember me' })).toBeVisible();
  });
});

test('a passkey brings the card to a browser that knows nothing of it; who has no passkey is told so', async ({
  enter,
}) => {
  const [old, phone] = [await enter('red'), await enter('redFriend')];
  for (const { page } of [old, phone]) await addAuthenticator(page);

  await old.page.goto('/me');
  await old.page.getByLabel('Your name').fill(old.name);
  await old.page.getByRole('button', { name: 'Remember me' }).click();
  await old.page.getByRole('button', { name: 'Make a passkey' }).click();
  await expect(old.page.getByText('The passkey is made.')).toBeVisible();
  await expect(old.page.getByRole('listitem').filter({ hasText: 'Passkey' })).toBeVisible();

  await phone.page.goto('/me');
  await phone.page.getByRole('button', { name: 'With a passkey' }).click();
  await expect(phone.page.getByRole('alert')).toContainText('No passkey was used');

  const { page } = old;
  await becomeAnotherDevice(page);
  await expect(page.getByRole('heading', { name: 'My player card' })).toBeVisible();
  await page.getByRole('button', { name: 'With a passkey' }).click();
  await expect(page.getByRole('heading', { name: old.name, exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Devices of this card' }).getByRole('listitem')).toHaveCount(3);
});

test('on a narrow phone the page of the card fits, in German too', async ({ enter }) => {
  const { page } = await enter('red', { viewport: { width: 360, height: 740 }, locale: 'de-DE' });
  await page.goto('/me');
  await page.getByLabel('Dein Name').fill('Hanno');
  await page.getByRole('button', { name: 'Als Spieler wiedererkannt werden' }).click();
  await expect(page.getByRole('heading', { name: 'Hanno' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Einstellungen' })).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});
