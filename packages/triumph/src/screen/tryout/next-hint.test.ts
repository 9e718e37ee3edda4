import { describe, expect, it } from 'vitest';
import { boardWith, changed, play, seated, seatNamed } from '../../rules/testing/index.ts';
import { nextHint } from './next-hint.ts';

const red = seatNamed('red-captain');
const blue = seatNamed('blue-captain');

const board = () =>
  seated(
    boardWith({
      king: { at: [40, 10, 0], command: 1, general: true },
      foe: { at: [40, 26, 180], side: 'blue', command: 1, general: true },
    }),
  );

describe('the hints of a first battle', () => {
  it('lead through a turn: dice, a move, the fighting, the end, the other side', () => {
    const begun = play(board(), 'red-captain', 'begin-turn', {}).snapshot;
    expect(nextHint(begun, red)).toBe('roll');
    const rolled = play(begun, 'red-captain', 'roll-command-points', {}).snapshot;
    expect(nextHint(rolled, red)).toBe('move');
    const moved = play(rolled, 'red-captain', 'move-stands', { moves: [{ id: 'king', to: [40_000, 11_000, 0] }] });
    expect(nextHint(moved.snapshot, red)).toBe('go-on');
    const shooting = play(moved.snapshot, 'red-captain', 'begin-phase', { phase: 'ranged' }).snapshot;
    expect(nextHint(shooting, red)).toBe('pass');
    const passed = play(shooting, 'red-captain', 'begin-phase', { isTurnOver: true }).snapshot;
    expect(nextHint(passed, red)).toBe('other-side');
    expect(nextHint(passed, blue)).toBeUndefined();
  });

  it('skip what play has gone past: whoever ends the turn at once is shown the other side', () => {
    const begun = play(board(), 'red-captain', 'begin-turn', {}).snapshot;
    const passed = play(begun, 'red-captain', 'begin-phase', { isTurnOver: true }).snapshot;
    expect(nextHint(passed, red)).toBe('other-side');
    expect(
      nextHint(
        changed(passed, () => undefined),
        blue,
      ),
    ).toBeUndefined();
  });
});
