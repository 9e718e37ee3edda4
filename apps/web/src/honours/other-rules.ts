import type { RuleWords } from '@vexillum/frame/game-screen';
import type { HouseRule, RuleValues } from '@vexillum/model';
import { msg, str, translated } from '@vexillum/ui/words';

/** The house rules in force that are not the game's own, each in a few words. */
export const otherRules = (
  known: readonly Pick<HouseRule, 'key' | 'title'>[],
  rules: RuleValues,
  wordOf: RuleWords,
): readonly string[] =>
  known.flatMap(({ key, title }) => {
    const value = rules[key];
    if (value === undefined) return [];
    if (typeof value === 'boolean') return [value ? translated(title) : msg(str`without “${translated(title)}”`)];
    return [`${translated(title)}: ${wordOf(key, value)}`];
  });
