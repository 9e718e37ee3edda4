import { textsOf } from '@vexillum/table/entry-texts';
import {
  type Elsewhere,
  Fenced,
  HeldElsewhere,
  NeedsNewer,
  PAGE_BYTES,
  StoreFailure,
  type TableChunk,
  type TableStore,
  type Tenure,
  type TextPage,
} from '@vexillum/table/room';
import type { AtRest } from '../../keys/at-rest.ts';
import { broughtBy, ClaimedTenure } from '../claimed-tenure.ts';
import type { Claim, Claims } from '../claims.ts';
import type { GroupCommit } from '../group-commit.ts';
import type { Change, Extent } from '../sqlite/change.ts';
import { Damage } from '../sqlite/faults.ts';
import { TextBlocks } from '../text-blocks.ts';
import { dumped, listed, loadWhole } from '../whole-tables.ts';
import { LIVES } from './fellow-nodes.ts';
import { AskedTogether } from './asked-together.ts';
import type { Ask, Line } from './line.ts';
import type { NodeStanding } from './node-standing.ts';
import { readingPostgres } from './reading-postgres.ts';

const TABLES_AT_ONCE = 200;
/** Each may have what it takes to write one for hours. */
const PLANS_AT_ONCE = 20;

/** What is found of the table `$1`, in one question: all of it as it was at one moment. */
interface FoundRow {
  readonly length: string | number;
  readonly seq: string | number | null;
  readonly value: string | null;
  readonly plans: readonly (readonly [document: string, next: number])[] | null;
}

const FOUND = `
  coalesce((select seq + 1 from entry where table_id = $1 order by seq desc limit 1), 0) as length, kept.seq, kept.value,
  (select json_agg(json_build_array(document, next)) from (
     select document, max(nth) + 1 as next from plan where table_id = $1 group by document) as documents) as plans`;
const WHERE_FOUND = `from (values (1)) as always left join snapshot kept on kept.table_id = $1`;

export interface PostgresTablesOptions {
  /** For what is only read. */
  readonly reading: Line;
  /** The one that writes. */
  readonly writing: Line;
  readonly standing: NodeStanding;
  readonly claims: Claims;
  readonly commits: GroupCommit<Change>;
  /** By the tables that this server has, under which number it has them. */
  readonly epochs: Map<string, number>;
  readonly atRest: AtRest | undefined;
}

