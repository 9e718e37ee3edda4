import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { builtServer } from '../../apps/server/test/built-server.ts';
import { hasPostgres } from '../../apps/server/test/postgres-for-test.ts';
import { drills } from './drills.ts';
import { kindsOfHarm } from './judge.ts';
import { runDrill } from './run-drill.ts';
import { SmallCluster } from './small-cluster.ts';

const size = { nodes: 3, tables: 3, pace: 3, seconds: 8 };
/** Seconds. How long a table may stand still is for the drills themselves, on a machine that does nothing else. */
const PATIENCE = 60;

describe.skipIf(!hasPostgres)('three servers on one Postgres, while people play', () => {
  let cluster: SmallCluster;
  beforeAll(async () => {
    cluster = await SmallCluster.start(size.nodes);
  });
  afterAll(() => cluster?.end());

  it.each(['kill-owner', 'drain'])(
    '%s: nothing is lost, doubled, refused, or shown that did not happen',
    async (name) => {
      const drill = drills.find((one) => one.name === name);
      if (!drill) throw new Error(`no drill ${name}`);
      const patient = { ...drill, pause: PATIENCE, othersPause: PATIENCE };
      const result = await runDrill(patient, cluster, size, () => undefined);
      for (const kind of kindsOfHarm) expect({ [kind]: result[kind] }).toEqual({ [kind]: [] });
      expect(result.refusals).toEqual({});
      expect(result.faults).toEqual([]);
      expect(result.acknowledged).toBeGreaterThan(size.tables * size.seconds);
      await cluster.isWhole();
    },
  );
});

it.skipIf(!hasPostgres)('rolling with another version begins with it, goes to this one, and back', async () => {
  // The same program at two places: what differs between versions is another test's matter.
  const former = await builtServer();
  onTestFinished(() => former.remove());
  const cluster = await SmallCluster.start(size.nodes, { former: former.main });
  onTestFinished(() => cluster.end());
  const drill = drills.find(({ name }) => name === 'rolling');
  if (!drill) throw new Error('no drill rolling');
  const result = await runDrill({ ...drill, pause: PATIENCE }, cluster, size, () => undefined);
  expect(result.faults).toEqual([]);
  for (const { versions } of cluster.nodes) expect(versions).toEqual(['former', 'this', 'former']);
});
