import type { Presence } from '@vexillum/protocol';
import { computed, type ReadableAtom } from 'nanostores';

/** One thing of everybody's presence, by connection: the same map until it changes, however much else does. */
export const eachOnes = <T>(
  $presence: ReadableAtom<ReadonlyMap<string, Presence>>,
  choose: (presence: Presence) => T | null | undefined,
): ReadableAtom<ReadonlyMap<string, T>> => {
  let last: ReadonlyMap<string, T> = new Map();
  return computed($presence, (presence) => {
    const next = new Map<string, T>();
    for (const [from, said] of presence) {
      const chosen = choose(said);
      if (chosen !== null && chosen !== undefined) next.set(from, chosen);
    }
    const isSame = next.size === last.size && [...next].every(([from, chosen]) => last.get(from) === chosen);
    return isSame ? last : (last = next);
  });
};
