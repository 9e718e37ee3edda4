import { MemoryStore, TestClock } from '@vexillum/table/testing';
import { describe, expect, it } from 'vitest';
import { EventTable } from '../../test/event-table.ts';
import { type PushedBrowser, PushService } from '../../test/push-service.ts';
import { serverForTest } from '../../test/server-for-test.ts';
import { startTestServer, type TestServer } from '../../test/start-test-server.ts';

const says = {
  turn: 'Your turn',
  over: 'The event is over',
  round: 'Your round is published',
  anew: 'Another table is open for your game',
  answer: 'Your call was answered',
};

const wantsCalls = (at: EventTable, seat: string, { wish }: PushedBrowser, words: object = says) =>
  at.of(seat).ask(`/api/tables/${at.table}/seats/${seat}/push`, {
    method: 'PUT',
    body: { ...wish, says: words },
    headers: { 'x-seat': seat },
  });

const withService = async () => {
  const service = await PushService.begin();
  return { service, wished: { pushServices: ['push.example.org'], postPush: service.post } };
};

/** Two take part, and sign-up is closed. */
const twoAt = async (server: TestServer): Promise<EventTable> => {
  const at = await EventTable.made(server);
  await at.enter('player-1', 'player-2');
  await at.did('host', 'close-sign-up', { seeds: ['player-1', 'player-2'] });
  return at;
};

const titles = (service: PushService, browser: PushedBrowser, path: string) =>
  service.brought.flatMap((one) => (one.path === path ? [(browser.read(one.body) as { title: string }).title] : []));

/** The umpire says what came of the one game, and ends the event. */
const end = async (at: EventTable): Promise<void> => {
  const outcomes = [{ place: 1 }, { place: 2 }];
  await at.did('host', 'correct-result', { pairing: '1.1', outcomes, why: 'It is late' });
  await at.did('host', 'end-event');
};

describe('a call to an event', () => {
  it('comes when one’s round is published and its table is there, and leads to it', async () => {
    const { service, wished } = await withService();
    const at = await twoAt(await serverForTest(wished));
    const [one, host] = [service.browser('/one'), service.browser('/host')];
    expect((await wantsCalls(at, 'player-1', one)).status).toBe(200);
    expect((await wantsCalls(at, 'host', host)).status).toBe(409);
    await at.did('host', 'draw-round');
    expect(service.brought).toEqual([]);
    await at.did('host', 'publish-round');
    await at.until('1.1', 'playing');
    await expect.poll(() => service.brought.length).toBe(1);
    const [brought] = service.brought as [(typeof service.brought)[number]];
    expect(one.read(brought.body)).toEqual({
      vexillumCall: 1,
      title: 'Your round is published',
      body: '1.1 Autumn open',
      path: `/table/${at.table}?seat=player-1#to-1.1.1`,
    });
    // The service learns neither who plays nor where.
    const { table } = (await at.pairing('1.1')) ?? {};
    const known = JSON.stringify([brought.headers, brought.path]);
    for (const word of [at.table, String(table), 'Autumn', 'player-1']) expect(known).not.toContain(word);
  });

  it('comes to whoever had called the umpire, without a word of what was asked or answered', async () => {
    const { service, wished } = await withService();
    const at = await twoAt(await serverForTest(wished));
    const [one, two] = [service.browser('/one'), service.browser('/two')];
    await wantsCalls(at, 'player-1', one);
    await wantsCalls(at, 'player-2', two);
    await at.did('player-1', 'call-umpire', { text: 'May I move the hill?' });
    await at.did('host', 'answer-call', { call: 1, text: 'You may not.' });
    await expect.poll(() => service.brought.length).toBe(1);
    const [brought] = service.brought as [(typeof service.brought)[number]];
    expect(brought.path).toBe('/one');
    expect(one.read(brought.body)).toEqual({
      vexillumCall: 1,
      title: 'Your call was answered',
      body: 'Autumn open (Event)',
      path: `/table/${at.table}?seat=player-1`,
    });
  });

  it('comes to nobody who is there, for nothing twice, for nothing that was before, and again for another table', async () => {
    const { service, wished } = await withService();
    const at = await twoAt(await serverForTest(wished));
    const [one, two] = [service.browser('/one'), service.browser('/two')];
    await at.round(1, 1);
    await wantsCalls(at, 'player-1', one);
    await wantsCalls(at, 'player-2', two);
    const here = at.of('player-2').wire(at.table, 'public', '?seat=player-2');
    await here.opened;
    await at.did('host', 'tell-tables', { text: 'Good luck!' });
    await at.did('host', 'renew-table', { pairing: '1.1', why: 'the wrong map' });
    await at.until('1.1', 'playing');
    await at.did('host', 'penalize-entrant', { entrant: 'player-1', points: 0, why: 'late' });
    await expect.poll(() => service.brought.map(({ path }) => path)).toEqual(['/one']);
    await end(at);
    await expect.poll(() => titles(service, one, '/one')).toEqual([says.anew, says.over]);
    expect(titles(service, two, '/two')).toEqual([]);
    here.close();
  });

  it('comes once in ten minutes of each kind to whoever does not come', async () => {
    const clock = new TestClock();
    const { service, wished } = await withService();
    const at = await twoAt(await serverForTest({ ...wished, clock }));
    const one = service.browser('/one');
    await wantsCalls(at, 'player-1', one);
    const answered = async (call: number) => {
      await at.did('player-1', 'call-umpire', { text: 'May I move the hill?' });
      await at.did('host', 'answer-call', { call, text: 'You may not.' });
    };
    for (const call of [1, 2, 3]) await answered(call);
    // A round is another matter than an answer.
    await at.did('host', 'draw-round');
    await at.did('host', 'publish-round');
    await expect
      .poll(async () => {
        clock.pass(10);
        return (await at.pairing('1.1'))?.state;
      })
      .toBe('playing');
    await expect.poll(() => titles(service, one, '/one')).toEqual([says.answer, says.round]);
    clock.pass(11 * 60_000);
    await answered(4);
    await expect.poll(() => titles(service, one, '/one')).toEqual([says.answer, says.round, says.answer]);
  });

  it('is left out where the browser asked for no such call, as those of an earlier page have not', async () => {
    const { service, wished } = await withService();
    const store = new MemoryStore();
    const at = await twoAt(await serverForTest({ ...wished, store }));
    const one = service.browser('/one');
    await wantsCalls(at, 'player-1', one, { turn: says.turn, over: says.over });
    await at.round(1, 1);
    await end(at);
    await expect.poll(() => titles(service, one, '/one')).toEqual([says.over]);
    expect(await store.records.list('push!')).toEqual([]);
    for (const wrong of [
      { ...says, round: '' },
      { ...says, more: 'x' },
      { ...says, answer: 'x'.repeat(61) },
    ])
      expect((await wantsCalls(at, 'player-1', one, wrong)).status).toBe(400);
  });

  it('comes once although the server was killed when the round had just been published', async () => {
    const { service, wished } = await withService();
    const store = new MemoryStore();
    const first = await startTestServer({ ...wished, store });
    const at = await twoAt(first);
    await wantsCalls(at, 'player-1', service.browser('/one'));
    await at.did('host', 'draw-round');
    await at.did('host', 'publish-round');
    store.kill();
    await first.close().catch(() => undefined);
    at.movedTo(await serverForTest({ ...wished, store }));
    await at.until('1.1', 'playing');
    await expect.poll(() => service.brought.map(({ path }) => path)).toEqual(['/one']);
  });
});
