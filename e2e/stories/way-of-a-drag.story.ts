import { eventually } from '../eventually.ts';
import { expect, test } from '../players.ts';
import { stand } from '../skirmish.ts';
import { drawsNothing, takeStacks, watchWays, waysOf } from '../way-of.ts';

type Way = readonly string[];

const MARCHES_AT_MOST = 6;

const passedTwice = (way: Way): Way => way.filter((file, at) => way.indexOf(file) < at);

test('from the pointer to the other screen a drag passes no file twice', async ({ gather }) => {
  const { red, blue } = await gather('grand-triumph', ['red', 'blue']);
  const { board } = red.table;
  const [spears = ''] = await stand(red, [['SPR', 40, 10, 0]]);
  await eventually(async () => Object.keys(await blue.table.board.poses())).toEqual([spears]);
  for (const { table } of [red, blue]) await table.board.see({ x: 45, y: 12 }, 30);
  await red.table.closeMessages();
  await board.clickStand(spears);
  for (const { page } of [red, blue]) await watchWays(page);

  await board.carry(spears, 1, 2);
  await eventually(async () => Object.keys(await blue.table.board.heldByOthers())).toEqual([spears]);
  await board.letGo();
  const there = await board.pose(spears);
  await eventually(() => blue.table.board.pose(spears)).toEqual(there);
  await eventually(() => blue.table.board.heldByOthers()).toEqual({});
  await blue.table.board.viewIsAtRest();

  // What the page says because it heard something (how long the way is) is not the hand's.
  const isAnswer = (way: Way) => way.some((file) => file.includes('hear-messages'));
  const away = waysOf((await takeStacks(red.page)).sent).filter((way) => !isAnswer(way));
  const here = waysOf((await takeStacks(blue.page)).shown);

  // No hand is seen taking it back: the stand marches, and asks for the frame unless something else just has.
  const marched: Way[] = [];
  const marches = async (key: string) => {
    await drawsNothing(blue.page);
    await takeStacks(blue.page);
    const before = await blue.table.board.pose(spears);
    await red.page.keyboard.press(key);
    await eventually(() => blue.table.board.pose(spears)).not.toEqual(before);
    await drawsNothing(blue.page);
    marched.push(...waysOf((await takeStacks(blue.page)).shown));
  };
  const files = (ways: readonly Way[]) => new Set(ways.flat());
  const isSeen = () => [...files(marched)].some((file) => file.includes('marching'));
  for (let tries = 0; tries < MARCHES_AT_MOST && !isSeen(); tries++)
    await marches(tries % 2 === 0 ? 'Control+z' : 'Control+y');

  expect([...files(away)], 'what is sent comes from the pointer').toEqual(
    expect.arrayContaining([expect.stringContaining('board-pointer'), expect.stringContaining('action-sender')]),
  );
  expect([...files(here)], 'what is seen was heard').toEqual(
    expect.arrayContaining([expect.stringContaining('presence-heard'), expect.stringContaining('thing-layer')]),
  );
  expect([...files(marched)], 'a march is seen').toEqual(
    expect.arrayContaining([expect.stringContaining('marching'), expect.stringContaining('frame-loop')]),
  );
  for (const way of [...away, ...here, ...marched]) expect(passedTwice(way), way.join(' > ')).toEqual([]);
  expect(
    [...files(away)].filter((file) => files(here).has(file)),
    'files on both sides of the line',
  ).toEqual([]);
});
