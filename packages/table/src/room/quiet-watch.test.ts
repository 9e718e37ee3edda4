import { expect, it } from 'vitest';
import { TestClock, testSurroundings } from '../testing/index.ts';
import { DocumentChannel } from './document-channel.ts';
import { Projection, REBUILD_ITEMS } from './projection.ts';
import { QuietWatch } from './quiet-watch.ts';

/** Of a document that never rests. */
const changesUntilRebuilt = (moment: number): number => {
  const clock = new TestClock();
  const channel = new DocumentChannel(
    'public',
    Projection.build('first', {}),
    testSurroundings(7, clock),
    () => 'second',
  );
  const watch = new QuietWatch(channel, clock, moment);
  let changes = 0;
  while (channel.epoch === 'first' && changes < 3 * REBUILD_ITEMS) {
    channel.change([{ pose: { stand: [null, [changes++, 0, 0]] } }]);
    watch.stirred();
  }
  watch.stop();
  return changes;
};

it('documents of tables that began together and never rest are not rebuilt at the same move', () => {
  const moments = [0, 0.25, 0.5, 0.75];
  expect(moments.map(changesUntilRebuilt)).toEqual(moments.map((moment) => REBUILD_ITEMS * (1 + moment) + 1));
});
