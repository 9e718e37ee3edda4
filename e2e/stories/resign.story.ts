import { act } from '../act.ts';
import { seatGuests } from '../conquest/seat-conquerors.ts';
import { TrueGame } from '../conquest/true-game.ts';
import { eventually } from '../eventually.ts';
import { expect, type Player, test } from '../players.ts';

const question = ({ page }: Player) => page.locator('vx-resign-dialog wa-dialog');

const moreOf = ({ page }: Player) => page.locator('vx-bar-menu').getByRole('button').first();

test('a player gives up their game: asked once more, by the menu of the bar or by a key, and whoever is left has won', async ({
  enter,
  server,
  playwright,
}) => {
  const wish = { enter, server, request: playwright.request, houseRules: { 'random-start': true } };
  const { first, second, spectator } = await seatGuests(wish, ['first', 'second', 'spectator']);
  const truth = new TrueGame(first.context, first.table.id, 'player-1');
  const outOf = async () => (await truth.known()).game?.phase;

  await test.step('there is nothing to give up before START, and never for who watches', async () => {
    await moreOf(first).click();
    await expect(first.conquest.button('Help')).toBeVisible();
    await expect(first.conquest.button('Resign')).toHaveCount(0);
    await first.page.keyboard.press('Escape');
    await first.conquest.press('START');
    await eventually(outOf, 'the game is on').toBe('amassing');
    await moreOf(spectator).click();
    await expect(spectator.conquest.button('Resign')).toHaveCount(0);
  });

  await test.step('Q asks, says what comes of it, and Escape or “No” leaves everything as it is', async () => {
    await second.page.keyboard.press('q');
    await expect(question(second)).toContainText(`The game is over then, and ${first.name} has won it.`);
    await expect(question(second).getByRole('button', { name: 'No, play on' })).toBeFocused();
    await question(second).getByRole('button', { name: 'No, play on' }).click();
    await expect(question(second)).toHaveCount(0);
    await second.page.keyboard.press('q');
    await expect(question(second).getByRole('button', { name: 'Yes, resign' })).toBeVisible();
    await second.page.keyboard.press('Escape');
    await expect(question(second)).toHaveCount(0);
    expect(await outOf()).toBe('amassing');
  });

  await test.step('after a turn each the second resigns, on the other’s turn', async () => {
    for (const player of [first, second]) {
      const known = await truth.known();
      const own = [...(await first.conquest.map()).keys()].find((id) => known.ownerOf(id) === player.table.seat);
      await act(player, 'place-army', { territory: own });
    }
    await first.conquest.isOnTurn();
    await moreOf(second).click();
    await second.conquest.button('Resign').click();
    await question(second).getByRole('button', { name: 'Yes, resign' }).click();
    await expect(first.conquest.result).toHaveText('You have won!');
    for (const player of [second, spectator]) {
      await expect(player.conquest.result).toHaveText(`${first.name} has won`);
      await expect(player.page.locator('vx-game-over')).toContainText('resigned');
    }
    await expect(first.page.locator('vx-game-over')).toContainText('No other player is left in the game.');
  });

  await test.step('what is over cannot be given up', async () => {
    await second.page.getByRole('button', { name: 'Look at the board' }).click();
    await second.page.keyboard.press('q');
    await moreOf(second).click();
    await expect(second.conquest.button('Resign')).toHaveCount(0);
    await expect(question(second)).toHaveCount(0);
    await expect(second.conquest.log).toContainText(`resigned the game; ${first.name} has won the game`);
  });
});
