import type { Presence } from '@vexillum/protocol';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type TestBrowser, TestEvening } from '../testing/index.ts';
import { heldPoses } from './live-table.ts';

let evening: TestEvening;
let red: TestBrowser;
let red1: TestBrowser;
let blue: TestBrowser;
let stand: string;
let other: string;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  evening = await TestEvening.begin((milliseconds) => vi.advanceTimersByTime(milliseconds));
  [red, red1, blue] = await evening.sit('red-captain', 'red-1', 'blue-captain');
  [stand = '', other = ''] = await evening.deploy(red);
});

afterEach(() => {
  evening.end();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const holds = (browser: TestBrowser, ...ids: string[]) =>
  browser.live.present({ drag: Object.fromEntries(ids.map((id) => [id, [5, 6, 7]])) });
const holderSeenBy = (browser: TestBrowser, id = stand) => browser.live.holderOf(id)?.seat;
const publicSocketOf = ({ seatId }: TestBrowser) => {
  const socket = evening.network.open.find(({ url }) => url.includes('/public?') && url.includes(`seat=${seatId}`));
  if (!socket) throw new Error(`${seatId} has no public socket`);
  return socket;
};
/** What one browser knows of another's hand. */
const presenceOf = (seen: string, { live }: TestBrowser): Presence | undefined =>
  [...live.$presence.get().values()].find(({ seat }) => seat === seen);

describe('two hands at once on one stand', () => {
  it('the first wins on every screen, and the second player is told whose it is', async () => {
    const taken: unknown[] = [];
    red1.live.onTaken(({ ids, seat }) => taken.push([seat, ids]));
    holds(red, stand);
    await evening.pass(100);
    holds(red1, stand, other);
    await evening.pass(100);
    expect(taken).toEqual([['red-captain', [stand]]]);
    for (const browser of [red1, blue]) expect(holderSeenBy(browser)).toBe('red-captain');
    for (const browser of [red, blue]) expect(holderSeenBy(browser, other)).toBe('red-1');
    expect(holderSeenBy(red)).toBeUndefined();
    expect(Object.keys(presenceOf('red-1', blue)?.drag ?? {})).toEqual([other]);
    expect([...heldPoses(blue.live.$presence.get())].map(([id]) => id).sort()).toEqual([stand, other].sort());
  });

  it('whichever the server hears first, when neither has heard of the other', async () => {
    holds(red1, stand);
    holds(red, stand);
    await evening.pass(200);
    const winner = holderSeenBy(blue);
    const loser = winner === 'red-1' ? red : red1;
    expect(['red-captain', 'red-1']).toContain(winner);
    expect(holderSeenBy(loser)).toBe(winner);
    expect(presenceOf(loser.seatId, blue)?.drag ?? null).toBeNull();
  });

  it('the name of the holder is the one that they gave', async () => {
    const room = await evening.network.server.room('table');
    void room?.actAsSteward('claim-seat', 'red-captain', { name: 'Rufus' });
    holds(red, stand);
    await evening.pass(200);
    expect(blue.live.holderOf(stand)).toEqual({ seat: 'red-captain', from: expect.any(String), name: 'Rufus' });
    expect(blue.live.holderOf(other)).toBeUndefined();
  });

  it('is free again when the holder puts it down, or is gone', async () => {
    holds(red, stand);
    await evening.pass(100);
    red.live.present({ drag: null });
    await evening.pass(100);
    expect(blue.live.$held.get().size).toBe(0);
    holds(red, stand);
    await evening.pass(100);
    await evening.network.drop(publicSocketOf(red));
    await evening.pass(50);
    expect(blue.live.$held.get().size).toBe(0);
    holds(red1, stand);
    await evening.pass(100);
    expect(holderSeenBy(blue)).toBe('red-1');
  });

  it('is free again when nothing is heard of the holder for five seconds, and whoever takes it then has it', async () => {
    const seen: (string | undefined)[] = [];
    const stop = blue.live.$held.listen((held) => seen.push(held.get(stand)?.seat));
    holds(red, stand);
    await evening.pass(4900);
    expect(seen).toEqual(['red-captain']);
    await evening.pass(200);
    expect(seen).toEqual(['red-captain', undefined]);
    holds(red1, stand);
    await evening.pass(100);
    stop();
    expect(seen).toEqual(['red-captain', undefined, 'red-1']);
    expect(presenceOf('red-captain', blue)?.drag).toBeNull();
  });

  it('stays in the hand of the player who still moves their cursor', async () => {
    holds(red, stand);
    for (let i = 0; i < 4; i++) {
      await evening.pass(4000);
      red.live.present({ cursor: [i, 0] });
    }
    await evening.pass(100);
    expect(holderSeenBy(blue)).toBe('red-captain');
  });

  it('two devices of one seat take over from each other', async () => {
    const [phone] = await evening.sit('red-captain');
    holds(red, stand);
    await evening.pass(100);
    const before = blue.live.holderOf(stand)?.from;
    holds(phone, stand);
    await evening.pass(100);
    const after = blue.live.holderOf(stand)?.from;
    expect([typeof before, after === before]).toEqual(['string', false]);
    expect([...blue.live.$presence.get().values()].filter(({ drag }) => drag)).toHaveLength(1);
  });
});

describe('what else others see of a hand', () => {
  it('its price goes with the drag', async () => {
    red.live.present({ drag: { [stand]: [5, 6, 7] }, price: [3900, 4000] });
    await evening.pass(100);
    expect(presenceOf('red-captain', blue)?.price).toEqual([3900, 4000]);
    red.live.present({ drag: null });
    await evening.pass(100);
    expect(presenceOf('red-captain', blue)?.price).toBeNull();
  });

  it('laser, view and drag end with the connection', async () => {
    red.live.present({ laser: [[1, 2]], view: [1, 2, 3000], drag: { [stand]: [5, 6, 7] } });
    await evening.pass(100);
    expect(presenceOf('red-captain', blue)?.laser).toEqual([[1, 2]]);
    expect([...red1.live.$views.get().values()]).toEqual([[1, 2, 3000]]);
    red.close();
    await evening.pass(100);
    expect(presenceOf('red-captain', blue)).toBeUndefined();
    expect(red1.live.$views.get().size).toBe(0);
    expect(red1.live.$held.get().size).toBe(0);
  });

  it('a view is heard by the own side, and by all only when it is shown', async () => {
    let changes = 0;
    const stop = red1.live.$views.listen(() => changes++);
    red.live.present({ view: [1, 2, 3000] });
    await evening.pass(100);
    for (let i = 0; i < 10; i++) {
      red.live.present({ cursor: [i, i] });
      await evening.pass(100);
    }
    stop();
    expect([changes, red1.live.$views.get().size, blue.live.$views.get().size]).toEqual([1, 1, 0]);
    red.live.present({ view: [4, 5, 6000], show: true });
    await evening.pass(100);
    expect([...blue.live.$views.get().values()]).toEqual([[4, 5, 6000]]);
  });

  it('a call to gather is heard once, with what there is to see, and not kept', async () => {
    const heard: unknown[] = [];
    const stop = blue.live.onGather(({ seat, area }) => heard.push([seat, area]));
    red.live.present({ gather: [1, 2, 3000] });
    await evening.pass(200);
    stop();
    red.live.present({ gather: [1, 2, 3000] });
    await evening.pass(200);
    expect(heard).toEqual([['red-captain', [1, 2, 3000]]]);
    expect([...blue.live.$presence.get().values()].some(({ gather }) => gather)).toBe(false);
  });

  it('all keys share one pace, and a handful too large for one message goes out in two', async () => {
    const before = blue.live.$presence.get();
    const points = Array.from({ length: 40 }, (_, i) => [50_000 + i, 20_000] as const);
    const ids = Array.from({ length: 34 }, (_, i) => `stand:${'x'.repeat(12)}${i + 10}`);
    const drag = Object.fromEntries([stand, ...ids].map((id) => [id, [50_000, 20_000, 35_000] as const]));
    red.live.present({ cursor: [9, 9], laser: points, drag });
    await evening.pass(200);
    expect(blue.live.$presence.get()).not.toBe(before);
    // Those that are not on the board are nobody's affair but red's, and so are cursor and laser then.
    expect(Object.keys(presenceOf('red-captain', blue)?.drag ?? {})).toEqual([stand]);
    expect(presenceOf('red-captain', blue)).not.toHaveProperty('cursor');
    expect(Object.keys(presenceOf('red-captain', red1)?.drag ?? {})).toHaveLength(35);
    expect(presenceOf('red-captain', red1)).toMatchObject({ cursor: [9, 9], laser: points });
  });
});

describe('who is how far away', () => {
  const slowly = async (seconds: number) => {
    for (let i = 0; i < seconds * 10; i++) {
      await evening.passWithoutNetwork(100);
      await evening.pass(0);
    }
  };
  const personSeenBy = ({ live }: TestBrowser, seat: string) =>
    live.$people.get().find((person) => person.seat === seat);

  it('each browser measures its own delay, and the others see it', async () => {
    expect(red.live.$delay.get()).toBeUndefined();
    await slowly(8);
    // On this network nothing arrives between two steps of a tenth of a second.
    expect(red.live.$delay.get()).toBeLessThanOrEqual(100);
    expect([...blue.live.$delays.get().values()]).toHaveLength(2);
    expect(personSeenBy(blue, 'red-captain')).toEqual({
      seat: 'red-captain',
      isSelf: false,
      isOnline: true,
      from: expect.any(String),
      delay: red.live.$delay.get(),
    });
  });

  it('a spectator measures too, and tells nobody', async () => {
    const [spectator] = await evening.sit('spectator');
    await slowly(8);
    expect(spectator.live.$delay.get()).toBeTypeOf('number');
    expect(personSeenBy(spectator, 'spectator')).toMatchObject({ isSelf: true, isOnline: true });
    expect(personSeenBy(red, 'spectator')).toEqual({ seat: 'spectator', isSelf: false, isOnline: true });
  });

  it('a player who comes later is told as well', async () => {
    await slowly(8);
    const [blue1] = await evening.sit('blue-1');
    await slowly(30);
    expect(blue1.live.$delays.get().size).toBe(3);
  });

  it('a line that is lost has no delay, and its seat is shown as gone', async () => {
    const room = await evening.network.server.room('table');
    void room?.actAsSteward('claim-seat', 'red-captain', { name: 'Rufus' });
    await slowly(8);
    await evening.network.drop(publicSocketOf(red));
    expect(red.live.$delay.get()).toBeUndefined();
    expect(personSeenBy(red, 'red-captain')).toEqual({
      seat: 'red-captain',
      name: 'Rufus',
      isSelf: true,
      isOnline: false,
    });
    red.close();
    await evening.pass(100);
    expect(personSeenBy(blue, 'red-captain')).toEqual({
      seat: 'red-captain',
      name: 'Rufus',
      isSelf: false,
      isOnline: false,
    });
  });

  it('the list is the same value as long as nobody comes, goes or falls behind', async () => {
    await slowly(8);
    let changes = 0;
    const stop = blue.live.$people.listen(() => changes++);
    for (let i = 0; i < 10; i++) {
      red.live.present({ cursor: [i, 0] });
      red.act('move-stands', { moves: [{ id: stand, to: [i, 0, 0] }] });
      await evening.pass(100);
    }
    stop();
    expect(changes).toBe(0);
  });

  it('a hidden page asks for nothing', async () => {
    vi.stubGlobal('document', { visibilityState: 'hidden' });
    await slowly(20);
    expect(red.live.$delay.get()).toBeUndefined();
    vi.unstubAllGlobals();
    await slowly(6);
    expect(red.live.$delay.get()).toBeTypeOf('number');
  });
});
