import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  actionMessage,
  closeCodes,
  helloMessage,
  ledgerMessage,
  type Presence,
  presenceMessage,
} from '@vexillum/protocol';
import { describe, expect, it, onTestFinished } from 'vitest';
import { claimAll, newTable, sitDown } from '../../test/claim-all.ts';
import { serverForTest } from '../../test/server-for-test.ts';
import { stepOne } from '../../test/sync-client.ts';
import type { TestWire } from '../../test/test-wire.ts';

const codeOf = async (wire: TestWire): Promise<number> => (await wire.closed).code;

describe('before a socket opens', () => {
  it('an address that is no document gets a plain 404', async () => {
    const server = await serverForTest();
    const { table, of } = await claimAll(server);
    for (const path of ['public/more', '', '../public', 'PUBLIC', '%70ublic'])
      expect(await of('host').wire(table, path).opened).toBe(404);
  });

  it('a page elsewhere, or a program without an Origin, gets 403', async () => {
    const server = await serverForTest();
    const { table, of } = await claimAll(server);
    expect(await of('host').wire(table, 'public', '', { origin: 'http://evil.example' }).opened).toBe(403);
    expect(await of('host').wire(table, 'public', '', { origin: '' }).opened).toBe(403);
    expect(await of('host').wire(table, 'public', '', { origin: `http://localhost:${server.port}` }).opened).toBe(true);
  });

  it('the ninth socket of a session gets 429 until another one closes', async () => {
    const server = await serverForTest({ hasLimits: true });
    const made = await newTable(server);
    const rosa = await sitDown(server, made, 'red-captain');
    const wires = Array.from({ length: 8 }, () => rosa.wire(made.table, 'public', '?seat=red-captain'));
    for (const wire of wires) expect(await wire.opened).toBe(true);
    expect(await rosa.wire(made.table, 'public').opened).toBe(429);
    wires[0]?.socket.close();
    await wires[0]?.closed;
    await expect.poll(() => rosa.wire(made.table, 'public').opened).toBe(true);
  });

  it('the 301st socket from one address gets 429, and one from elsewhere does not', async () => {
    const server = await serverForTest({ hasLimits: true, trustedHops: 1 });
    const from = (address: string) =>
      server.browser().wire('aaaaaaaaaaaaaaaa', 'public', '', { 'x-forwarded-for': address });
    // Those that are not let in are closed by the server, so they are only counted while both sides have not hung up.
    const made = await newTable(server);
    const browsers = await Promise.all(
      Array.from({ length: 38 }, async (_, n) => {
        const browser = server.browser();
        await browser.post(
          '/api/claim',
          { token: made.tokenOf('spectator'), name: `Guest ${n}` },
          { 'x-forwarded-for': `10.1.0.${n}` },
        );
        return browser;
      }),
    );
    const wires = browsers.flatMap((browser) =>
      Array.from({ length: 8 }, () => browser.wire(made.table, 'public', '', { 'x-forwarded-for': '10.0.0.1' })),
    );
    const opened = await Promise.all(wires.map(({ opened: answer }) => answer));
    expect(opened.filter((answer) => answer === true)).toHaveLength(300);
    expect(opened.filter((answer) => answer === 429)).toHaveLength(4);
    expect(await from('10.0.0.2').opened).toBe(true);
    for (const wire of wires) wire.close();
  });
});

describe('right after a socket opened, before any sync', () => {
  it('somebody without a seat at the table is told so', async () => {
    const server = await serverForTest();
    const { table, of } = await claimAll(server);
    const stranger = server.browser().wire(table, 'public');
    expect(await codeOf(stranger)).toBe(closeCodes.noSession);
    expect(stranger.messages).toEqual([]);
    await of('red-captain').post(`/api/tables/${table}/seats/red-1/rotate`);
    expect(await codeOf(of('red-1').wire(table, 'public', '?seat=red-1'))).toBe(closeCodes.noSession);
  });

  it.each(['side-blue', 'plan-blue', 'side-green', 'secrets', 'side-red-1'])(
    'red hears the same of %s',
    async (document) => {
      const server = await serverForTest();
      const { table, of } = await claimAll(server);
      const wire = of('red-captain').wire(table, document);
      expect(await wire.closed).toEqual({ code: closeCodes.notForYou, reason: 'There is nothing here for you.' });
      expect(wire.messages).toEqual([]);
    },
  );

  it('host, umpire and spectator open the public document and no side’s', async () => {
    const server = await serverForTest();
    const { table, of } = await claimAll(server);
    for (const seat of ['host', 'umpire', 'spectator']) {
      for (const document of ['side-red', 'plan-red'])
        expect(await codeOf(of(seat).wire(table, document))).toBe(closeCodes.notForYou);
      const wire = of(seat).wire(table, 'public');
      await wire.opened;
      wire.send(stepOne());
      await wire.until(() => wire.messages.length > 0);
    }
  });

  it('an unknown table, and a seat of one’s own table that one does not hold', async () => {
    const server = await serverForTest();
    const { table, of } = await claimAll(server);
    expect(await codeOf(of('host').wire('aaaaaaaaaaaaaaaa', 'public'))).toBe(closeCodes.notForYou);
    expect(await codeOf(of('host').wire('nonsense', 'public'))).toBe(closeCodes.notForYou);
    expect(await codeOf(of('host').wire(table, 'public', '?seat=umpire'))).toBe(closeCodes.notForYou);
  });

  it('a document of another epoch', async () => {
    const server = await serverForTest();
    const { table, of } = await claimAll(server);
    const wire = of('host').wire(table, 'public', '?epoch=yesterday');
    expect(await codeOf(wire)).toBe(closeCodes.otherEpoch);
    expect(wire.messages).toEqual([]);
    const { epochs } = (await of('host').get(`/api/tables/${table}`)).json<{ epochs: Record<string, string> }>();
    const right = of('host').wire(table, 'public', `?epoch=${epochs['public']}&events=1`);
    await right.untilSaid(helloMessage, () => true);
  });
});

