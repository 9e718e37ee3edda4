import type { Seat, SeatRecord } from '@vexillum/model';
import { describe, expect, it } from 'vitest';
import { mayRenewSeat } from './seat-lines.ts';

const captain: Seat = { id: 'red-captain', kind: 'captain', side: 'red' };
const host: Seat = { id: 'host', kind: 'host' };
const umpire: Seat = { id: 'umpire', kind: 'umpire' };
const redFriend: SeatRecord = { kind: 'commander', side: 'red', command: 1, name: 'Mago' };
const blueFriend: SeatRecord = { kind: 'commander', side: 'blue', command: 1 };
const blueChair: SeatRecord = { kind: 'captain', side: 'blue' };
const blueCaptain: SeatRecord = { kind: 'captain', side: 'blue', name: 'Fabia' };
const by = (mine: Seat, isUmpireAccepted = false) => ({ mine, isUmpireAccepted });

describe('who may make a new link for a seat', () => {
  it('a captain for their commanders, also where somebody sits, and for nobody else', () => {
    expect(mayRenewSeat(by(captain), 'red-1', redFriend)).toBe(true);
    expect(mayRenewSeat(by(captain), 'blue-1', blueFriend)).toBe(false);
    expect(mayRenewSeat(by(captain), 'blue-captain', blueChair)).toBe(false);
  });

  it('the host only where nobody sits, and never for a commander', () => {
    expect(mayRenewSeat(by(host), 'blue-captain', blueChair)).toBe(true);
    expect(mayRenewSeat(by(host), 'blue-captain', blueCaptain)).toBe(false);
    expect(mayRenewSeat(by(host), 'blue-1', blueFriend)).toBe(false);
    expect(mayRenewSeat(by(host), 'spectator', { kind: 'spectator', name: 'Petros' })).toBe(true);
  });

  it('the umpire where nobody sits; where somebody does, once the captains have accepted them', () => {
    expect(mayRenewSeat(by(umpire), 'blue-captain', blueChair)).toBe(true);
    expect(mayRenewSeat(by(umpire), 'blue-captain', blueCaptain)).toBe(false);
    expect(mayRenewSeat(by(umpire, true), 'blue-captain', blueCaptain)).toBe(true);
    expect(mayRenewSeat(by(umpire, true), 'red-1', redFriend)).toBe(false);
    expect(mayRenewSeat(by(umpire, true), 'umpire', { kind: 'umpire', name: 'Livia' })).toBe(false);
  });

  it('a commander for their captain who is away, and nowhere else', () => {
    const commander: Seat = { id: 'red-1', kind: 'commander', side: 'red', command: 1 };
    expect(mayRenewSeat(by(commander), 'red-2', redFriend)).toBe(false);
    expect(mayRenewSeat(by(commander), 'blue-captain', blueCaptain)).toBe(false);
    const redCaptain: SeatRecord = { kind: 'captain', side: 'red', name: 'Hanno' };
    expect(mayRenewSeat(by(commander), 'red-captain', redCaptain)).toBe(true);
    expect(mayRenewSeat(by(commander), 'red-captain', redCaptain, true)).toBe(false);
  });
});
