import type { Presence } from '@vexillum/protocol';
import { computed, type ReadableAtom } from 'nanostores';

type Everybody = ReadonlyMap<string, Presence>;

const drawnOf = ({ seat: _seat, from: _from, delay: _delay, view: _view, ...drawn }: Presence): object => drawn;

const isAlike = (one: Presence = {}, other: Presence = {}): boolean => {
  const [before, after] = [new Map(Object.entries(drawnOf(one))), Object.entries(drawnOf(other))];
  return before.size === after.length && after.every(([key, value]) => before.get(key) === value);
};

/** Everybody's presence as a board shows it: the same map as long as no more changes than how slow a line is, or what somebody looks at. */
export const drawnPresence = ($presence: ReadableAtom<Everybody>): ReadableAtom<Everybody> => {
  let last: Everybody = new Map();
  return computed($presence, (presence) => {
    const everybody = new Set([...last.keys(), ...presence.keys()]);
    if ([...everybody].every((from) => isAlike(last.get(from), presence.get(from)))) return last;
    return (last = presence);
  });
};
