import { describe, expect, it } from 'vitest';
import { settled, TestTable } from '../testing/index.ts';
import { Damaged, type TableStore, type Tenure } from './store.ts';

/** A table whose ledger is being read through for as long as the test likes. */
const beingRead = async () => {
  const reading: { whole: Promise<void> } = { whole: Promise.resolve() };
  const withWhole = (tenure: Tenure): Tenure =>
    new Proxy(tenure, {
      get: (target, name: keyof Tenure) => {
        if (name === 'whole') return reading.whole;
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
                return tenure.kind === 'mine' ? withWhole(tenure) : tenure;
              }
            : target[name].bind(target),
      }),
  );
  const [stand = ''] = await table.deploy('red');
  await table.room.rest();
  let isWhole: () => void = () => undefined;
  let isDamaged: (error: Error) => void = () => undefined;
  reading.whole = new Promise((resolve, reject) => ([isWhole, isDamaged] = [resolve, reject]));
  await table.openAnew();
  return { table, stand, isWhole, isDamaged };
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
});
