import { plan } from '@vexillum/geometry';
import { describe, expect, it } from 'vitest';
import { moveRulesFor } from '../moves/move-rules-for.ts';
import { worldOfTable } from '../moves/world-of-table.ts';
import { grand201706 as grand } from '../profiles/grand-2017-06.ts';
import { boardWith, play } from '../testing/index.ts';
import { changed } from '../testing/changed.ts';
import { cardsLeft } from './played.ts';
import { withCards } from '../testing/with-cards.ts';
import type { Snapshot } from '../records/table.ts';

/** Two knights behind spears, and an enemy of theirs beyond. */
const board = changed(
  boardWith(
    {
      k: { troopType: 'KNT', at: [40, 18, 0] },
      mate: { troopType: 'KNT', at: [42, 18, 0] },
      spears: { at: [40, 19.5, 0] },
      camels: { troopType: 'KNT', at: [42, 20.5, 0] },
      enemy: { side: 'blue', at: [44, 20, 180] },
    },
    {},
    withCards({ CT: 1 }),
  ),
  (edits) => edits.put('turn', 'this', { number: 3, side: 'red', phase: 'movement' }),
);

const armed = (on: readonly string[] = ['k']) =>
  play(board, 'red-captain', 'play-card', { card: 'CT', on: [...on] }).snapshot;

const passed = (table: Snapshot, ids: readonly string[]) => {
  const rules = moveRulesFor(table, grand, ids);
  const legs = [{ kind: 'advance', distance: 4.4 }] as const;
  return plan(ids, legs, worldOfTable(table, grand), rules)
    .flags.flatMap((flag) => (flag.kind === 'passes-through' || flag.kind === 'overlap' ? [flag.other] : []))
    .toSorted();
};

const move = (table: Snapshot, ids: readonly string[], by = 4000) =>
  play(table, 'red-captain', 'move-stands', {
    moves: ids.map((id) => {
      const [x, y, turn] = table.public.pose.get(id) as readonly [number, number, number];
      return { id, from: [x, y, turn], to: [x, y + by, turn] };
    }),
  }).snapshot;

describe('charging through friends (card 12)', () => {
  it('BC-12-CHARGE-PLAY-1: for the move for which it was played close order foot of its own is no obstacle', () => {
    expect(passed(board, ['k'])).toEqual(['spears']);
    expect(passed(armed(), ['k'])).toEqual([]);
    expect(passed(armed(), ['mate'])).toContain('camels');
  });

  it('BC-12-CHARGE-PLAY-2: of a single stand, or of a group together', () => {
    expect(passed(armed(['k', 'mate']), ['k', 'mate'])).toEqual(['camels']);
    expect(passed(armed(['k']), ['k', 'mate'])).toEqual(['camels', 'spears']);
  });

  it('BC-12-CHARGE-PLAY-3: nobody else lets them pass: no mounted friend, no enemy', () => {
    expect(moveRulesFor(armed(), grand, ['k']).passable).toEqual(['spears']);
  });

  it('BC-12-CHARGE-PLAY-4, BC-12-CHARGE-PLAY-5: it ends with that move, and is spent', () => {
    const gone = move(armed(), ['k']);
    expect(gone.public.played.get('red:CT:1')).toMatchObject({ isOver: true });
    expect(moveRulesFor(gone, grand, ['k']).passable).toBeUndefined();
    expect(cardsLeft(gone, 'red', 'CT')).toBe(0);
    const others = move(armed(), ['mate'], 1000);
    expect(others.public.played.get('red:CT:1')).not.toHaveProperty('isOver');
    const next = changed(armed(), (edits) => edits.put('turn', 'this', { number: 5, side: 'red', phase: 'movement' }));
    expect(moveRulesFor(next, grand, ['k']).passable).toBeUndefined();
  });
});
