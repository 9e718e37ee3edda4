import { eventually } from '../eventually.ts';
import { CombatsPage } from '../pages/combats-page.ts';
import { TurnPage } from '../pages/turn-page.ts';
import { expect, type Player, test } from '../players.ts';
import { stand } from '../skirmish.ts';

/** Every pointer that comes down anywhere on the page. */
const notePointers = async ({ page }: Player): Promise<void> =>
  page.evaluate(() => {
    const noted: string[] = [];
    Object.assign(window, { notedPointers: noted });
    for (const name of ['pointerdown', 'wheel']) window.addEventListener(name, () => noted.push(name), true);
  });

const pointersOf = async ({ page }: Player): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { readonly notedPointers: string[] }).notedPointers);

test('without a mouse: a turn with its dice, a move, a price put right, a combat, and the end of the battle', async ({
  gather,
}) => {
  const { red, blue } = await gather('grand-triumph', ['red', 'blue']);
  const [knights = ''] = await stand(red, [
    ['KNT', 44, 14, 0],
    ['SPR', 48, 10, 0],
    ['SPR*', 50, 10, 0],
  ]);
  const [heavy = ''] = await stand(blue, [
    ['HFT', 44, 17.5, 180],
    ['HFT*', 48, 24, 180],
  ]);
  for (const each of [red, blue]) await notePointers(each);
  const [turn, combats] = [new TurnPage(red.page), new CombatsPage(red.page)];
  const { keyboard } = red.page;
  const press = async (who: Player, name: string | RegExp): Promise<void> => {
    await who.table.tabTo(new TurnPage(who.page).bar.getByRole('button', { name }));
    await who.page.keyboard.press('Enter');
  };

  await test.step('the turn begins by a typed order, the dice fall by Space', async () => {
    await red.table.typeOrder('begin turn', /The turn has begun/);
    await red.table.board.surface.focus();
    await keyboard.press('Space');
    await turn.isAt('Turn 1: Red · Movement');
  });

  await test.step('a move into contact by a typed order, and its price put right', async () => {
    const points = await turn.left(1);
    await red.table.typeOrder(
      `${await red.table.names.nameOf(knights)} forward 3.5`,
      /3\.50 of 5\.00 MU, 1 command point/,
    );
    await eventually(() => turn.left(1)).toBe(points - 1);
    await press(red, /^1/);
    await press(red, 'One less');
    await eventually(() => new TurnPage(blue.page).left(1)).toBe(points);
  });

  await test.step('Space leads to the combat, and no further before it is fought', async () => {
    await red.table.board.surface.focus();
    await keyboard.press('Space');
    await turn.isAt('Turn 1: Red · Close combat');
    await red.table.board.surface.focus();
    await keyboard.press('Space');
    await expect(combats.panel.getByRole('button', { name: 'Fight' })).toBeFocused();
    await turn.isAt('Turn 1: Red · Close combat');
    await keyboard.press('Enter');
    await expect(combats.panel.getByRole('button', { name: 'Apply' })).toBeFocused();
  });

  await test.step('the dice are what they are; the two agree on a number, and heavy foot is lost', async () => {
    const more = combats.panel.getByRole('button', { name: 'More: By hand, Red' });
    const isOver = async () =>
      /Heavy Foot \d is (beaten|doubled) and is destroyed/.test((await combats.result.textContent()) ?? '');
    for (let changes = 0; !(await isOver()); changes += 1) {
      expect(changes).toBeLessThan(20);
      if (changes === 0) await red.table.tabTo(more, { back: true });
      await expect(more, 'the focus stays where the number grows').toBeFocused();
      const before = await combats.panel.textContent();
      await keyboard.press('Enter');
      await expect(combats.panel).not.toHaveText(before ?? '');
    }
    await red.table.tabTo(combats.panel.getByRole('button', { name: 'Apply' }));
    await keyboard.press('Enter');
    await eventually(async () => Object.keys(await blue.table.board.poses())).not.toContain(heavy);
  });

  await test.step('the battle is over, and both captains say so with the keys', async () => {
    await red.table.board.surface.focus();
    await keyboard.press('Space');
    await turn.isAt('Red has won by 3 points');
    await press(red, 'End the game');
    await press(blue, 'End the game');
    for (const { page } of [red, blue])
      await expect(page.getByRole('dialog', { name: /Red has won|You have won/ })).toContainText('won by 3 points');
  });

  for (const each of [red, blue]) expect(await pointersOf(each)).toEqual([]);
});
