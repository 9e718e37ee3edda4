import { TestPostgres } from '../../apps/server/test/postgres-for-test.ts';
import { battleTable } from '../../apps/server/test/battle-table.ts';
import { startTestServer } from '../../apps/server/test/start-test-server.ts';
import { PostgresStore } from '../../apps/server/src/store/postgres/postgres-store.ts';

/** `node --conditions=source --import tsx infra/capacity/measure-reopening.ts`: what opening a table costs that another server had, as one JSON object. */
const TABLES = 60;
const ROLLS = 60;

const postgres = await TestPostgres.start();
const name = await postgres.database();
const url = (await postgres.way(name)).url;
const first = await PostgresStore.open(url, { name: 'first' });
const server = await startTestServer({ store: first });
const tables: { readonly table: string; readonly ask: (origin: string) => Promise<number> }[] = [];
for (let n = 0; n < TABLES; n++) {
  const battle = await battleTable(server);
  for (let roll = 0; roll < ROLLS; roll++) await battle.did('red-captain', 'roll-dice', { dice: [6], why: 'x' });
  const cookie = battle.of('red-captain').cookieHeader;
  const ask = async (origin: string) => {
    const headers = { cookie, 'x-seat': 'red-captain' };
    return (await fetch(`${origin}/api/tables/${battle.table}/ledger?from=0`, { headers })).status;
  };
  tables.push({ table: battle.table, ask });
}
await server.close();
await first.close();

const statements = async (): Promise<number> => {
  const [row] = await postgres.rows(
    'postgres',
    `select xact_commit as n from pg_stat_database where datname = '${name}'`,
  );
  return Number(row?.['n']);
};
const second = await PostgresStore.open(url, { name: 'second' });
const next = await startTestServer({ store: second });
// What is compiled and loaded at the first is no part of it.
await tables[0]?.ask(next.origin);
const [before, cpu, began] = [await statements(), process.cpuUsage(), performance.now()];
for (const { ask } of tables.slice(1)) if ((await ask(next.origin)) !== 200) throw new Error('a table does not open');
const used = process.cpuUsage(cpu);
const took = performance.now() - began;
await next.close();
await second.close();
const count = TABLES - 1;
console.log(
  JSON.stringify({
    tables: count,
    cpuMilliseconds: Number(((used.user + used.system) / 1000 / count).toFixed(1)),
    milliseconds: Number((took / count).toFixed(1)),
    statements: Number((((await statements()) - before) / count).toFixed(1)),
  }),
);
await postgres.stop();
process.exit();
