import { plainText } from '@vexillum/model';
import { encodeJson, ledgerMessage } from '@vexillum/protocol';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { settled, type TestBrowser, TestEvening } from '../testing/index.ts';
import { heldPoses } from './live-table.ts';

let evening: TestEvening;
let red: TestBrowser;
let red1: TestBrowser;
let blue: TestBrowser;
let stand: string;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  evening = await TestEvening.begin((milliseconds) => vi.advanceTimersByTime(milliseconds));
  [red, red1, blue] = await evening.sit('red-captain', 'red-1', 'blue-captain');
  [stand = ''] = await evening.deploy(red);
});

afterEach(() => {
  evening.end();
  vi.useRealTimers();
});

const poseIn = ({ live }: TestBrowser) => live.$snapshot.get().public.pose.get(stand);
const move = (browser: TestBrowser, x: number) => browser.act('move-stands', { moves: [{ id: stand, to: [x, 0, 0] }] });
const publicSocketOf = ({ seatId }: TestBrowser) => {
  const socket = evening.network.open.find(({ url }) => url.includes('/public?') && url.includes(`seat=${seatId}`));
  if (!socket) throw new Error(`${seatId} has no public socket`);
  return socket;
};

describe('what I do', () => {
  it('and no line would carry is refused here: the server would hang up on it, now and after every reload', async () => {
    const told = red.act('say', { text: 'ü'.repeat(40_000), to: 'table' });
    await evening.pass(200);
    expect(told.answer).toMatchObject({ code: 'too-large' });
    expect(red.live.$connection.get()).toEqual({ kind: 'live', waiting: 0 });
    const after = move(red, 9);
    await evening.pass(200);
    expect(after.answer).toMatchObject({ kind: 'ack' });
  });

  it('is on my screen at once, and on the others’ when the server has it', async () => {
    const told = move(red, 77);
    expect(poseIn(red)).toEqual([77, 0, 0]);
    expect(poseIn(blue)).toEqual([0, 0, 0]);
    expect(red.live.$connection.get()).toEqual({ kind: 'live', waiting: 1 });
    await evening.pass(100);
    expect(poseIn(blue)).toEqual([77, 0, 0]);
    expect(told.answer).toMatchObject({ kind: 'ack' });
    expect(red.live.$connection.get()).toEqual({ kind: 'live', waiting: 0 });
  });

  it('is never seen to jump back while the server’s word is on its way', async () => {
    const seen = new Set<string>();
    move(red, 1);
    const stop = red.live.$snapshot.listen(() => seen.add(String(poseIn(red)?.[0])));
    for (const x of [2, 3]) move(red, x);
    await evening.pass(500);
    stop();
    expect([...seen]).toEqual(['2', '3']);
  });

  it('is sent again on a new line where the former is dead and nobody was told', async () => {
    evening.network.stick(publicSocketOf(red));
    const told = move(red, 8);
    await evening.pass(4000);
    expect(red.live.$connection.get()).toEqual({ kind: 'live', waiting: 1 });
    await evening.pass(3000);
    expect(told.answer).toMatchObject({ kind: 'ack' });
    expect(red.live.$connection.get()).toEqual({ kind: 'live', waiting: 0 });
    expect([poseIn(red), poseIn(blue)]).toEqual([
      [8, 0, 0],
      [8, 0, 0],
    ]);
  });

  it('and a line that does not open is tried again', async () => {
    const dead = publicSocketOf(red);
    evening.network.stick(dead);
    const told = move(red, 8);
    await evening.passWithoutNetwork(5000);
    const next = evening.network.history.findLast(({ url }) => url.includes('/public?'));
    expect([next === dead, next?.readyState]).toEqual([false, 0]);
    if (next) evening.network.stick(next);
    await evening.pass(9000);
    expect(told.answer).toBeUndefined();
    await evening.pass(2000);
    expect(told.answer).toMatchObject({ kind: 'ack' });
  });

  it('waits for a server that is slow and lives', async () => {
    const line = publicSocketOf(red);
    const pong = line.received.at(-1);
    const told = move(red, 8);
    for (let n = 0; n < 4; n++) {
      await evening.passWithoutNetwork(2000);
      line.onmessage?.({ data: pong?.slice().buffer as ArrayBuffer });
    }
    expect(publicSocketOf(red)).toBe(line);
    await evening.pass(100);
    expect(told.answer).toMatchObject({ kind: 'ack' });
  });

  it('is withdrawn when the disk fails, and everyone at the table hears why', async () => {
    const heard: string[] = [];
    blue.live.onNotice((said) => heard.push(plainText(said)));
    evening.network.store.trouble = 'refuse';
    const told = move(red, 5);
    await evening.pass(200);
    expect(told.answer).toMatchObject({ code: 'not-saved' });
    expect(poseIn(red)).toEqual([0, 0, 0]);
    expect(heard).toEqual([expect.stringMatching(/disk/)]);
    evening.network.store.trouble = 'none';
    const again = move(red, 6);
    await evening.pass(200);
    expect(again.answer).toMatchObject({ kind: 'ack' });
  });

  it('is withdrawn when the server says no, with its sentence', async () => {
    const refused: string[] = [];
    red1.live.onRefused(({ name, code, words }) => refused.push(`${name} ${code} ${plainText(words)}`));
    const [mine = ''] = [...(red1.live.$snapshot.get().sides['red']?.stand ?? [])].flatMap(([id, { command }]) =>
      command === 1 ? [id] : [],
    );
    red.act('lose-stands', { stands: [mine] });
    const socket = publicSocketOf(red);
    evening.network.server.read(socket, socket.toServer.shift() ?? new Uint8Array());
    // The captain has taken it off, and the commander has not heard of it yet.
    const late = red1.act('move-stands', { moves: [{ id: mine, to: [55, 0, 0] }] });
    expect(red1.live.$snapshot.get().public.pose.get(mine)).toEqual([55, 0, 0]);
    await evening.pass(300);
    expect(late.answer).toMatchObject({ kind: 'refusal', code: 'not-on-board' });
    expect(refused).toEqual(['move-stands not-on-board That stand is not on the board.']);
    expect(red1.live.$snapshot.get().public.pose.has(mine)).toBe(false);
  });

  it('is not even sent when the server would surely say no', async () => {
    const [spectator] = await evening.sit('spectator');
    const before = publicSocketOf(spectator).toServer.length;
    const told = spectator.act('move-stands', { moves: [{ id: stand, to: [1, 1, 1] }] });
    await settled();
    expect(told.answer).toMatchObject({ code: 'not-allowed' });
    expect(publicSocketOf(spectator).toServer).toHaveLength(before);
    expect(spectator.live.$snapshot.get().sides).toEqual({});
  });
});

