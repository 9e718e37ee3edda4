import type { ChainHead } from '@vexillum/ledger';
import {
  type Changes,
  changeInPlace,
  emptyPublic,
  emptySide,
  emptySnapshot,
  type Game,
  History,
  type Json,
  type LogLine,
  type LayerToday,
  publicKindsWith,
  putInPlace,
  type RecordMaps,
  type SavedHistory,
  sideKindsWith,
  type Snapshot,
  tableOf,
} from '@vexillum/model';
import { KnownIds, type SavedIds } from './known-ids.ts';
import { type SavedTrust, TableTrust } from './table-trust.ts';
import type { TalkLine } from './side-talk.ts';
import { changesOf, decodeRecord, deedOf, lineOf, type StoredRecord, talkIn } from './stored-record.ts';

/** As much of a game as its records need. */
export type TableKinds = Pick<Game, 'sides' | 'kinds' | 'today'>;

/** What a fold of the ledger knows: the records, who may take back what, and which ids were used. */
export class TableState {
  readonly snapshot: Snapshot;
  readonly history: History;
  /** Where each action's id went. */
  readonly ids: KnownIds;
  readonly trust: TableTrust;
  head: ChainHead | undefined;
  /** What was done here, by the names of actions. */
  readonly done: Set<string>;
  /** Kinds of records that were written and are none of this version's. */
  readonly strange: Set<string>;

  readonly #today: LayerToday | undefined;

  constructor(game: TableKinds, saved?: SavedState) {
    this.snapshot = saved ? reviveSnapshot(saved.snapshot, game) : emptySnapshot(game.sides, game.kinds);
    this.#today = game.today;
    this.history = new History(saved?.history);
    this.ids = new KnownIds(saved?.ids);
    this.trust = new TableTrust(saved?.trust, (seat) => this.snapshot.public.seat.get(seat)?.side);
    this.head = saved?.head;
    this.done = new Set(saved?.done);
    this.strange = new Set(saved ? kindsBeyond(saved, game) : []);
  }

  /** Folds one stored record in. `undoable` says which actions of the game can be taken back. */
  fold(record: StoredRecord, undoable: (name: string) => boolean): void {
    const { seat, id, name } = deedOf(record);
    const { args, draw, seen } = record.entry;
    const changes = changesOf(record, this.#today);
    this.#lookForStrange(changes);
    this.take(record.entry, changes, { seat, id, name, args, draw, seen }, undoable(name ?? ''));
    for (const line of talkIn(record)) this.ids.add(line.id, record.entry.seq);
    this.log(lineOf(record));
  }

  #lookForStrange({ public: everyones = {}, sides = {} }: Changes): void {
    for (const kind in everyones) if (!Object.hasOwn(this.snapshot.public, kind)) this.strange.add(kind);
    for (const [side, layer] of Object.entries(sides)) {
      const known = this.snapshot.sides[side];
      if (known) for (const kind in layer) if (!Object.hasOwn(known, kind)) this.strange.add(kind);
    }
  }

  /** Adds a line to the table's log; the oldest falls out. */
  log(line: LogLine | undefined): void {
    if (line) putInPlace(this.snapshot, 'log', String(line.seq), line);
  }

  /** Folds an entry in that this room has just written. */
  take(head: ChainHead, changes: Changes, deed: Deed, isUndoable: boolean): void {
    changeInPlace(this.snapshot, changes);
    const { seat, id, name } = deed;
    if (name !== undefined) this.done.add(name);
    if (seat !== undefined && name !== undefined) {
      this.history.note({ seat, seq: head.seq, name }, changes, isUndoable);
      if (id !== undefined) this.ids.add(id, head.seq);
    }
    this.trust.fold({ ...deed, seq: head.seq });
    this.head = { seq: head.seq, hash: head.hash };
  }

  /** What a side has said to itself, which is in no entry yet. */
  hear({ side, chat, said }: TalkLine): void {
    changeInPlace(this.snapshot, { sides: { [side]: { chat: { [chat]: [null, said] } } } });
  }

  /** Folds an entry in that has what sides have said to themselves, all of which was heard. */
  takeTalk(head: ChainHead, lines: readonly TalkLine[]): void {
    for (const { id } of lines) this.ids.add(id, head.seq);
    this.head = { seq: head.seq, hash: head.hash };
  }

  save(): SavedState {
    if (!this.head) throw new Error('a table without a genesis has nothing to save');
    return {
      head: this.head,
      snapshot: saveSnapshot(this.snapshot),
      history: this.history.save(),
      ids: this.ids.save(),
      trust: this.trust.save(),
      done: [...this.done],
    };
  }
}

