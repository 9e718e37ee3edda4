import { type MapPack, mapPacks } from '@vexillum/conquest';
import { armyOf, callsOf, precedentsFor, standingsOf } from '@vexillum/events';
import { verifyMatch } from '@vexillum/ledger';
import { defineAction, plainText, Type, words } from '@vexillum/model';
import { MemoryStore, TestClock } from '@vexillum/table/testing';
import { expect, it } from 'vitest';
import { isDocument } from '../../test/all-heard.ts';
import { invite, sitDown } from '../../test/claim-all.ts';
import { conquestEvening, EventTable } from '../../test/event-table.ts';
import { serverForTest } from '../../test/server-for-test.ts';
import { startTestServer } from '../../test/start-test-server.ts';
import { stepOne } from '../../test/sync-client.ts';
import { games } from '../all-games.ts';

const four = ['player-1', 'player-2', 'player-3', 'player-4'] as const;
const saltOf = (n: number): string => n.toString(16).padStart(64, '0');
const sound = { ok: true, faults: [], isReplayed: true };

it('is played in rounds at tables that open by themselves, and their results come back by themselves', async () => {
  const at = await EventTable.made(await serverForTest());
  await at.enter(...four);
  await at.sit('umpire-1', 'Ulla');
  await at.sit('spectator', 'Sam');
  await at.did('host', 'close-sign-up');
  await at.round(1, 2);
  const one = await at.playOut('1.1');
  await at.until('1.1', 'ended');
  expect(standingsOf(await at.snapshot())[0]).toMatchObject({ id: one.winner, points: 2 });
  expect((await at.act('host', 'draw-round')).error?.code).toBe('round-is-on');
  const two = await at.playOut('1.2');
  await at.until('1.2', 'ended');
  // Both say so, and the umpire of the other one.
  await at.did(one.winner, 'attest-result', { pairing: '1.1' });
  await at.did(one.loser, 'attest-result', { pairing: '1.1' });
  await at.did('umpire-1', 'attest-result', { pairing: '1.2' });
  const pairing = await at.pairing('1.1');
  expect(pairing).toMatchObject({ state: 'attested', attestedBy: [one.winner, one.loser] });
  expect(pairing?.played).toMatchObject({ outcomes: [{ place: 1 }, {}], seq: expect.any(Number) });

  await at.round(2, 2);
  const next = (await at.pairing('2.1'))?.sides.toSorted();
  // Winners meet, and losers.
  expect(next).toEqual([one.winner, two.winner].toSorted());
  const last = await at.playOut('2.1');
  await at.until('2.1', 'ended');
  await at.did(last.loser, 'dispute-result', { pairing: '2.1', why: 'A die fell off the table' });
  expect(standingsOf(await at.snapshot()).find(({ id }) => id === last.winner)?.points).toBe(2);
  await at.did('umpire-1', 'correct-result', {
    pairing: '2.1',
    outcomes: [{ place: 2 }, { place: 1 }],
    why: 'It did',
  });
  await at.playOut('2.2');
  await at.until('2.2', 'ended');
  await at.did('host', 'end-event');
  const rows = standingsOf(await at.snapshot());
  expect(rows.map(({ points }) => points)).toEqual([4, 2, 2, 0]);
  expect(rows[0]?.id).toBe(last.loser);
  expect(verifyMatch(await at.file(), games)).toMatchObject(sound);
});

