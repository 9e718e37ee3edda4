import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { mapLimits, type MapPack, mapPacks, packBytes, packOf } from '@vexillum/conquest';
import { verifyMatch } from '@vexillum/ledger';
import { PAGE_BYTES } from '@vexillum/table/room';
import { TestClock } from '@vexillum/table/testing';
import { describe, expect, it } from 'vitest';
import { campaignTable } from '../test/campaign-table.ts';
import { serverForTest } from '../test/server-for-test.ts';
import type { TestServer } from '../test/start-test-server.ts';
import type { TestBrowser } from '../test/test-browser.ts';
import { games } from './all-games.ts';

const twinHolms = mapPacks.find(({ id }) => id === 'twin-holms') as MapPack;

/** A map that can be played on, drawn with so many needless points. */
const finelyDrawn = (points: number) => {
  const [first, ...others] = twinHolms.territories;
  if (!first) throw new Error('a map without land');
  const [x, y] = first.label;
  const edge = (count: number) => Array.from({ length: count - 2 }, (_, n) => [x + (n % 2), y]);
  const ring = (count: number) => [...edge(count), [x + 50, y + 30], [x, y + 30]];
  const rings = Array.from({ length: Math.ceil(points / 5000) }, (_, n) => ring(Math.min(5000, points - n * 5000)));
  return { ...twinHolms, id: 'fine', territories: [{ ...first, polygons: [...first.polygons, ...rings] }, ...others] };
};
const large = finelyDrawn(70_000);
const tooLarge = finelyDrawn(200_000);
const asPack = (map: object) => map as MapPack;

const begun = async (clock = new TestClock()) => {
  const server = await serverForTest({ clock, hasLimits: true });
  return {
    server,
    clock,
    table: await campaignTable(server, ['host', 'player-1', 'spectator'], { 'random-start': true }),
  };
};

/** A request that says how much it brings, and brings only the beginning. */
const slowly = (server: TestServer, browser: TestBrowser, path: string, bytes: number) => {
  const asked = request({
    host: '127.0.0.1',
    port: server.port,
    path,
    method: 'POST',
    headers: {
      cookie: browser.cookieHeader,
      origin: server.origin,
      'x-seat': 'host',
      'content-type': 'application/json',
      'content-length': bytes,
    },
  });
  asked.on('error', () => undefined);
  asked.write('{"id":');
  return asked;
};

describe('a large map', () => {
  it('is brought by the host, played on, and the match can be checked', async () => {
    const { table } = await begun();
    expect(packBytes(asPack(large))).toBeGreaterThan(400 * 1024);
    await table.did('host', 'choose-map', { pack: large });
    expect(packOf(await table.snapshot())).toEqual(large);
    await table.did('player-1', 'say', { text: 'what a coast', to: 'table' });
    const file = (await table.of('host').get(`/api/tables/${table.table}/export`)).text;
    expect(verifyMatch(file, games)).toMatchObject({ ok: true, faults: [], isReplayed: true });
  });

  it('is nobody else’s to bring: not a byte of it is read', async () => {
    const { table } = await begun();
    for (const seat of ['player-1', 'spectator'])
      expect((await table.act(seat, 'choose-map', { pack: large })).error?.code).toBe('not-allowed');
    expect((await table.act('host', 'say', { text: 'x'.repeat(300_000), to: 'table' })).status).toBe(413);
    expect((await table.act('host', 'no-such-action', { pack: large })).status).toBe(413);
    expect((await table.entries()).map(({ name }) => name)).not.toContain('choose-map');
  });

  it('that is larger than a table takes is refused in plain words, and the table plays on', async () => {
    const { table } = await begun();
    const answer = await table.act('host', 'choose-map', { pack: tooLarge });
    expect([answer.status, answer.error]).toEqual([
      413,
      {
        code: 'too-large',
        message: 'The arguments of this action are at most 768 KB.',
        words: { text: 'The arguments of this action are at most {0} KB.', values: [768] },
      },
    ]);
    await table.did('host', 'choose-map', { map: 'six-shores' });
  });

  it('comes one at a time, and no more bytes in the long run than a socket may bring', async () => {
    const { server, table, clock } = await begun();
    const bring = async () => {
      clock.pass(60_000);
      return await table.act('host', 'choose-map', { pack: large });
    };
    const slow = slowly(server, table.of('host'), `/api/tables/${table.table}/actions/choose-map`, 500_000);
    await expect.poll(async () => (await bring()).error?.code).toBe('busy');
    slow.destroy();
    await expect.poll(async () => (await bring()).status).toBe(200);
    const answers = [];
    for (let n = 0; n < 8; n++) answers.push((await table.act('host', 'choose-map', { pack: large })).status);
    expect(answers.at(-1)).toBe(429);
    expect(answers.filter((status) => status === 200).length).toBeLessThan(5);
    clock.pass(20_000);
    expect((await table.act('host', 'choose-map', { pack: large })).status).toBe(200);
  });

  it('and what says nothing of its length ends where any request does', async () => {
    const { server, table } = await begun();
    const body = JSON.stringify({ id: randomUUID(), args: { pack: large } });
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const asked = request(
        {
          host: '127.0.0.1',
          port: server.port,
          path: `/api/tables/${table.table}/actions/choose-map`,
          method: 'POST',
          headers: {
            cookie: table.of('host').cookieHeader,
            origin: server.origin,
            'x-seat': 'host',
            'content-type': 'application/json',
            'transfer-encoding': 'chunked',
          },
        },
        (answer) => resolve(answer.statusCode),
      );
      asked.on('error', reject);
      asked.end(body);
    });
    expect(status).toBe(413);
  });

  it('a ledger full of them is read in pages that a small machine can hold', async () => {
    const { table, clock } = await begun();
    for (let n = 0; n < 5; n++) {
      clock.pass(60_000);
      await table.did('host', 'choose-map', { pack: { ...large, version: String(n) } });
    }
    const first = (await table.of('host').get(`/api/tables/${table.table}/ledger?from=0`, { 'x-seat': 'host' })).text;
    expect(first.length).toBeLessThan(PAGE_BYTES + 3 * mapLimits.packBytes);
    const isMap = ({ name }: { readonly name: string }) => name === 'choose-map';
    expect((JSON.parse(first) as { entries: { name: string }[] }).entries.filter(isMap).length).toBeLessThan(5);
    expect((await table.entries()).filter(isMap)).toHaveLength(5);
  });
});