describe('without a line', () => {
  it('what I do waits, is counted, and is done in order when I am back', async () => {
    await evening.network.drop(publicSocketOf(red));
    expect(red.live.$connection.get()).toEqual({ kind: 'reconnecting', waiting: 0 });
    const told = [10, 20, 30].map((x) => move(red, x));
    expect(red.live.$connection.get()).toEqual({ kind: 'reconnecting', waiting: 3 });
    expect(poseIn(red)).toEqual([30, 0, 0]);
    await evening.pass(5000);
    expect(red.live.$connection.get()).toEqual({ kind: 'live', waiting: 0 });
    expect(told.map(({ answer }) => answer?.kind === 'ack' && answer.seq)).toEqual([3, 4, 5]);
    expect(poseIn(blue)).toEqual([30, 0, 0]);
  });

  it('what I do survives a reload of the page', async () => {
    await evening.network.drop(publicSocketOf(red));
    move(red, 10);
    red.reload();
    await evening.pass(3000);
    expect(poseIn(blue)).toEqual([10, 0, 0]);
    expect(red.live.$connection.get()).toEqual({ kind: 'live', waiting: 0 });
  });

  it('a kept outbox that no longer makes sense does not stop the table', async () => {
    const key = 'vexillum.outbox.table.red-captain';
    const id = '11111111-1111-4111-8111-111111111111';
    red.keep.setItem(key, JSON.stringify([{ id, name: 'move-stands' }, { id: 7 }, 'rubbish']));
    red.reload();
    await evening.pass(3000);
    expect(red.live.$isLoaded.get()).toBe(true);
    expect(red.live.$connection.get()).toEqual({ kind: 'live', waiting: 0 });
    expect(red.keep.getItem(key)).toBeNull();
  });

  it('much that waits goes out at most twenty at a time', async () => {
    await evening.network.drop(publicSocketOf(red));
    const told = Array.from({ length: 50 }, (_, i) => move(red, i));
    let most = 0;
    for (let i = 0; i < 100; i++) {
      await evening.passWithoutNetwork(50);
      while (await evening.network.step())
        most = Math.max(most, ...evening.network.open.map(({ toServer }) => toServer.length));
    }
    expect(most).toBeGreaterThan(1);
    expect(most).toBeLessThanOrEqual(22);
    expect(told.every(({ answer }) => answer?.kind === 'ack')).toBe(true);
    expect(poseIn(blue)).toEqual([49, 0, 0]);
  });
});

describe('when the server goes', () => {
  it('and comes back, nobody sees an empty table, and play goes on', async () => {
    const sizes = new Set<number>();
    const stop = blue.live.$snapshot.listen(({ public: table }) => sizes.add(table.pose.size));
    for (const end of ['kill', 'restart'] as const) {
      await evening.network[end]();
      expect(blue.live.$connection.get().kind).toBe('reconnecting');
      const told = move(red, end.length);
      await evening.pass(8000);
      expect(told.answer).toMatchObject({ kind: 'ack' });
      expect(blue.live.$connection.get()).toEqual({ kind: 'live', waiting: 0 });
    }
    stop();
    expect([...sizes]).toEqual([6]);
    expect(red.live.$isChainWhole.get()).toBe(true);
  });
});

