import { randomUUID } from 'node:crypto';
import { boardOf, gameOf, type MapPack, mapPacks, playerOf, territoryOf } from '@vexillum/conquest';
import { verifyMatch } from '@vexillum/ledger';
import { actionMessage, closeCodes, helloMessage } from '@vexillum/protocol';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import { atTheFront, type CampaignTable, campaignTable } from '../test/campaign-table.ts';
import { startTestServer, type TestServer } from '../test/start-test-server.ts';
import { stepOne, stockClient, update } from '../test/sync-client.ts';
import { games } from './all-games.ts';

/** What a player of Conquest with devtools may try. Each is refused by its own name, the ledger grows by nothing, and the match still verifies. */

const twinHolms = mapPacks.find(({ id }) => id === 'twin-holms') as MapPack;

let server: TestServer;
let table: CampaignTable;
let front: { readonly from: string; readonly to: string };

beforeAll(async () => {
  server = await startTestServer();
  table = await campaignTable(server, ['host', 'player-1', 'player-2', 'spectator'], {
    'random-start': true,
    timeout: 3600,
  });
  front = await atTheFront(table);
});
afterAll(() => server.close());

afterEach(async () => {
  const file = (await table.of('host').get(`/api/tables/${table.table}/export`)).text;
  expect(verifyMatch(file, games)).toMatchObject({ ok: true, faults: [] });
});

/** Refused so over HTTP and on a socket, and nothing is written down. */
const refused = async (seat: string, name: string, args: unknown): Promise<string> => {
  const before = (await table.entries()).length;
  const byHttp = (await table.act(seat, name, args)).error?.code ?? 'done';
  const bySocket = (await onSocket(seat, { name, args })).refusal?.code ?? 'done';
  expect(bySocket).toBe(byHttp);
  expect(await table.entries()).toHaveLength(before);
  return byHttp;
};

type Said = { ack?: { id: string; result?: unknown }; refusal?: { id: string; code: string; message: string } };

const onSocket = async (
  seat: string,
  act: { name: string; args: unknown; id?: string; seat?: string },
): Promise<Said> => {
  const wire = table.of(seat).wire(table.table, 'public', `?seat=${seat}&events=1`);
  await wire.untilSaid(helloMessage, () => true);
  const id = act.id ?? randomUUID();
  wire.sendJson(actionMessage, { act: { ...act, id } });
  const said = await wire.untilSaid<Said>(actionMessage, ({ ack, refusal }) => (ack ?? refusal)?.id === id);
  wire.socket.close();
  return said;
};

describe('acting when or where one may not', () => {
  it('out of turn: player-2 does nothing while player-1 moves', async () => {
    for (const [name, args] of [
      ['attack-territory', { from: front.to, to: front.from }],
      ['place-recruits', { territory: front.to, assign: 1 }],
      ['move-armies', { from: front.to, to: front.from, assign: 1 }],
      ['turn-in-set', {}],
      ['end-turn', {}],
    ] as const)
      expect(await refused('player-2', name, args)).toBe('out-of-turn');
  });

  it('in another phase, or the start a second time', async () => {
    expect(await refused('player-1', 'claim-territory', { territory: front.to })).toBe('wrong-phase');
    expect(await refused('player-1', 'place-army', { territory: front.from })).toBe('wrong-phase');
    expect(await refused('player-1', 'start-game', {})).toBe('already-started');
    expect(await refused('player-2', 'start-game', {})).toBe('already-started');
  });

  it('striking where no border leads, from land of another, at one’s own, at nothing', async () => {
    const snapshot = await table.snapshot();
    const board = boardOf(snapshot);
    const far = board.territories.find(
      (id) => !board.neighbours(front.from).has(id) && territoryOf(snapshot, id).owner === 'player-2',
    );
    const own = board.territories.find((id) => id !== front.from && territoryOf(snapshot, id).owner === 'player-1');
    expect(await refused('player-1', 'attack-territory', { from: front.from, to: far })).toBe('not-a-neighbour');
    expect(await refused('player-1', 'attack-territory', { from: front.to, to: front.from })).toBe(
      'not-your-territory',
    );
    expect(await refused('player-1', 'attack-territory', { from: front.from, to: own })).toBe('own-territory');
    expect(await refused('player-1', 'attack-territory', { from: front.from, to: '__proto__' })).toBe(
      'no-such-territory',
    );
    expect(await refused('player-1', 'attack-territory', { from: own, to: front.to })).toMatch(
      /^not-(enough-armies|a-neighbour)$/,
    );
  });

  it('placing more than one has: they are all on the board already', async () => {
    expect(await refused('player-1', 'place-recruits', { territory: front.from, assign: 1 })).toBe('no-recruits');
    for (const assign of [2, 1000, -1, 'ALL', null])
      expect(await refused('player-1', 'place-recruits', { territory: front.from, assign })).toBe('bad-args');
    expect(await refused('player-1', 'place-recruits', { territory: front.from, assign: 1, armies: 99 })).toBe(
      'bad-args',
    );
    expect(await refused('player-1', 'move-in', { assign: 'all' })).toBe('no-conquest');
  });

  it('turning in flags that one does not have', async () => {
    expect(await refused('player-1', 'turn-in-set', {})).toBe('no-set');
    expect(await refused('player-1', 'turn-in-set', { flags: [1, 2, 3] })).toBe('not-your-flag');
  });
});

