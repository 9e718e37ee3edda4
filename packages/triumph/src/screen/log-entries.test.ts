import type { LogLine } from '@vexillum/model';
import { expect, test } from 'vitest';
import { grand201706 as grand } from '../rules/profiles/grand-2017-06.ts';
import { changed, emptyTable } from '../rules/testing/index.ts';
import { logEntries } from './log-entries.ts';
import './combat/tell-combat.ts';

type Change = readonly [seat: string, was: number | null, value: number, more?: object];

const saidOf = (...changes: readonly Change[]) => {
  const lines = changes.map(
    ([seat, was, value, more], index): LogLine => ({
      seq: index + 1,
      at: '',
      seat,
      event: { kind: 'combat-changed', id: 'c1', side: 'red', code: 'close', was, value, ...more } as LogLine['event'],
    }),
  );
  const table = changed(emptyTable(), (edits) => {
    for (const line of lines) edits.put('log', String(line.seq), line);
  });
  return logEntries(table, grand).map(({ seq, text }) => `${seq} ${text.slice(text.lastIndexOf(': ') + 2)}`);
};

test('ten presses on one number of a combat are one line, from where it began to where it is', () => {
  const presses = Array.from({ length: 10 }, (_, index): Change => ['red-captain', index, index + 1]);
  expect(saidOf(...presses)).toEqual(['10 Close combat factor +0 → +10']);
});

test('somebody else, another number, another combat, or what comes between has a line of its own', () => {
  const one: Change = ['red-captain', 3, 4];
  for (const more of [{ id: 'c2' }, { side: 'blue' }, { code: 'demoralized' }])
    expect(saidOf(one, ['red-captain', 4, 5, more])).toHaveLength(2);
  expect(saidOf(one, ['blue-captain', 4, 5])).toHaveLength(2);
  expect(saidOf(one, ['blue-captain', 4, 5], ['red-captain', 5, 6])).toHaveLength(3);
  // Of two stands that bring in the same number: each has its own.
  expect(saidOf(one, ['red-captain', 0, 1])).toHaveLength(2);
});

test('a number that is back where it was is told as such', () => {
  expect(saidOf(['red-captain', 3, 4], ['red-captain', 4, 3])).toEqual(['2 Close combat factor +3']);
});