describe('two tabs with two seats in one browser', () => {
  it('each speaks for its own', async () => {
    const server = await serverForTest();
    const { table, tokenOf } = await newTable(server);
    const browser = server.browser();
    await browser.claim(tokenOf('red-captain'), 'Rufus');
    await browser.claim(tokenOf('blue-captain'), 'Bella');
    expect(await codeOf(browser.wire(table, 'public'))).toBe(closeCodes.notForYou);
    for (const side of ['red', 'blue']) {
      const wire = browser.wire(table, 'public', `?seat=${side}-captain&events=1`);
      const { hello } = await wire.untilSaid<{ hello: { seat: string; epochs: object } }>(helloMessage, () => true);
      expect(hello.seat).toBe(`${side}-captain`);
      expect(Object.keys(hello.epochs).sort()).toEqual([`plan-${side}`, 'public', `side-${side}`]);
    }
    expect(await codeOf(browser.wire(table, 'side-blue', '?seat=red-captain'))).toBe(closeCodes.notForYou);
  });
});

describe('a seat that is taken away', () => {
  it('loses its open sockets at once, and nobody else does', async () => {
    const server = await serverForTest();
    const { table, of } = await claimAll(server);
    const documents = ['public', 'side-red', 'plan-red'];
    const wires = documents.map((document) => of('red-1').wire(table, document));
    const other = of('red-2').wire(table, 'public', '?events=1');
    for (const wire of [...wires, other]) {
      await wire.opened;
      wire.send(stepOne());
      await wire.until(() => wire.messages.length > 0);
    }
    await of('red-captain').post(`/api/tables/${table}/seats/red-1/rotate`);
    for (const wire of wires) expect(await codeOf(wire)).toBe(closeCodes.seatRevoked);
    await other.untilSaid<{ ledger: { name: string }[] }>(ledgerMessage, ({ ledger }) =>
      ledger.some(({ name }) => name === 'rotate-seat'),
    );
    expect(other.socket.readyState).toBe(other.socket.OPEN);
  });
});

