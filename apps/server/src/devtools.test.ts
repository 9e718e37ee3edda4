import { randomUUID } from 'node:crypto';
import { commitment, verifyMatch } from '@vexillum/ledger';
import { actionMessage, helloMessage } from '@vexillum/protocol';
import { testSeal } from '@vexillum/table/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import { sealingGames, type SealingTable, sealingTable } from '../test/sealing-table.ts';
import { startTestServer, type TestServer } from '../test/start-test-server.ts';
import { stepOne, stockClient, update } from '../test/sync-client.ts';

/** What a player with devtools may try over real sockets. Each fails in its own named way, and the ledger says nothing wrong afterwards. */

let server: TestServer;
let table: SealingTable;

beforeAll(async () => {
  server = await startTestServer(sealingGames);
  table = await sealingTable(server);
  await table.seal('red-captain', { orders: { edge: 'LF' }, flank: { edge: 'none' } }, 1);
  await table.seal('blue-captain', { orders: { edge: 'RB' }, flank: { edge: 'none' } }, 21);
});
afterAll(() => server.close());

afterEach(async () => {
  const file = (await table.of('host').get(`/api/tables/${table.table}/export`)).text;
  expect(verifyMatch(file)).toMatchObject({ ok: true, faults: [] });
});

type Said = { ack?: { id: string; result?: unknown }; refusal?: { id: string; code: string; message: string } };

/** Acts on a socket of this seat's browser, whatever the browser itself would have sent. */
const onSocket = async (
  seat: string,
  act: { name: string; args: unknown; id?: string; seat?: string; seen?: unknown },
): Promise<Said> => {
  const wire = table.of(seat).wire(table.table, 'public', `?seat=${seat}&events=1`);
  await wire.untilSaid(helloMessage, () => true);
  const id = act.id ?? randomUUID();
  wire.sendJson(actionMessage, { act: { ...act, id } });
  const said = await wire.untilSaid<Said>(actionMessage, ({ ack, refusal }) => (ack ?? refusal)?.id === id);
  wire.socket.close();
  return said;
};

const entryCount = async () => (await table.ledger()).entries.length;

