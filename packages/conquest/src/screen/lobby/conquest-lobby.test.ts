import type { RuleValues } from '@vexillum/model';
import { TestMatch } from '../../rules/testing/index.ts';
import { expect, test } from 'vitest';
import { optionLines } from './conquest-lobby.ts';

const textsWith = (rules: RuleValues) => optionLines(new TestMatch({ rules }).snapshot).map(({ text }) => text);

test('a table that is played as usual has nothing to tell', () => {
  expect(textsWith({})).toEqual([]);
});

test('what is played otherwise is told in words, off as well as on', () => {
  expect(
    textsWith({ 'random-start': true, 'show-odds': false, timeout: 120, 'set-values': 'steep', seats: 3 }),
  ).toEqual([
    'Players: 3',
    'Random start',
    'Odds shown: off',
    'What sets bring: 5, 10, 15, 20 …',
    'Timeout: 2 minutes',
  ]);
});

test('fortified countries are told of only where there are neutral ones', () => {
  expect(textsWith({ 'fortified-neutrals': true })).toEqual([]);
  expect(textsWith({ neutral: true, 'fortified-neutrals': true })).toEqual([
    'Neutral countries',
    'Fortified neutral countries',
  ]);
});
