import { expect, it } from 'vitest';
import { turnByTurn } from './turn-by-turn.ts';

const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve));

it('a crowd goes one by one, in its order, and others have their turn in between', async () => {
  const turn = turnByTurn();
  const done: string[] = [];
  const crowd = ['first', 'second', 'third'].map(async (who) => {
    await turn();
    done.push(who);
  });
  for (let nth = 0; nth < 3; nth++) {
    await nextTurn();
    done.push('another');
  }
  await Promise.all(crowd);
  expect(done).toEqual(['first', 'another', 'second', 'another', 'third', 'another']);
});

it('whoever comes again, or when all have gone, has a turn, too', async () => {
  const turn = turnByTurn();
  const done: number[] = [];
  await Promise.all(
    [0, 1].map(async (who) => {
      for (let nth = 0; nth < 3; nth++) {
        await turn();
        done.push(who);
      }
    }),
  );
  await turn();
  expect(done).toEqual([0, 1, 0, 1, 0, 1]);
});