it('gives everybody their seat at the tables, and nobody another’s', async () => {
  const server = await serverForTest();
  const at = await EventTable.made(server);
  await at.enter(...four);
  await at.sit('umpire-1', 'Ulla');
  await at.sit('umpire-2', 'Ugo');
  await at.sit('spectator', 'Sam');
  await at.did('host', 'close-sign-up');
  await at.round(1, 2);
  const [first = '', second = ''] = (await at.pairing('1.1'))?.sides ?? [];
  const [stranger = ''] = (await at.pairing('1.2'))?.sides ?? [];
  const seated = await at.toTable(first, '1.1.1');
  expect(seated).toMatchObject({ seat: 'player-1', side: 'player-1', name: `${first} the Bold` });
  // Again, from the same browser, it is the same seat; from another one it is taken.
  expect(await at.toTable(first, '1.1.1')).toMatchObject({ table: seated.table, seat: 'player-1' });
  expect((await at.toTable(second, '1.1.1')).seat).toBe('player-2');
  expect((await at.toTable('umpire-1', '1.1.1')).seat).toBe('umpire');
  expect((await at.toTable('umpire-2', '1.1.1')).seat).toBe('host');
  expect((await at.toTable('spectator', '1.1.1')).seat).toBe('spectator');
  expect((await at.toTable(stranger, '1.1.1')).seat).toBe('spectator');
  expect((await at.toTable('host', '1.1.1')).seat).toBe('spectator');
  expect((await at.seatAt(first, '1.9.1')).status).toBe(404);
  const outsider = server.browser();
  expect((await outsider.post(`/api/tables/${at.table}/convened/1.1.1/seat`, {})).status).toBe(404);
  // What only the server does, nobody says in its place.
  const forged = {
    key: '1.1.1',
    table: seated.table,
    outcomes: [{ place: 1 }, { place: 2 }],
    rule: 'x',
    seq: 1,
    head: '',
  };
  expect((await at.act('host', 'game-ended', forged)).error?.code).toBe('not-allowed');
  const may = (await at.of('host').get(`/api/tables/${at.table}/actions`, { 'x-seat': 'host' })).text;
  expect(may).toContain('penalize-entrant');
  expect(may).not.toContain('game-ended');
});

it('gives a no-show’s place to a reserve, at a table of its own', async () => {
  const at = await EventTable.made(await serverForTest());
  await at.enter('player-1', 'player-2');
  await at.did('host', 'close-sign-up', { seeds: ['player-1', 'player-2'] });
  await at.enter('player-3');
  await at.round(1, 1);
  const empty = await at.toTable('player-1', '1.1.1');
  await at.did('host', 'replace-entrant', { entrant: 'player-2', by: 'player-3' });
  await at.until('1.1', 'playing');
  expect((await at.seatAt('player-1', '1.1.1')).status).toBe(404);
  const { table, winner } = await at.playOut('1.1');
  expect(table).not.toBe(empty.table);
  await at.until('1.1', 'ended');
  expect(standingsOf(await at.snapshot())).toMatchObject([{ id: winner, points: 2 }, { points: 0 }]);
});

it('says why no table can be opened, and goes on when that is put right', async () => {
  const at = await EventTable.made(await serverForTest(), { profile: 'no-such-map' });
  await at.enter('player-1', 'player-2');
  await at.did('host', 'close-sign-up');
  await at.did('host', 'draw-round');
  await at.did('host', 'publish-round');
  await expect.poll(async () => (await at.pairing('1.1'))?.fault?.text).toMatch(/no such profile/);
  expect((await at.seatAt('player-1', '1.1.1')).status).toBe(404);
  await at.did('host', 'set-event', conquestEvening);
  await at.did('host', 'renew-table', { pairing: '1.1', why: 'The map is there now' });
  await at.until('1.1', 'playing');
});

/** My own map, by its organiser. */
const myIsles = { ...(mapPacks.find(({ id }) => id === 'six-shores') as MapPack), id: 'mine', name: 'My isles' };
const layingOf = (pack: object) => ({ name: 'choose-map', args: { pack }, title: 'My isles' });

