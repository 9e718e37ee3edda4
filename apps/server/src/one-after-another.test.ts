import { expect, it } from 'vitest';
import { oneAfterAnother } from './one-after-another.ts';

it('begins a work when the one before it has ended, and one that fails stops nobody', async () => {
  const inTurn = oneAfterAnother();
  const told: string[] = [];
  let end: (value: string) => void = () => undefined;
  const answers = Promise.allSettled([
    inTurn(() => {
      told.push('first begins');
      return new Promise<string>((resolve) => {
        end = resolve;
      });
    }),
    inTurn(() => {
      told.push('second begins');
      return Promise.reject(new Error('no'));
    }),
    inTurn(() => {
      told.push('third begins');
      return Promise.resolve('three');
    }),
  ]);
  await Promise.resolve();
  expect(told).toEqual(['first begins']);
  end('one');
  expect(await answers).toMatchObject([{ value: 'one' }, { reason: { message: 'no' } }, { value: 'three' }]);
  expect(told).toEqual(['first begins', 'second begins', 'third begins']);
});
