import type { TextPage } from '@vexillum/table/room';
import { expect, it } from 'vitest';
import { TextBlocks } from './text-blocks.ts';

const reading = (kept?: number) => {
  const asked: { readonly what: string; readonly answer: () => void }[] = [];
  const blocks = new TextBlocks({
    ...(kept === undefined ? {} : { kept }),
    read: (table, side, from, limit) =>
      new Promise<TextPage>((resolve) =>
        asked.push({
          what: `${table} ${side ?? 'all'} ${from}+${limit}`,
          answer: () => resolve({ bytes: new Uint8Array(100), next: from + limit }),
        }),
      ),
  });
  const answered = async <T>(page: Promise<T>): Promise<T> => {
    let isHere = false;
    void page.then(() => (isHere = true));
    while (!isHere) {
      for (const one of asked) one.answer();
      await new Promise((resolve) => setImmediate(resolve));
    }
    return page;
  };
  return { asked, blocks, answered };
};

it('reads a block once however many ask, and however far the match has gone on', async () => {
  const { asked, blocks, answered } = reading();
  const first = blocks.get('a', undefined, 0, 250);
  expect(blocks.get('a', undefined, 0, 260)).toBe(first);
  await answered(first);
  await answered(blocks.get('a', undefined, 0, 270));
  await answered(blocks.get('a', undefined, 200, 270));
  await answered(blocks.get('a', 'red', 0, 270));
  expect(asked.map(({ what }) => what)).toEqual(['a all 0+200', 'a all 200+70', 'a red 0+200']);
});

it('reads two at a time', async () => {
  const { asked, blocks, answered } = reading();
  const pages = ['a', 'b', 'c', 'd'].map((table) => blocks.get(table, undefined, 0, 10));
  expect(asked).toHaveLength(2);
  await answered(Promise.all(pages));
  expect(asked).toHaveLength(4);
});

it('forgets what was not asked for the longest', async () => {
  const { asked, blocks, answered } = reading(250);
  for (const table of ['a', 'b', 'a', 'c', 'a', 'b']) await answered(blocks.get(table, undefined, 0, 10));
  expect(asked.map(({ what }) => what[0])).toEqual(['a', 'b', 'c', 'b']);
});
