import { Duplex } from 'node:stream';
import { expect, it } from 'vitest';
import { type Became, Departures } from './departures.ts';

const HERE = 'one:1';

const scene = () => {
  const hearers = new Set<(address: string) => void>();
  const beatHearers = new Set<(address: string) => void>();
  const timers = new Set<() => void>();
  let looking = 0;
  const departures = new Departures({
    standing: {
      fellows: [{ address: HERE }],
      onGone: (hear) => {
        hearers.add(hear);
        return () => void hearers.delete(hear);
      },
      onBeat: (hear) => {
        beatHearers.add(hear);
        return () => void beatHearers.delete(hear);
      },
      lookOften: () => {
        looking++;
        return () => void looking--;
      },
    },
    clock: {
      after: (_, run) => {
        timers.add(run);
        return () => void timers.delete(run);
      },
    },
  });
  const line = new Duplex({ read: () => undefined });
  const said: (Became | undefined)[] = [];
  const wait = (address = HERE) => departures.of(address, line).then((became) => void said.push(became));
  /** Nobody is listened to, timed or looked at any more. */
  const left = () => [hearers.size, beatHearers.size, timers.size, looking, line.listenerCount('close')];
  const gone = (address: string) => {
    for (const hear of [...hearers]) hear(address);
  };
  const beat = (address: string) => {
    for (const hear of [...beatHearers]) hear(address);
  };
  return { departures, line, said, wait, left, gone, beat, timers };
};

it('a node that is seen to be gone is waited for no longer, and looked for more often until then', async () => {
  const { said, wait, left, gone } = scene();
  const waiting = wait();
  expect(left()).toEqual([1, 1, 1, 1, 1]);
  gone('another:1');
  await Promise.resolve();
  expect(said).toEqual([]);
  gone(HERE);
  await waiting;
  expect([said, left()]).toEqual([['gone'], [0, 0, 0, 0, 0]]);
});

it('one that is seen to live is waited for no longer: it can be asked again', async () => {
  const { said, wait, left, beat } = scene();
  const waiting = wait();
  beat('another:1');
  await Promise.resolve();
  expect(said).toEqual([]);
  beat(HERE);
  await waiting;
  expect([said, left()]).toEqual([['lives'], [0, 0, 0, 0, 0]]);
});

it('one that is not there as it is is gone already', async () => {
  const { said, wait } = scene();
  await wait('another:1');
  expect(said).toEqual(['gone']);
});

it.each([
  ['it takes too long', ({ timers }) => [...timers][0]?.()],
  ['whoever came hangs up', ({ line }) => void line.destroy()],
  ['this node ends', ({ departures }) => departures.stop()],
] as [string, (at: ReturnType<typeof scene>) => void][])(
  'a departure is waited for no longer where %s',
  async (_why, happen) => {
    const at = scene();
    const waiting = at.wait();
    happen(at);
    await waiting;
    expect([at.said, at.left()]).toEqual([[undefined], [0, 0, 0, 0, 0]]);
  },
);

it('a line that is closed already waits for nobody', async () => {
  const { line, said, wait, left } = scene();
  line.destroy();
  await wait();
  expect([said, left()]).toEqual([[undefined], [0, 0, 0, 0, 0]]);
});
