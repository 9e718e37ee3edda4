import { msg } from '@vexillum/ui/words';
import type { HouseRule } from '@vexillum/model';

/** What most tables decide; everything else is folded. */
const usual = [
  'teams',
  'shared-land',
  'team-flags',
  'random-start',
  'laid-out',
  'fair-start',
  'neutral',
  'fortified-neutrals',
  'neutral-armies',
  'timeout',
  'turn-limit',
  'evict',
];
/** Asked for in another way. */
const elsewhere = ['seats'];

/** Spans that are offered for rules that count seconds. */
const spans: Readonly<Record<string, readonly number[]>> = {
  timeout: [0, 30, 60, 120, 300, 900, 3600, 86_400],
  'turn-limit': [0, 60, 120, 300, 600, 1800, 3600, 86_400],
  bank: [0, 300, 600, 900, 1800, 3600, 86_400],
  increment: [0, 5, 10, 20, 30, 60],
  abandoned: [0, 60, 300, 900, 3600, 86_400],
};

const withSpans = (rule: HouseRule): HouseRule => {
  const choices = spans[rule.key];
  return choices ? { ...rule, choices } : rule;
};

/** The rules of a new table: those that most tables decide, and the rest. */
export const setupRules = (rules: readonly HouseRule[]) => {
  const known = rules.filter(({ key }) => !elsewhere.includes(key)).map(withSpans);
  return {
    usual: usual.flatMap((key) => known.find((rule) => rule.key === key) ?? []),
    others: known.filter(({ key }) => !usual.includes(key)),
  };
};

/** What a rule that counts seconds asks, where spans are offered for it; none for others, which describe themselves. */
export const spanHint = (key: string): string | undefined => {
  switch (key) {
    case 'timeout':
      return msg('How long a player has to begin their turn.');
    case 'turn-limit':
      return msg('How long a whole turn may last.');
    case 'bank':
      return msg('How long all turns of a player together may last.');
    case 'increment':
      return msg('What a player is given back after each turn.');
    case 'abandoned':
      return msg('When everyone has left for so long, the table is set up again.');
    default:
      return undefined;
  }
};
