import { type MatchFile, verifyMatch } from '@vexillum/ledger';
import { ledgerMessage } from '@vexillum/protocol';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { catchUp, listen, others } from '../test/overhear.ts';
import { sealingGames, sealingRules, type SealingTable, sealingTable } from '../test/sealing-table.ts';
import { startTestServer, type TestServer } from '../test/start-test-server.ts';

interface Heard {
  readonly ledger: readonly { readonly seq: number; readonly name?: string }[];
}

let server: TestServer;
let at: SealingTable;

/** All that each of the others can ask for about the table, as it is now. */
const answers = async (): Promise<string[]> => {
  const texts: string[] = [];
  for (const seat of others)
    for (const path of ['', '/ledger', '/export', '/seats'])
      texts.push((await at.of(seat).get(`/api/tables/${at.table}${path}`)).text);
  return texts;
};

const messagesTo = (seat: string): number => at.of(seat).wires.reduce((sum, { messages }) => sum + messages.length, 0);

const entriesTo = (seat: string): Heard['ledger'] =>
  at.of(seat).wires.flatMap((wire) => (wire.said(ledgerMessage) as Heard[]).flatMap(({ ledger }) => ledger));

beforeAll(async () => {
  server = await startTestServer(sealingGames);
  at = await sealingTable(server);
  for (const seat of others) await listen(at, seat);
});
afterAll(() => server.close());

it('when a side talks nobody else is sent a byte, and whatever they ask for is as it was', async () => {
  await catchUp(at, others, 'before');
  const [asked, heard] = [await answers(), others.map(messagesTo)];
  const { head } = await at.ledger();
  for (let n = 0; n < 12; n++) {
    const said = await at.did(n % 2 === 0 ? 'red-captain' : 'red-1', 'say', { text: `among us ${n}`, to: 'side' });
    expect(said.json()).toEqual({ seq: head.seq, result: {} });
  }
  expect(await answers()).toEqual(asked);
  expect(others.map(messagesTo)).toEqual(heard);
  await catchUp(at, others, 'after');
  for (const seat of others)
    expect(
      entriesTo(seat)
        .slice(-2)
        .map(({ seq, name }) => [seq, name]),
    ).toEqual([
      [head.seq, 'say'],
      [head.seq + 1, 'say'],
    ]);
});

it('at the next step there is one entry, the same for all sides, and the side’s own file has every line', async () => {
  const { head } = await at.ledger();
  await at.did('umpire', 'advance-step', { to: 1 });
  const { entries } = await at.ledger();
  expect(entries.slice(head.seq + 1)).toMatchObject([{ name: 'advance-step' }, { side: '' }]);
  expect(Object.keys((entries.at(-1) as { private?: object }).private ?? {})).toEqual(['blue', 'red']);
  const fileFor = async (seat: string): Promise<string> =>
    (await at.of(seat).get(`/api/tables/${at.table}/export?view=side`)).text;
  const own = await fileFor('red-2');
  for (let n = 0; n < 12; n++) expect(own).toContain(`among us ${n}`);
  const theirs = await fileFor('blue-captain');
  expect(theirs).not.toContain('among us');
  for (const file of [own, theirs]) expect(verifyMatch(file, sealingRules)).toMatchObject({ ok: true, faults: [] });
  const { secrets = {} } = JSON.parse(theirs) as MatchFile;
  expect(secrets['blue']).toMatchObject([{ part: '{}', seq: head.seq + 2 }]);
});

it('a match that goes on from such a file has every line, too', async () => {
  const own = (await at.of('red-captain').get(`/api/tables/${at.table}/export?view=side`)).text;
  const made = await at.of('red-captain').post('/api/tables', { match: own });
  expect(made.status).toBe(201);
  const { table, invites } = made.json<{ table: string; invites: { seat: string; token: string }[] }>();
  const browser = server.browser();
  const captain = invites.find(({ seat }) => seat === 'red-captain');
  expect((await browser.post('/api/claim', { token: captain?.token, name: 'Rosa' })).status).toBe(200);
  const again = (await browser.get(`/api/tables/${table}/export?view=side`, { 'x-seat': 'red-captain' })).text;
  for (let n = 0; n < 12; n++) expect(again).toContain(`among us ${n}`);
  expect(verifyMatch(again, sealingRules)).toMatchObject({ ok: true, faults: [] });
});
