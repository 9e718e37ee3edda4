import type { HouseRule } from '@vexillum/model';
import type { RuleValue } from './table-wish.ts';

/** What needs another rule is shown only while that one is on, or is some number. */
export const shownRules = <R extends HouseRule>(
  rules: readonly R[],
  values: Readonly<Record<string, RuleValue>>,
): readonly R[] => rules.filter(({ needs }) => needs === undefined || Boolean(values[needs]));