describe('a seat that was given to somebody else', () => {
  it('says why it was closed, and can be tried again', async () => {
    const room = await evening.network.server.room('table');
    room?.dropSeat('blue-captain');
    await evening.pass(100);
    expect(blue.live.$connection.get()).toMatchObject({
      kind: 'refused',
      code: 4403,
      says: { text: expect.stringMatching(/invitation/), values: [] },
    });
    blue.live.reconnect();
    await evening.pass(3000);
    expect(blue.live.$connection.get()).toEqual({ kind: 'live', waiting: 0 });
  });
});

describe('a server that tells two stories', () => {
  it('is not believed any more', async () => {
    const heard: number[] = [];
    blue.live.onEntries((entries) => heard.push(...entries.map(({ seq }) => seq)));
    move(red, 5);
    await evening.pass(100);
    expect([blue.live.$isChainWhole.get(), heard]).toEqual([true, [3]]);
    const forged = { seq: 4, prev: '0'.repeat(64), at: '', hash: '1'.repeat(64) };
    publicSocketOf(blue).toClient.push({ bytes: encodeJson(ledgerMessage, JSON.stringify({ ledger: [forged] })) });
    await evening.pass(100);
    expect(blue.live.$isChainWhole.get()).toBe(false);
  });
});

describe('presence', () => {
  it('shows who is here, comes and goes', async () => {
    expect([...red.live.$online.get()].sort()).toEqual(['blue-captain', 'red-1', 'red-captain']);
    blue.close();
    await evening.pass(100);
    expect([...red.live.$online.get()].sort()).toEqual(['red-1', 'red-captain']);
  });

  it('a stand in somebody’s hand is seen there, until they let go or are gone', async () => {
    red.live.present({ drag: { [stand]: [5, 6, 7] } });
    await evening.pass(100);
    expect(heldPoses(blue.live.$presence.get()).get(stand)).toEqual([5, 6, 7]);
    red.live.present({ drag: null });
    await evening.pass(200);
    expect(heldPoses(blue.live.$presence.get()).size).toBe(0);
    red.live.present({ drag: { [stand]: [5, 6, 7] } });
    await evening.pass(200);
    red.close();
    await evening.pass(100);
    expect(heldPoses(blue.live.$presence.get()).size).toBe(0);
  });

  it('is paced under the server’s limit, and the last word always arrives', async () => {
    let heard = 0;
    const stop = blue.live.$presence.listen(() => heard++);
    for (let i = 0; i <= 200; i++) {
      red.live.present({ cursor: [i, 0] });
      await evening.pass(5);
    }
    await evening.pass(200);
    stop();
    expect(heard).toBeLessThanOrEqual(21);
    const [cursor] = [...blue.live.$presence.get().values()].map((presence) => presence.cursor);
    expect(cursor).toEqual([200, 0]);
  });

  it('a ping is heard once and not kept', async () => {
    const pings: unknown[] = [];
    blue.live.onPing(({ seat, ping }) => pings.push([seat, ping]));
    red.live.present({ ping: [3, 4] });
    await evening.pass(200);
    expect(pings).toEqual([['red-captain', [3, 4]]]);
    expect([...blue.live.$presence.get().values()].some(({ ping }) => ping)).toBe(false);
  });
});

describe('the plan of a side', () => {
  it('is shared by the side’s seats and unknown to the others', async () => {
    red.live.plan?.putNote('note:1', { seat: 'red-captain', at: [1, 2], text: 'hold the hill' });
    red1.live.plan?.putArrow('arrow:1', {
      seat: 'red-1',
      points: [
        [0, 0],
        [5, 5],
      ],
    });
    await evening.pass(200);
    expect(red1.live.plan?.$notes.get().get('note:1')?.text).toBe('hold the hill');
    expect(red.live.plan?.$arrows.get().get('arrow:1')?.points).toEqual([
      [0, 0],
      [5, 5],
    ]);
    expect(blue.live.plan?.$notes.get().size).toBe(0);
    red1.live.plan?.putNote('note:1', null);
    await evening.pass(200);
    expect(red.live.plan?.$notes.get().size).toBe(0);
  });

  it('two who write on the pad at once, one of them without a line, both keep their words', async () => {
    red.live.plan?.writePad('first the left. then the right.');
    await evening.pass(200);
    for (const socket of evening.network.open.filter(({ url }) => url.includes('plan-red')))
      await evening.network.drop(socket);
    red.live.plan?.writePad('first the far left. then the right.');
    red1.live.plan?.writePad('first the left. then the right. then home.');
    await evening.pass(5000);
    expect(red.live.plan?.$pad.get()).toBe('first the far left. then the right. then home.');
    expect(red1.live.plan?.$pad.get()).toBe(red.live.plan?.$pad.get());
  });
});
