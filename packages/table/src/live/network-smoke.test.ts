import { expect, test, vi } from 'vitest';
import {
  seededRandom,
  TestNetwork,
  testArmy,
  testGame,
  testGenesis,
  testSeat,
  testSurroundings,
  fakedClock,
  standsBrought,
} from '../testing/index.ts';
import { openLiveTable } from './open-live-table.ts';

test('smoke', async () => {
  const immediate = setImmediate;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  const settled = () => new Promise<void>((r) => immediate(r));
  const network = new TestNetwork({
    game: testGame,
    surroundings: { ...testSurroundings(1), clock: fakedClock },
    random: seededRandom(1),
    settled,
  });
  await network.createTable('t', testGenesis);
  const open = (seat: string) =>
    openLiveTable({
      origin: 'http://x',
      table: 't',
      seat: testSeat(seat),
      game: testGame,
      WebSocketPolyfill: network.WebSocket,
    });
  const red = open('red-captain');
  const blue = open('blue-captain');
  const later = async (n = 20) => {
    for (let i = 0; i < n; i++) {
      await network.flush();
      vi.advanceTimersByTime(300);
    }
    await network.flush();
  };
  await later();
  console.log(red.$connection.get(), [...red.$online.get()]);
  const a = red.act('bring-army', testArmy('red', 10));
  await later(2);
  const stands = standsBrought(await a);
  const p = red.act('place-stands', { stands: [{ id: stands[0]!, pose: [1000, 2000, 0] }] });
  expect(red.$snapshot.get().public.pose.size).toBe(1);
  await later(2);
  console.log(await p);
  expect(blue.$snapshot.get().public.pose.size).toBe(1);
  expect(blue.$snapshot.get().sides['blue']?.stand.size).toBe(0);
  expect(red.$snapshot.get().sides['red']?.stand.size).toBe(10);
  await network.kill();
  const m = red.act('move-stands', { moves: [{ id: stands[0]!, to: [3000, 2000, 0] }] });
  await later(30);
  console.log(await m, red.$connection.get());
  expect(blue.$snapshot.get().public.pose.get(stands[0]!)).toEqual([3000, 2000, 0]);
  await network.restart();
  await later(30);
  console.log(red.$connection.get(), blue.$connection.get(), red.$isChainWhole.get());
  red.close();
  blue.close();
  vi.useRealTimers();
});
