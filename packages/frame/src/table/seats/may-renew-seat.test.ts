import type { Seat, SeatRecord } from '@vexillum/model';
import { describe, expect, it } from 'vitest';
import { mayRenewSeat } from './seat-lines.ts';

const captain: Seat = { id: 'red-captain', kind: 'captain', side: 'red' };
const host: Seat = { id: 'host', kind: 'host' };
const umpire: Seat = { id: 'umpire', kind: 'umpire' };
const redFriend: SeatRecord = { kind: 'commander', side: 'red', command: 1, name: 'Mago' };
const blueChair: SeatRecord = { kind: 'captain', side: 'blue' };

describe('who may make a new link for a seat', () => {
  it('a captain on their side, also where somebody sits, and not on the other side', () => {
    expect(mayRenewSeat(captain, 'red-1', redFriend)).toBe(true);
    expect(mayRenewSeat(captain, 'blue-captain', blueChair)).toBe(false);
  });

  it('the host only where nobody sits', () => {
    expect(mayRenewSeat(host, 'blue-captain', blueChair)).toBe(true);
    expect(mayRenewSeat(host, 'red-1', redFriend)).toBe(false);
  });

  it('the umpire everywhere but on their own seat', () => {
    expect(mayRenewSeat(umpire, 'red-1', redFriend)).toBe(true);
    expect(mayRenewSeat(umpire, 'umpire', { kind: 'umpire', name: 'Livia' })).toBe(false);
  });

  it('a commander nowhere', () => {
    expect(mayRenewSeat({ id: 'red-1', kind: 'commander', side: 'red', command: 1 }, 'red-2', redFriend)).toBe(false);
  });
});
