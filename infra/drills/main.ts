import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { hasPostgres } from '../../apps/server/test/postgres-for-test.ts';
import { type Drill, drills } from './drills.ts';
import { outcomeOf, report } from './report.ts';
import { type Result, runDrill, type Size } from './run-drill.ts';
import type { Cluster } from './scene.ts';
import { SmallCluster } from './small-cluster.ts';
import { troubleOfWhole, WholeCluster } from './whole-cluster.ts';

/**
 * `npm run drills [-- NAME …] [--quick] [--tables 100] [--pace 3] [--seconds 60] [--nodes 3] [--json] [--whole] [--former MAIN]`. Ends with 0 where every drill that
 * could be run has passed; one that is asked for by name and cannot be run is no pass. `--whole`: also those on a cluster with Patroni and HAProxy that one Postgres and a balancer of ours are enough for.
 * `--former`: the built `main.js` of another version of the server, which `rolling` goes from, and back to. */
const whole: Size = { nodes: 3, tables: 100, pace: 3, seconds: 60 };
const quick: Size = { nodes: 3, tables: 9, pace: 3, seconds: 20 };

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    quick: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    whole: { type: 'boolean', default: false },
    tables: { type: 'string' },
    pace: { type: 'string' },
    seconds: { type: 'string' },
    nodes: { type: 'string' },
    former: { type: 'string' },
  },
});

const sizeAsked = (): Size => {
  const { nodes, tables, pace, seconds } = values.quick ? quick : whole;
  const number = (text: string | undefined, usual: number) => (text === undefined ? usual : Number(text));
  return {
    nodes: number(values.nodes, nodes),
    tables: number(values.tables, tables),
    pace: number(values.pace, pace),
    seconds: number(values.seconds, seconds),
  };
};

const formerOf = ({ hasVersions }: Drill): { readonly former?: string } =>
  hasVersions && values.former !== undefined ? { former: resolve(values.former) } : {};

const say = (line: string): void => console.error(line);

const runOne = async (drill: Drill): Promise<Result[]> => {
  const isWhole = drill.needs === 'machines' || (values.whole && drill.needs === undefined);
  const trouble = isWhole ? troubleOfWhole() : undefined;
  if (trouble !== undefined) {
    say(`${drill.name}: skipped. ${trouble}`);
    return [];
  }
  const size = sizeAsked();
  const cluster: Cluster = isWhole
    ? await WholeCluster.start(size.nodes, say)
    : await SmallCluster.start(size.nodes, { hasWays: drill.needs === 'ways', ...formerOf(drill) });
  try {
    const result = await runDrill(drill, cluster, size, say);
    say(outcomeOf(result));
    return [result];
  } finally {
    await cluster.end();
  }
};

const run = async (): Promise<number> => {
  const unknown = positionals.find((name) => !drills.some((drill) => drill.name === name));
  if (unknown !== undefined) {
    console.error(`There is no drill ${unknown}. There are: ${drills.map(({ name }) => name).join(', ')}.`);
    return 2;
  }
  if (values.former !== undefined && !existsSync(values.former)) {
    console.error(`There is no file ${values.former}. --former names the main.js of a server that was built.`);
    return 2;
  }
  if (!hasPostgres) {
    console.error('There is no Postgres here: install it, or name the folder of its programs in POSTGRES_BIN.');
    return 2;
  }
  // Each fake browser listens for the end of the process.
  process.setMaxListeners(0);
  const results: Result[] = [];
  for (const drill of drills.filter(({ name }) => positionals.length === 0 || positionals.includes(name)))
    results.push(...(await runOne(drill)));
  console.log(values.json ? JSON.stringify(results, undefined, 1) : report(results));
  const isNamedAndMissing = positionals.some((name) => !results.some(({ drill }) => drill === name));
  return !isNamedAndMissing && results.every(({ passed }) => passed) ? 0 : 1;
};

process.exitCode = await run();
// What a fake browser still waits for ends with it.
process.exit();
