import { describe, expect, it } from 'vitest';
import { rowsShown } from './step-list.ts';

const list = { scrolled: 0, height: 320, rowHeight: 32, count: 4000 };

describe('a list of thousands', () => {
  it('makes only the rows that are in sight, and a few more', () => {
    expect(rowsShown(list)).toEqual({ first: 0, last: 14 });
    expect(rowsShown({ ...list, scrolled: 32_000 })).toEqual({ first: 996, last: 1014 });
  });

  it('makes no rows beyond its ends', () => {
    expect(rowsShown({ ...list, count: 3 })).toEqual({ first: 0, last: 3 });
    expect(rowsShown({ ...list, scrolled: 1_000_000 })).toEqual({ first: 3996, last: 4000 });
    expect(rowsShown({ ...list, count: 0 })).toEqual({ first: 0, last: 0 });
  });
});
