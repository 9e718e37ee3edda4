import { describe, expect, it } from 'vitest';
import { seatDuty, seatTitle } from './seat-title.ts';
import { sideLetter } from './side-letter.ts';

const players = ['p1', 'p2', 'p3', 'p4', 'p5', 'p6', 'p7', 'p8'];

describe('one of many players', () => {
  it('has a letter, and a side with a name has none', () => {
    expect(players.map(sideLetter).join('')).toBe('ABCDEFGH');
    expect(['red', 'blue', 'house', 'p9', 'neutral'].map(sideLetter)).toEqual(Array(5).fill(undefined));
  });

  it('is called by it and has no rank', () => {
    expect(seatTitle({ kind: 'captain', side: 'p3' })).toBe('Player C');
    expect(seatDuty({ kind: 'captain', side: 'p3' })).toBe('plays');
    expect(seatTitle({ kind: 'captain', side: 'red' })).toBe('Red captain');
  });
});
