import { msg, str, translated } from '@vexillum/ui/words';
import { conquestRules } from '../../rules/index.ts';
import type { RuleValue } from '@vexillum/model';
import { ruleValueText } from '../rule-words.ts';
import { listText } from '../count-texts.ts';

const changeText = (key: string, value: RuleValue): string => {
  const rule = conquestRules.find((known) => known.key === key);
  const title = rule ? translated(rule.title) : key;
  if (value === true) return msg(str`switched “${title}” on`);
  if (value === false) return msg(str`switched “${title}” off`);
  return rule ? msg(str`set “${title}” to “${ruleValueText(key, value)}”`) : msg(str`changed “${title}”`);
};

/** Which house rules somebody changed, and to what. */
export const rulesSentence = (rules: { readonly [key: string]: RuleValue }): string => {
  const changes = Object.entries(rules).map(([key, value]) => changeText(key, value));
  return changes.length === 0 ? msg('changed the house rules') : listText(changes);
};
