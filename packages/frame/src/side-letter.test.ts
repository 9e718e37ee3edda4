import { describe, expect, it } from 'vitest';
import { seatDuty, seatTitle } from './seat-title.ts';
import { sideLetter } from './side-letter.ts';

const players = ['player-1', 'player-2', 'player-3', 'player-4', 'player-5', 'player-6', 'player-7', 'player-8'];

describe('one of many players', () => {
  it('has a letter, and a side with a name has none', () => {
    expect(players.map(sideLetter).join('')).toBe('ABCDEFGH');
    expect(['red', 'blue', 'house', 'player-9', 'neutral'].map(sideLetter)).toEqual(Array(5).fill(undefined));
  });

  it('is called by it and has no rank', () => {
    expect(seatTitle({ kind: 'captain', side: 'player-3' })).toBe('Player C');
    expect(seatDuty({ kind: 'captain', side: 'player-3' })).toBe('plays');
    expect(seatTitle({ kind: 'captain', side: 'red' })).toBe('Red captain');
  });
});
