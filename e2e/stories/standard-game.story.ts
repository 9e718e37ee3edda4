import { act } from '../act.ts';
import { eventually } from '../eventually.ts';
import { SetupPage } from '../pages/setup-page.ts';
import { expect, type Player, test } from '../players.ts';
import { milliPose } from '../skirmish.ts';

/** 48 points under one general, by a list with this maneuver rating. */
const army = (name: string, maneuver: number) => ({
  vexillumArmy: 1,
  name,
  ratings: { invasion: [1], maneuver: [maneuver] },
  halfPoints: 96,
  stands: Array.from({ length: 12 }, (_, index) => ({
    troopType: index === 0 ? 'KNT' : 'SPR',
    command: 1,
    halfPoints: 8,
    battleline: 'all',
    ...(index === 0 ? { general: true } : {}),
  })),
  cards: [],
});

const bring = async (player: Player, side: 'red' | 'blue', maneuver: number): Promise<string[]> => {
  const { stands } = (await act(player, 'bring-army', { side, army: army(`${side} spears`, maneuver) })) as {
    readonly stands: string[];
  };
  return stands;
};

const place = (player: Player, stands: readonly string[], x: number, y: number, degrees: number) =>
  act(player, 'place-stands', {
    stands: stands.map((id, index) => ({ id, pose: milliPose(['', x + 2 * index, y, degrees]) })),
  });

test('two friends set up a standard battle of 48 points and begin it', async ({ gather }) => {
  const { red, blue } = await gather('triumph', ['red', 'blue']);
  const [reds, blues] = [red.table.deployment, blue.table.deployment];
  const redStands = await bring(red, 'red', 9);
  const blueStands = await bring(blue, 'blue', 0);

  await test.step('the advantage is thrown for once, with the ratings of the lists, and its winner is named', async () => {
    await reds.isAt('Before it begins: who has the advantage?');
    await reds.does('Roll for the advantage');
    for (const each of [reds, blues]) {
      await expect(each.strip).toContainText(/Red: [1-6] \+ 9 = 1\d\s*Blue: [1-6] \+ 0 = [1-6]/);
      await expect(each.strip).toContainText(/Red has the advantage, by \d+\./);
      await expect(each.strip).toContainText(/march round a flank/);
      await expect(each.deed('Roll for the advantage')).toBeHidden();
    }
    await reds.sayAdvantage('Red');
    await blues.sayAdvantage('Red');
    await blues.isAt('Step 1 of 7: Terrain (Both sides)');
  });

  await test.step('the ground is found; the advantage is not thrown for again', async () => {
    const setup = new SetupPage(red.page);
    await red.table.show('Terrain');
    await setup.open();
    await expect(setup.dialog).toContainText(/Red has the advantage, by \d+\./);
    await expect(setup.dialog.getByRole('button', { name: 'Roll for the advantage' })).toBeHidden();
    await setup.choose('Ground', 'Steppe');
    await setup.press('Roll for the terrain');
    await expect(setup.dialog.getByText(/Red [1-6], Blue [1-6]\. The sum/)).toBeVisible();
    await setup.press(/^Lay \d+ piece/);
    await eventually(async () => (await blue.table.board.terrain()).length).toBeGreaterThan(0);
    await red.page.keyboard.press('Escape');
    await reds.finish();
    await blues.finish();
  });

  await test.step('camps, the center, the whole army, the rest', async () => {
    await blues.isAt('Step 2 of 7: Camps (Blue)');
    await expect(blues.strip).not.toContainText('allies');
    await blues.does('Place your camp');
    await blues.finish();
    await reds.does('Place your camp');
    await reds.finish();
    await blues.isAt('Step 4 of 7: The center (Blue)');
    await place(blue, blueStands.slice(0, 6), 20, 28, 180);
    await blues.finish();
    await reds.isAt('Step 5 of 7: The whole army (Red)');
    await expect(reds.deed('Deploy your army (12 stands)')).toBeVisible();
    await place(red, redStands, 14, 6, 0);
    await expect(reds.deed(/^Deploy your army/)).toBeHidden();
    await reds.finish();
    await place(blue, blueStands.slice(6), 20, 26, 180);
    await blues.finish();
  });

  await test.step('the first turn is red’s, and has its phases', async () => {
    await reds.isAt('Step 7 of 7: First turn (Red)');
    await reds.does('Begin the first turn');
    await reds.finish();
    const turnOf = ({ page }: Player) => page.getByRole('region', { name: 'The turn' });
    for (const each of [red, blue]) await expect(turnOf(each)).toContainText('Turn 1: Red · Cards');
    await turnOf(red).getByRole('button', { name: 'Roll for command points' }).click();
    await expect(turnOf(blue)).toContainText(/1\s*[1-6]\s*\/ [1-6]/);
  });
});

test('a file with false points is counted anew, and one click brings it with the right ones', async ({ gather }) => {
  const { red } = await gather('triumph', ['red']);
  const file = JSON.stringify({ ...army('Cheap spears', 1), halfPoints: 80 });
  await red.table.tryToBringFile('cheap.json', file);
  await expect(red.page.getByRole('alert')).toContainText(
    'This army says that it has 40 points; its stands and cards come to 48.',
  );
  await red.page.getByRole('button', { name: 'Bring it with 48 points' }).click();
  await expect(red.table.reserve('Red')).toContainText('12');
});