/** The tables of a database that many servers use. */
export class PostgresTables implements TableStore {
  readonly #options: PostgresTablesOptions;
  readonly #texts = new TextBlocks({
    read: async (table, side, from, limit) => {
      const values = await this.#entries(table, from, limit);
      return { bytes: new TextEncoder().encode(textsOf(values, side)), next: from + values.length };
    },
  });

  readonly #plans = new AskedTogether<readonly [table: string, document: string], readonly Buffer[]>(async (asked) => {
    const rows = await this.#options.reading.ask<{ which: string; value: Buffer }>(
      `select which, value from unnest($1::text[], $2::text[]) with ordinality as asked (table_id, document, which)
       join plan using (table_id, document) order by which, nth`,
      [asked.map(([table]) => table), asked.map(([, document]) => document)],
    );
    const found = asked.map((): Buffer[] => []);
    for (const { which, value } of rows) found[Number(which) - 1]?.push(value);
    return found;
  }, PLANS_AT_ONCE);

  constructor(options: PostgresTablesOptions) {
    this.#options = options;
  }

  async claim(table: string): Promise<Tenure | Elsewhere> {
    const { claims, commits, epochs } = this.#options;
    const claim = claims.take(table);
    if (!claim) return { kind: 'elsewhere' };
    let owner: Elsewhere | undefined;
    try {
      owner = await this.#takeTable(table);
    } catch (error) {
      claims.free(claim);
      throw error instanceof Fenced ? new StoreFailure(error.message) : error;
    }
    if (owner) {
      claims.free(claim);
      return owner;
    }
    return ClaimedTenure.begin({
      claim,
      nth: epochs.get(table),
      write: (given, changes) => commits.enqueue(changes, broughtBy(given, changes)),
      find: () => this.#find(table),
      handOver: (given) => this.#handOver(given),
    });
  }

  read(table: string, from: number, limit: number): Promise<string[]> {
    return readingPostgres(() => this.#entries(table, from, limit));
  }

  readTexts(table: string, side: string | undefined, from: number, before: number): Promise<TextPage> {
    return readingPostgres(() => this.#texts.get(table, side, from, before));
  }

  readPlan(table: string, document: string): Promise<Uint8Array[]> {
    const { atRest } = this.#options;
    return readingPostgres(async () => {
      const values = await this.#plans.ask([table, document]);
      return values.map((value) => new Uint8Array(atRest?.openPlan(table, document, value) ?? value));
    });
  }

  async *dump(table: string): AsyncGenerator<TableChunk> {
    yield* dumped(this, table, await readingPostgres(() => this.#extentOf(this.#options.reading.ask, table)));
  }

  load(table: string, chunks: AsyncIterable<TableChunk>): Promise<void> {
    return loadWhole(this, table, chunks, () => this.#options.commits.enqueue([{ kind: 'drop-table', table }]));
  }

  list(after = ''): AsyncGenerator<string> {
    return listed(
      (last) =>
        readingPostgres(async () => {
          const rows = await this.#options.reading.ask<{ table_id: string }>(
            `select table_id from table_owner o where table_id > $1
             and exists (select 1 from entry e where e.table_id = o.table_id and e.seq = 0) order by table_id limit $2`,
            [last, TABLES_AT_ONCE],
          );
          return rows.map(({ table_id }) => table_id);
        }),
      after,
    );
  }

  /** Takes a table away with these small records, all or none. Rejects with `HeldElsewhere` while somebody has it. */
  async drop(table: string, records: readonly string[]): Promise<void> {
    const tenure = await this.claim(table);
    if (tenure.kind === 'elsewhere') throw new HeldElsewhere(`table ${table} is open`, tenure.address);
    try {
      const changes = records.map((key) => ({ kind: 'del', key }) as const);
      await this.#options.commits.enqueue([{ kind: 'drop-table', table }, ...changes]);
    } finally {
      await tenure.handOver();
    }
  }

  /**
   * Takes one that is nobody's, or of a server that is none any more; else answers whose it is. What is written of it from then on may be in the format that
   * the database allows now; one whose format this server does not read is left to a server that does. Rejects with `NeedsNewer` where there is none.
   */
  async #takeTable(table: string): Promise<Elsewhere | undefined> {
    const { writing, standing, epochs } = this.#options;
    return readingPostgres(async () => {
      const epoch = await writing.using((ask) =>
        standing.inNewestSession(ask, async ({ node, incarnation, session }) => {
          const [row] = await ask<{ alive: boolean; epoch: string | null }>(
            `with alive as (select 1 from node where name = $2 and incarnation = $3 and session = $4 and ${LIVES} for share),
           taken as (
             insert into table_owner as o (table_id, node, incarnation, epoch, format) select $1, $2, $3, 1, version from alive, schema_version
             on conflict (table_id) do update set node = $2, incarnation = $3, epoch = o.epoch + 1, format = greatest(o.format, excluded.format)
             where o.format <= $5 and (o.node is null or o.node = $2
                or not exists (select 1 from node n where n.name = o.node and n.incarnation = o.incarnation and ${LIVES}))
             returning epoch)
           select exists (select 1 from alive) as alive, (select epoch from taken) as epoch`,
            [table, node, incarnation, session, standing.readsFormat],
          );
          return row?.alive ? Number(row.epoch ?? 0) : undefined;
        }),
      );
      if (epoch > 0) {
        epochs.set(table, epoch);
        return undefined;
      }
      const owner = await standing.ownerOf(table);
      if (owner.kind === 'nobody') await this.#insistReadable(table);
      return owner.kind === 'node' && owner.address !== ''
        ? { kind: 'elsewhere', address: owner.address }
        : { kind: 'elsewhere' };
    });
  }

  async #insistReadable(table: string): Promise<void> {
    const { reading, standing } = this.#options;
    const [row] = await reading.ask<{ format: number }>('select format from table_owner where table_id = $1', [table]);
    if (row && row.format > standing.readsFormat)
      throw new NeedsNewer(
        `table ${table} is written in format ${row.format}, and this server reads up to ${standing.readsFormat}`,
      );
  }

  async #handOver(claim: Claim): Promise<void> {
    const { claims, commits, writing, standing, epochs } = this.#options;
    const { table } = claim;
    const epoch = epochs.get(table);
    claim.end();
    await commits.drained();
    if (!claims.isOf(claim)) return;
    epochs.delete(table);
    const { node, incarnation } = standing.writer;
    // Where it cannot be said, the table stays this server's, which may take it again.
    await writing
      .ask('update table_owner set node = null where table_id = $1 and node = $2 and incarnation = $3 and epoch = $4', [
        table,
        node,
        incarnation,
        epoch,
      ])
      .catch(() => undefined);
    claims.free(claim);
  }

  /** What the database holds of a table that is this server's, after all that was under way. */
  async #find(table: string): Promise<Extent> {
    const { commits, writing, standing, epochs } = this.#options;
    await commits.drained();
    return readingPostgres(() =>
      writing.using(async (ask) => {
        const { node, incarnation } = standing.writer;
        const [found] = await ask<FoundRow & { own: boolean }>(
          `select ${FOUND}, exists (
             select 1 from table_owner where table_id = $1 and node = $2 and incarnation = $3 and epoch = $4) as own
           ${WHERE_FOUND}`,
          [table, node, incarnation, epochs.get(table) ?? 0],
        );
        if (!found?.own) throw new Fenced(`table ${table} is another server's`);
        return this.#extentIn(table, found);
      }),
    );
  }

  async #extentOf(ask: Ask, table: string): Promise<Extent> {
    const [found] = await ask<FoundRow>(`select ${FOUND} ${WHERE_FOUND}`, [table]);
    return this.#extentIn(table, found);
  }

  #extentIn(table: string, { length = 0, seq = null, value = null, plans = null }: Partial<FoundRow> = {}): Extent {
    const [count, kept] = [Number(length), Number(seq)];
    const snapshot =
      value !== null && kept < count
        ? { seq: kept, value: this.#options.atRest?.openSnapshot(table, kept, value) ?? value }
        : undefined;
    return { length: count, ...(snapshot ? { snapshot } : {}), plans: plans ?? [] };
  }

  async #entries(table: string, from: number, limit: number): Promise<string[]> {
    const { reading, atRest } = this.#options;
    // Rows behind the one that fills the page stay where they are: each may be as large as a map.
    const rows = await reading.ask<{ seq: string; value: string }>(
      `select seq, value from (
         select seq, value, sum(length(value)) over (order by seq) - length(value) as before from (
           select seq, value from entry where table_id = $1 and seq >= $2 order by seq limit $3) as rows_asked) as counted
       where before <= $4 order by seq`,
      [table, from, limit, PAGE_BYTES],
    );
    return rows.map(({ seq, value }, index) => {
      if (Number(seq) !== from + index) throw new Damage(`entry ${from + index} of table ${table} is missing`);
      return atRest?.openEntry(table, Number(seq), value) ?? value;
    });
  }
}
