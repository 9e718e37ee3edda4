import { eventually } from '../eventually.ts';
import { expect, test } from '../players.ts';
import { stand } from '../skirmish.ts';
import { areAt, truePoses } from '../true-poses.ts';
import type { Pose } from '../true-table.ts';

test('two teammates share a table: one hand at a time, one view, one pointer', async ({ gather }) => {
  const { red, redFriend, blue } = await gather('grand-triumph', ['red', 'redFriend', 'blue']);
  const { board } = red.table;
  const [first = '', second = ''] = await stand(red, [
    ['SPR', 40, 10, 0],
    ['SPR', 50, 10, 0],
  ]);
  await eventually(async () => Object.keys(await redFriend.table.board.poses())).toHaveLength(2);
  for (const { table } of [red, redFriend]) await table.board.see({ x: 45, y: 12 }, 30);

  await test.step('whoever took a stand first has it, and the other is told their name', async () => {
    await board.clickStand(first);
    await board.carry(first, 1, 2);
    const held = (await board.inOwnHand())[first] as Pose;
    await eventually(() => redFriend.table.board.heldByOthers()).toEqual({ [first]: held });

    await redFriend.table.board.clickStand(first);
    await redFriend.table.board.carry(first, -4, 1);
    await expect(redFriend.table.toasts).toContainText(`${red.name} has it in hand`);
    expect(await redFriend.table.board.inOwnHand()).toEqual({});
    await redFriend.table.board.letGo();

    await board.letGo();
    await areAt(red, [first], [held]);
    await eventually(() => redFriend.table.board.heldByOthers()).toEqual({});
    await eventually(() => redFriend.table.board.pose(first)).toEqual(held);
  });

  await test.step('let go, it is free for the other', async () => {
    await redFriend.table.closeMessages();
    await redFriend.table.letGoOfAll();
    await redFriend.table.board.clickStand(first);
    await redFriend.table.board.carry(first, 1, 0.5);
    const held = (await redFriend.table.board.inOwnHand())[first] as Pose;
    await redFriend.table.board.letGo();
    await areAt(red, [first], [held]);
    await eventually(() => truePoses(red, [second])).toEqual([[50_000, 10_000, 0]]);
  });

  await test.step('a laser is seen by everybody, under its owner’s name, and goes out', async () => {
    await red.table.letGoOfAll();
    await red.page.keyboard.down('l');
    await red.page.mouse.move(500, 300);
    await red.page.mouse.move(560, 340, { steps: 6 });
    await eventually(async () => (await blue.table.board.lasers())[red.name] ?? 0).toBeGreaterThan(1);
    await red.page.keyboard.up('l');
    await eventually(() => blue.table.board.lasers()).toEqual({});
  });

  await test.step('a teammate’s view is followed until one looks elsewhere oneself', async () => {
    await redFriend.table.showPeople();
    await redFriend.table.people.getByRole('button', { name: `Follow ${red.name}` }).click();
    await redFriend.table.closeDialog();
    await board.see({ x: 20, y: 20 }, 24);
    await eventually(async () => (await redFriend.table.board.seen()).middle.x).toBeCloseTo(20, 0);
    // It is still gliding there: whoever takes hold of it now keeps it where it is.
    await redFriend.table.board.viewIsAtRest();
    expect((await redFriend.table.board.seen()).span).toBeCloseTo(24, 0);
    await redFriend.table.board.drag(
      await redFriend.table.board.screenPoint(16, 24),
      await redFriend.table.board.screenPoint(16.4, 24),
    );
    await redFriend.table.board.letGo();
    await board.see({ x: 60, y: 20 }, 24);
    await redFriend.table.board.viewIsAtRest();
    expect((await redFriend.table.board.seen()).middle.x).toBeCloseTo(20, 0);
  });

  await test.step('everybody is brought to one’s own view, or asked to look', async () => {
    await red.table.showPeople();
    await red.table.people.getByRole('button', { name: 'Bring everyone to my view' }).click();
    await red.table.closeDialog();
    for (const { table } of [redFriend, blue])
      await eventually(async () => (await table.board.seen()).middle.x).toBeCloseTo(60, 0);
    await board.see({ x: 30, y: 12 }, 24);
    await red.table.showPeople();
    await red.table.people.getByRole('button', { name: 'Look here' }).click();
    await eventually(async () => (await blue.table.board.pings()).map(({ name }) => name)).toContain(red.name);
    await eventually(async () => (await blue.table.board.seen()).middle.x).toBeCloseTo(30, 0);
  });

  await test.step('who is there and who has gone is told', async () => {
    const friend = red.table.people.getByRole('listitem').filter({ hasText: redFriend.name });
    await expect(friend).toContainText(/here|\d\s*ms/);
    await redFriend.page.goto('about:blank');
    await expect(friend).toContainText('away');
  });
});
