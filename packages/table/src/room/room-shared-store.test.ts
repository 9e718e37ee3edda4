import { closeCodes } from '@vexillum/protocol';
import { expect, it } from 'vitest';
import { actBytes, settled, TestTable } from '../testing/index.ts';

it('where other servers share the store, whoever acts while it cannot be written is sent to them, and nobody hears that it was not done', async () => {
  const table = await TestTable.create();
  Object.assign(table.surroundings, { isShared: true });
  const [stand = ''] = await table.deploy('red');
  const [red, blue] = [table.sit('red-captain'), table.sit('blue-captain')];
  blue.forget();
  table.memory.trouble = 'refuse';
  const id = table.newId();
  const act = actBytes({ id, name: 'move-stands', args: { moves: [{ id: stand, to: [5, 5, 5] }] } });
  table.room.receive(red, act);
  await settled();
  expect(red.closed?.code).toBe(closeCodes.busy);
  expect(red.all('refusal')).toEqual([]);
  for (const kind of ['notice', 'entries'] as const) expect(blue.all(kind)).toEqual([]);
  table.memory.trouble = 'none';
  // What they send again is done once.
  expect(await table.move('red-captain', stand, [5, 5, 5], id)).toMatchObject({ kind: 'ack' });
  expect(await table.move('red-captain', stand, [5, 5, 5], id)).toMatchObject({ kind: 'ack' });
  expect((await table.values()).filter((value) => value.includes(id))).toHaveLength(1);
});
