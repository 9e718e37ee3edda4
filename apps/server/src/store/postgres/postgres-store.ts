import type { RecordChange, Records, Store } from '@vexillum/table/room';
import { AtRest, KEY_OF_FOLDER } from '../../keys/at-rest.ts';
import type { SharedRates } from '../../limits/common-rate.ts';
import { changeOf } from '../claimed-tenure.ts';
import { Claims } from '../claims.ts';
import { GroupCommit, type WriteFault } from '../group-commit.ts';
import { checkKey } from '../key-of-store.ts';
import type { Change } from '../sqlite/change.ts';
import { AnswerLost, FolderRefused, messageOf } from '../sqlite/faults.ts';
import { UNFINISHED_MOVE } from '../unfinished-move.ts';
import { AskedTogether } from './asked-together.ts';
import { Line, Refused } from './line.ts';
import { LIVES } from './fellow-nodes.ts';
import { listRecords, recordsAfter } from './list-records.ts';
import { type NodeOptions, NodeStanding } from './node-standing.ts';
import { PostgresRates } from './postgres-rates.ts';
import { PostgresTables } from './postgres-tables.ts';
import { prepare } from './prepare.ts';
import { readingPostgres } from './reading-postgres.ts';
import { READS_FORMAT } from './reads-format.ts';
import { valuesOf, WRITE } from './write-statement.ts';

export interface PostgresStoreOptions extends Omit<NodeOptions, 'url'> {
  /** 32 bytes: what sides keep secret and what opens something is encrypted with it. */
  readonly key?: Uint8Array | undefined;
  /** To copy it: rows are read and written as they lie there, encrypted or not, and nothing is asked about keys. */
  readonly asIs?: boolean;
  readonly onCommit?: (milliseconds: number, writers: number) => void;
}

/** Tables that are looked at in one go: others look, too. */
const DUE_AT_ONCE = 50;
const TURN_ASKED_EVERY = 50;

/** A Postgres database that many servers use, each of them for the tables that it has claimed. A promise that resolves means: committed there. */
export class PostgresStore implements Store {
  readonly tables: PostgresTables;
  readonly standing: NodeStanding;
  readonly #writing: Line;
  readonly #reading: Line;
  readonly #claims = new Claims();
  readonly #epochs = new Map<string, number>();
  readonly #commits: GroupCommit<Change>;
  readonly #atRest: AtRest | undefined;

  /** Rejects with `FolderRefused` where this version cannot use the database, or with what the database says. */
  static async open(url: string, options: PostgresStoreOptions = {}): Promise<PostgresStore> {
    await prepare(url, options.readsFormat ?? READS_FORMAT);
    const node = await NodeStanding.begin({ url, ...options });
    const store = new PostgresStore(url, node, options);
    try {
      if (!options.asIs) await store.#insistUsable();
    } catch (error) {
      await store.close();
      throw error;
    }
    return store;
  }

