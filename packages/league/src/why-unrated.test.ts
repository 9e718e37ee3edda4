import { describe, expect, it } from 'vitest';
import type { PlayedGame } from './played-game.ts';
import { Meetings, whyUnrated } from './why-unrated.ts';
import { playedGame } from './testing.ts';

const pair = [
  { side: 'red', card: 'r', place: 1 },
  { side: 'blue', card: 'b', place: 2 },
];
const at = (endedAt: string) => playedGame(pair, { endedAt });

describe('a game moves no rank', () => {
  it.each([
    ['machine', playedGame([{ side: 'red', card: 'r', place: 1 }, { side: 'blue' }])],
    [
      'guest',
      playedGame(pair, {
        players: [
          { seat: 'red', side: 'red', name: 'Rosa', card: 'r' },
          { seat: 'blue', side: 'blue', name: 'Bruno' },
        ],
      }),
    ],
    [
      'alone',
      playedGame([
        { side: 'red', card: 'r', place: 1 },
        { side: 'blue', card: 'r' },
      ]),
    ],
    [
      'alone',
      playedGame([
        { side: 'red', card: 'r', place: 1 },
        { side: 'blue', card: 'b' },
        { side: 'blue', card: 'r' },
      ]),
    ],
    [
      'alone',
      playedGame([
        { side: 'red', card: 'r', place: 1, team: '1' },
        { side: 'blue', card: 'b', place: 1, team: '1' },
        { side: 'green', team: '2' },
      ]),
    ],
    ['dice', playedGame(pair, { rolls: { byTable: 90, byHand: 1 } })],
    [
      'undecided',
      playedGame([
        { side: 'red', card: 'r' },
        { side: 'blue', card: 'b' },
      ]),
    ],
    ['short', playedGame(pair, { deeds: 19 })],
    ['carried', playedGame(pair, { isCarried: true })],
  ])('%s', (why, game) => expect(whyUnrated(game)).toContain(why));

  it('and all others do', () => expect(whyUnrated(playedGame(pair, { deeds: 20 }))).toEqual([]));

  it('the fourth of the same players within a day, whoever sat where', () => {
    const meetings = new Meetings();
    const counts = (game: PlayedGame) => {
      const isFull = meetings.isFull(game);
      if (!isFull) meetings.met(game);
      return !isFull;
    };
    expect(counts(at('2026-11-01T10:00:00.000Z'))).toBe(true);
    expect(counts(at('2026-11-01T12:00:00.000Z'))).toBe(true);
    const swapped = playedGame([...pair].toReversed(), { endedAt: '2026-11-01T14:00:00.000Z' });
    expect(counts(swapped)).toBe(true);
    expect(counts(at('2026-11-02T09:59:59.000Z'))).toBe(false);
    const others = playedGame(
      [
        { side: 'red', card: 'r', place: 1 },
        { side: 'blue', card: 'x' },
      ],
      {
        endedAt: '2026-11-02T09:59:59.000Z',
      },
    );
    expect(counts(others)).toBe(true);
    expect(counts(at('2026-11-02T10:00:00.000Z'))).toBe(true);
    expect(counts(at('2026-11-02T11:00:00.000Z'))).toBe(false);
  });
});
