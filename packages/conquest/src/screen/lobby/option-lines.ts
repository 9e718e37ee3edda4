import { translated } from '@vexillum/ui/words';
import { type ConquestRule, shownRules } from '../../rules/index.ts';
import { type Snapshot, tableOf, type RuleValue } from '@vexillum/model';
import { ruleValueText } from '../rule-words.ts';

export interface OptionLine {
  readonly key: string;
  readonly text: string;
  readonly hint: string;
}

const lineOf = ({ key, title, description, default: usual }: ConquestRule, value: RuleValue) => ({
  key,
  text: value === true && usual === false ? translated(title) : `${translated(title)}: ${ruleValueText(key, value)}`,
  hint: translated(description),
});

/** What is played otherwise than usual at this table. */
export const optionLines = (snapshot: Snapshot): readonly OptionLine[] => {
  const values = tableOf(snapshot)?.houseRules ?? {};
  return shownRules(values).flatMap((rule) => {
    const value = values[rule.key] ?? rule.default;
    return value === rule.default ? [] : [lineOf(rule, value)];
  });
};