it('lays the organiser’s own map on every table, and takes none that the game would not have', async () => {
  const server = await serverForTest();
  const at = await EventTable.made(server);
  await at.enter('player-1', 'player-2');
  const first = layingOf(myIsles);
  for (const [seat, args, code] of [
    ['player-1', { first }, 'not-the-host'],
    ['host', { first: { ...first, title: 'My\u202eisles' } }, 'bad-text'],
    ['host', { first: { ...first, more: 1 } }, 'bad-args'],
    ['host', { first: layingOf({ ...myIsles, territories: [] }) }, 'bad-map'],
    ['host', { first: layingOf(withWrongFigure) }, 'bad-map'],
    ['host', { first: { ...first, args: { map: 'no-such-map' } } }, 'no-such-map'],
    ['host', { first: { ...first, args: { pack: myIsles, more: 1 } } }, 'bad-args'],
    // Nor what is no host’s to prepare.
    ['host', { first: { ...first, name: 'table-opened', args: {} } }, 'not-laid'],
  ] as const)
    expect((await at.act(seat, 'prepare-tables', args)).error?.code).toBe(code);
  const told = (await at.act('host', 'prepare-tables', { first: layingOf({ ...myIsles, territories: [] }) })).error;
  expect(told).toMatchObject({ field: expect.stringMatching(/^first\.args\.pack/) });
  await at.did('host', 'prepare-tables', { first });
  await at.did('host', 'close-sign-up');
  await at.did('host', 'draw-round');
  // Something else is played now, of which nobody thought when the map was chosen.
  await at.did('host', 'set-event', {
    ...conquestEvening,
    game: 'noughts-and-crosses',
    profile: 'nine-squares',
    houseRules: {},
  });
  await at.did('host', 'publish-round');
  await expect.poll(async () => (await at.pairing('1.1'))?.fault?.text).toMatch(/cannot be laid on a table/);
  await at.did('host', 'set-event', conquestEvening);
  await at.did('host', 'renew-table', { pairing: '1.1', why: 'It is Conquest again' });
  await at.until('1.1', 'playing');
  expect((await at.act('host', 'prepare-tables', {})).error?.code).toBe('tables-open');
  const { table, seat } = await at.toTable('player-1', '1.1.2');
  const { text } = await at.of('player-1').get(`/api/tables/${table}/ledger?from=0`, { 'x-seat': seat });
  expect(text).toContain('"My isles"');
  const { winner } = await at.playOut('1.1');
  await at.until('1.1', 'ended');
  expect(standingsOf(await at.snapshot())[0]?.id).toBe(winner);
  expect(verifyMatch(await at.file(), games)).toMatchObject(sound);
});

/** What is wrong with it is said in words within words within words. */
const withWrongFigure = { ...myIsles, miniatures: [{ ...myIsles.miniatures[0], figure: 5 }] };

/** As a server before had it, which took any map for the tables of an event. */
const trusting = games.map((game) =>
  game.id === 'conquest'
    ? {
        ...game,
        actions: game.actions.map((action) =>
          action.name === 'choose-map' ? { ...action, run: () => ({ changes: {} }) } : action,
        ),
      }
    : game,
);

it('says once why a table would not have a map, in whatever words, and looks at that map no more', async () => {
  const store = new MemoryStore();
  const before = await startTestServer({ store, games: trusting });
  const at = await EventTable.made(before);
  await at.enter('player-1', 'player-2');
  await at.did('host', 'prepare-tables', { first: layingOf(withWrongFigure) });
  await at.did('host', 'close-sign-up');
  await at.did('host', 'draw-round');
  await before.close();
  let looks = 0;
  const counting = games.map((game) =>
    game.id === 'conquest'
      ? {
          ...game,
          actions: game.actions.map((action): typeof action =>
            action.name === 'choose-map'
              ? {
                  ...action,
                  run: (snapshot, args, context) => {
                    looks += 1;
                    return action.run(snapshot, args, context);
                  },
                }
              : action,
          ),
        }
      : game,
  );
  at.movedTo(await serverForTest({ store, games: counting }));
  await at.did('host', 'publish-round');
  await expect.poll(async () => (await at.pairing('1.1'))?.fault).toBeTruthy();
  expect(plainText((await at.pairing('1.1'))?.fault ?? words(''))).toMatch(/figure/);
  expect(looks).toBe(1);
  for (const points of [0, 1]) await at.did('host', 'penalize-entrant', { entrant: 'player-1', points, why: 'Late' });
  expect((await at.seatAt('player-1', '1.1.1')).status).toBe(404);
  // By the time that the next table is refused, everything before it was seen to.
  await at.did('host', 'renew-table', { pairing: '1.1', why: 'Once more' });
  await expect.poll(async () => (await at.pairing('1.1'))?.fault).toBeTruthy();
  expect([(await at.pairing('1.1'))?.nth, looks]).toEqual([2, 2]);
});

