import { editionOf, type Game, gameOfThen, History, isEditionKnown } from '@vexillum/model';
import { decodeTalk, TALK, type TalkLine } from './side-talk.ts';
import type { KeptProjection } from './projection.ts';
import { decodeRecord } from './stored-record.ts';
import type { TableReader, Tenure } from './store.ts';
import { foldRecords, gameOfState, isOfFormerKinds, type SavedState, TableState } from './table-state.ts';
import { undoableIn } from './table-actions.ts';

/** What a store keeps as a table's snapshot. */
export interface StoredSnapshot {
  readonly format: typeof SNAPSHOT_FORMAT;
  readonly state: SavedState;
  /** Of the ledger so far. Missing where an earlier server has saved. */
  readonly bytes?: number;
  /** Documents saved complete at the snapshot's head, as base64. */
  readonly documents?: {
    readonly [name: string]: Omit<KeptProjection, 'bytes'> & { readonly epoch: string; readonly bytes: string };
  };
  /** How many names the table knew that those documents show. */
  readonly names?: number;
}

export interface LoadedTable {
  readonly game: Game;
  readonly state: TableState;
  readonly tenure: Tenure;
  /** Of the whole ledger, as it is stored. */
  readonly bytes: number;
  /** What sides have said to themselves and no entry has; the state has it. */
  readonly talk: readonly TalkLine[];
  /** The documents as they were saved, where they are still complete. */
  readonly documents: NonNullable<StoredSnapshot['documents']>;
  /** How many names were known when they were saved: with fewer by now they show somebody who was forgotten. */
  readonly names?: number | undefined;
}

const PAGE = 1000;

const NO_HISTORY: SavedState['history'] = new History().save();

/** The format in which snapshots are written, and the only one that is read. */
export const SNAPSHOT_FORMAT = 1;

/** `undefined` for one that another version wrote in another format: the ledger says the same, only more slowly. */
const readSnapshot = (value: string): StoredSnapshot | undefined => {
  const stored = JSON.parse(value) as StoredSnapshot | { readonly format?: unknown };
  return stored.format === SNAPSHOT_FORMAT ? (stored as StoredSnapshot) : undefined;
};

/** Reads a table as it was found: its newest snapshot, and the ledger's tail on top. `length` where more was written since. */
export const loadTable = async (
  store: TableReader,
  tenure: Tenure,
  gameOf: (id: string) => Game | undefined,
  { length, snapshot } = tenure.found,
): Promise<LoadedTable> => {
  const { table } = tenure;
  const stored = snapshot && readSnapshot(snapshot.value);
  const from = stored ? stored.state.head.seq + 1 : 0;
  const first = stored ? [] : await store.read(table, 0, 1);
  const game = gameOfTable(stored, first, gameOf);
  if (!game) throw new Error(`table ${table} plays a game that this server does not know`);
  const state = new TableState(game, stored?.state);
  let bytes = stored ? (stored.bytes ?? (await bytesOf(store, table, from))) : 0;
  // Page by page: other tables have their turn in between.
  for await (const page of pagesOf(store, table, from, length)) {
    foldRecords(state, page, undoableIn(game));
    bytes += lengthOf(page);
  }
  const isAsSaved = stored !== undefined && from === length && !isOfFormerKinds(stored.state, game);
  const talk = (await store.readPlan(table, TALK)).flatMap(decodeTalk);
  for (const line of talk) state.hear(line);
  const documents = isAsSaved ? withoutTalk(stored.documents ?? {}, talk) : {};
  tenure.forgetSnapshot();
  return { game, state, tenure, bytes, talk, documents, names: stored?.names };
};

/** Of a side that has talked since, whose document was shown with more than was saved; everybody else's is none of that side's business. */
const withoutTalk = (documents: LoadedTable['documents'], talk: readonly TalkLine[]): LoadedTable['documents'] => {
  const stale = new Set(talk.map(({ side }) => `side-${side}`));
  return Object.fromEntries(Object.entries(documents).filter(([name]) => !stale.has(name)));
};

const lengthOf = (values: readonly string[]): number => values.reduce((sum, value) => sum + value.length, 0);

const bytesOf = async (store: TableReader, table: string, before: number): Promise<number> => {
  let bytes = 0;
  for await (const page of pagesOf(store, table, 0, before)) bytes += lengthOf(page);
  return bytes;
};

async function* pagesOf(store: TableReader, table: string, from: number, length: number): AsyncGenerator<string[]> {
  for (let next = from; next < length; ) {
    const page = await store.read(table, next, PAGE);
    if (page.length === 0) throw new Error(`the ledger of ${table} ends at ${next}, not at ${length}`);
    yield page;
    next += page.length;
  }
}

export const readTail = async (store: TableReader, table: string, from: number, length: number): Promise<string[]> => {
  const values: string[] = [];
  for await (const page of pagesOf(store, table, from, length)) values.push(...page);
  return values;
};

const gameOfTable = (
  stored: StoredSnapshot | undefined,
  values: readonly string[],
  gameOf: (id: string) => Game | undefined,
): Game | undefined => {
  // Of the ids, of which there may be twenty thousand, and of what can be undone nothing is asked.
  if (stored) return asBegun(new TableState({ sides: [] }, { ...stored.state, ids: [], history: NO_HISTORY }), gameOf);
  const genesis = values[0];
  if (genesis === undefined) return undefined;
  const state = new TableState({ sides: [] });
  state.fold(decodeRecord(genesis), () => false);
  return asBegun(state, gameOf);
};

/** The game as it is now, or, where the table was begun by an edition that is not known here, as it was then. */
const asBegun = (state: TableState, gameOf: (id: string) => Game | undefined): Game | undefined => {
  const game = gameOfState(state, gameOf);
  const { seat } = state.snapshot.public;
  const edition = game && editionOf(state.trust.versions, seat.keys(), game);
  if (!game || edition === undefined || isEditionKnown(edition, game)) return game;
  return gameOfThen(
    game,
    edition,
    [...seat].map(([id, { name: _name, ...plan }]) => ({ id, ...plan })),
  );
};
