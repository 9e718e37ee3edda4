import { act } from '../act.ts';
import { eventually } from '../eventually.ts';
import { apart, frontOf, gapFaceToFace, straightWay } from '../geometry.ts';
import { expect, test } from '../players.ts';
import { bringTroops, stand } from '../skirmish.ts';
import { areAt, moved, truePoses } from '../true-poses.ts';
import { type Pose, readTrueTable } from '../true-table.ts';

const spears = 'Spear';

test('a command is deployed from the tray, advanced, wheeled and taken back, and blue sees every step', async ({
  gather,
}) => {
  const { red, blue } = await gather('grand-triumph', ['red', 'blue']);
  const { table, page } = red;
  const { board } = table;
  const troops = await bringTroops(red, ['SPR', 'SPR', 'SPR', 'SPR']);
  await board.see({ x: 40, y: 8 }, 40);

  const ids = await test.step('the whole kind comes out of the tray at once, side by side', async () => {
    await table.dragFromTray(spears, [40, 6], { all: true });
    await eventually(() => truePoses(red, troops)).toHaveLength(4);
    const { poses } = await readTrueTable(red.context, table.id, table.seat);
    const fromLeft = troops.toSorted((a, b) => (poses.get(a)?.[0] ?? 0) - (poses.get(b)?.[0] ?? 0));
    const [first] = await truePoses(red, fromLeft);
    expect([(first?.[0] ?? 0) / 1000, (first?.[1] ?? 0) / 1000].map(Math.round), 'where they were let go').toEqual([
      37, 6,
    ]);
    await areAt(
      red,
      fromLeft,
      [0, 2000, 4000, 6000].flatMap((way) => moved([first as Pose], way, 0)),
    );
    return fromLeft;
  });

  await test.step('a box drawn round them picks all of them, and one grip carries them as one', async () => {
    await table.letGoOfAll();
    await board.drawBox([35, 4], [45, 7]);
    await eventually(async () => (await board.selection()).toSorted()).toEqual(ids.toSorted());
    const before = await truePoses(red, ids);
    await board.carry(ids[0] ?? '', 2, 1.5);
    const held = await board.inOwnHand();
    await eventually(() => blue.table.board.heldByOthers(), 'blue sees where red holds them').toEqual(held);
    await board.letGo();
    await areAt(
      red,
      ids,
      ids.map((id) => held[id] as Pose),
    );
    const after = await truePoses(red, ids);
    const [right, forward] = [
      (after[0]?.[0] ?? 0) - (before[0]?.[0] ?? 0),
      (after[0]?.[1] ?? 0) - (before[0]?.[1] ?? 0),
    ];
    expect(after, 'nobody has left their place in the line').toEqual(moved(before, right, forward));
    expect([right / 2000, forward / 1500].map((part) => Math.round(part * 20) / 20)).toEqual([1, 1]);
  });

  await page.getByRole('button', { name: 'Begin Red’s turn' }).click();
  const begun = await truePoses(red, ids);

  await test.step('the front arrow halts at three whole MU, which is all that spears have', async () => {
    await board.pullKnob('advance', ({ x, y }) => ({ x, y: y + 2.93 }));
    await eventually(() => board.labels()).toMatchObject([{ text: '3.00 / 3.00 MU', tone: 'near' }]);
    await eventually(() => blue.table.board.words(), 'blue reads the price').toContain('3.00 / 3.00 MU');
    expect(await truePoses(red, ids), 'nothing is put down yet').toEqual(begun);
    await board.letGo();
    await board.clickAt(30, 15);
    await areAt(red, ids, moved(begun, 0, 3000));
    await eventually(() => blue.table.board.heldByOthers()).toEqual({});
  });

  await test.step('a wheel by the far corner is too much now: it says so, and is done all the same', async () => {
    await board.drawBox([35, 8], [48, 13]);
    const before = await truePoses(red, ids);
    await board.pullKnob('wheel-left', ({ x, y }) => ({ x: x - 0.1, y: y + 1.5 }));
    const draft = await board.draft();
    expect(draft?.legs.map(({ kind }) => kind)).toEqual(['wheel']);
    expect(draft?.flags).toContain('over-budget');
    const [label] = await board.labels();
    expect(label?.tone, 'red').toBe('over');
    expect(label?.details?.join()).toContain('too far');
    await board.letGo();
    await page.keyboard.press('Enter');
    await eventually(() => truePoses(red, ids)).not.toEqual(before);

    const after = await truePoses(red, ids);
    const turn = 36_000 - (after[0]?.[2] ?? 0);
    const left = frontOf(before[0] as Pose).left;
    expect(apart(frontOf(after[0] as Pose).left, left), 'the near corner stays').toBeLessThan(0.002);
    const chord = 2 * 8 * Math.sin((turn / 100 / 180) * Math.PI * 0.5);
    expect(draft?.total, 'what the far corner went, straight, after three MU').toBeCloseTo(3 + chord, 2);
    expect(label?.text).toBe(`${(draft?.total ?? 0).toFixed(2)} / 3.00 MU`);
    await expect(blue.table.log).toContainText(/Red 1: 4\s×\sSpear advance 3, 3 of 3 MU/);
    await expect(blue.table.log).toContainText(/Red 1: 4\s×\sSpear wheel left .+°, .+ of 3 MU, .+ too far/);

    await table.undo();
    await areAt(red, ids, before);
  });

  await test.step('Backspace brings them back to where the turn began', async () => {
    await board.drawBox([35, 8], [48, 13]);
    await page.keyboard.press('Backspace');
    await areAt(red, ids, begun);
    await eventually(() => blue.table.board.poses()).toEqual(
      Object.fromEntries(ids.map((id, index) => [id, begun[index]])),
    );
    await expect(blue.table.log).toContainText('took 4 × Spear back to where the turn began');
  });
});

