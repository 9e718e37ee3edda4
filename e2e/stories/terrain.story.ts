import { eventually } from '../eventually.ts';
import { expect, test } from '../players.ts';

test('every kind of terrain is laid, turned, resized and taken away, and the others see it', async ({ gather }) => {
  const { umpire, blue } = await gather('grand-triumph', ['umpire', 'blue']);
  const { table } = umpire;
  await table.show('Terrain');
  const types = await table.terrainTypes();
  expect(types.length).toBeGreaterThan(10);

  const ofOneSize: string[] = [];
  for (const type of types) {
    await table.layTerrain(type);
    await expect(table.selection.getByText(type, { exact: true }), type).toBeVisible();
    const [id = ''] = await table.board.selection();
    const laid = await table.board.pose(id);

    await table.turnSelection('right');
    await eventually(() => table.board.pose(id), `${type} is turned`).not.toEqual(laid);
    const [size] = await table.sizesOf([id]);
    if (await table.resizeSelection())
      await eventually(() => table.sizesOf([id]), `${type} is resized`).not.toEqual([size]);
    else ofOneSize.push(type);

    const [turned, resized] = [await table.board.pose(id), await table.sizesOf([id])];
    await eventually(() => blue.table.board.poses(), `blue sees ${type}`).toEqual({ [id]: turned });
    await eventually(() => blue.table.sizesOf([id])).toEqual(resized);

    await table.removeSelection();
    await eventually(() => blue.table.board.terrain(), `${type} is gone`).toEqual([]);
  }
  expect(ofOneSize).toEqual(['Prepared defenses']);
});
