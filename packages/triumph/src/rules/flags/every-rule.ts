import type { Rule } from '@vexillum/rules-assist';
import { armyRules } from './army/army-rules.ts';
import { battleRules } from './battle-rules.ts';

/** What can be told of a rule without asking it, whatever it looks at. */
export type RuleName = Pick<Rule<never>, 'id' | 'rows' | 'title' | 'source'>;

/** The rules of battles and those of armies, for the coverage and for whoever looks one up by its id. */
export const everyRule: readonly RuleName[] = [...armyRules, ...battleRules];
