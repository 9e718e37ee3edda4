import type { KeptNames } from '@vexillum/ledger';
import {
  type Changes,
  changeInPlace,
  changesIn,
  emptySnapshot,
  entryToday,
  type Game,
  type Kinds,
  type NoKinds,
  type RecordMaps,
  type SideId,
  type Snapshot,
  withChanges,
  withNames,
} from '@vexillum/model';
import { nameOfIn } from '../people-names.ts';
import type { LayerChangesIn, MatchEntry, SecretPart } from './match-entry.ts';

/** Whose view of a match it is: a side's, or that of a `spectator`, who knows what everybody knows. */
export type Viewer = string;

/** How many entries lie between the tables that are kept for looking back. */
const KEPT_EVERY = 64;

/** What a game says of its records. */
export type RecordsOfGame<K extends Kinds = NoKinds> = Pick<
  Game<K>,
  'kinds' | 'today' | 'mayTellAll' | 'withHindsight'
>;

/** A match file as far as a replay reads it. */
export interface MatchOfReplay {
  readonly ledger: readonly MatchEntry[];
  readonly secrets?: { readonly [side: SideId]: readonly { readonly seq: number; readonly part: string }[] };
  readonly names?: KeptNames;
}

/**
 * A match from its first entry to its last, for looking at any moment of it as anybody saw it. A side's view is made from the public
 * changes and that side's own secrets, never from the other's: what was not known then is not shown.
 */
export class Timeline<K extends Kinds = NoKinds> {
  readonly entries: readonly MatchEntry[];
  /** The sides whose secrets are told. */
  readonly sides: readonly SideId[];
  readonly #public: readonly LayerChangesIn[];
  readonly #parts: { readonly [side: SideId]: ReadonlyMap<number, SecretPart> };
  readonly #kept: readonly Snapshot<K>[];
  readonly #final: Snapshot<K>;
  #last: { readonly count: number; readonly snapshot: Snapshot<K> } | undefined;

  readonly #game: RecordsOfGame<K>;

  constructor(match: MatchOfReplay, game: RecordsOfGame<K> = {}) {
    const { ledger, secrets = {} } = match;
    const nameOf = nameOfIn(match);
    this.#game = game;
    this.entries = ledger.map((entry) => withNames(entryToday(entry, game.today), nameOf));
    this.sides = Object.keys(secrets);
    this.#public = this.entries.map(({ changes }) => changesIn(changes, 'public', game.kinds) as LayerChangesIn);
    this.#parts = Object.fromEntries(
      Object.entries(secrets).map(([side, told]) => [
        side,
        new Map(told.map(({ seq, part }) => [seq, withNames(partOf(part, game), nameOf)])),
      ]),
    );
    const { kept, final } = this.#keep();
    this.#kept = kept;
    this.#final = final;
  }

  /** The number of the last entry. */
  get end(): number {
    return this.entries.length - 1;
  }

  get isFinished(): boolean {
    return this.#game.mayTellAll?.(this.#final) ?? false;
  }

  /** The whole table as that entry left it, as one who knows every secret that is told; an empty one before the first. */
  snapshotAt(seq: number): Snapshot<K> {
    const count = Math.max(0, Math.min(Math.trunc(seq) + 1, this.entries.length));
    const near = this.#last;
    const from = Math.floor(count / KEPT_EVERY);
    // Playing asks for one entry after another.
    const isNear = near !== undefined && near.count <= count && near.count >= from * KEPT_EVERY;
    const start = isNear ? near.count : from * KEPT_EVERY;
    let snapshot = isNear ? near.snapshot : (this.#kept[from] as Snapshot<K>);
    for (let at = start; at < count; at++) snapshot = withChanges(snapshot, this.#changes(at));
    this.#last = { count, snapshot };
    return snapshot;
  }

  /** The table as that seat's side knew it when the entry was new. */
  seenAt(seq: number, as: Viewer): Snapshot<K> {
    const snapshot = this.snapshotAt(seq);
    const layer = snapshot.sides[as];
    return { public: snapshot.public, sides: layer ? { [as]: layer } : {} };
  }

  /** With all that is known by now: every side's secrets, and what was opened later. Only for a game that has ended. */
  hindsightAt(seq: number): Snapshot<K> {
    const snapshot = this.snapshotAt(seq);
    if (!this.isFinished) return this.seenAt(seq, 'spectator');
    return this.#game.withHindsight?.(snapshot, this.#final) ?? snapshot;
  }

  /** What only this side was told with the entry. */
  secretAt(seq: number, as: Viewer): SecretPart | undefined {
    return this.#parts[as]?.get(seq);
  }

  #changes(at: number): Changes {
    const sides = this.sides.flatMap((side) => {
      const changes = this.#parts[side]?.get(at)?.changes;
      return changes ? [[side, changes] as const] : [];
    });
    return { public: this.#public[at] ?? {}, ...(sides.length > 0 ? { sides: Object.fromEntries(sides) } : {}) };
  }

  #keep(): { kept: readonly Snapshot<K>[]; final: Snapshot<K> } {
    const snapshot = emptySnapshot(this.sides, this.#game.kinds);
    const kept = [copyOf(snapshot)];
    for (let at = 0; at < this.entries.length; at++) {
      changeInPlace(snapshot, this.#changes(at));
      if ((at + 1) % KEPT_EVERY === 0) kept.push(copyOf(snapshot));
    }
    return { kept, final: snapshot };
  }
}

const partOf = (text: string, { kinds, today = (layer) => layer }: RecordsOfGame): SecretPart => {
  const { changes, talk, ...part } = JSON.parse(text) as Omit<SecretPart, 'changes' | 'talk'> & {
    readonly changes?: unknown;
    readonly talk?: unknown;
  };
  return {
    ...part,
    ...(changes === undefined
      ? {}
      : { changes: changesIn(today({ ...(changes as object) }), 'side', kinds) as LayerChangesIn }),
    ...(Array.isArray(talk) ? { talk: talk.filter(isLine) } : {}),
  };
};

const isLine = (line: unknown): line is { readonly chat: string } =>
  typeof line === 'object' && line !== null && 'chat' in line && typeof line.chat === 'string';

const copyMaps = <Records>(maps: RecordMaps<Records>): RecordMaps<Records> =>
  Object.fromEntries(
    Object.entries<ReadonlyMap<string, unknown>>(maps).map(([kind, records]) => [kind, new Map(records)]),
  ) as unknown as RecordMaps<Records>;

const copyOf = <K extends Kinds>({ public: shown, sides }: Snapshot<K>): Snapshot<K> => ({
  public: copyMaps(shown),
  sides: Object.fromEntries(Object.entries(sides).flatMap(([side, maps]) => (maps ? [[side, copyMaps(maps)]] : []))),
});
