import { expect, it } from 'vitest';
import { AskedTogether } from './asked-together.ts';

/** A database that answers when it is told to. */
const scene = (most?: number) => {
  const asked: (readonly string[])[] = [];
  const answers: { readonly yes: () => void; readonly no: () => void }[] = [];
  const together = new AskedTogether<string, string>((questions) => {
    asked.push(questions);
    return new Promise((resolve, reject) =>
      answers.push({ yes: () => resolve(questions.map((one) => `${one}!`)), no: () => reject(new Error('away')) }),
    );
  }, most);
  return { asked, answers, ask: together.ask };
};

const turn = () => new Promise((resolve) => setImmediate(resolve));

it('whoever asks in one turn, or while others are answered, is answered together and in order', async () => {
  const { asked, answers, ask } = scene();
  const first = ['a', 'b'].map(ask);
  await turn();
  const later = ['c', 'a', 'd'].map(ask);
  await turn();
  expect(asked).toEqual([['a', 'b']]);
  answers[0]?.yes();
  expect(await Promise.all(first)).toEqual(['a!', 'b!']);
  await turn();
  expect(asked).toEqual([
    ['a', 'b'],
    ['c', 'a', 'd'],
  ]);
  answers[1]?.yes();
  expect(await Promise.all(later)).toEqual(['c!', 'a!', 'd!']);
});

it('a question that fails fails for those who asked it, and for nobody else', async () => {
  const { answers, ask } = scene();
  const first = ask('a');
  await turn();
  const second = ask('b');
  answers[0]?.no();
  await expect(first).rejects.toThrow('away');
  await turn();
  answers[1]?.yes();
  expect(await second).toBe('b!');
  await turn();
  const third = ask('c');
  await turn();
  answers[2]?.yes();
  expect(await third).toBe('c!');
});

it('of very many questions so many are one that the database answers others in between', async () => {
  const { asked, answers, ask } = scene(5);
  const all = Array.from({ length: 11 }, (_, nth) => ask(`q${nth}`));
  for (let nth = 0; nth < 3; nth++) {
    await turn();
    answers[nth]?.yes();
  }
  expect((await Promise.all(all)).at(-1)).toBe('q10!');
  expect(asked.map(({ length }) => length)).toEqual([5, 5, 1]);
});