test('an enemy is met face to face: by snapping, by squaring up, and measured from edge to edge', async ({
  gather,
}) => {
  const { red, blue } = await gather('grand-triumph', ['red', 'blue']);
  const { table, page } = red;
  const { board } = table;
  const [near = '', askew = ''] = await stand(red, [
    ['SPR', 38, 11, 0],
    ['SPR', 50.4, 11, 8],
  ]);
  const [enemy = '', other = ''] = await stand(blue, [
    ['SPR', 38.5, 14, 180],
    ['SPR', 50, 14, 180],
  ]);
  await eventually(async () => Object.keys(await board.poses())).toHaveLength(4);
  await board.see({ x: 44, y: 12 }, 24);

  await test.step('the ruler goes from edge to edge', async () => {
    await page.keyboard.down('m');
    await board.drag(await board.grip(near), await board.grip(enemy));
    await eventually(() => board.words()).toContain('3.00 MU');
    await board.letGo();
    await page.keyboard.up('m');
    await eventually(() => board.words(), 'it stays').toContain('3.00 MU');
    await page.keyboard.press('Escape');
    await eventually(() => board.words()).toBe('');
  });

  await test.step('near enough it snaps, and says so before it is let go', async () => {
    await board.clickStand(near);
    await board.carry(near, 0.6, 2.9);
    await eventually(() => board.words()).toContain(`front to front with ${await table.names.fullNameOf(enemy)}`);
    await board.letGo();
    await eventually(async () => (await truePoses(red, [near]))[0]).not.toEqual([38_000, 11_000, 0]);
    const [mine, theirs] = await truePoses(red, [near, enemy]);
    expect(gapFaceToFace(mine as Pose, theirs as Pose)).toBeLessThan(0.002);
  });

  await test.step('the arrow halts at first contact; touching askew is no combat until they are squared up', async () => {
    await table.letGoOfAll();
    await board.clickStand(askew);
    await board.pullKnob('advance', ({ x, y }) => ({ x: x + 0.4, y: y + 2.85 }));
    await eventually(() => board.words()).toContain(`touching ${await table.names.fullNameOf(other)}, no combat`);
    await board.letGo();
    await page.keyboard.press('Enter');
    await eventually(async () => (await truePoses(red, [askew]))[0]).not.toEqual([50_400, 11_000, 800]);

    await table.hand.getByRole('button', { name: 'Conform' }).click();
    await eventually(() => board.words()).toContain(`front to front with ${await table.names.fullNameOf(other)}`);
    await table.hand.getByRole('button', { name: 'Put down' }).click();
    await eventually(async () => (await truePoses(red, [askew]))[0]?.[2]).toBe(0);
    const [mine, theirs] = await truePoses(red, [askew, other]);
    expect(gapFaceToFace(mine as Pose, theirs as Pose)).toBeLessThan(0.002);
    await eventually(() => blue.table.board.pose(askew)).toEqual(mine);
  });

  await test.step('Alt keeps the hand from snapping', async () => {
    await table.letGoOfAll();
    await board.clickStand(near);
    const before = await board.pose(near);
    await page.keyboard.down('Alt');
    await board.carry(near, 0.4, -0.3);
    const held = (await board.inOwnHand())[near] as Pose;
    await board.letGo();
    await page.keyboard.up('Alt');
    await areAt(red, [near], [held]);
    expect(straightWay(before, held)).toBeCloseTo(0.5, 1);
  });
});

