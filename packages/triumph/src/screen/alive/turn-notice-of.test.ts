import { describe, expect, test } from 'vitest';
import { boardWith, lineOf, play, seatNamed } from '../../rules/testing/index.ts';
import { isOwnTurn, turnNoticeOf } from './turn-notice-of.ts';

const [red, blue, umpire, spectator] = ['red-captain', 'blue-captain', 'umpire', 'spectator'].map(seatNamed);
const before = boardWith({ ...lineOf(1, [40, 10]), ...lineOf(1, [40, 30], { side: 'blue' }) });
const first = play(before, 'red-captain', 'begin-turn', {}).snapshot;
const second = play(first, 'red-captain', 'begin-turn', {}).snapshot;

describe('a turn that passes', () => {
  test('is the own one for each of its side’s seats, and for nobody else', () => {
    const owners = [red, blue, umpire, spectator, seatNamed('red-1')].map((seat) => seat && isOwnTurn(first, seat));
    expect(owners).toEqual([true, false, false, false, true]);
    expect(red && isOwnTurn(before, red)).toBe(false);
  });

  test('calls its own side, and names that side to all others', () => {
    const notices = [red, blue, spectator].map((seat) => seat && turnNoticeOf(second, first, seat));
    expect(notices).toEqual([
      { text: 'Blue’s turn', more: 'Turn 2', side: 'blue' },
      { text: 'Your turn', more: 'Turn 2', side: 'blue', isOwn: true },
      { text: 'Blue’s turn', more: 'Turn 2', side: 'blue' },
    ]);
  });

  test('is noticed with the first one and where it was taken back, and nothing is said while it goes on', () => {
    if (!red) throw new Error('no red captain');
    expect(turnNoticeOf(first, before, red)).toMatchObject({ isOwn: true, more: 'Turn 1' });
    expect(turnNoticeOf(first, second, red)).toMatchObject({ isOwn: true, more: 'Turn 1' });
    expect(turnNoticeOf(before, first, red)).toBeUndefined();
    const later = play(first, 'red-captain', 'begin-phase', { phase: 'movement' }).snapshot;
    expect(turnNoticeOf(later, first, red)).toBeUndefined();
  });
});
