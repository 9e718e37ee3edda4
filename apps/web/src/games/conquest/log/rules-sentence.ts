import { msg, str } from '@lit/localize';
import { conquestRules } from '@vexillum/conquest';
import type { Json, RuleValue } from '@vexillum/model';
import { ruleValueText } from '../rule-words.ts';
import { listText } from '../count-texts.ts';
import { type Facts, factsIn } from '../../../table/facts.ts';

const isValue = (value: Json): value is RuleValue =>
  typeof value === 'boolean' || typeof value === 'number' || typeof value === 'string';

const changeText = (key: string, value: Json): string => {
  const rule = conquestRules.find((known) => known.key === key);
  const title = rule ? msg(rule.title) : key;
  if (value === true) return msg(str`switched “${title}” on`);
  if (value === false) return msg(str`switched “${title}” off`);
  return rule && isValue(value)
    ? msg(str`set “${title}” to “${ruleValueText(key, value)}”`)
    : msg(str`changed “${title}”`);
};

/** Which house rules somebody changed, and to what. */
export const rulesSentence = (facts: Facts): string => {
  const changes = Object.entries(factsIn(facts['rules'])).map(([key, value]) => changeText(key, value));
  return changes.length === 0 ? msg('changed the house rules') : listText(changes);
};
