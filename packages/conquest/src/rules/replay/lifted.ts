import { type DigestOf, type Json, replayEntries, type ReplayEntry, saysSame } from '@vexillum/model';
import { fogChance } from '../fog/commit-fog.ts';
import { truthOf } from '../fog/fogged.ts';
import { sidesOfADie } from '../data/rule-numbers.ts';
import { attackDiceOf, defenseDiceOf } from '../odds/dice-of.ts';
import { conquestKinds, type Snapshot } from '../records.ts';
import { seats } from '../state/sides.ts';
import { territoryOf } from '../state/read.ts';
import { FogStory, isDoneInFog } from './fog-story.ts';
import { Hindsight } from './hindsight.ts';
import { LostSecrets } from './lost-secrets.ts';
import { actionOf, runAgain } from './run-again.ts';

/** Kinds of which everybody has less while the fog lies. */
const hidden = ['game', 'territory'] as const;

/**
 * The entries of a table as they would be without fog, for games whose fog has lifted: what was done, with which dice, and what became of all
 * land. Those of a game whose fog has not, or that cannot have been played so, are as they are; where there is no fog it is the same list.
 */
export const withFogLifted = (entries: readonly ReplayEntry[], digestOf: DigestOf): readonly ReplayEntry[] => {
  const fog = new FogStory(entries);
  if (!fog.hasLifted) return entries;
  const hindsight = new Hindsight(entries, digestOf);
  const lost = new LostSecrets();
  const lifted: ReplayEntry[] = [];
  replayEntries(
    entries,
    (before, entry, recorded) => {
      const told = fog.told(before, entry);
      const done = told !== undefined && isDoneInFog(told) ? told : undefined;
      const action = done && actionOf(done.entry);
      const former = copyOf(truthOf(fog.into(before)) ?? before);
      const wrong =
        done && action && runAgain(before, done.entry, action, { seats, recorded, hindsight, lost, fog, inFog: done });
      if (done && wrong !== undefined) fog.break();
      const isTrue = done !== undefined && wrong === undefined;
      lifted.push(isTrue ? asTrue(done.entry, former, truthAfter(before, fog, entry), done.secret, digestOf) : entry);
      return [];
    },
    conquestKinds,
  );
  // An entry that could not be read ends the story there.
  return lifted.length === entries.length ? lifted.map((entry, at) => ({ ...entries[at], ...entry })) : entries;
};

/** The true land and game after an entry: what the bank has of them, or what everybody has once the fog has lifted. */
const truthAfter = (before: Snapshot, fog: FogStory, { changes }: ReplayEntry): Snapshot => {
  const truth = truthOf(fog.into(before));
  if (truth) return truth;
  const shown = { ...before.public } as Record<string, ReadonlyMap<string, unknown>>;
  for (const kind of hidden) {
    const records = new Map(shown[kind]);
    for (const [id, change] of Object.entries((changes?.[kind] ?? {}) as Record<string, readonly unknown[]>))
      records.set(id, change[1]);
    shown[kind] = records;
  }
  return { ...before, public: shown as unknown as Snapshot['public'] };
};

/** Land and game as they were: the story goes on in the same maps. */
const copyOf = (table: Snapshot): Snapshot => ({
  ...table,
  public: { ...table.public, game: new Map(table.public.game), territory: new Map(table.public.territory) },
});

const asTrue = (
  entry: ReplayEntry,
  former: Snapshot,
  now: Snapshot,
  secret: string,
  digestOf: DigestOf,
): ReplayEntry => {
  const changes: Record<string, unknown> = { ...entry.changes };
  for (const kind of hidden) {
    const records = changed(former.public[kind], now.public[kind]);
    if (Object.keys(records).length > 0) changes[kind] = records;
    else delete changes[kind];
  }
  const draw = diceOf(entry, former, secret, digestOf);
  return { ...entry, changes, ...(draw === undefined ? {} : { draw }) } as ReplayEntry;
};

const changed = (then: ReadonlyMap<string, unknown>, now: ReadonlyMap<string, unknown>) =>
  Object.fromEntries(
    [...now].flatMap(([id, record]) => {
      const before = then.get(id) ?? null;
      return saysSame(before, record) ? [] : [[id, [before, record]]];
    }),
  );

/** What was thrown in an attack. */
const diceOf = (
  { name, args, id = '' }: ReplayEntry,
  former: Snapshot,
  secret: string,
  digestOf: DigestOf,
): Json | undefined => {
  if (name !== 'attack-territory') return undefined;
  const { from, to } = args as { readonly from: string; readonly to: string };
  const count = attackDiceOf(territoryOf(former, from).armies) + defenseDiceOf(territoryOf(former, to).armies);
  const dice = Array.from({ length: count }, () => sidesOfADie.value);
  const unused = (): never => {
    throw new Error('a replay has no chance in it');
  };
  const chance = fogChance({ newId: unused, shuffled: unused, roll: unused }, digestOf, secret, id);
  return (chance.roll({ dice, why: `attack ${from}>${to}` }) as { readonly draw: Json }).draw;
};
