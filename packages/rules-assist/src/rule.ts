import type { Finding, Unknown } from './flag.ts';
import type { Words } from '@vexillum/model';

/**
 * One rule of a game. It looks at one thing at a time (a stand, a command, a side, the whole table), so that after a small change only
 * what depends on it is looked at again. Nothing = fine.
 */
export interface Rule<Facts> {
  /** `deploy-within-band` and the like: short, ours, and kept for ever, for rulings name it. */
  readonly id: string;
  /** Ids of the catalogue's rows that it covers. */
  readonly rows: readonly string[];
  readonly title: Words;
  /** Where it stands: document and section. */
  readonly source: string;
  /** Ids of the things that it looks at, `['']` for the table as a whole. */
  things(facts: Facts): Iterable<string>;
  /** Everything that the answer follows from, compared by identity: where all is the same as last time the rule is not asked again. */
  dependsOn(facts: Facts, thing: string): readonly unknown[];
  check(facts: Facts, thing: string): readonly (Finding | Unknown)[];
}

export const defineRule = <Facts>(rule: Rule<Facts>): Rule<Facts> => rule;