describe('being somebody else', () => {
  it('acting for another seat: the session does not hold it', async () => {
    const path = `/api/tables/${table.table}/actions/end-turn`;
    const answer = await table.of('player-2').post(path, { id: randomUUID(), args: {} }, { 'x-seat': 'player-1' });
    expect(answer).toMatchObject({ status: 403, error: { code: 'not-your-seat' } });
    const wire = table.of('player-2').wire(table.table, 'public', '?seat=player-1&events=1');
    expect((await wire.closed).code).toBe(4404);
  });

  it('naming another seat in the message: the server asks the socket', async () => {
    const said = await onSocket('player-2', { name: 'end-turn', args: {}, seat: 'player-1' });
    expect(said.refusal?.code).toBe('out-of-turn');
  });

  it('a spectator acts in nothing', async () => {
    for (const [name, args, code] of [
      ['attack-territory', front, 'not-allowed'],
      ['end-turn', {}, 'not-allowed'],
      ['start-game', {}, 'not-allowed'],
      ['skip-turn', { turn: 1 }, 'not-allowed'],
      ['evict-player', { player: 'player-1' }, 'not-allowed'],
      ['reset-game', {}, 'not-an-administrator'],
      ['set-house-rules', { rules: { quiet: true } }, 'not-an-administrator'],
      ['seat-bots', { seats: ['player-3'] }, 'not-an-administrator'],
      ['choose-map', { map: 'six-shores' }, 'not-allowed'],
      ['name-administrators', { seats: ['player-1'] }, 'not-allowed'],
    ] as const)
      expect([name, await refused('spectator', name, args)]).toEqual([name, code]);
  });

  it('a player changes no rules, no map, no administrators, and sets nobody aside before time', async () => {
    const { turn } = gameOf(await table.snapshot()) ?? { turn: 0 };
    expect(await refused('player-2', 'set-house-rules', { rules: { timeout: 0 } })).toBe('not-an-administrator');
    expect(await refused('player-2', 'choose-map', { map: 'six-shores' })).toBe('not-allowed');
    expect(await refused('player-2', 'name-administrators', { seats: ['player-2'] })).toBe('not-allowed');
    expect(await refused('player-2', 'reset-game', {})).toBe('not-an-administrator');
    expect(await refused('player-2', 'seat-bots', { seats: ['player-3'] })).toBe('not-an-administrator');
    expect(await refused('player-2', 'skip-turn', { turn })).toBe('not-overdue');
    expect(await refused('player-2', 'evict-player', { player: 'player-1', turn })).toBe('not-overdue');
    expect(await refused('player-2', 'evict-player', { player: 'player-1' })).toBe('not-overdue');
  });

  it('even the host changes no rule that the game was started with, and none that there is not', async () => {
    expect(await refused('host', 'set-house-rules', { rules: { 'set-values': 'steep' } })).toBe('game-is-on');
    expect(await refused('host', 'set-house-rules', { rules: { quiet: true, 'set-values': 'steep' } })).toBe(
      'game-is-on',
    );
    expect(await refused('host', 'set-house-rules', { rules: { 'always-win': true } })).toBe('no-such-house-rule');
    expect(await refused('host', 'set-house-rules', { rules: { ['__proto__x']: true } })).toBe('no-such-house-rule');
    expect(await refused('host', 'set-house-rules', { rules: { timeout: -1 } })).toBe('bad-args');
    expect(await refused('host', 'choose-map', { map: 'six-shores' })).toBe('game-is-on');
    expect(await refused('host', 'attack-territory', front)).toBe('not-allowed');
  });
});

