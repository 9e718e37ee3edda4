import { closeCodes } from '@vexillum/protocol';
import { expect, it } from 'vitest';
import { actBytes, settled, TestTable } from '../testing/index.ts';
import { StoreFailure } from './store.ts';

it('a browser that asks again for an answer which the disk will not give is sent away, and has it when it comes back', async () => {
  const table = await TestTable.create();
  const id = table.newId();
  const dice = { dice: [6, 6], why: 'to see' };
  const first = await table.act('red-captain', 'roll-dice', dice, id);
  const { read } = table.memory;
  table.memory.read = () => Promise.reject(new StoreFailure('the disk refused a moment ago'));
  const red = table.sit('red-captain');
  table.room.receive(red, actBytes({ id, name: 'roll-dice', args: dice }));
  await settled();
  expect(red.closed?.code).toBe(closeCodes.busy);
  // It was done: no answer at all is better than one that says otherwise.
  expect(red.all('refusal')).toEqual([]);
  table.memory.read = read;
  expect(await table.act('red-captain', 'roll-dice', dice, id)).toEqual(first);
});
