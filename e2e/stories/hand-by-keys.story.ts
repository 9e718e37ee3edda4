import { act } from '../act.ts';
import { eventually } from '../eventually.ts';
import { frontOf, apart, gapFaceToFace } from '../geometry.ts';
import { expect, test } from '../players.ts';
import { bringTroops, milliPose, stand } from '../skirmish.ts';
import { areAt, moved, truePoses } from '../true-poses.ts';
import type { Pose } from '../true-table.ts';

test('without a mouse: deployed, advanced, wheeled, squared up, measured, taken back, and out of the board again', async ({
  gather,
}) => {
  const { red, blue } = await gather('grand-triumph', ['red', 'blue']);
  const { table, page } = red;
  const { board } = table;
  const { keyboard } = page;
  const press = async (...keys: string[]) => {
    for (const key of keys) await keyboard.press(key);
  };
  const [enemy = ''] = await stand(blue, [['SPR', 40, 14, 180]]);
  const troops = await bringTroops(red, ['SPR', 'SPR', 'SPR', 'SPR']);

  await test.step('Tab leads to the tray, and Enter puts the command on the board', async () => {
    await table.tabTo(page.getByRole('button', { name: 'Place all: Command 1' }));
    await press('Enter');
    await eventually(() => truePoses(red, troops)).toHaveLength(4);
    await act(red, 'move-stands', {
      moves: troops.map((id, index) => ({ id, to: milliPose(['SPR', 35 + 2 * index, 10, 0]) })),
    });
    await eventually(() => truePoses(red, troops)).toEqual(
      troops.map((_, index) => milliPose(['SPR', 35 + 2 * index, 10, 0])),
    );
  });

  await test.step('Tab leads into the board and from stand to stand', async () => {
    await table.tabTo(board.surface);
    await press('Escape');
    expect(await table.focusRing(), 'the focus is seen').not.toBe('none');
    const seen: string[] = [];
    for (const _ of troops) {
      await press('Tab');
      seen.push(...(await board.selection()));
    }
    expect(seen, 'from left to right').toEqual(troops);
    await press('Shift+Tab');
    await eventually(() => board.selection()).toEqual([troops[2]]);
  });

  await test.step('Shift and an arrow add the neighbours; Enter picks all that stand together', async () => {
    await press('Shift+ArrowLeft');
    await eventually(async () => (await board.selection()).toSorted()).toEqual(troops.slice(1, 3).toSorted());
    await press('Shift+ArrowRight');
    await eventually(() => board.selection()).toHaveLength(3);
    await press('Enter');
    await eventually(async () => (await board.selection()).toSorted()).toEqual(troops.toSorted());
  });

  await page.getByRole('button', { name: 'Begin Red’s turn' }).press('Enter');
  await board.surface.focus();
  const begun = await truePoses(red, troops);

  await test.step('forward in tenths, in whole MU, and by number', async () => {
    await press('Shift+ArrowUp', 'ArrowUp', 'ArrowUp');
    await eventually(() => board.words()).toContain('1.20 / 3.00 MU');
    await press('1', '.', '5', 'Enter');
    await eventually(() => board.words(), 'what is typed is the last part’s length').toContain('1.50 / 3.00 MU');
    await press('Enter');
    await areAt(red, troops, moved(begun, 0, 1500));
  });

  await test.step('Q and E wheel by degrees; Escape gives up, Ctrl+Z takes off a part', async () => {
    await press('Shift+Q');
    await eventually(async () => (await board.draft())?.legs).toMatchObject([
      { kind: 'wheel', side: 'left', degrees: 5 },
    ]);
    await press('Escape');
    expect(await board.draft()).toBeUndefined();
    await press('e', 'e', 'ArrowUp');
    await eventually(async () => (await board.draft())?.legs.map(({ kind }) => kind)).toEqual(['wheel', 'advance']);
    await press('Control+z');
    await eventually(async () => (await board.draft())?.legs).toMatchObject([
      { kind: 'wheel', side: 'right', degrees: 2 },
    ]);
    await press('8', 'd', 'Enter', 'Enter');
    await eventually(async () => (await truePoses(red, troops))[0]?.[2]).toBe(800);
    const after = await truePoses(red, troops);
    expect(apart(frontOf(after[3] as Pose).right, { x: 42, y: 11.5 }), 'the right corner stays').toBeLessThan(0.002);
    await expect(blue.table.log).toContainText(/Red 1: 4\s×\sSpear wheel right 8°, 1\.1 MU, in this turn 2\.6 of 3 MU/);
  });

  await test.step('Ctrl+Z takes it back; Backspace goes to where the turn began', async () => {
    await press('Control+z');
    await areAt(red, troops, moved(begun, 0, 1500));
    await eventually(() => board.pose(troops[0] ?? ''), 'the board shows it too').toEqual(moved(begun, 0, 1500)[0]);
    await press('Backspace');
    await areAt(red, troops, begun);
  });

  await test.step('a typed order measures, and C squares up to whom one touches', async () => {
    await press('m');
    await press('Escape');
    const [third = ''] = troops.slice(2);
    await table.typeOrder(`measure ${await table.names.nameOf(third)} to blue sp1`, /4\.00\sMU/);
    await board.surface.focus();
    await press('Escape', 'Escape');
    await act(red, 'move-stands', { moves: [{ id: third, to: milliPose(['SPR', 40.3, 13.861, 8]) }] });
    await eventually(async () => (await board.pose(third))[2]).toBe(800);
    await press('Tab', 'Tab', 'Tab');
    while ((await board.selection())[0] !== third) await press('Tab');
    await press('c');
    await eventually(() => board.words()).toMatch(/front to front with Blue Spear 1/);
    await press('Enter');
    await eventually(async () => (await truePoses(red, [third]))[0]?.[2]).toBe(0);
    const [mine, theirs] = await truePoses(red, [third, enemy]);
    expect(gapFaceToFace(mine as Pose, theirs as Pose)).toBeLessThan(0.002);
  });

  await test.step('past the last stand, Tab leaves the board', async () => {
    await board.surface.focus();
    for (let presses = 0; presses <= troops.length + 1; presses += 1) await press('Tab');
    await expect(board.surface).not.toBeFocused();
    await board.surface.focus();
    await press('Escape', 'Escape', 'Escape', 'Shift+Tab');
    await expect(board.surface, 'and backwards too').not.toBeFocused();
  });
});