describe('a stranger', () => {
  it('finds a table nowhere, and is told nothing of one that they have heard of (KR-GSL-PRIVATE)', async () => {
    const stranger = server.browser();
    const name = (await table.of('host').get(`/api/tables/${table.table}`, { 'x-seat': 'host' })).text;
    expect(name).toContain('private');
    const lists = ['/api/tables', '/api/tables/', '/api/tables?visibility=public', '/api/play'];
    for (const path of [...lists, '/api/games', '/healthz', '/metrics'])
      expect((await stranger.get(path)).text).not.toContain(table.table);
    expect((await stranger.get('/api/tables')).status).toBe(400);
    const unknown = await stranger.get('/api/tables/no-such-table');
    const known = await stranger.get(`/api/tables/${table.table}`);
    expect([known.status, known.error?.code]).toEqual([unknown.status, unknown.error?.code]);
    expect((await stranger.get(`/api/tables/${table.table}/ledger`)).error).toBeDefined();
    expect((await stranger.wire(table.table, 'public').closed).code).toBe(closeCodes.noSession);
  });
});

describe('forging', () => {
  it('dice of one’s own choice: an attack takes none', async () => {
    for (const forged of [
      { values: [6, 6, 6, 1, 1] },
      { dice: [6, 6, 6] },
      { draw: { req: {}, values: [6, 6, 6, 1, 1] } },
      { k: 1 },
    ])
      expect(await refused('player-1', 'attack-territory', { ...front, ...forged })).toBe('bad-args');
  });

  it('the documents: what is written into them is dropped, and the writer is to take a fresh one', async () => {
    const forged = new Y.Doc();
    forged.getMap('territory').set(`territory:${front.to}`, { owner: 'player-1', armies: 99 });
    const before = (await table.entries()).length;
    for (const document of ['public', 'side-player-1']) {
      const wire = table.of('player-1').wire(table.table, document, '?seat=player-1');
      await wire.opened;
      wire.send(stepOne());
      wire.send(update(Y.encodeStateAsUpdate(forged)));
      expect((await wire.closed).code).toBe(4409);
    }
    const { doc, synced, stop } = stockClient(table.of('player-2'), table.table, 'public', { seat: 'player-2' });
    await synced;
    expect(doc.getMap('territory').get(`territory:${front.to}`)).toMatchObject({ owner: 'player-2' });
    stop();
    expect(await table.entries()).toHaveLength(before);
  });

  it('looking into what another side, or nobody, may know: there are no such documents', async () => {
    for (const document of ['side-player-1', 'plan-player-1', 'side-house', 'plan-house', 'side-neutral'])
      expect((await table.of('player-2').wire(table.table, document, '?seat=player-2').closed).code).toBe(4404);
  });

  it('the same action twice: the same answer, the dice are thrown once', async () => {
    const id = randomUUID();
    const first = await onSocket('player-1', { id, name: 'attack-territory', args: front });
    const before = await table.entries();
    expect(first.ack).toBeDefined();
    expect((await onSocket('player-1', { id, name: 'attack-territory', args: front })).ack).toEqual(first.ack);
    const byHttp = await table.act('player-1', 'attack-territory', front, id);
    expect(byHttp.status).toBe(200);
    // Another action under the same id is that same action.
    expect((await onSocket('player-1', { id, name: 'end-turn', args: {} })).ack).toEqual(first.ack);
    expect((await table.act('player-2', 'end-turn', {}, id)).error?.code).toBe('id-taken');
    expect(await table.entries()).toHaveLength(before.length);
  });
});

