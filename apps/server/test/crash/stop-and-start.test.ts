import { isRefusal } from '@vexillum/model';
import { howMany } from '@vexillum/model/testing';
import { seededRandom } from '@vexillum/table/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Battle } from './harness/battle.ts';
import { keepPlaying } from './harness/habits.ts';
import { readDisk } from './harness/read-disk.ts';
import { CrashServer } from './harness/crash-server.ts';
import { until } from './harness/until.ts';

const PATIENCE = howMany(1000, 15_000);

const restarting = 1012;
const otherEpoch = 4409;

describe('a server that is stopped and started', () => {
  let server: CrashServer;
  let battle: Battle;

  beforeEach(async () => {
    server = await CrashServer.build();
    await server.start();
    battle = await Battle.begin(server, 6);
    await until('everyone sees the table', () => battle.all.every(({ live }) => live.$isLoaded.get()));
  });

  afterEach(async () => {
    battle?.close();
    await server?.tearDown();
  });

  const epochs = async (seat: string): Promise<Record<string, string>> => {
    const page = await battle.of(seat).browser.get(`/api/tables/${battle.table}`);
    return page.json<{ epochs: Record<string, string> }>().epochs;
  };

  const say = (text: string) => battle.of('red-captain').act('say', { text, to: 'table' });

  const everyoneIsBack = () => until('everyone is back', () => battle.all.every(({ isAtRest }) => isAtRest));

  it('keeps its documents over a stop, so that browsers go on with theirs, and rebuilds them after a kill', async () => {
    expect(isRefusal(await say('Before'))).toBe(false);
    const before = await epochs('red-captain');
    expect(Object.keys(before).sort()).toEqual(['plan-red', 'public', 'side-red']);

    expect(await server.end('SIGTERM')).toEqual({ code: 0, signal: null });
    await server.start();
    await everyoneIsBack();
    expect(await epochs('red-captain')).toEqual(before);
    for (const { tap } of battle.all) {
      expect(tap.closeCodes).toContain(restarting);
      expect(tap.closeCodes).not.toContain(otherEpoch);
    }

    // What was saved at the stop is no longer complete.
    expect(isRefusal(await say('Again'))).toBe(false);
    await server.end('SIGKILL');
    await server.start();
    const after = await epochs('red-captain');
    expect(after['public']).not.toBe(before['public']);
    expect(after['side-red']).not.toBe(before['side-red']);
    // Nobody ever sees of a plan what is not on disk, so it is complete after a crash too, and drafts made offline still fit.
    expect(after['plan-red']).toBe(before['plan-red']);
    await everyoneIsBack();
    for (const { tap } of battle.all) expect(tap.closeCodes).toContain(otherEpoch);
    expect(isRefusal(await say('After'))).toBe(false);
  });

  it('leaves with code 0 under load, and a second signal changes nothing', async () => {
    const random = seededRandom(7);
    const stopPlaying = battle.actors.map((player) => keepPlaying(player, random));
    const acked = () => battle.actors.reduce((sum, { tap }) => sum + tap.ackCount, 0);
    await until('much is done', () => acked() > 100);
    const began = performance.now();
    server.process.signal('SIGTERM');
    setImmediate(() => server.process.signal('SIGTERM'));
    const ended = await server.end('SIGTERM');
    for (const stop of stopPlaying) stop();
    expect(ended).toEqual({ code: 0, signal: null });
    expect(performance.now() - began).toBeLessThan(10_000);
    await until('all have heard of it', () => battle.all.every(({ tap }) => tap.closeCodes.includes(restarting)));
    const disk = await readDisk(server.dataFolder, battle.table, ['red', 'blue']);
    for (const { tap } of battle.all)
      for (const [id, { seq }] of tap.acked) expect(disk.seqsOf.get(id), `action ${id}`).toEqual([seq]);
  });

  it('waits for a data folder that another server is leaving', async () => {
    const next = server.spawn(0);
    await until('it says that it waits', () => next.output.includes('waiting up to 15 s'));
    expect(await server.end('SIGTERM')).toEqual({ code: 0, signal: null });
    expect(await next.ready).toBe(true);
    expect(await next.end('SIGTERM')).toEqual({ code: 0, signal: null });
  });

  it('does not share its data folder: a second server waits, says why it cannot start, and ends with code 1', async () => {
    const began = performance.now();
    const second = server.spawn(0, { VEXILLUM_PATIENCE: String(PATIENCE) });
    expect(await second.ended).toEqual({ code: 1, signal: null });
    expect(performance.now() - began).toBeGreaterThanOrEqual(PATIENCE);
    expect(second.lines.at(-1)).toBe(
      `Another server is using ${server.dataFolder}. Stop it, or set DATA_DIR to another folder.`,
    );
    expect(isRefusal(await say('Still here'))).toBe(false);
  });

  it('goes on with a match from its file, as it was built', async () => {
    expect(isRefusal(await battle.of('red-captain').act('roll-dice', { dice: [6], why: 'before' }))).toBe(false);
    const file = (await battle.of('red-captain').browser.get(`/api/tables/${battle.table}/export`)).text;
    const made = await server.browser().post('/api/tables', { match: file });
    expect(made.status).toBe(201);
    const changed = await server.browser().post('/api/tables', { match: file.replace('"before"', '"after"') });
    expect(changed).toMatchObject({ status: 400, error: { code: 'bad-match' } });
  });
});