const plainEvening = { game: 'noughts-and-crosses', profile: 'nine-squares', houseRules: {} };

it('begins a game anew five times and no more', async () => {
  const at = await EventTable.made(await serverForTest(), plainEvening);
  await at.enter('player-1', 'player-2');
  await at.did('host', 'close-sign-up');
  await at.round(1, 1);
  for (let nth = 2; nth <= 6; nth += 1) {
    await at.did('host', 'renew-table', { pairing: '1.1', why: 'Once more' });
    await at.until('1.1', 'playing');
  }
  const again = await at.act('host', 'renew-table', { pairing: '1.1', why: 'Once more' });
  expect([again.error?.code, (await at.pairing('1.1'))?.nth]).toEqual(['renewed-too-often', 6]);
  expect(verifyMatch(await at.file(), games)).toMatchObject(sound);
});

/** Noughts and crosses with something large that is laid on its tables. */
const layable = games.map((game) =>
  game.id === plainEvening.game
    ? {
        ...game,
        prepares: ['lay-cloth'],
        actions: [
          ...game.actions,
          defineAction({
            name: 'lay-cloth',
            says: 'Lays a cloth on the table.',
            args: Type.Object({ pattern: Type.String() }),
            isUndoable: false,
            isGuessable: false,
            mayAct: () => undefined,
            run: () => ({ changes: {} }),
          }),
        ],
      }
    : game,
);

it('opens no more large tables than a server can write, one after the other once there were many', async () => {
  const clock = new TestClock();
  const store = new MemoryStore();
  const at = await EventTable.made(
    await serverForTest({ clock, store, games: layable, hasLimits: true }),
    plainEvening,
  );
  const players = Array.from({ length: 8 }, (_, nth) => `player-${nth + 1}`);
  await at.enter(...players);
  const first = { name: 'lay-cloth', args: { pattern: 'x'.repeat(760 * 1024) }, title: 'A cloth' };
  await at.did('host', 'prepare-tables', { first });
  await at.did('host', 'close-sign-up');
  await at.did('host', 'draw-round');
  await at.did('host', 'publish-round');
  const tables = async () => {
    clock.pass(10);
    return (await store.records.list('convened!')).length;
  };
  const renewed = async () => {
    for (const pairing of ['1.1', '1.2', '1.3', '1.4'])
      await expect
        .poll(async () => {
          clock.pass(10);
          return (await at.act('host', 'renew-table', { pairing, why: 'Another cloth' })).status;
        })
        .toBe(200);
  };
  for (let nth = 1; nth <= 5; nth += 1) {
    await expect.poll(tables, { timeout: 20_000 }).toBe(4 * nth);
    await renewed();
  }
  // 16 MB are 21 of them.
  await expect.poll(tables, { timeout: 20_000 }).toBe(21);
  const last = (await at.pairing('1.4'))?.sides[0] ?? '';
  expect((await at.seatAt(last, '1.4.6')).status).toBe(429);
  expect(await tables()).toBe(21);
  clock.pass(60_000);
  await expect.poll(tables, { timeout: 20_000 }).toBe(22);
}, 120_000);

it('sets the clock of its tables', async () => {
  const at = await EventTable.made(await serverForTest(), {
    game: 'noughts-and-crosses',
    profile: 'nine-squares',
    houseRules: {},
    clock: { bankSeconds: 300, incrementSeconds: 5 },
  });
  await at.enter('player-1', 'player-2');
  await at.did('host', 'close-sign-up');
  await at.round(1, 1);
  const { table, seat } = await at.toTable('player-1', '1.1.1');
  const { text } = await at.of('player-1').get(`/api/tables/${table}/ledger?from=0`, { 'x-seat': seat });
  expect(text).toContain('"bankSeconds":300');
});

