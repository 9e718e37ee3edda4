import { eventually } from '../eventually.ts';
import { phone } from '../phone.ts';
import { expect, test } from '../players.ts';

test('on a phone one finger moves a stand and two fingers only the view', async ({ gather }) => {
  const { red } = await gather('grand-triumph', ['red'], phone);
  const { board } = red.table;
  await red.table.bringArmy('Hannibal in Italy, 217 BC');
  await red.table.placeCommand(1);
  const fingers = await red.table.fingers();
  const [stand = ''] = await red.table.placedStands('red', 1);

  const before = await board.poses();
  const near = await board.scale();

  await fingers.pinch(await board.grip(stand), 30, 120);
  await eventually(() => board.scale(), 'two fingers apart: nearer').toBeGreaterThan(near * 2);
  expect(await board.poses(), 'and no piece moved, although a finger lay on one').toEqual(before);

  const from = await board.grip(stand);
  await fingers.tap(from);
  await eventually(() => board.selection(), 'a tap picks').toEqual([stand]);
  await fingers.drag(from, { x: from.x + 40, y: from.y - 60 });
  await eventually(() => board.pose(stand), 'one finger moves the stand').not.toEqual(before[stand]);
  const after = await board.poses();
  expect({ ...after, [stand]: before[stand] }, 'and nothing else').toEqual(before);

  await fingers.pinch(await board.grip(stand), 120, 40);
  await eventually(() => board.scale(), 'two fingers together: farther').toBeLessThan(near * 2);
  expect(await board.poses()).toEqual(after);
});
