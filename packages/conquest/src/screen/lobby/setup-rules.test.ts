import { conquestRules } from '../../rules/index.ts';
import { expect, test } from 'vitest';
import { shownRules } from '@vexillum/frame/new-table/shown-rules';
import { setupRules, spanHint } from './setup-rules.ts';

test('a new table asks for every house rule once: the usual ones first, the number of players in a way of its own', () => {
  const { usual, others } = setupRules(conquestRules);
  const keys = [...usual, ...others].map(({ key }) => key);
  expect(keys.toSorted()).toEqual(
    conquestRules
      .map(({ key }) => key)
      .filter((key) => key !== 'seats')
      .toSorted(),
  );
  expect(usual.map(({ key }) => key)).toContain('timeout');
});

test('spans that are offered include the rule’s own value, and say what they are for', () => {
  const { usual, others } = setupRules(conquestRules);
  const spans = [...usual, ...others].filter(({ key }) => spanHint(key) !== undefined);
  expect(spans.length).toBeGreaterThan(2);
  for (const { key, choices, default: start } of spans) expect([key, choices?.includes(start)]).toEqual([key, true]);
});

test('fortified neutrals can be chosen only where there are neutrals', () => {
  const keysWith = (neutral: boolean) => shownRules(conquestRules, { neutral }).map(({ key }) => key);
  expect(keysWith(true)).toContain('fortified-neutrals');
  expect(keysWith(false)).not.toContain('fortified-neutrals');
  expect(keysWith(false)).toContain('neutral');
  expect(shownRules(conquestRules, { bank: 300 }).map(({ key }) => key)).toContain('increment');
});
