import { expect, it } from 'vitest';
import { seededRandom, TestTable } from '../testing/index.ts';
import { entriesAhead, SNAPSHOT_EVERY } from './snapshot-times.ts';
import type { TableStore } from './store.ts';

it('of many tables that begin together no more than a few are saved at the same entry', () => {
  const random = seededRandom(11);
  const letters = 'abcdefghjkmnpqrstvwxyz23456789';
  const id = () => Array.from({ length: 10 }, () => letters[Math.floor(random() * letters.length)]).join('');
  const perStep = new Map<number, number>();
  for (let n = 0; n < 400; n++) {
    const step = Math.floor(entriesAhead(id()) / 10);
    perStep.set(step, (perStep.get(step) ?? 0) + 1);
  }
  expect(perStep.size).toBeGreaterThanOrEqual(38);
  expect(Math.max(...perStep.values())).toBeLessThan(25);
});

/** Notes at which entries a snapshot is saved. */
const noting =
  (saved: number[]) =>
  (store: TableStore): TableStore =>
    new Proxy(store, {
      get: (target, key: keyof TableStore) =>
        key === 'claim'
          ? async (table: string) => {
              const tenure = await target.claim(table);
              if (tenure.kind !== 'mine') return tenure;
              const save = tenure.saveSnapshot.bind(tenure);
              tenure.saveSnapshot = (seq, value) => {
                saved.push(seq);
                return save(seq, value);
              };
              return tenure;
            }
          : target[key].bind(target),
    });

it('a table is saved when its first snapshot is due, and then after as many entries each time', async () => {
  const saved: number[] = [];
  const table = await TestTable.create(noting(saved));
  const [stand = ''] = await table.deploy('red', 1);
  for (let n = 0; n < 2 * SNAPSHOT_EVERY; n++) await table.move('red-captain', stand, [n * 10, 0, 0]);
  const first = SNAPSHOT_EVERY - entriesAhead('table');
  expect(saved).toEqual([first, first + SNAPSHOT_EVERY]);
});
