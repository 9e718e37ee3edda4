import { expect } from 'vitest';
import type { Battle } from './battle.ts';
import type { CrashServer } from './crash-server.ts';
import { readDisk } from './read-disk.ts';
import { chainFault, readLedger } from './read-ledger.ts';
import { differenceAmong, differenceFrom } from './same-everywhere.ts';
import { until } from './until.ts';

/** Stops the server once all is quiet: every browser shows what lies on the disk, and each action that was acknowledged is there once. */
export const allIsWell = async (server: CrashServer, battle: Battle): Promise<void> => {
  await until('every browser is live and has every answer', () => battle.all.every(({ isAtRest }) => isAtRest));
  await until('all browsers show the same', () => differenceAmong(battle.all) === undefined).catch(() => undefined);
  expect(differenceAmong(battle.all)).toBeUndefined();
  // Everyone may have been refused last, and the store is tried again only every second.
  const spectator = battle.of('spectator').browser;
  await until('the disk is trusted again', async () => {
    const { status } = await spectator.get(`/api/tables/${battle.table}/ledger?from=0`);
    return status === 200;
  });
  expect(chainFault(await readLedger(spectator, battle.table))).toBeUndefined();
  await server.end('SIGTERM');
  const disk = await readDisk(server.dataFolder, battle.table, ['red', 'blue']);
  expect(battle.all.flatMap((player) => differenceFrom(disk.snapshot, player) ?? [])).toEqual([]);
  for (const { tap } of battle.all)
    for (const [id, { seq }] of tap.acked) expect(disk.seqsOf.get(id), `action ${id}`).toEqual([seq]);
  expect([...disk.seqsOf].filter(([, seqs]) => seqs.length > 1)).toEqual([]);
};
