import { closeCodes, helloMessage } from '@vexillum/protocol';
import { TestClock } from '@vexillum/table/testing';
import { describe, expect, it } from 'vitest';
import { claimAll } from '../../test/claim-all.ts';
import { serverForTest } from '../../test/server-for-test.ts';
import { startTestServer } from '../../test/start-test-server.ts';
import { stepOne } from '../../test/sync-client.ts';
import type { TestWire } from '../../test/test-wire.ts';

const codeOf = async (wire: TestWire): Promise<number> => (await wire.closed).code;

describe('a quiet line', () => {
  it('hears something at least every fifteen seconds', async () => {
    const clock = new TestClock();
    const server = await serverForTest({ clock });
    const { table, of } = await claimAll(server);
    const wire = of('host').wire(table, 'public');
    await wire.opened;
    wire.send(stepOne());
    await wire.until(() => wire.messages.length > 0);
    for (let round = 1; round <= 4; round++) {
      const before = wire.messages.length;
      clock.pass(15_000);
      await wire.until(() => wire.messages.length > before);
      expect([...(wire.messages.at(-1) ?? [])]).toEqual([1, 1, 0]);
      // Its pong is on the way: the clock waits for it.
      await of('host').get('/healthz');
    }
  });

  it('that never says anything is closed', async () => {
    const clock = new TestClock();
    const server = await serverForTest({ clock });
    const { table, of } = await claimAll(server);
    const wire = of('host').wire(table, 'public', '?events=1');
    await wire.untilSaid(helloMessage, () => true);
    clock.pass(11_000);
    expect(await codeOf(wire)).toBe(closeCodes.busy);
  });

  it('that is dead is given up', async () => {
    const clock = new TestClock();
    const server = await serverForTest({ clock });
    const { table, of } = await claimAll(server);
    const wire = of('host').wire(table, 'public');
    await wire.opened;
    wire.send(stepOne());
    await wire.until(() => wire.messages.length > 0);
    wire.socket.pause();
    clock.pass(61_000);
    wire.socket.resume();
    expect(await codeOf(wire)).toBe(1006);
  });
});

describe('the server stops', () => {
  it('and tells everyone to come back', async () => {
    const server = await startTestServer();
    const { table, of } = await claimAll(server);
    const wire = of('host').wire(table, 'public');
    await wire.opened;
    wire.send(stepOne());
    await wire.until(() => wire.messages.length > 0);
    await Promise.all([server.close(), server.close()]);
    expect(await codeOf(wire)).toBe(closeCodes.restarting);
    await expect(of('host').get('/healthz')).rejects.toThrow(/ECONNREFUSED/);
  });

  it('with every action that was under way either answered or not done', async () => {
    const server = await startTestServer();
    const { table, of } = await claimAll(server);
    const acts = Array.from({ length: 20 }, (_, n) =>
      of('red-1')
        .act(table, 'red-1', 'say', { text: `${n}`, to: 'table' })
        .then(
          ({ status }) => status,
          () => 0,
        ),
    );
    await server.close();
    for (const status of await Promise.all(acts)) expect([0, 200, 503]).toContain(status);
  });
});
