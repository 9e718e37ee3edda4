import { describe, expect, it } from 'vitest';
import { settled, TestTable } from '../testing/index.ts';
import { Damaged, type TableStore, type Tenure } from './store.ts';

/** A table whose ledger is being read through for as long as the test likes. */
const beingRead = async () => {
  const reading: { isWhole: boolean; through: Promise<void> } = { isWhole: true, through: Promise.resolve() };
  const withReading = (tenure: Tenure): Tenure =>
    new Proxy(tenure, {
      get: (target, name: keyof Tenure) => {
        if (name === 'isWhole') return reading.isWhole;
        if (name === 'readThrough') return () => reading.through;
        const value = target[name];
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
  const table = await TestTable.create(
    (store) =>
      new Proxy(store, {
        get: (target, name: keyof TableStore) =>
          name === 'claim'
            ? async (asked: string) => {
                const tenure = await target.claim(asked);
                return tenure.kind === 'mine' ? withReading(tenure) : tenure;
              }
            : target[name].bind(target),
      }),
  );
  const [stand = ''] = await table.deploy('red');
  await table.room.rest();
  let resolve: () => void = () => undefined;
  let isDamaged: (error: Error) => void = () => undefined;
  reading.isWhole = false;
  reading.through = new Promise((yes, no) => ([resolve, isDamaged] = [yes, no]));
  reading.through.catch(() => undefined);
  const isWhole = () => {
    reading.isWhole = true;
    resolve();
  };
  await table.openAnew();
  return { table, stand, reading, isWhole, isDamaged };
};

describe('while the ledger of a table that was just opened is being read through', () => {
  it('everybody sees the table, and what somebody does is done once all of it was read', async () => {
    const { table, stand, isWhole } = await beingRead();
    const blue = table.sit('blue-captain');
    const before = await table.values();
    const moved = table.move('red-captain', stand, [5, 5, 5]);
    await settled();
    expect(blue.kinds).toContain('step-two');
    expect(await table.values()).toEqual(before);
    isWhole();
    expect(await moved).toMatchObject({ kind: 'ack' });
    expect(await table.values()).toHaveLength(before.length + 1);
  });

  it('and is damaged, nothing is done, nobody is told that it was, and all are sent away to hear why', async () => {
    const { table, stand, isDamaged } = await beingRead();
    const lost: string[] = [];
    const told: string[] = [];
    Object.assign(table.surroundings, {
      whenLost: (name: string) => lost.push(name),
      tell: ({ kind }: { kind: string }) => told.push(kind),
    });
    const [red, plan] = [table.sit('red-captain'), table.sit('red-captain', 'plan-red')];
    await settled();
    const before = await table.values();
    const moved = table.move('red-captain', stand, [5, 5, 5]).catch((error: unknown) => error);
    isDamaged(new Damaged('entry 2 is missing'));
    expect(await moved).toBeInstanceOf(Damaged);
    await settled();
    expect([red.closed?.code, plan.closed?.code]).toEqual([4503, 4503]);
    expect(lost).toEqual(['table']);
    expect(told).toContain('damaged');
    expect(await table.values()).toEqual(before);
    expect(await table.room.actAsSteward('claim-seat', 'blue-captain', { name: 'Bea' })).toMatchObject({
      kind: 'refusal',
    });
    expect(await table.values()).toEqual(before);
  });

  it('and is damaged, whoever is on their way to the disk is answered all the same, at whatever moment that is', async () => {
    const told = new Set<string | undefined>();
    for (let moment = 0; moment < 8; moment++) {
      const { table, stand, reading, isDamaged } = await beingRead();
      reading.isWhole = true;
      const moved = table.move('red-captain', stand, [5, 5, 5]);
      for (let waited = 0; waited < moment; waited++) await Promise.resolve();
      reading.isWhole = false;
      isDamaged(new Damaged('entry 2 is missing'));
      await expect(table.move('red-captain', stand, [6, 6, 6])).rejects.toBeInstanceOf(Damaged);
      const answer = await Promise.race([moved, table.pass(5)]);
      told.add(answer?.kind === 'refusal' ? answer.code : answer?.kind);
    }
    expect(told).not.toContain(undefined);
    expect(told).toContain('busy');
  });

  it('and nobody does anything, it is read all the same, a second later', async () => {
    const { table, isDamaged } = await beingRead();
    const red = table.sit('red-captain');
    isDamaged(new Damaged('entry 2 is missing'));
    await settled();
    expect(red.closed).toBeUndefined();
    await table.pass(1);
    expect(red.closed?.code).toBe(4503);
  });
});
