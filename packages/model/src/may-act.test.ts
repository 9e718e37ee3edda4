import type { Refusal } from './refusal.ts';
import { plainText } from './words.ts';
import { describe, expect, it } from 'vitest';
import { mayActForSide, onlySeats } from './may-act.ts';
import type { Seat } from './seat.ts';

const said = (refusal: Refusal | undefined) => refusal && plainText(refusal.words);

const seats = {
  'the host': { id: 'host', kind: 'host' },
  'red’s captain': { id: 'red-captain', kind: 'captain', side: 'red' },
  'red’s first commander': { id: 'red-1', kind: 'commander', side: 'red', command: 1 },
  'red’s second commander': { id: 'red-2', kind: 'commander', side: 'red', command: 2 },
  'blue’s captain': { id: 'blue-captain', kind: 'captain', side: 'blue' },
  'the umpire': { id: 'umpire', kind: 'umpire' },
  'a spectator': { id: 'spectator', kind: 'spectator' },
} as const satisfies Record<string, Seat>;
type Who = keyof typeof seats;

describe('who may act for a side', () => {
  it.each<[Who, red: boolean, blue: boolean]>([
    ['red’s captain', true, false],
    ['blue’s captain', false, true],
    ['the umpire', true, true],
    ['red’s first commander', false, false],
    ['the host', false, false],
    ['a spectator', false, false],
  ])('%s: for red %s, for blue %s', (who, red, blue) => {
    expect(['red', 'blue'].map((side) => mayActForSide(seats[who], side) === undefined)).toEqual([red, blue]);
  });
});

describe('only these seats', () => {
  it('lets them, tells the others so, and tells a spectator what they are', () => {
    const rule = onlySeats('captain', 'umpire');
    expect(rule(seats['the umpire'])).toBeUndefined();
    expect(said(rule(seats['the host']))).toBe('The host may not do this.');
    expect(said(rule(seats['a spectator']))).toBe('A spectator watches and does nothing else.');
  });
});
