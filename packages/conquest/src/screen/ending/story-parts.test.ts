import { expect, test } from 'vitest';
import { luckText } from './story-parts.ts';

test('the dice’s luck is told of one army and of many', () => {
  const luck = { exchanges: 1, beaten: 1, lost: 0, expectedBeaten: 1.1, expectedLost: 0.9, luckier: 0.4 };
  expect(luckText('Aino', luck)).toMatch(/^Aino beat 1 army and lost 0; fair dice give 1.1 and 0.9 on average: 40 of/);
  expect(luckText('Aino', { ...luck, beaten: 34 })).toMatch(/^Aino beat 34 armies and lost 0/);
});
