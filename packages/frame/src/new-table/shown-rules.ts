import type { HouseRule, RuleValues } from '@vexillum/model';

/** What needs another rule is shown only while that one is on, or is some number. */
export const shownRules = <R extends HouseRule>(rules: readonly R[], values: RuleValues): readonly R[] =>
  rules.filter(({ needs }) => needs === undefined || Boolean(values[needs]));
