import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catchUp, listen, others, readAll } from '../test/overhear.ts';
import { sealingGames, type SealingTable, sealingTable } from '../test/sealing-table.ts';
import { startTestServer, type TestServer } from '../test/start-test-server.ts';
import { stepOne, stockClient } from '../test/sync-client.ts';

/** Words that stand nowhere else: wherever one turns up before its time, a secret has leaked. */
const planted = {
  orders: 'edge-left-front-8c1f',
  flank: 'march-through-the-woods-77aa',
  marker: 'command-three-at-B-19de',
};
/** Of 0x41, 0x42 and 0x43: what the three slots are salted with. */
const salts = { orders: '41'.repeat(32), flank: '42'.repeat(32), marker: '43'.repeat(32) };

let server: TestServer;
let table: SealingTable;

/** What a curious neighbour asks of red's seals, to see what the answers tell. */
const pry = async (seat: string): Promise<void> => {
  await table.act(seat, 'reveal-secrets', { keys: ['orders'] });
  await table.act(seat, 'reveal-secrets', { keys: ['orders', 'flank', 'marker.B'], side: 'red' });
  await table.act(seat, 'seal-orders', { batch: [{ k: 'orders', c: 'x', salt: 'x', p: {} }] });
  await table.act(seat, 'undo-action', {});
};

const heardBy = (seat: string): Record<string, boolean> => {
  const received = table.of(seat).everythingReceived;
  const bytesOf = (hex: string) => Buffer.from(hex, 'hex');
  return Object.fromEntries(
    (['orders', 'flank', 'marker'] as const).map((what) => [
      what,
      received.includes(planted[what]) || received.includes(salts[what]) || received.includes(bytesOf(salts[what])),
    ]),
  );
};

describe('red seals three slots and opens one of them; the others sit there and write down every byte', () => {
  beforeAll(async () => {
    server = await startTestServer(sealingGames);
    table = await sealingTable(server);
    for (const seat of others) await listen(table, seat);
    const word = (text: string) => ({ word: text });
    const payloads = { orders: word(planted.orders), flank: word(planted.flank), 'marker.B': word(planted.marker) };
    await table.seal('red-captain', payloads, 0x41);
    for (const seat of others) await pry(seat);
    await catchUp(table, others, 'all is sealed');
    for (const seat of others) await readAll(table, seat);
    for (const seat of others) await table.of(seat).get('/metrics');
  });
  afterAll(() => server.close());

  it('red itself has what it sealed, on every seat of its side', async () => {
    const { doc, synced, stop } = stockClient(table.of('red-2'), table.table, 'side-red', { seat: 'red-2' });
    await synced;
    const kept = JSON.stringify([...doc.getMap('seal').values()]);
    stop();
    for (const secret of [...Object.values(planted), ...Object.values(salts)]) expect(kept).toContain(secret);
  });

  it.each(others)('%s has heard that three slots were sealed, and not a byte of what', (seat) => {
    expect(table.of(seat).everythingReceived.includes('"slots":3')).toBe(true);
    expect(heardBy(seat)).toEqual({ orders: false, flank: false, marker: false });
  });

  it('everyone has the one that was opened, with its salt, and nobody the other two', async () => {
    await table.did('red-captain', 'reveal-secrets', { keys: ['orders'] });
    await catchUp(table, others, 'one is open');
    for (const seat of others) {
      await listen(table, seat);
      await readAll(table, seat);
      expect(`${seat} ${JSON.stringify(heardBy(seat))}`).toBe(
        `${seat} ${JSON.stringify({ orders: true, flank: false, marker: false })}`,
      );
    }
  });
});

describe('the umpire', () => {
  const documents = async (seat: string): Promise<string[]> => {
    const answer = await table.of(seat).get(`/api/tables/${table.table}`, { 'x-seat': seat });
    return Object.keys(answer.json<{ epochs: Record<string, string> }>().epochs).sort();
  };
  const closeCode = async (seat: string, document: string): Promise<number | 'open'> => {
    const wire = table.of(seat).wire(table.table, document, `?seat=${seat}`);
    wire.socket.on('open', () => wire.send(stepOne()));
    const code = await Promise.race([
      wire.closed.then((closed) => closed.code),
      wire.until(() => wire.messages.length > 0),
    ]);
    return code ?? 'open';
  };

  beforeAll(async () => {
    server = await startTestServer(sealingGames);
    table = await sealingTable(server);
    await table.seal('red-captain', { orders: { word: planted.orders } }, 0x41);
  });
  afterAll(() => server.close());

  it('opens no side’s document before both captains have accepted the umpire', async () => {
    expect(await documents('umpire')).toEqual(['public']);
    expect(await closeCode('umpire', 'side-red')).toBe(4404);
    await table.did('red-captain', 'accept-umpire', {});
    expect(await documents('umpire')).toEqual(['public']);
    expect(await closeCode('umpire', 'side-red')).toBe(4404);
    expect(await closeCode('umpire', 'plan-blue')).toBe(4404);
  });

  it('opens them all afterwards; it is in the ledger, and nobody else does', async () => {
    await table.did('blue-captain', 'accept-umpire', { umpire: 'Ulla' });
    expect(await documents('umpire')).toEqual(['plan-blue', 'plan-red', 'public', 'side-blue', 'side-red']);
    for (const document of ['side-red', 'plan-blue']) expect(await closeCode('umpire', document)).toBe('open');
    for (const seat of ['spectator', 'host', 'blue-1']) expect(await closeCode(seat, 'side-red')).toBe(4404);
    const { entries } = await table.ledger();
    expect(entries.filter(({ name }) => name === 'accept-umpire')).toHaveLength(2);
  });

  it('their successor has to be accepted again', async () => {
    const rotated = await table.of('umpire').post(`/api/tables/${table.table}/seats/umpire/rotate`, {});
    const { token } = rotated.json<{ token: string }>();
    const next = server.browser();
    await next.claim(token, 'Urs');
    const answer = await next.get(`/api/tables/${table.table}`);
    expect(Object.keys(answer.json<{ epochs: object }>().epochs)).toEqual(['public']);
    expect((await table.of('host').get(`/api/tables/${table.table}`)).json<{ consent: object }>().consent).toEqual({});
  });
});