test('a column marches through a gap of two and a half MU between two woods, and turns behind it', async ({
  gather,
}) => {
  const { red, umpire } = await gather('grand-triumph', ['red', 'umpire']);
  const { table, page } = red;
  const { board } = table;
  const files = [10, 9.25, 8.5];
  const ids = await stand(
    red,
    files.map((y) => ['HFT', 40, y, 0] as const),
  );
  for (const x of [40 - 1.25 - 3, 40 + 1.25 + 3])
    await act(umpire, 'place-terrain', { type: 'woods', pose: [x * 1000, 14_000, 0], size: [6000, 5000], variant: 1 });
  await eventually(() => board.terrain()).toHaveLength(2);
  await table.deployment.fold();
  await board.see({ x: 40, y: 14 }, 30);

  await test.step('straight through, three MU at a time, and the woods do not slow it', async () => {
    for (const way of [3, 3, 2]) {
      await table.letGoOfAll();
      const lead = await board.pose(ids[0] ?? '');
      await board.doubleClickStand(ids[0] ?? '');
      await eventually(() => board.selection(), 'a double click picks the column').toHaveLength(3);
      await board.pullKnob('advance', ({ x, y }) => ({ x, y: y + way }));
      await eventually(() => board.words()).toBe(`${way.toFixed(2)} / 3.00 MU`);
      await board.letGo();
      await page.keyboard.press('Enter');
      await areAt(red, ids.slice(0, 1), [[lead[0], lead[1] + way * 1000, 0]]);
    }
    await eventually(() => truePoses(red, ids)).toEqual(files.map((y) => [40_000, y * 1000 + 8000, 0]));
  });

  await test.step('behind the woods it turns, and the others follow round the same corner', async () => {
    await table.letGoOfAll();
    await board.doubleClickStand(ids[0] ?? '');
    const hinge = frontOf(await board.pose(ids[0] ?? '')).left;
    await board.pullKnob('wheel-left', ({ x, y }) => ({ x: x - 0.7, y: y + 1.2 }));
    await board.letGo();
    await board.pullKnob('advance', ({ x, y }) => ({ x: x - 0.8, y: y + 1.2 }));
    await board.letGo();
    await eventually(async () => (await board.draft())?.legs.map(({ kind }) => kind)).toEqual(['column']);
    await table.hand.getByRole('button', { name: 'Put down' }).click();
    await eventually(async () => (await truePoses(red, ids))[0]?.[2]).not.toBe(0);

    const [first, second, third] = (await truePoses(red, ids)) as [Pose, Pose, Pose];
    const marched = apart(frontOf(first).left, hinge);
    expect(first[2], 'a turn to the left').toBeGreaterThan(30_000);
    expect(marched).toBeGreaterThan(1);
    expect(marched).toBeLessThan(1.5);
    expect([second[2], third[2]], 'the second is about the corner, the third not yet').toEqual([first[2], 0]);
    expect(apart(frontOf(second).left, hinge), 'one depth behind').toBeCloseTo(marched - 0.75, 2);
    expect(apart(frontOf(third).left, hinge), 'and another, still before it').toBeCloseTo(1.5 - marched, 2);
    await table.undo();
    await eventually(() => truePoses(red, ids)).toEqual(files.map((y) => [40_000, y * 1000 + 8000, 0]));
  });
});

test('what was just picked can be taken at once: nothing lies over it or its knobs', async ({ gather }) => {
  const { red } = await gather('grand-triumph', ['red']);
  const { board } = red.table;
  const [leftmost = ''] = await stand(red, [['SPR', 14, 6, 0]]);
  await board.clickStand(leftmost);
  await expect(red.table.selection).toBeVisible();

  expect(await board.isFreeAt(await board.grip(leftmost)), 'the stand').toBe(true);
  for (const knob of ['advance', 'wheel-left', 'wheel-right', 'turn'] as const) {
    const { x, y } = await board.knobAt(knob);
    expect(await board.isFreeAt(await board.screenPoint(x, y)), knob).toBe(true);
  }
});
