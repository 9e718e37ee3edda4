import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type TestBrowser, TestEvening, testSeal } from '../testing/index.ts';

let evening: TestEvening;
let red: TestBrowser;
let blue: TestBrowser;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  evening = await TestEvening.begin((milliseconds) => vi.advanceTimersByTime(milliseconds));
  [red, blue] = await evening.sit('red-captain', 'blue-captain');
});

afterEach(() => {
  evening.end();
  vi.useRealTimers();
});

const trustOf = ({ live }: TestBrowser) => live.$trust.get();
const seqOf = (told: ReturnType<TestBrowser['act']>) => (told.answer?.kind === 'ack' ? told.answer.seq : -1);

describe('what a browser has checked itself', () => {
  it('every roll gets its mark as it comes, for everyone', async () => {
    const rolled = red.act('roll-dice', { dice: [6, 6], why: 'to see' });
    await evening.pass(200);
    for (const browser of [red, blue]) {
      expect(trustOf(browser).dice.get(seqOf(rolled))).toBe('ok');
      expect(trustOf(browser)).toMatchObject({ chain: true, signature: 'ok', isUpToDate: true, faults: [] });
    }
    expect(trustOf(red).words.split(' ')).toHaveLength(8);
    expect(trustOf(blue).words).toBe(trustOf(red).words);
  });

  it('a seal is sealed for everyone, and opened when what was sealed has come out', async () => {
    const batch = [testSeal('table', 'red', 'orders', { edge: 'LF' }, 5)];
    red.act('seal-orders', { batch });
    await evening.pass(200);
    expect(trustOf(blue).seals).toEqual(new Map([['seal:red:orders', 'sealed']]));
    expect(JSON.stringify([...blue.live.$snapshot.get().public.seal])).not.toContain('LF');
    red.act('reveal-secrets', { keys: ['orders'] });
    await evening.pass(200);
    expect(trustOf(blue).seals).toEqual(new Map([['seal:red:orders', 'opened-ok']]));
    expect(blue.live.$snapshot.get().public.seal.get('seal:red:orders')?.opening?.payload).toEqual({ edge: 'LF' });
  });

  it('whoever comes later checks all that was before', async () => {
    for (let i = 0; i < 40; i++) red.act('roll-dice', { dice: [6], why: `roll ${i}` });
    await evening.pass(8000);
    const [late] = await evening.sit('spectator');
    await evening.pass(1000);
    expect([...trustOf(late).dice.values()].filter((mark) => mark === 'ok')).toHaveLength(40);
    expect(trustOf(late)).toMatchObject({ isUpToDate: true, words: trustOf(red).words });
  });

  it('what was missed while the connection was down is checked when it is back', async () => {
    for (const socket of evening.network.open.filter(({ url }) => url.includes('seat=blue')))
      await evening.network.drop(socket);
    red.act('roll-dice', { dice: [6], why: 'unheard' });
    await evening.pass(10_000);
    expect([...trustOf(blue).dice.values()]).toEqual(['ok']);
    expect(trustOf(blue).isUpToDate).toBe(true);
  });

  it('when asked, it reads the whole ledger again', async () => {
    for (let i = 0; i < 30; i++) red.act('roll-dice', { dice: [6], why: '' });
    await evening.pass(8000);
    const checking = blue.live.checkAll();
    await evening.pass(1000);
    expect(await checking).toMatchObject({ chain: true, isUpToDate: true, seq: blue.live.$head.get()?.seq });
    expect((await checking).dice.size).toBe(30);
  });

  it('dice entered by hand have no mark, and the other side confirms them once', async () => {
    const entered = red.act('enter-dice', { dice: [6, 6], values: [6, 1], why: 'on camera' });
    await evening.pass(200);
    expect(trustOf(blue).dice.size).toBe(0);
    const own = red.act('acknowledge-dice', { seq: seqOf(entered) });
    await evening.pass(200);
    expect(own.answer).toMatchObject({ code: 'own-dice' });
    const [first, second] = [1, 2].map(() => blue.act('acknowledge-dice', { seq: seqOf(entered) }));
    await evening.pass(200);
    expect(first?.answer).toMatchObject({ kind: 'ack' });
    expect(second?.answer).toMatchObject({ code: 'already-acknowledged' });
  });

  it('after a server that was killed everything is checked on', async () => {
    red.act('roll-dice', { dice: [6], why: 'before' });
    await evening.pass(200);
    await evening.network.kill();
    await evening.pass(10_000);
    red.act('roll-dice', { dice: [6], why: 'after' });
    await evening.pass(500);
    expect(trustOf(blue)).toMatchObject({ chain: true, isUpToDate: true, faults: [] });
    expect(trustOf(blue).dice.size).toBe(2);
    expect(trustOf(blue).alarm).toBeUndefined();
  });
});

describe('the umpire', () => {
  const consent = async (...captains: TestBrowser[]) => {
    for (const captain of captains) captain.act('accept-umpire', {});
    await evening.pass(500);
  };

  const umpireClaims = async () => {
    const room = await evening.network.server.room('table');
    void room?.actAsSteward('claim-seat', 'umpire', { name: 'Ulla' });
    await evening.pass(200);
  };

  it('reads both sides’ secrets and plans once both captains have accepted the umpire, and not before', async () => {
    const [umpire] = await evening.sit('umpire');
    await umpireClaims();
    red.act('seal-orders', { batch: [testSeal('table', 'red', 'orders', { edge: 'LF' }, 5)] });
    red.live.plan?.writePad('march through the marsh');
    await consent(red);
    expect(Object.keys(umpire.live.$snapshot.get().sides)).toEqual([]);
    await consent(blue);
    const { sides } = umpire.live.$snapshot.get();
    expect(Object.keys(sides).sort()).toEqual(['blue', 'red']);
    expect(sides['red']?.seal.get('seal:red:orders')?.payload).toEqual({ edge: 'LF' });
    expect(umpire.live.$plans.get().get('red')?.$pad.get()).toBe('march through the marsh');
  });

  it('writes in nobody’s plan', async () => {
    const [umpire] = await evening.sit('umpire');
    await umpireClaims();
    await consent(red, blue);
    red.live.plan?.writePad('ours');
    await evening.pass(500);
    umpire.live.$plans.get().get('red')?.writePad('not ours');
    await evening.pass(2000);
    expect(red.live.plan?.$pad.get()).toBe('ours');
    expect(umpire.live.$plans.get().get('red')?.$pad.get()).toBe('ours');
  });

  it('is nobody while the seat is empty, and is named when they are accepted', async () => {
    const early = red.act('accept-umpire', {});
    await evening.pass(200);
    expect(early.answer).toMatchObject({ code: 'no-umpire' });
    await umpireClaims();
    const another = red.act('accept-umpire', { umpire: 'Uwe' });
    await evening.pass(200);
    expect(another.answer).toMatchObject({ code: 'another-umpire' });
  });
});