describe('maps that mean no good', () => {
  const many = (count: number): MapPack => {
    const territories = Array.from({ length: count }, (_, at) => ({
      id: `t${at}`,
      name: `T${at}`,
      region: 'all',
      label: [at, 1] as const,
      polygons: [
        [
          [at, 0],
          [at + 1, 0],
          [at + 1, 2],
        ] as const,
      ],
    }));
    const borders = territories.slice(1).map(({ id }, at) => ({ between: [`t${at}`, id] as const }));
    return {
      ...twinHolms,
      id: 'many',
      board: { width: count + 1, height: 100, sea: '#123456' },
      regions: [{ id: 'all', name: 'All', bonus: 1, color: '#123456' }],
      territories,
      borders,
    };
  };
  const poisoned = (text: string): unknown => JSON.parse(JSON.stringify(twinHolms).replace('"format"', text));

  let waiting: CampaignTable;
  beforeAll(async () => {
    waiting = await campaignTable(server, ['host', 'player-1']);
  });

  it.each<[string, unknown, string]>([
    ['nothing', null, 'bad-map'],
    ['a text', 'map', 'bad-map'],
    ['a list', [[]], 'bad-map'],
    ['a map with another prototype', poisoned('"__proto__":{"isAdmin":true},"format"'), 'bad-map'],
    ['a map with a constructor', poisoned('"constructor":{"prototype":{"isAdmin":true}},"format"'), 'bad-map'],
    ['a map with a member that nobody knows', poisoned('"onload":"alert(1)","format"'), 'bad-map'],
    ['an id that is a prototype', { ...twinHolms, id: '__proto__' }, 'bad-map'],
    ['a colour that is an address', { ...twinHolms, board: { ...twinHolms.board, sea: 'url(//x)' } }, 'bad-map'],
    ['borders that lead nowhere', { ...twinHolms, borders: [{ between: ['arnby', 'atlantis'] }] }, 'bad-map'],
    ['islands without a way between them', { ...twinHolms, borders: twinHolms.borders.slice(0, 2) }, 'bad-map'],
    ['five hundred and one territories', many(501), 'bad-map'],
    ['a name of ten thousand letters', { ...twinHolms, name: 'x'.repeat(10_000) }, 'bad-map'],
  ])('%s is refused, and the table plays on', async (_what, pack, code) => {
    const before = (await waiting.entries()).length;
    expect((await waiting.act('host', 'choose-map', { pack })).error?.code).toBe(code);
    expect(await waiting.entries()).toHaveLength(before);
    expect(Object.hasOwn(Object.prototype, 'isAdmin')).toBe(false);
    await waiting.did('player-1', 'say', { text: 'still here', to: 'table' });
  });

  it('more than a map may have is not even read; on a socket it ends the connection', async () => {
    const huge = { ...twinHolms, description: 'x'.repeat(900_000) };
    expect((await waiting.act('host', 'choose-map', { pack: huge })).status).toBe(413);
    const wire = waiting.of('host').wire(waiting.table, 'public', '?seat=host&events=1');
    await wire.untilSaid(helloMessage, () => true);
    wire.sendJson(actionMessage, { act: { name: 'choose-map', args: { pack: huge }, id: randomUUID() } });
    expect((await wire.closed).code).toBe(closeCodes.tooLarge);
    await waiting.did('host', 'choose-map', { pack: { ...twinHolms, id: 'mine' } });
  });
});

describe('a victory flag', () => {
  const kinds = ['crown', 'tower', 'anchor'];

  /** Everything that this seat was sent, once it has opened and asked for all that it may, and for what it may not. */
  const overhear = async (at: CampaignTable, seat: string): Promise<Buffer> => {
    const browser = at.of(seat);
    for (const document of ['public', 'side-player-1', 'side-house', 'plan-player-1']) {
      const wire = browser.wire(at.table, document, `?seat=${seat}&events=1`);
      if ((await wire.opened) === true) wire.send(stepOne());
      await Promise.race([wire.closed, wire.until(() => wire.messages.length > (document === 'public' ? 1 : 0))]);
    }
    for (const path of [
      '',
      '/ledger',
      '/ledger?side=player-1',
      '/export',
      '/export?view=side',
      '/export?view=full',
      '/seats',
    ])
      await browser.get(`/api/tables/${at.table}${path}`, { 'x-seat': seat });
    return browser.everythingReceived;
  };

  const conquerAndEnd = async (at: CampaignTable, way: typeof front): Promise<void> => {
    // Nearly forty armies against one: sooner or later it falls.
    while (territoryOf(await at.snapshot(), way.to).owner === 'player-2')
      await at.did('player-1', 'attack-territory', way);
    await at.did('player-1', 'end-turn');
  };

  const hasAny = (bytes: Buffer): boolean => kinds.some((kind) => bytes.includes(kind));

  it('is its owner’s alone until it is shown: no byte that a stranger was sent tells its kind or its secret', async () => {
    const strangers = ['player-2', 'spectator', 'host'];
    for (const seat of strangers) await overhear(table, seat);
    await conquerAndEnd(table, front);
    const owner = stockClient(table.of('player-1'), table.table, 'side-player-1', { seat: 'player-1' });
    await owner.synced;
    const own = owner.doc.getMap('flag').toJSON()['flag:1'] as { kind: string; secret: string };
    owner.stop();
    expect(kinds).toContain(own.kind);
    expect(own.secret).toMatch(/^[0-9a-f]{64}$/);
    for (const seat of strangers) {
      const heard = await overhear(table, seat);
      expect(heard.includes('end-turn')).toBe(true);
      expect([seat, heard.includes(own.secret), hasAny(heard)]).toEqual([seat, false, false]);
    }
    const known = await overhear(table, 'player-1');
    expect([known.includes(own.secret), hasAny(known)]).toEqual([true, true]);
    expect(playerOf(await table.snapshot(), 'player-1')?.flags).toMatchObject([{ number: 1 }]);
  });

  it('with open flags everyone hears of it at once', async () => {
    const open = await campaignTable(server, ['player-1', 'player-2', 'spectator'], {
      'random-start': true,
      'open-flags': true,
    });
    const way = await atTheFront(open);
    expect(hasAny(await overhear(open, 'spectator'))).toBe(false);
    await conquerAndEnd(open, way);
    expect(hasAny(await overhear(open, 'spectator'))).toBe(true);
  });
});
