import type { Finding, Flag, Unknown } from './flag.ts';
import type { Rule } from './rule.ts';

interface Kept {
  readonly dependencies: readonly unknown[];
  readonly flags: readonly Flag[];
}

/** Asked for every thing of every rule at every move, so it makes nothing. */
const isSame = (a: readonly unknown[], b: readonly unknown[]): boolean => {
  if (a.length !== b.length) return false;
  for (let at = 0; at < a.length; at++) if (!Object.is(a[at], b[at])) return false;
  return true;
};

const flagOf = <Facts>({ id, title, source }: Rule<Facts>, thing: string, found: Finding | Unknown): Flag => {
  const about = found.about ?? (thing === '' ? [] : [thing]);
  const common = { rule: id, title, source };
  if ('unknown' in found) {
    const { unknown, ...others } = found;
    return { ...others, ...common, id: `${id}:${thing}:unknown`, weight: 'unknown', says: unknown, about };
  }
  return { ...found, ...common, id: [id, thing, ...(found.part === undefined ? [] : [found.part])].join(':'), about };
};

type Memory = Map<string, Kept>;

const look = <Facts>(rule: Rule<Facts>, facts: Facts, thing: string, memory: Memory): Kept => {
  const dependencies = rule.dependsOn(facts, thing);
  const known = memory.get(thing);
  if (known && isSame(known.dependencies, dependencies)) return known;
  const fresh = { dependencies, flags: rule.check(facts, thing).map((found) => flagOf(rule, thing, found)) };
  memory.set(thing, fresh);
  return fresh;
};

const keepOnly = (memory: Memory, things: ReadonlySet<string>): void => {
  for (const thing of memory.keys()) if (!things.has(thing)) memory.delete(thing);
};

/** Looks at a table by the rules, and remembers: what a change does not touch is not looked at again. */
export const createAssist = <Facts>(rules: readonly Rule<Facts>[]): ((facts: Facts) => readonly Flag[]) => {
  const memories = rules.map((rule) => ({ rule, memory: new Map<string, Kept>() }));
  return (facts) => {
    const flags: Flag[] = [];
    for (const { rule, memory } of memories) {
      let count = 0;
      for (const thing of rule.things(facts)) {
        for (const flag of look(rule, facts, thing, memory).flags) flags.push(flag);
        count++;
      }
      if (memory.size > count) keepOnly(memory, new Set(rule.things(facts)));
    }
    return flags;
  };
};

/** The flags of a moment that is looked at only once. */
export const assist = <Facts>(facts: Facts, rules: readonly Rule<Facts>[]): readonly Flag[] =>
  createAssist(rules)(facts);
