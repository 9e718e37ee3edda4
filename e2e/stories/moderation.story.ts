import type { Locator } from '@playwright/test';
import { expect, type Player, test } from '../players.ts';

const personDialog = ({ page }: Player): Locator => page.locator('vx-person-dialog');

const lineOf = ({ table }: Player, text: string): Locator => table.chat.getByRole('listitem').filter({ hasText: text });

const askAboutLine = async (player: Player, text: string): Promise<Locator> => {
  await player.table.show('Chat');
  await lineOf(player, text)
    .getByRole('button', { name: /mute, report/ })
    .click();
  return personDialog(player);
};

const askAboutSeat = async (player: Player, name: string): Promise<Locator> => {
  await player.table.showPeople();
  await player.page
    .locator('vx-seat-list')
    .getByRole('button', { name: `${name}: mute, report` })
    .click();
  return personDialog(player);
};

test('talk is muted by one reader, silenced for everybody by the host, and reported; nobody else’s play is touched', async ({
  gather,
}) => {
  const { red, blue, host } = await gather('grand-triumph', ['red', 'blue', 'host']);
  await blue.table.say('You cannot win this.');

  await test.step('red mutes blue for themselves, by keys alone, and thinks better of it', async () => {
    await red.table.show('Chat');
    const dots = lineOf(red, 'You cannot win').getByRole('button');
    await red.table.tabTo(dots);
    await red.page.keyboard.press('Enter');
    const dialog = personDialog(red);
    await expect(dialog).toContainText('You cannot win this.');
    await red.table.tabTo(dialog.getByRole('button', { name: 'Mute for me' }));
    await red.page.keyboard.press('Enter');
    await red.page.keyboard.press('Escape');
    await expect(lineOf(red, 'You cannot win')).toHaveCount(0);
    await blue.table.say('Give it up.');
    await host.table.show('Chat');
    await expect(host.table.chat).toContainText('Give it up.');
    await expect(red.page.getByRole('button', { name: 'Muted: Fabia (2)' })).toBeVisible();
    await red.table.reload();
    await red.table.show('Chat');
    await red.page.getByRole('button', { name: 'Muted: Fabia (2)' }).click();
    await personDialog(red).getByRole('button', { name: 'No longer mute' }).click();
    await red.page.keyboard.press('Escape');
    await expect(red.table.chat).toContainText('Give it up.');
  });

  await test.step('the host silences blue for everybody; blue is told why nobody hears them, and their team does', async () => {
    const dialog = await askAboutSeat(host, 'Fabia');
    await dialog.getByRole('button', { name: 'Silence for everybody' }).click();
    await expect(dialog.getByRole('button', { name: 'Let them talk to the table again' })).toBeVisible();
    await host.page.keyboard.press('Escape');
    await expect(host.page.locator('vx-seat-list')).toContainText('silenced');
    await host.table.closeDialog();
    await host.table.show('Log');
    await expect(host.table.log).toContainText('silenced Fabia’s talk to the whole table');
    await blue.table.show('Chat');
    const why = 'Anselm has silenced your talk to the whole table; you play on as before.';
    await expect(blue.page.locator('vx-chat-box').getByRole('status')).toHaveText(why);
    await blue.page.getByRole('textbox', { name: 'Message' }).fill('Anybody?');
    await blue.page.getByRole('button', { name: 'Send' }).click();
    await expect(blue.table.toasts).toContainText(why);
    await blue.table.say('We go left.', 'team');
    await expect(red.table.chat).not.toContainText('Anybody?');
  });

  await test.step('red reports the line; nobody at the table hears of it', async () => {
    const dialog = await askAboutLine(red, 'Give it up.');
    await dialog.getByRole('button', { name: 'Report this line…' }).click();
    await dialog.getByLabel('What is wrong, in a few words').fill('bullying');
    await dialog.getByRole('button', { name: 'Send the report' }).click();
    await expect(dialog.getByRole('status')).toHaveText('Thank you. Those who run this server have been told.');
    await red.page.keyboard.press('Escape');
    for (const other of [blue, host]) expect(other.everythingReceived).not.toContain('bullying');
  });

  await test.step('the host gives blue their talk back', async () => {
    const dialog = await askAboutSeat(host, 'Fabia');
    await dialog.getByRole('button', { name: 'Let them talk to the table again' }).click();
    await expect(blue.page.locator('vx-chat-box').getByRole('status')).toHaveCount(0);
    await blue.table.say('Fair enough.');
  });
});

test('the host sends somebody away who watches; whoever else watches stays, and the link ends if the host likes', async ({
  gather,
  enter,
}) => {
  const { host, spectator } = await gather('grand-triumph', ['host', 'spectator']);
  const dialog = await askAboutSeat(host, 'Petros');
  await dialog.getByRole('button', { name: 'Send Petros away' }).click();
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Send away', exact: true }).click();
  await expect(dialog.getByRole('status')).toHaveText('Petros was sent away.');
  await expect(dialog.getByText('Nobody watches just now.')).toBeVisible();
  await expect(spectator.page.getByRole('heading', { name: 'You are not at the table' })).toBeVisible();
  await expect(spectator.page.getByRole('alert')).toContainText('has sent you away');
  const link = await dialog.getByRole('textbox', { name: 'The new link for spectators' }).inputValue();
  const other = await enter('umpire');
  await other.join.follow(link);
  await other.table.isReady();
});
