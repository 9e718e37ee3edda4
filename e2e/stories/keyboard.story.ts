import { eventually } from '../eventually.ts';
import { expect, test } from '../players.ts';

test('a battle line is picked, pushed and turned with the keys alone', async ({ gather }) => {
  const { red } = await gather('grand-triumph', ['red']);
  const { board } = red.table;
  await red.table.bringArmy('Hannibal in Italy, 217 BC');
  await red.table.placeCommand(1);
  await red.page.keyboard.press('Escape');

  await red.table.tabTo(board.surface);
  expect(await red.table.focusRing(), 'the focus is seen').not.toBe('none');

  await red.page.keyboard.press('Escape');
  await red.page.keyboard.press('Tab');
  const [stand = ''] = await board.selection();
  const [x, y, heading] = await board.pose(stand);
  await red.page.keyboard.press('Shift+ArrowUp');
  await red.page.keyboard.press('ArrowRight');
  await red.page.keyboard.press('Enter');
  await eventually(() => board.pose(stand)).toEqual([x + 100, y + 1000, heading]);

  await red.page.keyboard.press('x');
  await red.page.keyboard.press('Enter');
  await eventually(async () => (await board.pose(stand))[2]).toBe(heading + 100);

  await red.page.keyboard.press('Control+z');
  await eventually(() => board.pose(stand), 'the turn is taken back').toEqual([x + 100, y + 1000, heading]);
  await red.page.keyboard.press('Control+z');
  await eventually(() => board.pose(stand), 'pushes that follow each other are one move').toEqual([x, y, heading]);
});