it('opens sealed armies for all at once; before that nobody’s bytes have any but one’s own', async () => {
  const at = await EventTable.made(await serverForTest(), { armies: { areNeeded: true } });
  await at.enter('player-1', 'player-2', 'player-3');
  await at.sit('umpire-1', 'Ulla');
  for (const seat of ['host', 'player-2', 'umpire-1'])
    for (const document of ['public', 'side-player-1', 'plan-player-1', 'side-player-2', 'side-player-3']) {
      const wire = at.of(seat).wire(at.table, document, '?events=1');
      await wire.opened;
      wire.send(stepOne());
      await Promise.race([wire.closed, wire.until(() => wire.messages.some(isDocument))]);
    }
  for (const [nth, seat] of ['player-1', 'player-2', 'player-3'].entries())
    await at.did(seat, 'seal-army', { name: `PLANTED-${seat}`, list: `SECRET-${seat}`, salt: saltOf(nth + 1) });
  await at.did('host', 'close-sign-up');
  await at.did('host', 'draw-round');
  await at.snapshot();
  await at.file('player-2', 'side');
  for (const seat of ['host', 'umpire-1', 'player-2']) {
    const bytes = at.of(seat).everythingReceived;
    for (const other of ['player-1', 'player-3'])
      for (const planted of [`PLANTED-${other}`, `SECRET-${other}`])
        expect(bytes.includes(planted), `${seat} has heard ${planted}`).toBe(false);
  }
  expect(at.of('player-2').everythingReceived.includes('SECRET-player-2')).toBe(true);
  await at.did('host', 'publish-round');
  await expect.poll(async () => armyOf(await at.snapshot(), 'player-3')?.list).toBe('SECRET-player-3');
  await expect.poll(() => at.of('umpire-1').everythingReceived.includes('SECRET-player-1')).toBe(true);
  expect(verifyMatch(await at.file(), games)).toMatchObject(sound);
});

it('is gone on with where the server was killed, before its tables were open and before it heard how they ended', async () => {
  const store = new MemoryStore();
  const first = await startTestServer({ store });
  const at = await EventTable.made(first);
  await at.enter('player-1', 'player-2');
  await at.did('host', 'close-sign-up');
  await at.did('host', 'draw-round');
  await at.did('host', 'publish-round');
  store.kill();
  await first.close().catch(() => undefined);
  const second = await startTestServer({ store });
  at.movedTo(second);
  await at.until('1.1', 'playing');
  const made = async () => (await store.records.list('convened!')).length;
  expect(await made()).toBe(1);
  const [one = '', other = ''] = (await at.pairing('1.1'))?.sides ?? [];
  const [a, b] = [await at.toTable(one, '1.1.1'), await at.toTable(other, '1.1.1')];
  await at.did(one, 'start-game', {}, a.table, a.seat);
  const ended = at.did(other, 'resign-game', {}, b.table, b.seat);
  await ended;
  store.kill();
  await second.close().catch(() => undefined);
  const third = await serverForTest({ store });
  at.movedTo(third);
  await at.until('1.1', 'ended');
  expect(await made()).toBe(1);
  await expect.poll(async () => (await store.records.list('outcome!')).length).toBe(0);
  expect(verifyMatch(await at.file(), games)).toMatchObject(sound);
});

