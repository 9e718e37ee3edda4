import { helloMessage, presenceMessage } from '@vexillum/protocol';
import type { ArmyFile } from '@vexillum/triumph';
import { smallArmy } from '@vexillum/triumph/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { claimAll } from '../test/claim-all.ts';
import { catchUp, listen } from '../test/overhear.ts';
import { startTestServer, type TestServer } from '../test/start-test-server.ts';
import { stockClient, untilDoc } from '../test/sync-client.ts';
import type { TestBrowser } from '../test/test-browser.ts';

/** Words that stand nowhere else: wherever one turns up, the secret that it was part of has leaked. */
const planted = {
  polity: 'Qarthadast-polity-7f3a',
  entry: 'Sacred-band-entry-91c2',
  teamChat: 'march-through-the-marsh-5d08',
  plan: 'ambush-behind-the-mill-e6b4',
  flag: 'secret-of-the-flag-3b9e',
  flagged: 'stand:asked-about-in-secret-77aa',
  selection: 'stand:selected-in-secret-c2d9',
  pose: '[271828,',
  price: '[271829,',
  cursor: '[271830,',
  laser: '[[271831,',
  view: '[271832,',
};

/** Red's hand carries a stand out of its reserve. */
const handOf = (stand: string) => [
  { selection: [planted.selection], hover: planted.selection },
  { drag: { [stand]: [271_828, 2, 3] }, price: [271_829, 4000], cursor: [271_830, 1] },
  { cursor: [271_830, 2], laser: [[271_831, 2]], view: [271_832, 2, 3000] },
  { price: [271_829, null], laser: [[271_831, 3]], view: [271_832, 3, 3000], show: true },
  { drag: null, price: null, laser: null },
];

/** A flag that follows from what only red knows. */
const secretFlag = {
  id: `command-has-its-points:${planted.flagged}`,
  rule: 'command-has-its-points',
  about: [planted.flagged],
  says: { text: 'Command {0} has too little.', values: [planted.flag] },
};

const army: ArmyFile = {
  ...smallArmy,
  name: 'The army of red',
  stands: smallArmy.stands.map((stand) => ({ ...stand, polity: planted.polity, entry: planted.entry })),
};

let server: TestServer;
let table: string;
let of: (seat: string) => TestBrowser;

/** Everything that a seat may read, and some that it may not. */
const readAll = async (seat: string): Promise<void> => {
  const paths = ['', '/ledger', '/ledger?from=12', '/actions', '/export', '/seats', '/sides/red'];
  for (const path of paths)
    for (const query of ['', path.includes('?') ? '&side=red' : '?side=red'])
      await of(seat).get(`/api/tables/${table}${path}${query}`);
  for (const path of ['/metrics', '/healthz', '/api/games']) await of(seat).get(path);
};

const others = ['blue-captain', 'blue-2', 'spectator', 'host', 'umpire'];

describe('red brings an army, talks and plans among themselves; the others sit there and write down every byte', () => {
  beforeAll(async () => {
    server = await startTestServer();
    ({ table, of } = await claimAll(server));
    for (const seat of others) await listen({ table, of }, seat);
    const brought = await of('red-captain').act(table, 'red-captain', 'bring-army', { side: 'red', army });
    expect(brought.text).toContain('"seq"');
    const { stands } = brought.json<{ result: { stands: string[] } }>().result;
    expect(
      (await of('red-captain').act(table, 'red-captain', 'say', { text: planted.teamChat, to: 'side' })).status,
    ).toBe(200);
    const red = of('red-captain');
    for (const [name, args] of [
      ['ask-umpire', { ...secretFlag, isSecret: true }],
      ['undo-action', {}],
      ['redo-action', {}],
    ] as const)
      expect((await red.act(table, 'red-captain', name, args)).status).toBe(200);
    const plan = stockClient(of('red-1'), table, 'plan-red');
    const teammate = stockClient(of('red-2'), table, 'plan-red');
    await Promise.all([plan.synced, teammate.synced]);
    plan.doc.getText('pad').insert(0, planted.plan);
    await untilDoc(teammate.doc, () => teammate.doc.getText('pad').toJSON() === planted.plan);
    plan.stop();
    teammate.stop();
    const wire = of('red-captain').wire(table, 'public', '?events=1');
    await wire.untilSaid(helloMessage, () => true);
    const mate = of('red-2').wire(table, 'public', '?events=1');
    await mate.untilSaid(helloMessage, () => true);
    for (const presence of handOf(stands[0] ?? '')) wire.sendJson(presenceMessage, { presence });
    // The last word of red's hand has arrived where it may arrive.
    await mate.untilSaid<{ presence: { laser?: null } }>(presenceMessage, ({ presence }) => presence.laser === null);
    await of('red-captain').act(table, 'red-captain', 'place-stands', {
      stands: [{ id: stands[1], pose: [10_000, 2_000, 0] }],
    });
    await of('red-captain').act(table, 'red-captain', 'move-stands', {
      moves: [{ id: stands[1], to: [11_000, 2_500, 0] }],
    });
    await of('red-captain').act(table, 'red-captain', 'undo-action', {});
    // A last word that reaches everybody: what came before it has arrived.
    await catchUp({ table, of }, others, 'last word');
    for (const seat of others) {
      await listen({ table, of }, seat);
      await readAll(seat);
    }
  });
  afterAll(() => server.close());

  it('red itself does read its secrets: the words are really on their way', async () => {
    const { doc, synced, stop } = stockClient(of('red-2'), table, 'side-red');
    await synced;
    const kept =
      JSON.stringify(doc.toJSON()) +
      JSON.stringify(['stand', 'chat', 'ruling'].map((kind) => [...doc.getMap(kind).values()]));
    stop();
    for (const secret of [planted.polity, planted.entry, planted.teamChat, planted.flag, planted.flagged])
      expect(kept).toContain(secret);
    const hands = JSON.stringify(of('red-2').wires.flatMap((wire) => wire.said(presenceMessage)));
    for (const what of ['selection', 'pose', 'price', 'cursor', 'laser', 'view'] as const)
      expect(hands).toContain(planted[what]);
  });

  it.each(others)('%s has heard of the army, and of nothing that is red’s affair', (seat) => {
    const received = of(seat).everythingReceived;
    expect(received.includes('The army of red')).toBe(true);
    expect(received.length).toBeGreaterThan(5000);
    for (const [what, secret] of Object.entries(planted))
      expect(`${what}: ${received.includes(secret)}`).toBe(`${what}: false`);
    const overSockets = Buffer.concat(of(seat).wires.flatMap(({ messages }) => messages));
    for (const key of ['overall', 'polity', 'salt'])
      expect(`${key}: ${overSockets.includes(key)}`).toBe(`${key}: false`);
  });
});
