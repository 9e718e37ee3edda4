import { act } from '../act.ts';
import { eventually } from '../eventually.ts';
import { SetupPage } from '../pages/setup-page.ts';
import { expect, test } from '../players.ts';
import { milliPose } from '../skirmish.ts';

test('two players find their ground: they roll, choose, lay it out, and the other one sees it', async ({ gather }) => {
  const { red, blue } = await gather('grand-triumph', ['red', 'blue']);
  const setup = new SetupPage(red.page);
  await red.table.show('Terrain');
  await setup.open();
  await setup.press('Roll for the ground');
  await expect(setup.dialog.getByText(/Red [1-6], Blue [1-6]\. Each adds their invasion rating/)).toBeVisible();
  await setup.choose('Ground', 'Forest');
  await setup.press('Roll for the terrain');
  await expect(setup.dialog.getByText(/Red [1-6], Blue [1-6]\. The sum/)).toBeVisible();
  await blue.table.show('Log');
  await expect(blue.page.getByText('Setup: terrain', { exact: false }).first()).toBeVisible();

  const kinds = await setup.kinds();
  expect(kinds[0]).toBe('Woods');
  await setup.press(/^Lay \d+ pieces/);
  await eventually(() => blue.table.board.terrain(), 'blue sees the ground').toHaveLength(kinds.length);

  await setup.press('Take it back');
  await eventually(() => blue.table.board.terrain(), 'and that it is gone').toEqual([]);
});

test('knights go on foot, an army says what its camp is, and the other side sees both', async ({ gather }) => {
  const { red, blue } = await gather('grand-triumph', ['red', 'blue']);
  const army = {
    vexillumArmy: 1,
    name: 'Knights with a wagon',
    halfPoints: 10,
    stands: [{ troopType: 'KNT', command: 1, halfPoints: 8, cards: ['DD'] }],
    cards: [{ code: 'SW', count: 1 }],
  };
  const { stands } = (await act(red, 'bring-army', { side: 'red', army })) as { readonly stands: string[] };
  const [knight = ''] = stands;
  await act(red, 'place-stands', { stands: [{ id: knight, pose: milliPose(['', 45, 6, 0]) }] });
  await eventually(async () => Object.keys(await red.table.board.poses())).toContain(knight);

  await red.table.board.clickStand(knight);
  await red.table.selection.getByRole('combobox', { name: /^on foot/ }).selectOption({ label: 'Elite Foot' });
  await expect(red.table.selection.getByText('brought as Knights')).toBeVisible();
  await blue.table.board.clickStand(knight);
  await expect(blue.table.selection.getByText('on foot, brought as Knights')).toBeVisible();
  await red.table.selection.getByRole('button', { name: /on foot/, pressed: true }).click();
  await expect(blue.table.selection.getByText(/brought as/)).toBeHidden();

  await act(red, 'place-camp', { side: 'red', pose: milliPose(['', 25, 2, 0]) });
  await red.table.board.clickAt(25, 2);
  await red.table.selection
    .getByRole('combobox', { name: 'What this camp is' })
    .selectOption({ label: 'Standard wagon' });
  await blue.table.board.clickAt(25, 2);
  await expect(blue.table.selection.getByText('Standard wagon', { exact: true })).toBeVisible();
});
