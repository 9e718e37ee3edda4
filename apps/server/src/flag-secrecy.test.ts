import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { claimAll } from '../test/claim-all.ts';
import { listen, readAll } from '../test/overhear.ts';
import { startTestServer, type TestServer } from '../test/start-test-server.ts';
import { stockClient, untilDoc } from '../test/sync-client.ts';
import type { TestBrowser } from '../test/test-browser.ts';

/** Words that stand nowhere else: wherever one turns up, the secret that it was part of has leaked. */
const planted = {
  flag: 'the-ambush-is-too-large-41d7',
  piece: 'stand:lying-in-wait-8c20',
  ruling: 'let-it-lie-there-f5e3',
};
const flag = {
  id: `ambush-is-small:${planted.piece}`,
  rule: 'ambush-is-small',
  about: [planted.piece],
  says: { text: 'Too many lie in wait: {0}.', values: [planted.flag] },
};
const others = ['blue-captain', 'blue-2', 'spectator', 'host'];

let server: TestServer;
let table: string;
let of: (seat: string) => TestBrowser;

const act = async (seat: string, name: string, args: object): Promise<string> =>
  (await of(seat).act(table, seat, name, args)).text;

describe('red asks an umpire whom both have accepted about a secret, and the umpire rules on it', () => {
  beforeAll(async () => {
    server = await startTestServer();
    ({ table, of } = await claimAll(server));
    for (const seat of others) await listen({ table, of }, seat);
    for (const captain of ['red-captain', 'blue-captain'])
      expect(await act(captain, 'accept-umpire', {})).toContain('seq');
    expect(await act('red-captain', 'ask-umpire', { ...flag, isSecret: true })).toContain('seq');
    const verdict = { verdict: 'allowed', scope: 'game', text: planted.ruling, secretOf: 'red' };
    expect(await act('umpire', 'rule-flag', { ...flag, ...verdict })).toContain('seq');
    expect(await act('umpire', 'undo-action', {})).toContain('seq');
    expect(await act('umpire', 'redo-action', {})).toContain('seq');
    for (const seat of others) {
      await listen({ table, of }, seat);
      await readAll({ table, of }, seat);
      await of(seat).get(`/api/tables/${table}/seats`);
    }
  });
  afterAll(() => server.close());

  it.each(['red-1', 'umpire'])('%s reads the question and the ruling', async (seat) => {
    const { doc, synced, stop } = stockClient(of(seat), table, 'side-red');
    await synced;
    await untilDoc(doc, () => JSON.stringify(doc.getMap('ruling').toJSON()).includes(planted.ruling));
    const ruling = doc.getMap('ruling').toJSON()[flag.id] as object;
    stop();
    expect(ruling).toMatchObject({
      says: flag.says,
      askedBy: 'red-captain',
      ruling: { by: 'umpire', verdict: 'allowed' },
    });
  });

  it.each(others)('%s has not a word of either in any byte', (seat) => {
    const received = of(seat).everythingReceived;
    expect(received.length).toBeGreaterThan(2000);
    for (const [what, secret] of Object.entries(planted))
      expect(`${what}: ${received.includes(secret)}`).toBe(`${what}: false`);
    expect(received.includes('ambush-is-small')).toBe(false);
  });
});
