import { eventually } from '../eventually.ts';
import { expect, test } from '../players.ts';
import { stand } from '../skirmish.ts';

test('the other button, or the menu key, asks what can be done at a place: select, measure, point, note', async ({
  gather,
}) => {
  const { red, blue, spectator } = await gather('grand-triumph', ['red', 'blue', 'spectator']);
  const [spear = ''] = await stand(red, [['SPR*', 40, 12, 0]]);
  const { board } = red.table;
  const { page } = red;
  const item = (name: string) => page.getByRole('menuitem', { name });
  /** On a whole pixel: a browser tells of the other button in no smaller parts. */
  const askAt = async (x: number, y: number) => {
    const point = await board.screenPoint(x, y);
    const at = { x: Math.round(point.x), y: Math.round(point.y) };
    await page.mouse.move(at.x, at.y);
    await page.mouse.click(at.x, at.y, { button: 'right' });
    return at;
  };

  await test.step('on a stand: it is named, and selected', async () => {
    await askAt(40, 11.6);
    await item('Select Red Spear 1').click();
    await eventually(() => board.selection()).toEqual([spear]);
    await expect(item('Measure from here')).toBeHidden();
  });

  await test.step('a ruler follows the pointer from there, and stays where it is clicked', async () => {
    const from = await askAt(30, 12);
    await item('Measure from here').click();
    const to = { x: from.x, y: from.y - 5 * (await board.scale()) };
    await page.mouse.move(to.x, to.y, { steps: 5 });
    await eventually(() => board.words(), 'five MU').toContain('5.00 MU');
    await page.mouse.click(to.x, to.y);
    await page.mouse.move(to.x + 60, to.y);
    await eventually(() => board.words()).toContain('5.00 MU');
    await page.keyboard.press('Escape');
  });

  await test.step('everybody is shown a place', async () => {
    await askAt(60, 20);
    await item('Show everybody this place').click();
    await eventually(() => blue.table.board.pings(), 'blue sees it').not.toEqual([]);
    await expect(item('Show everybody this place')).toBeHidden();
  });

  await test.step('by the menu key, for what is selected; Escape puts it away', async () => {
    await board.surface.focus();
    await page.keyboard.press('Shift+F10');
    await expect(item('Select Red Spear 1')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(item('Select Red Spear 1')).toBeHidden();
    await eventually(() => board.selection(), 'and it only').toEqual([spear]);
  });

  await test.step('who looks on measures, and shows nobody anything', async () => {
    const at = await spectator.table.board.screenPoint(50, 10);
    await spectator.page.mouse.click(at.x, at.y, { button: 'right' });
    await expect(spectator.page.getByRole('menuitem', { name: 'Measure from here' })).toBeVisible();
    await expect(spectator.page.getByRole('menuitem', { name: 'Show everybody this place' })).toBeHidden();
  });
});
