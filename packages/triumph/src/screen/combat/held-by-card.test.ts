import { THIS_TABLE } from '@vexillum/model';
import { describe, expect, test } from 'vitest';
import type { Snapshot } from '../../rules/index.ts';
import { changed, fieldOf, play } from '../../rules/testing/index.ts';
import { mayHold } from './held-by-card.ts';

const table = changed(
  fieldOf({
    stands: {
      k: { troopType: 'KNT', at: [45, 18, 0] },
      e: { troopType: 'KNT', at: [47, 18, 0] },
      d: { troopType: 'SPR', at: [45, 18, 180], side: 'blue' },
    },
  }),
  (edits) => {
    edits.put('army', 'red', { name: 'R', halfPoints: 16, cards: [{ code: 'HL', count: 1 }] });
    edits.put('stand', 'k', { side: 'red', troopType: 'KNT', place: 'board', command: 1, cards: ['HL'] });
    edits.put('stand', 'e', { side: 'red', troopType: 'KNT', place: 'board', command: 1, cards: [] });
    edits.put('turn', THIS_TABLE, { number: 2, side: 'blue', phase: 'close' });
  },
);
const may = (snapshot: Snapshot, id: string): boolean => mayHold(snapshot, id);

describe('card 10 beside a pursuit that is proposed', () => {
  test('BC-10: is offered for a stand that has it, in either turn, while it can be played', () => {
    expect([may(table, 'k'), may(table, 'e'), may(table, 'd'), may(table, 'x')]).toEqual([true, false, false, false]);
    const moving = changed(table, (edits) =>
      edits.put('turn', THIS_TABLE, { number: 2, side: 'red', phase: 'movement' }),
    );
    expect(may(moving, 'k')).toBe(false);
  });

  test('is not offered again where it works, or is spent', () => {
    const played = play(table, 'red-captain', 'play-card', { card: 'HL', on: ['k'] }).snapshot;
    expect(may(played, 'k')).toBe(false);
    const later = changed(played, (edits) =>
      edits.put('turn', THIS_TABLE, { number: 4, side: 'blue', phase: 'close' }),
    );
    expect(may(later, 'k')).toBe(false);
  });
});
