import { expect, test } from '../players.ts';
import { stand } from '../skirmish.ts';

test('a turn is led through its phases by one button or one key, and the enemy sees the same and asks for it', async ({
  gather,
}) => {
  const { red, blue } = await gather('grand-triumph', ['red', 'blue']);
  await stand(red, [
    ['SPR*', 40, 8, 0],
    ['SPR', 42, 8, 0],
    ['SPR', 44, 8, 0],
  ]);
  await stand(blue, [['SPR*', 42, 28, 180]]);
  const bar = red.page.getByRole('region', { name: 'The turn' });
  const theirs = blue.page.getByRole('region', { name: 'The turn' });

  await test.step('the first turn begins, and the dice are one key away', async () => {
    await red.page.getByRole('button', { name: 'Begin Red’s turn' }).click();
    await expect(bar).toContainText('Turn 1: Red · Cards');
    await expect(theirs).toContainText('Turn 1: Red · Cards');
    await expect(theirs.getByRole('button', { name: 'Roll for command points' })).toBeHidden();
    await expect(blue.page.getByRole('button', { name: /Begin .* turn/ })).toBeHidden();
    await red.table.board.surface.focus();
    await red.page.keyboard.press('Space');
    await expect(bar).toContainText('Turn 1: Red · Movement');
    await expect(bar.getByRole('group', { name: 'Command points' })).toContainText(/[1-6]\s*\/\s*[1-6]/);
  });

  await test.step('blue asks for the turn and cannot take it', async () => {
    await theirs.getByRole('button', { name: 'Ask for the turn' }).click();
    await expect(bar).toContainText('The other side asks for the turn.');
    await expect(theirs).toContainText('The other side asks for the turn.');
  });

  await test.step('what is empty is passed, and the turn handed over', async () => {
    await bar.getByRole('button', { name: 'On to: End of the turn' }).click();
    await expect(bar).toContainText('Lost so far: Red 0, Blue 0.');
    await red.table.board.surface.focus();
    await red.page.keyboard.press('Enter');
    await expect(theirs).toContainText('Turn 2: Blue · Cards');
    await expect(theirs.getByRole('button', { name: 'Roll for command points' })).toBeVisible();
    await expect(bar.getByRole('button', { name: 'Ask for the turn' })).toBeVisible();
  });
});
