import { eventually } from '../eventually.ts';
import { expect, test } from '../players.ts';

test('one click from the start page to a battle that is drawn up, five hints, and both sides led from one chair after the other', async ({
  enter,
}) => {
  const me = await enter('red');
  const { page, table } = me;
  const { board } = table;
  const hint = page.getByRole('status', { name: 'First steps' });
  const press = (name: RegExp | string) => page.getByRole('button', { name }).click();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  await press('Try a battle');
  await table.isReady();

  await test.step('the armies stand, and nothing is flagged', async () => {
    await eventually(async () => Object.keys(await board.poses()).length).toBeGreaterThan(25);
    await expect(hint).toContainText('Hint 1 of 5');
    await table.show('Flags');
    await expect(page.getByText('No flags:', { exact: false })).toBeVisible();
  });

  await test.step('dice, and a stand moved: the hints follow', async () => {
    await press('Roll for command points');
    await expect(hint).toContainText('Hint 2 of 5');
    const mine = (await board.stands()).filter(({ side }) => side === 'red');
    const [id = ''] = mine.map((stand) => stand.id);
    const [, before] = await board.pose(id);
    await board.carry(id, 0, 1);
    await board.letGo();
    await eventually(async () => (await board.pose(id))[1]).toBeGreaterThan(before + 500);
    await expect(hint).toContainText('Hint 3 of 5');
  });

  await test.step('the turn is ended, and Blue is led next, by the space bar', async () => {
    await press('End the turn');
    await expect(hint).toContainText('Play Blue');
    await expect(page.getByRole('button', { name: 'Play Blue' })).toBeVisible();
    await board.surface.focus();
    await page.keyboard.press('Space');
    await expect(page).toHaveURL(/blue-captain/);
    await table.isReady();
    await expect(hint).toBeHidden();
    await press('Roll for command points');
  });

  await test.step('the hints do not come again', async () => {
    await page.reload();
    await table.isReady();
    await expect(page.getByRole('button', { name: 'End the turn' })).toBeVisible();
    await expect(hint).toBeHidden();
  });
});