describe('red with devtools', () => {
  it('reading blue’s document: there is no such thing for red', async () => {
    for (const document of ['side-blue', 'plan-blue']) {
      const wire = table.of('red-captain').wire(table.table, document, '?seat=red-captain');
      expect((await wire.closed).code).toBe(4404);
    }
  });

  it('forging a reveal: what is opened is what the server keeps, whatever red sends', async () => {
    const forged = { keys: ['flank'], openings: [{ k: 'flank', p: { edge: 'RF' }, salt: '09'.repeat(32) }] };
    expect(await onSocket('red-captain', { name: 'reveal-secrets', args: forged })).toMatchObject({
      refusal: { code: 'bad-args' },
    });
    await onSocket('red-captain', { name: 'reveal-secrets', args: { keys: ['flank'] } });
    const opened = (await table.ledger()).entries.at(-1);
    expect(opened).toMatchObject({ openings: { side: 'red', slots: [{ k: 'flank', p: { edge: 'none' } }] } });
  });

  it('revealing for blue: those are blue’s to open', async () => {
    const before = await entryCount();
    const said = await onSocket('red-captain', { name: 'reveal-secrets', args: { keys: ['orders'], side: 'blue' } });
    expect(said).toMatchObject({ refusal: { code: 'bad-args' } });
    expect(await entryCount()).toBe(before);
  });

  it('re-sealing late: what is sealed stays as it is', async () => {
    const batch = [testSeal(table.table, 'red', 'orders', { edge: 'RB' }, 77)];
    expect(await onSocket('red-captain', { name: 'seal-orders', args: { batch } })).toMatchObject({
      refusal: { code: 'already-sealed' },
    });
  });

  it('sealing something else than is said: the commitment does not fit', async () => {
    const seal = { ...testSeal(table.table, 'red', 'marker.A', { command: 1 }, 78), p: { command: 2 } };
    expect(await onSocket('red-captain', { name: 'seal-orders', args: { batch: [seal] } })).toMatchObject({
      refusal: { code: 'wrong-seal' },
    });
  });

  it('copying blue’s commitment: it is bound to blue, and to this game', async () => {
    const salt = '15'.repeat(32);
    const [c, p] = [
      commitment({ game: table.table, side: 'blue', slot: 'orders', payload: { edge: 'RB' } }, salt),
      { edge: 'RB' },
    ];
    for (const k of ['orders2', 'marker.B'])
      expect(
        await onSocket('red-captain', { name: 'seal-orders', args: { batch: [{ k, c, salt, p }] } }),
      ).toMatchObject({
        refusal: { code: 'wrong-seal' },
      });
    const elsewhere = testSeal('another-game', 'red', 'marker.B', { command: 1 }, 9);
    expect(await onSocket('red-captain', { name: 'seal-orders', args: { batch: [elsewhere] } })).toMatchObject({
      refusal: { code: 'wrong-seal' },
    });
  });

  it('writing into the documents: the server drops it, and red is to take a fresh one', async () => {
    const doc = new Y.Doc();
    doc.getMap('seal').set('seal:red:orders', { slot: 'orders', salt: '', payload: { edge: 'RB' }, digest: '' });
    const before = await entryCount();
    for (const document of ['public', 'side-red']) {
      const wire = table.of('red-captain').wire(table.table, document, '?seat=red-captain');
      await wire.opened;
      wire.send(stepOne());
      wire.send(update(Y.encodeStateAsUpdate(doc)));
      expect((await wire.closed).code).toBe(4409);
    }
    const { doc: kept, synced, stop } = stockClient(table.of('red-1'), table.table, 'side-red', { seat: 'red-1' });
    await synced;
    expect(kept.getMap('seal').get('seal:red:orders')).toMatchObject({ payload: { edge: 'LF' } });
    stop();
    expect(await entryCount()).toBe(before);
  });

  it('replaying an action’s id: the same answer, and nothing is done twice', async () => {
    const id = randomUUID();
    const first = await onSocket('red-1', { id, name: 'roll-dice', args: { dice: [6, 6], why: 'once' } });
    const before = await entryCount();
    const second = await onSocket('red-1', { id, name: 'roll-dice', args: { dice: [6, 6], why: 'once more' } });
    expect(second.ack).toEqual(first.ack);
    expect(await entryCount()).toBe(before);
  });

  it('posting as another seat: red does not hold it', async () => {
    const red = table.of('red-captain');
    const path = `/api/tables/${table.table}/actions/reveal-secrets`;
    const answer = await red.post(path, { id: randomUUID(), args: { keys: ['orders'] } }, { 'x-seat': 'blue-captain' });
    expect(answer).toMatchObject({ status: 403, error: { code: 'not-your-seat' } });
    const wire = red.wire(table.table, 'public', '?seat=blue-captain&events=1');
    expect((await wire.closed).code).toBe(4404);
  });

  it('naming another seat in the action itself: the server asks the socket, not the message', async () => {
    await onSocket('red-1', { name: 'say', args: { text: 'I am blue', to: 'table' }, seat: 'blue-captain' });
    expect((await table.ledger()).entries.at(-1)).toMatchObject({ seat: 'red-1', name: 'say' });
  });

  it('rolling twice with one number: only the first is thrown', async () => {
    const roll = (k: number) => onSocket('red-2', { name: 'roll-dice', args: { dice: [6, 6, 6], why: 'lucky', k } });
    expect(await roll(1)).toMatchObject({ ack: {} });
    expect(await roll(1)).toMatchObject({ refusal: { code: 'wrong-counter' } });
    const both = await Promise.all([roll(2), roll(2)]);
    expect(both.map(({ refusal }) => refusal?.code ?? 'thrown').sort()).toEqual(['thrown', 'wrong-counter']);
  });

  it('rolling ahead of time: the number is not the next', async () => {
    const said = await onSocket('red-captain', { name: 'roll-dice', args: { dice: [6], why: '', k: 2 } });
    expect(said).toMatchObject({ refusal: { code: 'wrong-counter' } });
  });

  it('lying about what it has seen, to make the match look forged: the ledger takes no such word', async () => {
    const { head } = await table.ledger();
    for (const seen of [
      { ...head, hash: 'ab'.repeat(32) },
      { ...head, seq: head.seq + 5 },
    ])
      expect(await onSocket('red-1', { name: 'roll-dice', args: { dice: [6], why: '' }, seen })).toMatchObject({
        refusal: { code: 'another-past' },
      });
  });

  it('going on with a changed file: the first thing that is wrong is named', async () => {
    const file = (await table.of('red-captain').get(`/api/tables/${table.table}/export`)).text;
    const changed = file.replace('"edge":"none"', '"edge":"RF"');
    expect(changed).not.toBe(file);
    const answer = await table.of('red-captain').post('/api/tables', { match: changed });
    expect(answer).toMatchObject({ status: 400, error: { code: 'bad-match', field: 'match' } });
    expect(answer.error?.message).toMatch(/^Entry \d+ /);
  });
});

describe('blue with devtools', () => {
  it('asking for red’s answer with red’s own id: it is another seat’s', async () => {
    const id = randomUUID();
    await onSocket('red-1', { id, name: 'roll-dice', args: { dice: [6], why: 'mine' } });
    const said = await onSocket('blue-captain', { id, name: 'roll-dice', args: { dice: [6], why: 'mine' } });
    const message = 'Another seat has used this id; make a fresh one.';
    expect(said).toEqual({
      refusal: { id, code: 'id-taken', message, words: { text: message, values: [] }, field: 'id' },
    });
  });

  it('acknowledging its own dice: they are for the others to confirm', async () => {
    await onSocket('blue-1', { name: 'enter-dice', args: { dice: [6], values: [6], why: 'honest' } });
    const seq = (await entryCount()) - 1;
    expect(await onSocket('blue-2', { name: 'acknowledge-dice', args: { seq } })).toMatchObject({
      refusal: { code: 'own-dice' },
    });
  });

  it('entering a die that shows more than it has sides', async () => {
    const args = { dice: [6, 6], values: [6, 7], why: 'a good day' };
    expect(await onSocket('blue-1', { name: 'enter-dice', args })).toMatchObject({ refusal: { code: 'bad-values' } });
  });
});