  private constructor(url: string, node: NodeStanding, { key, onCommit }: PostgresStoreOptions) {
    const atRest = key && new AtRest(key);
    this.standing = node;
    this.#atRest = atRest;
    this.#reading = new Line({ url });
    this.#writing = new Line({ url, onConnect: (ask) => node.raiseSession(ask) });
    this.#commits = new GroupCommit<Change>({
      write: (writers) => this.#write(writers),
      onFailure: () => this.#claims.voidAll(),
      onCommit,
    });
    this.tables = new PostgresTables({
      reading: this.#reading,
      writing: this.#writing,
      standing: node,
      claims: this.#claims,
      commits: this.#commits,
      epochs: this.#epochs,
      atRest,
    });
  }

  readonly records: Records = {
    get: (key) =>
      readingPostgres(async () => {
        const value = await this.#gets.ask(key);
        return value === undefined ? undefined : this.#opened(key, value);
      }),
    list: (prefix) =>
      readingPostgres(async () => {
        const rows = await listRecords(this.#reading, prefix);
        return rows.map(({ key, value }) => [key, this.#opened(key, value)] as const);
      }),
    page: (prefix, after, most) =>
      readingPostgres(async () => {
        const rows = await recordsAfter(this.#reading.ask, prefix, after, most);
        return rows.map(({ key, value }) => [key, this.#opened(key, value)] as const);
      }),
    write: (changes: readonly RecordChange[]) => this.#commits.enqueue(changes.map(changeOf)),
  };

  readonly #gets = new AskedTogether<string, string | undefined>(async (keys) => {
    const rows = await this.#reading.ask<{ key: string; value: string }>(
      'select key, value from record where key = any($1)',
      [[...new Set(keys)]],
    );
    const found = new Map(rows.map(({ key, value }) => [key, value]));
    return keys.map((key) => found.get(key));
  });

  /** Takes a table away with these of its records, all or none. Nobody may have it. Rejects with `StoreFailure`. */
  dropTable(table: string, records: readonly string[]): Promise<void> {
    return this.tables.drop(table, records);
  }

  /** Does this while no other server does what has this name, and after those that have begun it. A server that dies in the middle holds up nobody. */
  async inTurn<T>(name: string, work: () => Promise<T>): Promise<T> {
    for (;;) {
      const turn = await this.tables.claim(`turn:${name}`);
      if (turn.kind === 'mine')
        try {
          return await work();
        } finally {
          await turn.handOver();
        }
      await new Promise((resolve) => setTimeout(resolve, TURN_ASKED_EVERY));
    }
  }

  /** What all servers of this database count together, each with the same secret. */
  ratesBy(secret: string): SharedRates {
    return new PostgresRates(this.#reading.ask, secret);
  }

  /** Tables that no living server has and where something is due before this time (`due!TABLE`, ISO 8601 UTC), the longest due first, without these. */
  unowned(before: string, without: readonly string[] = []): Promise<readonly string[]> {
    return readingPostgres(async () => {
      const rows = await this.#reading.ask<{ table_id: string }>(
        `select o.table_id from record r join table_owner o on o.table_id = substr(r.key, 5)
         where r.key >= 'due!' and r.key < 'due"' and r.value < $1
         and o.format <= $4 and o.table_id <> all($3) and not exists (select 1 from node n where n.name = o.node and n.incarnation = o.incarnation and ${LIVES})
         order by r.value limit $2`,
        [before, DUE_AT_ONCE, without, this.standing.readsFormat],
      );
      return rows.map(({ table_id }) => table_id);
    });
  }

  async close(): Promise<void> {
    await this.#commits.drained();
    await this.#writing.close();
    await this.standing.close();
    await this.#reading.close();
  }

  async #insistUsable(): Promise<void> {
    if ((await this.records.get(UNFINISHED_MOVE)) !== undefined)
      throw new FolderRefused(
        'Not everything is in the database: "npm run move-store" into it did not end. Run the same command again, and it goes on; nothing was changed.',
      );
    const known = await this.records.get(KEY_OF_FOLDER);
    await checkKey('The database', this.#atRest, known, (put, value) => this.records.write([{ put, value }]));
  }

  #opened(key: string, value: string): string {
    return this.#atRest?.openRecord(key, value) ?? value;
  }

  /** All writers' changes in one commit. Where that is refused each writer has a commit of their own, so that it stops nobody else. */
  async #write(writers: readonly (readonly Change[])[]): Promise<readonly (WriteFault | undefined)[]> {
    const together = await this.#commit(writers.flat());
    if (together?.kind !== 'refused' || writers.length === 1) return writers.map(() => together);
    const faults: (WriteFault | undefined)[] = [];
    for (const changes of writers) {
      const before = faults.find((fault) => fault?.kind === 'unknown' || fault?.kind === 'failed');
      faults.push(before ? { kind: 'failed', message: before.message } : await this.#commit(changes));
    }
    return faults;
  }

  async #commit(changes: readonly Change[]): Promise<WriteFault | undefined> {
    const epochs = new Map<string, number>();
    for (const change of changes) {
      if (!('table' in change)) continue;
      const epoch = this.#epochs.get(change.table);
      if (epoch === undefined) return { kind: 'refused', message: `table ${change.table} was given up` };
      epochs.set(change.table, epoch);
    }
    try {
      const isWritten = await this.#writing.using((ask) =>
        this.standing.inNewestSession(ask, async (writer) => {
          const [said] = await ask<Written>(WRITE, valuesOf(writer, epochs, changes, this.#atRest));
          return said?.alive ? said.written : undefined;
        }),
      );
      return isWritten ? undefined : { kind: 'refused', message: 'another server has the table' };
    } catch (error) {
      const message = messageOf(error);
      if (error instanceof AnswerLost) return { kind: 'unknown', message };
      return { kind: error instanceof Refused ? 'refused' : 'failed', message };
    }
  }
}

interface Written {
  readonly alive: boolean;
  readonly written: boolean;
}
