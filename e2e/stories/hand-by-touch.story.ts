import { act } from '../act.ts';
import { eventually } from '../eventually.ts';
import { gapFaceToFace } from '../geometry.ts';
import { phone } from '../phone.ts';
import { expect, test } from '../players.ts';
import { bringTroops, milliPose, stand } from '../skirmish.ts';
import { areAt, moved, truePoses } from '../true-poses.ts';
import type { Pose } from '../true-table.ts';

test('on a phone: picked, added, carried, advanced, wheeled, put down, given up and taken back with fingers', async ({
  gather,
}) => {
  const { red, blue } = await gather('grand-triumph', ['red', 'blue'], phone);
  const { table, page } = red;
  const { board } = table;
  const fingers = await table.fingers();
  const troops = await bringTroops(red, ['SPR', 'SPR', 'SPR']);
  const [enemy = ''] = await stand(blue, [['SPR', 40, 16, 180]]);
  const at = async (knob: Parameters<typeof board.knobAt>[0], right = 0, forward = 0) => {
    const { x, y } = await board.knobAt(knob);
    return board.screenPoint(x + right, y + forward);
  };

  await test.step('a command is placed with a tap', async () => {
    await page.getByRole('button', { name: 'Place all: Command 1' }).tap();
    await eventually(() => truePoses(red, troops)).toHaveLength(3);
    await act(red, 'move-stands', {
      moves: troops.map((id, index) => ({ id, to: milliPose(['SPR', 38 + 2 * index, 10, 0]) })),
    });
    await eventually(() => board.pose(troops[2] ?? '')).toEqual([42_000, 10_000, 0]);
    await page.getByRole('button', { name: 'Hide the panels' }).tap();
    await table.closeMessages();
    await board.see({ x: 40, y: 11 }, 28);
  });

  const [first = '', second = '', third = ''] = troops;

  await test.step('a tap picks, and the board stays under the finger', async () => {
    const finger = await board.grip(first);
    await fingers.tap(finger);
    await eventually(() => board.selection()).toEqual([first]);
    await expect(table.hand.getByRole('button', { name: 'Conform' })).toBeVisible();
    expect(await board.grip(first), 'the stand is where the finger was').toEqual(finger);
  });

  await test.step('with “+” further taps add', async () => {
    const add = table.hand.getByRole('button', { name: 'Add to the selection' });
    await add.tap();
    for (const id of [second, third]) await fingers.tap(await board.grip(id));
    await eventually(async () => (await board.selection()).toSorted()).toEqual(troops.toSorted());
    await add.tap();
  });

  const begun = await truePoses(red, troops);

  await test.step('the front chip advances, under a loupe, until the tick puts down', async () => {
    const [from, to] = [await at('advance'), await at('advance', 0, 2.95)];
    await fingers.press(from);
    await fingers.go(from, to);
    await expect(board.loupe, 'the loupe shows what the finger hides').toBeVisible();
    await fingers.lift();
    await expect(board.loupe).toBeHidden();
    await eventually(() => board.words()).toContain('3.00 / 3.00 MU');
    await eventually(() => blue.table.board.words(), 'blue reads the price').toContain('3.00 / 3.00 MU');
    await table.hand.getByRole('button', { name: 'Put down' }).tap();
    await areAt(red, troops, moved(begun, 0, 3000));
  });

  await test.step('the corner chip wheels, until the cross gives up', async () => {
    await fingers.drag(await at('wheel-left'), await at('wheel-left', -0.3, 1.6));
    await eventually(async () => (await board.draft())?.legs).toMatchObject([{ kind: 'wheel', side: 'left' }]);
    await table.hand.getByRole('button', { name: 'Give up' }).tap();
    expect(await board.draft()).toBeUndefined();
    await areAt(red, troops, moved(begun, 0, 3000));
  });

  await test.step('two fingers tapped take the move back', async () => {
    await fingers.tapWithTwo(await board.screenPoint(46, 14));
    await areAt(red, troops, begun);
    await eventually(() => board.pose(first)).toEqual(begun[0]);
  });

  await test.step('two fingers on a stand move the view, and no piece', async () => {
    const before = await board.poses();
    const near = await board.scale();
    await fingers.pinch(await board.grip(first), 30, 60);
    await eventually(() => board.scale()).toBeGreaterThan(near * 1.5);
    expect(await board.poses()).toEqual(before);
    expect(await board.draft()).toBeUndefined();
    await board.see({ x: 40, y: 12 }, 28);
  });

  await test.step('a finger that stays shows everybody the place', async () => {
    await fingers.press(await board.screenPoint(36, 14));
    await eventually(() => blue.table.board.pings()).toMatchObject([{ name: red.name }]);
    await fingers.lift();
    const [ping] = await blue.table.board.pings();
    expect([ping?.at.x, ping?.at.y].map((value) => Math.round(value ?? 0))).toEqual([36, 14]);
  });

  await test.step('one stand alone, carried to the enemy, snaps face to face', async () => {
    await fingers.tap(await board.screenPoint(34, 9));
    await eventually(() => board.selection()).toEqual([]);
    const from = await board.grip(second);
    const end = await board.screenPoint(40.1, 15.4);
    await fingers.press(from);
    await fingers.go(from, end);
    await eventually(() => board.words()).toMatch(/front to front with Blue Spear 1/);
    await fingers.lift();
    await eventually(async () => (await truePoses(red, [second]))[0]).not.toEqual(begun[1]);
    const [mine, theirs] = await truePoses(red, [second, enemy]);
    expect(gapFaceToFace(mine as Pose, theirs as Pose)).toBeLessThan(0.002);
  });
});
