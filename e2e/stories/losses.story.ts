import { act } from '../act.ts';
import { expect, test } from '../players.ts';
import { stand } from '../skirmish.ts';

test('Hanno loses a third of a command: both see it falter, Hanno holds the rest in place, and the turn’s end is counted', async ({
  gather,
}) => {
  const { red, blue } = await gather('grand-triumph', ['red', 'blue']);
  const [first] = await stand(red, [
    ['SPR', 40, 8, 0],
    ['SPR', 42, 8, 0],
    ['KNT*', 44, 8, 0],
  ]);
  await stand(blue, [['SPR*', 42, 28, 180]]);
  await act(red, 'begin-turn', {});

  await red.table.show('Armies');
  const ownLosses = red.page.getByRole('group', { name: 'Losses of Red' });
  await expect(ownLosses).toContainText('0 of 12 lost');

  await act(red, 'lose-stands', { stands: [first] });
  await expect(ownLosses).toContainText('demoralized');
  await expect(ownLosses).toContainText('4 of 12 lost; 4 is enough');
  await blue.table.show('Armies');
  await expect(blue.page.getByRole('group', { name: 'Losses of Red' })).toContainText('4 of 12 lost; 4 is enough');
  await expect(blue.page.getByText('Red’s command 1 is demoralized').first()).toBeAttached();

  await expect(red.page.getByText('Rout at the end of this movement: Kn1, Sp')).toBeVisible();
  await red.page.getByRole('button', { name: 'Held with a command point' }).click();
  await expect(red.page.getByText('Rout at the end of this movement')).toBeHidden();

  await act(red, 'begin-turn', {});
  await red.table.show('Log');
  await expect(red.table.log).toContainText('Turn 2: Blue; lost so far: Red 4, Blue 0');
});