describe('messages of the table', () => {
  const seated = async (seat: string) => {
    const server = await serverForTest();
    const made = await claimAll(server);
    const wire = made.of(seat).wire(made.table, 'public', '?events=1');
    const { hello } = await wire.untilSaid<{ hello: { head: { seq: number } } }>(helloMessage, () => true);
    wire.send(stepOne());
    return { server, ...made, wire, hello };
  };

  it('hello comes first', async () => {
    const { wire, table } = await seated('red-1');
    expect(wire.said(helloMessage)).toEqual([
      {
        hello: {
          table,
          seat: 'red-1',
          epochs: expect.any(Object),
          head: { seq: 17, hash: expect.stringMatching(/^[0-9a-f]{64}$/) },
          now: expect.stringMatching(/Z$/),
          version: expect.any(String),
          online: ['red-1'],
        },
      },
    ]);
    expect(wire.messages[0]?.[0]).toBe(helloMessage);
  });

  it('hello names the build of the page that the server gives out', async () => {
    const webFolder = mkdtempSync(join(tmpdir(), 'vexillum-web-'));
    onTestFinished(() => rmSync(webFolder, { recursive: true, force: true }));
    writeFileSync(
      join(webFolder, 'index.html'),
      '<head><meta name="vexillum-build" content="0123456789abcdef" /></head>',
    );
    const server = await serverForTest({ webFolder });
    const { of, table } = await claimAll(server);
    const wire = of('red-1').wire(table, 'public', '?events=1');
    expect(await wire.untilSaid(helloMessage, () => true)).toMatchObject({ hello: { build: '0123456789abcdef' } });
    expect((await server.browser().get('/healthz')).json()).toMatchObject({ build: '0123456789abcdef' });
  });

  it('an action is answered by its ack, after the document and the entry', async () => {
    const { wire } = await seated('red-1');
    await wire.until(() => wire.messages.length > 1);
    const before = wire.messages.length;
    const id = randomUUID();
    wire.sendJson(actionMessage, { act: { id, name: 'say', args: { text: 'hello', to: 'table' } } });
    await wire.untilSaid<{ ack: { id: string } }>(actionMessage, ({ ack }) => ack?.id === id);
    const types = wire.messages.slice(before).map((message) => message[0]);
    expect(types.indexOf(0)).toBeLessThan(types.indexOf(ledgerMessage));
    expect(types.indexOf(ledgerMessage)).toBeLessThan(types.indexOf(actionMessage));
  });

  it('a refusal is an answer, and the socket stays open', async () => {
    const { wire } = await seated('spectator');
    const id = randomUUID();
    wire.sendJson(actionMessage, { act: { id, name: 'say', args: { text: 'boo', to: 'table' } } });
    const { refusal } = await wire.untilSaid<{ refusal: { id: string; code: string; message: string } }>(
      actionMessage,
      () => true,
    );
    const message = 'A spectator watches and does nothing else.';
    expect(refusal).toEqual({ id, code: 'not-allowed', message, words: { text: message, values: [] } });
    expect(wire.socket.readyState).toBe(wire.socket.OPEN);
  });

  it('presence is stamped with the seat that it really came from', async () => {
    const { wire, of, table } = await seated('blue-1');
    const rosa = of('red-1').wire(table, 'public', '?events=1');
    await rosa.untilSaid(helloMessage, () => true);
    rosa.sendJson(presenceMessage, {
      presence: { cursor: [1, 2], seat: 'umpire', from: 'nobody', selection: ['stand:1'] },
    });
    const { presence } = await wire.untilSaid<{ presence: { cursor?: object; seat: string } }>(
      presenceMessage,
      (said) => said.presence.cursor !== undefined,
    );
    expect(presence).toEqual({ cursor: [1, 2], seat: 'red-1', from: expect.stringMatching(/^[a-z2-7]{8}$/) });
  });

  it('a ping is answered at once by its pong, for a spectator as for a player', async () => {
    for (const seat of ['spectator', 'red-1']) {
      const { wire } = await seated(seat);
      wire.sendJson(actionMessage, { ping: 41 });
      wire.sendJson(actionMessage, { ping: 42 });
      await wire.untilSaid<{ pong?: number }>(actionMessage, ({ pong }) => pong === 42);
      expect(wire.said(actionMessage)).toEqual([41, 42].map((pong) => ({ pong, now: expect.any(Number) })));
      expect(wire.said(ledgerMessage)).toEqual([]);
    }
  });

  it('the second hand on a piece is told whose it is, and the others see it in the first only', async () => {
    const { wire: watching, of, table } = await seated('spectator');
    const placed = await of('red-captain').act(table, 'red-captain', 'place-terrain', {
      type: 'woods',
      pose: [40_000, 10_000, 0],
      size: [4000, 4000],
    });
    expect(placed.text).toContain('"seq"');
    const { id } = placed.json<{ result: { id: string } }>().result;
    const handOf = async (seat: string) => {
      const wire = of(seat).wire(table, 'public', '?events=1');
      await wire.untilSaid(helloMessage, () => true);
      return wire;
    };
    const [red, blue] = [await handOf('red-1'), await handOf('blue-1')];
    const said = (wire: TestWire, isMeant: (presence: Presence) => boolean) =>
      wire.untilSaid<{ presence: Presence }>(presenceMessage, ({ presence }) => isMeant(presence));
    red.sendJson(presenceMessage, { presence: { drag: { [id]: [1, 2, 3] } } });
    const { presence: first } = await said(watching, ({ drag }) => drag !== undefined);
    blue.sendJson(presenceMessage, { presence: { drag: { [id]: [4, 5, 6] }, cursor: [7, 8] } });
    const { presence: told } = await said(blue, ({ taken }) => taken !== undefined);
    expect(told).toEqual({ taken: [id], seat: 'red-1', from: first.from });
    const { presence: second } = await said(watching, ({ cursor }) => cursor !== undefined);
    expect(second).toEqual({ cursor: [7, 8], seat: 'blue-1', from: expect.any(String) });
    red.close();
    await said(watching, ({ online, seat }) => online === false && seat === 'red-1');
    blue.sendJson(presenceMessage, { presence: { drag: { [id]: [4, 5, 6] } } });
    const { presence: last } = await said(watching, ({ drag, seat }) => drag !== undefined && seat === 'blue-1');
    expect(last.drag).toEqual({ [id]: [4, 5, 6] });
  });
});
