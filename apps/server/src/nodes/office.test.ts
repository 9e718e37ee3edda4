import { MemoryStore, TestClock } from '@vexillum/table/testing';
import { expect, it } from 'vitest';
import { Office } from './office.ts';

const atWork = async () => {
  const store = new MemoryStore();
  const clock = new TestClock();
  let isLeaving = false;
  const { tables, standing } = store;
  const office = new Office({ clock, tables, standing, isLeaving: () => isLeaving, onTaken: async () => undefined });
  expect(await office.awayOf()).toBe(undefined);
  const leave = () => {
    isLeaving = true;
    return office.leave();
  };
  return { clock, office, leave, owner: () => standing.ownerOf('office') };
};

it('takes nothing new once it leaves, and is another’s only when what was under way is over', async () => {
  const { office, leave, owner } = await atWork();
  const [one, two] = [office.enter(), office.enter()];
  const left = leave();
  expect(await office.awayOf()).toBe('');
  one();
  expect(await owner()).toEqual({ kind: 'me' });
  two();
  await left;
  expect(await owner()).toEqual({ kind: 'nobody' });
});

it('waits for nobody who does not end', async () => {
  const { clock, office, leave, owner } = await atWork();
  office.enter();
  const left = leave();
  await expect.poll(() => clock.pass(1000) ?? owner()).toEqual({ kind: 'nobody' });
  await left;
});
