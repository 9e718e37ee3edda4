import { eventually } from '../eventually.ts';
import { act } from '../act.ts';
import { expect, type Player, test } from '../players.ts';
import { stand } from '../skirmish.ts';

/** What the page shows a side in, as a CSS colour. */
const colorOnPage = ({ page }: Player, side: 'red' | 'blue'): Promise<string> =>
  page
    .locator('vx-battle-table')
    .evaluate((table, name) => getComputedStyle(table).getPropertyValue(`--vx-${name}`), side);

/** What colours the scene has been given for the sides. */
const colorsOnBoard = ({ table }: Player): Promise<unknown> =>
  table.board.element.evaluate((board) => (board as unknown as { view?: { colors?: unknown } }).view?.colors);

/** What a captain can choose from. */
const offered = ({ page }: Player, name?: string | RegExp) =>
  page.locator('vx-color-choice').getByRole('button', name === undefined ? {} : { name });

test('a captain chooses the colour of their side, and everybody sees it, after a reload too', async ({ gather }) => {
  const { red, blue, spectator } = await gather('triumph', ['red', 'blue', 'spectator']);
  const everybody = [red, blue, spectator];
  await stand(red, [['SPR*', 20, 8, 0]]);
  await stand(blue, [['SPR*', 22, 28, 180]]);
  const [plainRed, plainBlue] = [await colorOnPage(red, 'red'), await colorOnPage(red, 'blue')];

  await test.step('one click, with the dialog open for a second thought', async () => {
    await red.table.fromMenu('Colour of your side');
    const dialog = red.page.getByRole('dialog', { name: 'Colour of your side' });
    await expect(offered(red)).toHaveCount(7);
    await expect(offered(red, 'blue')).toHaveCount(0);
    await offered(red, 'gold').click();
    await expect(offered(red, 'gold')).toHaveAttribute('aria-pressed', 'true');
    await offered(red, 'green').click();
    await expect(offered(red, 'green')).toHaveAttribute('aria-pressed', 'true');
    await red.page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  await test.step('the page and the board of everybody wear it', async () => {
    for (const player of everybody) {
      await eventually(() => colorsOnBoard(player)).toEqual({ red: 'green', blue: 'blue' });
      await eventually(() => colorOnPage(player, 'red')).not.toBe(plainRed);
      expect(await colorOnPage(player, 'blue')).toBe(plainBlue);
    }
    await blue.table.show('Log');
    await expect(blue.page.getByRole('log', { name: 'Log' }).getByText('chose the colour of Red: green')).toBeVisible();
  });

  await test.step('the other side is offered what is left, beside its army', async () => {
    await blue.table.show('Armies');
    await blue.page
      .getByRole('region', { name: 'Blue army' })
      .getByRole('button', { name: 'Colour of your side' })
      .click();
    await expect(offered(blue)).toHaveCount(6);
    await expect(offered(blue, /green|red/)).toHaveCount(0);
    await offered(blue, 'purple').click();
    await expect(offered(blue, 'purple')).toHaveAttribute('aria-pressed', 'true');
    await eventually(() => colorsOnBoard(spectator)).toEqual({ red: 'green', blue: 'purple' });
  });

  await test.step('who comes later sees it at once', async () => {
    await spectator.page.reload();
    await eventually(() => colorsOnBoard(spectator)).toEqual({ red: 'green', blue: 'purple' });
    await eventually(() => colorOnPage(spectator, 'blue')).not.toBe(plainBlue);
  });

  await test.step('no umpire is needed in battle either', async () => {
    await act(red, 'begin-turn', {});
    await act(blue, 'choose-color', { color: 'blue' });
    await eventually(() => colorsOnBoard(red)).toEqual({ red: 'green', blue: 'blue' });
    await eventually(() => colorOnPage(red, 'blue')).toBe(plainBlue);
  });
});
