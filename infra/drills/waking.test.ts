import { expect, it } from 'vitest';
import { type WatchedLine, wrongSince } from './waking.ts';

const WOKEN = 20_000;
const lineOf = (line: Partial<WatchedLine>): WatchedLine => ({ table: 'kitchen', frames: [], ...line });
const before = { at: 1000 };
const closed = { at: WOKEN + 40, code: 4503 };

it('finds nothing where a server that wakes up sends everybody away and says nothing else', () => {
  const line = lineOf({ frames: [before, closed], endedAt: WOKEN + 50 });
  expect(wrongSince(WOKEN, [line, line])).toEqual([]);
});

it.each([
  ['shows something first', [before, { at: WOKEN }, closed]],
  ['shows something after it', [closed, { at: WOKEN + 60 }]],
  ['closes as if it restarted', [{ at: WOKEN + 40, code: 1012 }]],
])('finds a server that %s', (_, frames) => {
  expect(wrongSince(WOKEN, [lineOf({ frames })])).toEqual([
    'kitchen: 1 frames came from a server that others had taken for dead',
  ]);
});

it('finds a server that keeps its people, or for too long', () => {
  expect(wrongSince(WOKEN, [lineOf({ frames: [before] })])).toEqual([
    'kitchen: a server that woke up did not send its people away',
  ]);
  expect(wrongSince(WOKEN, [lineOf({ frames: [before], endedAt: WOKEN + 40 })])).toHaveLength(1);
  expect(wrongSince(WOKEN, [lineOf({ frames: [{ ...closed, at: WOKEN + 1200 }] })])).toEqual([
    'kitchen: a server that woke up sent its people away after 1.2 s',
  ]);
});

it('has no judgement where no line was left', () => {
  const nobody = ['no line was left on which a server that woke up could have said something'];
  expect(wrongSince(WOKEN, [])).toEqual(nobody);
  expect(wrongSince(WOKEN, [lineOf({ frames: [before], endedAt: WOKEN - 1 })])).toEqual(nobody);
  expect(wrongSince(WOKEN, [lineOf({ endedAt: WOKEN - 1 }), lineOf({ frames: [closed] })])).toEqual([]);
});
