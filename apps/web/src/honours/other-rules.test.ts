import { conquest } from '@vexillum/conquest';
import { ruleWordsOf } from '@vexillum/frame/rule-words';
import { expect, test } from 'vitest';
import { screen } from '@vexillum/conquest/screen';
import { otherRules } from './other-rules.ts';

test('boards call the choices of house rules what the table calls them', async () => {
  const wordsOf = await ruleWordsOf([screen]);
  const rules = { 'captured-flags': 'down-to-four', capitals: true, neutral: false, 'no-such': 1 };
  expect(otherRules(conquest.houseRules, rules, wordsOf('conquest'))).toEqual([
    'Sets after an elimination: until four or fewer are left',
    'without “Neutral countries”',
    'Capitals',
  ]);
});

test('of a game without such words values are shown as they are written', async () => {
  const wordsOf = await ruleWordsOf([]);
  expect(otherRules([{ key: 'size', title: 'Size' }], { size: 'small' }, wordsOf('noughts'))).toEqual(['Size: small']);
});