interface Deed {
  readonly seat?: string | undefined;
  readonly id?: string | undefined;
  readonly name?: string | undefined;
  readonly args?: Json | undefined;
  readonly draw?: Json | undefined;
  readonly seen?: { readonly seq: number } | undefined;
}

export interface SavedState {
  readonly head: ChainHead;
  readonly snapshot: SavedSnapshot;
  readonly history: SavedHistory;
  readonly ids: SavedIds;
  /** Missing where an earlier server has saved. */
  readonly trust?: SavedTrust;
  /** Missing where an earlier server has saved. */
  readonly done?: readonly string[];
}

type SavedMaps = { readonly [kind: string]: readonly (readonly [id: string, record: unknown])[] };

interface SavedSnapshot {
  readonly public: SavedMaps;
  readonly sides: { readonly [side: string]: SavedMaps };
}

const saveMaps = (maps: object): SavedMaps =>
  Object.fromEntries(
    Object.entries<ReadonlyMap<string, unknown>>({ ...maps }).map(([kind, records]) => [kind, [...records]]),
  );

/** The empty maps, with what was saved of each kind, and what is of no kind any more as today's. */
const reviveMaps = <Records>(
  empty: RecordMaps<Records>,
  saved: SavedMaps,
  today: LayerToday | undefined,
): RecordMaps<Records> => {
  const of = (isKnown: boolean) => Object.entries(saved).filter(([kind]) => Object.hasOwn(empty, kind) === isKnown);
  const former = Object.fromEntries(of(false).map(([kind, records]) => [kind, Object.fromEntries(records)]));
  const moved = Object.entries((today?.(former) ?? {}) as { readonly [kind: string]: object });
  return {
    ...empty,
    ...Object.fromEntries(of(true).map(([kind, records]) => [kind, new Map(records)])),
    ...Object.fromEntries(
      moved.flatMap(([kind, records]) =>
        Object.hasOwn(empty, kind) ? [[kind, new Map([...(saved[kind] ?? []), ...Object.entries(records)])]] : [],
      ),
    ),
  };
};

export const saveSnapshot = (snapshot: Snapshot): SavedSnapshot => ({
  public: saveMaps(snapshot.public),
  sides: Object.fromEntries(Object.entries(snapshot.sides).map(([side, maps]) => [side, saveMaps(maps ?? {})])),
});

export const reviveSnapshot = (saved: SavedSnapshot, { kinds, today }: Omit<TableKinds, 'sides'> = {}): Snapshot => ({
  public: reviveMaps(emptyPublic(kinds), saved.public, today),
  sides: Object.fromEntries(
    Object.entries(saved.sides).map(([side, maps]) => [side, reviveMaps(emptySide(kinds), maps, today)]),
  ),
});

/** Whether a server that knew other kinds has saved this: its documents do not say what today's would. */
export const isOfFormerKinds = ({ snapshot }: SavedState, { kinds }: Pick<TableKinds, 'kinds'>): boolean => {
  const [everyones, sides] = [publicKindsWith(kinds), sideKindsWith(kinds)];
  return (
    holdsOthers(snapshot.public, everyones) || Object.values(snapshot.sides).some((maps) => holdsOthers(maps, sides))
  );
};

/** The kinds of what was saved that are neither known nor read as known ones. */
const kindsBeyond = (
  { snapshot }: SavedState,
  { kinds, today = (layer) => layer }: Omit<TableKinds, 'sides'>,
): string[] => {
  const beyond = (saved: SavedMaps, known: readonly string[]): string[] => {
    const others = Object.entries(saved).filter(([kind, records]) => records.length > 0 && !known.includes(kind));
    if (others.length === 0) return [];
    const read = today(Object.fromEntries(others.map(([kind, records]) => [kind, Object.fromEntries(records)])));
    return Object.keys(read).filter((kind) => !known.includes(kind));
  };
  const [everyones, sides] = [publicKindsWith(kinds), sideKindsWith(kinds)];
  return [
    ...beyond(snapshot.public, everyones),
    ...Object.values(snapshot.sides).flatMap((maps) => beyond(maps, sides)),
  ];
};

const holdsOthers = (saved: SavedMaps, kinds: readonly string[]): boolean =>
  Object.entries(saved).some(([kind, records]) => records.length > 0 && !kinds.includes(kind));

/** Folds stored values in order; the law that browsers, documents and snapshots are all measured against. */
export const foldRecords = (
  state: TableState,
  values: readonly string[],
  undoable: (name: string) => boolean,
): TableState => {
  for (const value of values) state.fold(decodeRecord(value), undoable);
  return state;
};

/** Which game the folded table plays, by its record. */
export const gameOfState = (state: TableState, gameOf: (id: string) => Game | undefined): Game | undefined => {
  const table = tableOf(state.snapshot);
  return table && gameOf(table.game);
};
