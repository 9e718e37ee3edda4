import { act, type Deputy } from '../act.ts';
import { seatGuests } from '../conquest/seat-conquerors.ts';
import { TrueGame } from '../conquest/true-game.ts';
import { eventually } from '../eventually.ts';
import { expect, type Player, test } from '../players.ts';

const card = ({ page }: Player) =>
  page.locator('vx-my-tables').getByRole('listitem').filter({ hasText: 'Three isles' });

/** Acts also while the page is elsewhere. */
const deputyOf = ({ name, context, page, table }: Player): Deputy => ({
  name,
  request: context.request,
  origin: new URL(page.url()).origin,
  table: { id: table.id, seat: table.seat },
});

test('My tables come first and say whose turn it is, then who has won; the title counts those that wait', async ({
  enter,
  server,
  playwright,
}) => {
  const wish = { enter, server, request: playwright.request, houseRules: { 'random-start': true } };
  const { first, second } = await seatGuests(wish, ['first', 'second']);
  const truth = new TrueGame(first.context, first.table.id, 'player-1');
  const [atFirst, atSecond] = [first.page.url(), second.page.url()];
  const ways = await first.conquest.map();
  const [one, other] = [deputyOf(first), deputyOf(second)];
  const place = async (player: Deputy) => {
    const known = await truth.known();
    const own = [...ways.keys()].find((id) => known.ownerOf(id) === player.table.seat);
    await act(player, 'place-army', { territory: own });
  };

  await test.step('a browser without tables has them nowhere but in one quiet sentence', async () => {
    const third = await enter('third');
    await third.home.open();
    await expect(third.page.locator('vx-my-tables')).toHaveCount(0);
    await expect(third.page.getByText('Tables where you sit will be listed here.')).toBeVisible();
    await expect(third.page).toHaveTitle('Vexillum');
  });

  await test.step('before START it is being set up', async () => {
    await second.home.open();
    await expect(card(second)).toContainText('Being set up');
    for (const { name } of [first, second]) await expect(card(second)).toContainText(name);
    const headings = await second.page.getByRole('heading').allTextContents();
    expect(headings.indexOf('My tables')).toBe(0);
  });

  await test.step('whose turn it is, and since when; yours is marked, and the title says so', async () => {
    await first.conquest.press('START');
    await eventually(async () => (await truth.known()).game?.phase, 'the game is on').toBe('amassing');
    await second.home.open();
    await expect(card(second)).toContainText(`${first.name} is on turn, since `);
    await expect(second.page).toHaveTitle('Vexillum');
    await first.home.open();
    await expect(card(first)).toContainText('Your turn, since ');
    await expect(first.page).toHaveTitle('(1) Vexillum');
    await place(one);
    // By itself, without a touch: the page asks now and then.
    await expect(card(second)).toContainText('Your turn, since ', { timeout: 40_000 });
    await expect(second.page).toHaveTitle('(1) Vexillum');
    await second.page.goto('/me');
    await expect(second.page.getByRole('heading', { name: 'My player card' })).toBeVisible();
    await expect(card(second)).toContainText('Your turn, since ');
    await expect(second.page).toHaveTitle('(1) My player card · Vexillum');
  });

  await test.step('one resigns, and both see who has won', async () => {
    await place(other);
    await second.page.goto(atSecond);
    await second.conquest.isReady();
    await second.page.keyboard.press('q');
    await second.page.getByRole('button', { name: 'Yes, resign' }).click();
    await expect(second.conquest.result).toHaveText(`${first.name} has won`);
    for (const [player, text] of [
      [first, 'Over: you have won'],
      [second, `Over: ${first.name} has won`],
    ] as const) {
      await player.home.open();
      await expect(card(player)).toContainText(text);
      await expect(player.page).toHaveTitle('Vexillum');
    }
    for (const [player, back] of [
      [first, atFirst],
      [second, atSecond],
    ] as const) {
      await player.page.goto(back);
      await expect(player.conquest.result).toBeVisible();
    }
  });

  await test.step('a rematch in which the other begins takes both, and both are led into it', async () => {
    await second.conquest.button('Rematch: the next player begins').click();
    await expect(second.page.locator('vx-rematch-offer')).toContainText(`It begins when ${first.name} wants it too.`);
    await expect(first.page.locator('vx-rematch-offer')).toContainText(
      `${second.name} would like a rematch: the next player begins.`,
    );
    await first.conquest.button('Accept: the next player begins').click();
    for (const { conquest } of [first, second]) await expect(conquest.button('START')).toBeVisible();
    await first.conquest.press('START');
    await second.conquest.isOnTurn();
    await first.home.open();
    await expect(card(first)).toContainText(`${second.name} is on turn`);
  });

  await test.step('a table that is taken off the list is asked about no more', async () => {
    await second.home.open();
    await card(second).getByRole('button', { name: 'Take off this list' }).click();
    await expect(second.page.locator('vx-my-tables')).toHaveCount(0);
    await expect(second.page.getByText('Tables where you sit will be listed here.')).toBeVisible();
  });
});