it('is in the list of events where its organiser wants that, also while it sleeps, and in no list of tables', async () => {
  const server = await serverForTest();
  const at = await EventTable.made(server, {}, { visibility: 'public' });
  await EventTable.made(server);
  const visitor = server.browser();
  const listed = async () => (await visitor.get('/api/events')).json<{ events: readonly object[] }>().events;
  await expect.poll(async () => (await listed()).length).toBe(1);
  expect((await visitor.get('/api/play')).text).not.toContain(at.table);
  // Its door says what is played there, and how far it is.
  expect((await visitor.get(`/api/play/${at.table}`)).json()).toMatchObject({
    game: 'event',
    convenes: { game: 'conquest', profile: 'twin-holms', state: 'sign-up', round: 0 },
  });
  // Whoever finds it there sits down without a link, and takes part.
  const sat = await visitor.post(`/api/play/${at.table}/sit`, { seat: 'player-7', name: 'Vera' });
  expect(sat.status).toBe(200);
  expect((await visitor.act(at.table, 'player-7', 'enter-event', {})).status).toBe(200);
  expect(await listed()).toMatchObject([
    {
      table: at.table,
      name: 'Autumn open',
      game: 'conquest',
      profile: 'twin-holms',
      state: 'sign-up',
      entrants: 1,
      places: 31,
      round: 0,
      mayWatch: true,
    },
  ]);
});

it('hears at its desk what an umpire is asked at a table, and how they rule there', async () => {
  const at = await EventTable.made(await serverForTest(), { game: 'triumph', profile: 'triumph-1.1', houseRules: {} });
  await at.enter('player-1', 'player-2');
  await at.sit('umpire-1', 'Ulla');
  await at.did('host', 'close-sign-up', { seeds: ['player-1', 'player-2'] });
  await at.round(1, 1);
  const [red = '', blue = ''] = (await at.pairing('1.1'))?.sides ?? [];
  await at.toTable(red, '1.1.1');
  const { table, seat } = await at.toTable(blue, '1.1.1');
  expect(seat).toBe('blue-captain');
  const flag = { id: 'no-such-rule:x', rule: 'no-such-rule', about: [], says: { text: 'May they?', values: [] } };
  const lastCall = async () => callsOf(await at.snapshot()).at(-1);
  await at.did(blue, 'ask-umpire', flag, table, seat);
  await expect.poll(async () => (await lastCall())?.state).toBe('open');
  expect(await lastCall()).toMatchObject({ nth: 1, by: blue, pairing: '1.1', flag: { rule: 'no-such-rule' } });
  await at.did('umpire-1', 'take-call', { call: 1 });
  const own = await at.toTable('umpire-1', '1.1.1');
  const ruling = { ...flag, verdict: 'allowed', scope: 'game', text: 'They may' };
  await at.did('umpire-1', 'rule-flag', ruling, table, own.seat);
  await expect.poll(async () => (await lastCall())?.answer).toMatchObject({ verdict: 'allowed', text: 'They may' });
  await at.did('umpire-1', 'keep-precedent', { call: 1 });
  expect(precedentsFor(await at.snapshot(), 'no-such-rule')).toMatchObject([{ answer: 'They may', by: 'umpire-1' }]);
  expect(verifyMatch(await at.file(), games)).toMatchObject(sound);
});

it('is on no board itself; the games at its tables are, by their own tables', async () => {
  const store = new MemoryStore();
  const server = await serverForTest({ store });
  const at = await EventTable.made(server, { rounds: 1 });
  await at.enter('player-1', 'player-2');
  await at.did('host', 'close-sign-up');
  await at.round(1, 1);
  const { table } = await at.playOut('1.1');
  await at.until('1.1', 'ended');
  await at.did('host', 'end-event');
  const told = async () => (await store.records.list('played!')).map(([key]) => key.split('!')[1]);
  await expect.poll(told).toEqual([table]);
  await expect.poll(async () => (await store.records.list('ended!')).length).toBe(0);
  expect(await told()).toEqual([table]);
  expect((await server.browser().get('/api/boards/event/scores')).status).toBe(404);
  expect((await server.browser().get('/api/pots/event')).status).toBe(404);
});

