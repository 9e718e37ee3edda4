import { MemoryRecords, TestClock } from '@vexillum/table/testing';
import { expect, it, onTestFinished } from 'vitest';
import { games } from '../all-games.ts';
import { limitsOff } from '../limits/limits.ts';
import { convenedChanges } from './convened.ts';
import { Convening, convenerChange } from './convening.ts';

const raise = (): never => {
  throw new Error('no table is asked for');
};

it('whichever of several servers opens a table of an event knows that it is one, though another has made it', async () => {
  const records = new MemoryRecords();
  const clock = new TestClock();
  const convening = await Convening.begin({
    games,
    records,
    clock,
    laidBytes: limitsOff(clock).laidBytes,
    rooms: raise,
    isElsewhere: true,
    onFailed: raise,
  });
  onTestFinished(() => convening.stop());
  await records.write([
    convenerChange('event'),
    ...convenedChanges('game', { event: 'event', key: '1.1.1', players: ['player-1', 'player-2'] }),
  ]);
  for (const table of ['event', 'game', 'other']) await convening.opened(table);
  expect(convening.conveners).toEqual(['event']);
  expect(convening.isConvened('game')).toBe(true);
  // Its result is kept with the entry that ends it, so that the event hears of it also after a kill.
  expect(convening.beside('game')).toMatchObject([{ put: 'outcome!game' }]);
  expect(convening.beside('other')).toEqual([]);
});
