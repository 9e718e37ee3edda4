import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type TestBrowser, TestEvening, testArmy, type TestSocket } from '../testing/index.ts';

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

const socketOf = ({ seatId }: TestBrowser, document: string): TestSocket => {
  const socket = evening.network.open.find(
    ({ url }) => url.includes(`/${document}?`) && url.includes(`seat=${seatId}`),
  );
  if (!socket) throw new Error(`${seatId} has no socket for ${document}`);
  return socket;
};
const kinds = ({ live }: TestBrowser): string[] =>
  [...live.$snapshot.get().public.log.values()].toSorted((a, b) => a.seq - b.seq).map(({ event }) => event.kind);
const secretStands = ({ live }: TestBrowser): number => live.$snapshot.get().sides['red']?.stand.size ?? 0;
/** The test game's line about an army is one that its side is told more of. */
const bringArmy = () => red.act('bring-army', testArmy('red', 3));

/** The side's document stays on its way, while all else arrives. */
const withoutSide = async (milliseconds: number): Promise<TestSocket> => {
  const slow = socketOf(red, 'side-red');
  evening.network.stick(slow);
  bringArmy();
  await evening.pass(milliseconds);
  return slow;
};

describe('a line of the log that a side is told more of', () => {
  it('waits for the side’s own document, and comes with it', async () => {
    const seen: [string[], number][] = [];
    const slow = await withoutSide(100);
    expect(kinds(red)).not.toContain('army-brought');
    expect(kinds(blue)).toContain('army-brought');
    red.live.$snapshot.listen(() => seen.push([kinds(red), secretStands(red)]));
    evening.network.unstick(slow);
    await evening.pass(100);
    expect(kinds(red)).toContain('army-brought');
    for (const [told, stands] of seen) expect(told.includes('army-brought') ? stands : 3).toBe(3);
  });

  it('holds back what came after it, so that nothing is told out of order', async () => {
    const slow = await withoutSide(100);
    blue.act('bring-army', testArmy('blue', 1));
    await evening.pass(100);
    expect(kinds(red)).not.toContain('army-brought');
    expect(kinds(blue).filter((kind) => kind === 'army-brought')).toHaveLength(2);
    evening.network.unstick(slow);
    await evening.pass(100);
    expect(kinds(red)).toEqual(kinds(blue));
  });

  it('is told without it after some seconds, and so is what follows until the document has come', async () => {
    const slow = await withoutSide(3900);
    expect(kinds(red)).not.toContain('army-brought');
    await evening.pass(200);
    expect(kinds(red)).toContain('army-brought');
    const [id = ''] = red.live.$snapshot.get().public.stand.keys();
    blue.act('bring-army', testArmy('blue', 1));
    red.act('place-stands', { stands: [{ id, pose: [0, 0, 0] }] });
    await evening.pass(100);
    expect(kinds(red)).toEqual(kinds(blue));
    evening.network.unstick(slow);
    await evening.pass(100);
    expect(secretStands(red)).toBe(3);
  });

  it('comes with the document also where the connection was lost between the two', async () => {
    const slow = await withoutSide(100);
    await evening.network.drop(slow);
    await evening.pass(3000);
    expect(kinds(red)).toContain('army-brought');
    expect(secretStands(red)).toBe(3);
  });

  it('is not stuck where nothing comes any more', async () => {
    await withoutSide(100);
    evening.network.stick(socketOf(red, 'public'));
    await evening.passWithoutNetwork(4100);
    expect(kinds(red)).toContain('army-brought');
  });

  it('waits for nothing at a browser that opens the table: what it finds there is the past', async () => {
    bringArmy();
    await evening.pass(100);
    red.close();
    const [again] = await evening.sit('red-1');
    expect(kinds(again)).toContain('army-brought');
    const [spectator] = await evening.sit('spectator');
    bringArmy();
    blue.act('bring-army', testArmy('blue', 1));
    await evening.pass(100);
    expect(kinds(spectator).filter((kind) => kind === 'army-brought')).toHaveLength(2);
  });
});
