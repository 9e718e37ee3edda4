import type { Finding, Flag, Unknown } from './flag.ts';
import type { Rule } from './rule.ts';

interface Kept {
  readonly dependencies: readonly unknown[];
  readonly flags: readonly Flag[];
}

const isSame = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((value, i) => Object.is(value, b[i]));

const flagOf = <Facts>({ id, title, source }: Rule<Facts>, thing: string, found: Finding | Unknown): Flag => {
  const about = found.about ?? (thing === '' ? [] : [thing]);
  const common = { rule: id, title, source };
  if ('unknown' in found) {
    const { unknown, ...others } = found;
    return { ...others, ...common, id: `${id}:${thing}:unknown`, weight: 'unknown', says: unknown, about };
  }
  return { ...found, ...common, id: [id, thing, ...(found.part === undefined ? [] : [found.part])].join(':'), about };
};

/** Looks at a table by the rules, and remembers: what a change does not touch is not looked at again. */
export const createAssist = <Facts>(rules: readonly Rule<Facts>[]): ((facts: Facts) => readonly Flag[]) => {
  let memory = new Map<Rule<Facts>, Map<string, Kept>>();
  const look = (rule: Rule<Facts>, facts: Facts, thing: string, known: Kept | undefined): Kept => {
    const dependencies = rule.dependsOn(facts, thing);
    if (known && isSame(known.dependencies, dependencies)) return known;
    return { dependencies, flags: rule.check(facts, thing).map((found) => flagOf(rule, thing, found)) };
  };
  return (facts) => {
    const next = new Map<Rule<Facts>, Map<string, Kept>>();
    const flags: Flag[] = [];
    for (const rule of rules) {
      const known = memory.get(rule);
      const now = new Map<string, Kept>();
      for (const thing of rule.things(facts)) {
        const kept = look(rule, facts, thing, known?.get(thing));
        now.set(thing, kept);
        flags.push(...kept.flags);
      }
      next.set(rule, now);
    }
    memory = next;
    return flags;
  };
};

/** The flags of a moment that is looked at only once. */
export const assist = <Facts>(facts: Facts, rules: readonly Rule<Facts>[]): readonly Flag[] =>
  createAssist(rules)(facts);
