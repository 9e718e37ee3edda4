import { type Words, words } from '../words.ts';
import type { Audience, Check, Kinds } from '../kinds.ts';
import type { Changes } from '../changes.ts';
import { newestKept, publicKindsWith, sideKindsWith, type Snapshot } from '../snapshot.ts';
import { type ReplayEntry, saysSame } from './replay-entry.ts';

type LooseMaps = { readonly [kind: string]: ReadonlyMap<string, unknown> };

const isPair = (value: unknown): value is readonly [unknown, unknown] => Array.isArray(value) && value.length === 2;

const isPlain = (value: unknown): value is { readonly [key: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isRecord = (check: Check | undefined, after: unknown): boolean => after === null || !check || check(after);

/**
 * An entry's public changes, or what is wrong with them: kinds that no table has, what is no record of its kind, or something said to have been there that was not. Lists
 * that keep only their newest lose records without an entry, so there the past is not asked.
 */
export const readChanges = (snapshot: Snapshot, { changes, seq }: ReplayEntry, kinds: Kinds = {}): Changes | Words => {
  if (changes === undefined) return {};
  for (const [kind, records] of Object.entries(changes)) {
    if (!Object.hasOwn(snapshot.public, kind) || !isPlain(records))
      return words('Entry {0} changes something that no table has: {1}.', seq, kind);
    for (const [id, change] of Object.entries(records)) {
      if (!isPair(change) || !isRecord(kinds[kind]?.public, change[1]))
        return words('Entry {0} has a change of {1} {2} that is none.', seq, kind, id);
      const before = (snapshot.public as unknown as LooseMaps)[kind]?.get(id) ?? null;
      if (newestKept[kind] === undefined && !saysSame(change[0], before))
        return words('Entry {0} says that {1} {2} was otherwise than the entries before it left it.', seq, kind, id);
    }
  }
  return { public: changes } as Changes;
};

type Loose = { readonly [kind: string]: { readonly [id: string]: readonly [unknown, unknown] } };

/** Changes of these kinds out of a file, which may hold anything: what no table has, what is no pair and what is no record is left out. */
export const changesIn = (changes: unknown, audience: Audience, kinds: Kinds = {}): Loose => {
  if (!isPlain(changes)) return {};
  const names = audience === 'public' ? publicKindsWith(kinds) : sideKindsWith(kinds);
  return Object.fromEntries(
    Object.entries(changes).flatMap(([kind, records]) => {
      if (!names.includes(kind) || !isPlain(records)) return [];
      const check = kinds[kind]?.[audience];
      const sound = Object.entries(records).flatMap(([id, change]) =>
        isPair(change) && isRecord(check, change[1]) ? [[id, change] as const] : [],
      );
      return [[kind, Object.fromEntries(sound)]];
    }),
  );
};
