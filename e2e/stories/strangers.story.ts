import { ConquestLobbyPage } from '../pages/conquest-lobby-page.ts';
import { PlayPage } from '../pages/play-page.ts';
import { addAuthenticator, becomeAnotherDevice } from '../passkeys.ts';
import { expect, type Player, test } from '../players.ts';

const resigns = async ({ page, conquest }: Player): Promise<void> => {
  await conquest.isReady();
  await page.keyboard.press('q');
  await page.getByRole('button', { name: 'Yes, resign' }).click();
};

test('two strangers without an account meet, play, resign and play again; later one has a card, and finds the game on a second device', async ({
  enter,
}) => {
  const [seeker, other] = [await enter('first'), await enter('second')];
  const [mine, list] = [new PlayPage(seeker.page), new PlayPage(other.page)];

  await test.step('one looks for players, the other finds them and presses once', async () => {
    await mine.open();
    await mine.callMyself(seeker.name);
    await mine.lookFor('Conquest');
    await list.open();
    await list.callMyself(other.name);
    await other.page.getByRole('button', { name: `Play with ${seeker.name}` }).click();
    await expect(other.page).toHaveURL(/seat=player-2/);
    await seeker.page.getByRole('button', { name: 'Go to your table' }).click();
    await expect(seeker.page).toHaveURL(/seat=player-1/);
  });

  await test.step('both are seated as guests, and it begins', async () => {
    const lobby = new ConquestLobbyPage(seeker.page);
    await lobby.isOpen();
    await lobby.press();
    await lobby.isGone();
    await seeker.table.showPeople();
    await expect(seeker.page.getByText('You play here as a guest.')).toBeVisible();
    await seeker.table.closeDialog();
  });

  await test.step('one resigns, and both want a rematch', async () => {
    await resigns(other);
    await expect(seeker.conquest.result).toHaveText('You have won!');
    await seeker.conquest.button('Rematch: the next player begins').click();
    await other.conquest.button('Accept: the next player begins').click();
    for (const { conquest } of [seeker, other]) await expect(conquest.button('START')).toBeVisible();
    await seeker.conquest.press('START');
  });

  await test.step('the seeker wants to be remembered, and plays on with a card', async () => {
    const { page } = seeker;
    const table = page.url();
    await addAuthenticator(page);
    await page.goto('/me');
    await page.getByLabel('Your name').fill(seeker.name);
    await page.getByRole('button', { name: 'Remember me' }).click();
    await page.getByRole('button', { name: 'Make a passkey' }).click();
    await expect(page.getByText('The passkey is made.')).toBeVisible();
    await page.goto(table);
    await seeker.conquest.isReady();
    await seeker.table.showPeople();
    await page.getByRole('button', { name: `Play here with my player card (${seeker.name})` }).click();
    await expect(page.getByText(`You play here with the player card of ${seeker.name}.`)).toBeVisible();
    await seeker.table.closeDialog();
    await resigns(seeker);
    await expect(other.conquest.result).toHaveText('You have won!');
  });

  await test.step('a second device knows nothing, until the passkey brings the card, and with it the game', async () => {
    const { page } = seeker;
    await page.goto('/me');
    // A page that is still asking would sign in again with the key that is about to be forgotten.
    await expect(page.getByRole('heading', { name: seeker.name, exact: true })).toBeVisible();
    // A device without its session is told so by the server.
    seeker.troubles.expect(/401/);
    await becomeAnotherDevice(page);
    await expect(page.getByRole('heading', { name: 'My player card' })).toBeVisible();
    await page.getByRole('button', { name: 'With a passkey' }).click();
    await expect(page.getByRole('heading', { name: seeker.name, exact: true })).toBeVisible();
    const played = page.getByRole('table', { name: 'Games played' });
    // Boards are made a moment after a game has ended.
    await expect(async () => {
      await page.reload();
      await expect(played.getByRole('row').nth(1)).toContainText('A defeat', { timeout: 1000 });
    }).toPass({ timeout: 30_000 });
    await expect(played).toContainText('Conquest');
    await expect(played).toContainText('not rated:');
  });
});
