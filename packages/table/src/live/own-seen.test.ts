import type { LedgerEntry } from '@vexillum/protocol';
import { describe, expect, it } from 'vitest';
import { OwnSeen } from './own-seen.ts';

const entry = (id: string, seen?: number): LedgerEntry => ({
  seq: 9,
  prev: '',
  at: '',
  hash: '',
  id,
  ...(seen === undefined ? {} : { seen: { seq: seen, hash: '' } }),
});

const head = (seq: number) => ({ seq, hash: '' });

describe('what this page said that it had seen', () => {
  it('must be in its entry: no other head, and not none', () => {
    for (const [told, isOther] of [
      [4, false],
      [5, true],
      [undefined, true],
    ] as const) {
      const own = new OwnSeen();
      own.begin('a');
      own.sent('a', head(4));
      expect(own.isOther(entry('a', told))).toBe(isOther);
    }
  });

  it('may be any of what it said, where it sent the action again', () => {
    const own = new OwnSeen();
    own.begin('a');
    own.sent('a', head(4));
    own.sent('a', head(6));
    expect(own.isOther(entry('a', 4))).toBe(false);
  });

  it('is not asked of what others did, or this seat in another tab or before a reload', () => {
    const own = new OwnSeen();
    own.sent('b', head(4));
    expect(own.isOther(entry('b', 2))).toBe(false);
    expect(own.isOther(entry('c', 2))).toBe(false);
  });
});
