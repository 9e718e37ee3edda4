import { emptySnapshot, type LogLine, type Snapshot } from '@vexillum/model';
import { describe, expect, it } from 'vitest';
import { NewLines } from './new-lines.ts';

const tableWith = (...seqs: readonly number[]): Snapshot => {
  const empty = emptySnapshot([]);
  const line = (seq: number): LogLine => ({ seq, seat: 'red-captain', at: '', event: { kind: 'erased' } });
  return { ...empty, public: { ...empty.public, log: new Map(seqs.map((seq) => [String(seq), line(seq)])) } };
};

const seqsOf = (lines: readonly LogLine[]) => lines.map(({ seq }) => seq);

describe('new lines of the log', () => {
  it('are those that come later, once and in their order', () => {
    const lines = new NewLines(tableWith(3, 4));
    expect(lines.since(tableWith(3, 4))).toEqual([]);
    const table = tableWith(4, 7, 6);
    expect(seqsOf(lines.since(table))).toEqual([6, 7]);
    expect(lines.since(table)).toEqual([]);
    expect(seqsOf(lines.since(tableWith(7, 8)))).toEqual([8]);
  });

  it('are none where the log only became shorter', () => {
    const lines = new NewLines(tableWith(3, 4));
    expect(lines.since(tableWith(4))).toEqual([]);
    expect(seqsOf(lines.since(tableWith(5)))).toEqual([5]);
  });
});