it('holds teams of three: captains lock their armies, invite their commanders at the table, and a ruling is repeated as a precedent', async () => {
  const server = await serverForTest();
  const grand = { game: 'grand-triumph', profile: 'grand-2017-06', houseRules: {}, rounds: 1 };
  const lockBy = '2099-01-01T00:00:00.000Z';
  const at = await EventTable.made(server, { ...grand, isForTeams: true, armies: { areNeeded: true, lockBy } });
  await at.enter('player-1', 'player-2');
  await at.sit('umpire-1', 'Ulla');
  for (const [nth, seat] of ['player-1', 'player-2'].entries())
    await at.did(seat, 'seal-army', { name: `Army of ${seat}`, list: 'twelve spears', salt: saltOf(nth + 1) });
  await at.did('host', 'close-sign-up', { seeds: ['player-1', 'player-2'] });
  await at.round(1, 1);
  await expect.poll(async () => armyOf(await at.snapshot(), 'player-2')?.name).toBe('Army of player-2');
  // What is open is locked.
  const another = { name: 'Another', list: 'elephants', salt: saltOf(9) };
  expect((await at.act('player-1', 'seal-army', another)).error?.code).toBe('army-open');

  const [red = '', blue = ''] = (await at.pairing('1.1'))?.sides ?? [];
  const { table } = await at.toTable(red, '1.1.1');
  expect(await at.toTable(blue, '1.1.1')).toMatchObject({ table, seat: 'blue-captain' });
  // The second and third of each team come by a link of their captain's, and by nobody else's.
  const invited = ['red-1', 'red-2', 'blue-1', 'blue-2'];
  for (const seat of invited) {
    const [captain, other] = seat.startsWith('red') ? [red, blue] : [blue, red];
    const others = `${seat.startsWith('red') ? 'blue' : 'red'}-captain`;
    const refused = await at.of(other).post(`/api/tables/${table}/seats/${seat}/rotate`, {}, { 'x-seat': others });
    expect(refused.status).toBe(403);
    const { token } = await invite(at.of(captain), table, seat);
    const commander = await sitDown(server, { tokenOf: () => token }, seat);
    expect((await commander.get(`/api/tables/${table}`, { 'x-seat': seat })).status).toBe(200);
  }

  const umpire = await at.toTable('umpire-1', '1.1.1');
  const says = { text: 'May they wheel there?', values: [] };
  const flagOf = (id: string) => ({ id: `no-such-rule:${id}`, rule: 'no-such-rule', about: [], says });
  const lastCall = async () => callsOf(await at.snapshot()).at(-1);
  const verdict = { verdict: 'allowed', scope: 'game', text: 'They may' };
  await at.did(red, 'ask-umpire', flagOf('a'), table, 'red-captain');
  await expect.poll(async () => (await lastCall())?.state).toBe('open');
  await at.did('umpire-1', 'rule-flag', { ...flagOf('a'), ...verdict }, table, umpire.seat);
  await expect.poll(async () => (await lastCall())?.state).toBe('answered');
  await at.did('umpire-1', 'keep-precedent', { call: 1 });
  await at.did(blue, 'ask-umpire', flagOf('b'), table, 'blue-captain');
  await expect.poll(async () => (await lastCall())?.nth).toBe(2);
  const [held] = precedentsFor(await at.snapshot(), 'no-such-rule');
  expect(held).toMatchObject({ verdict: 'allowed', answer: 'They may' });
  await at.did('umpire-1', 'rule-flag', { ...flagOf('b'), ...verdict, text: held?.answer }, table, umpire.seat);
  await expect.poll(async () => (await lastCall())?.answer).toMatchObject({ verdict: 'allowed', text: 'They may' });

  for (const [captain, seat] of [
    [red, 'red-captain'],
    [blue, 'blue-captain'],
  ] as const)
    await at.did(captain, 'end-game', {}, table, seat);
  await at.until('1.1', 'ended');
  for (const captain of [red, blue]) await at.did(captain, 'attest-result', { pairing: '1.1' });
  await at.did('host', 'end-event');
  expect(standingsOf(await at.snapshot())).toMatchObject([{ points: 1 }, { points: 1 }]);
  expect(verifyMatch(await at.file(), games)).toMatchObject(sound);
});
