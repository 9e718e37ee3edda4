import { describe, expect, it } from 'vitest';
import { shownMoveOf } from './past-moves.ts';

const entry = (changes: Parameters<typeof shownMoveOf>[0]['changes']) =>
  shownMoveOf({ seq: 7, prev: '', at: '', hash: '', ...(changes === undefined ? {} : { changes }) });

describe('a move of the past', () => {
  it('is told by where its pieces were and where they came to', () => {
    expect(
      entry({
        pose: {
          a: [
            [1, 2, 3],
            [4, 5, 6],
          ],
        },
      }),
    ).toEqual({
      seq: 7,
      moves: [{ id: 'a', from: [1, 2, 3], to: [4, 5, 6] }],
    });
  });

  it('is none where a piece was put down or taken away', () => {
    expect(entry({ pose: { a: [null, [4, 5, 6]], b: [[1, 2, 3], null] } })).toBeUndefined();
    expect(entry({ stand: {} })).toBeUndefined();
    expect(entry(undefined)).toBeUndefined();
  });
});
