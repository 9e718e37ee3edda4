import type { SeatRecord } from '@vexillum/model';
import { emptySnapshot } from '@vexillum/model';
import { describe, expect, it } from 'vitest';
import { seatLines } from './seat-lines.ts';

const linesOf = (seats: Readonly<Record<string, SeatRecord>>, machines: Readonly<Record<string, string>> = {}) => {
  const empty = emptySnapshot([]);
  const snapshot = { ...empty, public: { ...empty.public, seat: new Map(Object.entries(seats)) } };
  const mine = { id: 'host', kind: 'host' } as const;
  const isUmpireAccepted = false;
  return seatLines({
    snapshot,
    online: new Set(['player-1']),
    mine,
    isUmpireAccepted,
    machineIn: (seat) => machines[seat],
  });
};

describe('the seats of a table', () => {
  it('are listed side by side, captains first, and whoever has no side last', () => {
    const lines = linesOf({
      umpire: { kind: 'umpire' },
      'blue-captain': { kind: 'captain', side: 'blue' },
      'red-1': { kind: 'commander', side: 'red', command: 1 },
      'red-captain': { kind: 'captain', side: 'red' },
    });
    expect(lines.map(({ id }) => id)).toEqual(['red-captain', 'red-1', 'blue-captain', 'umpire']);
  });

  it('are players in the order of their letters', () => {
    const lines = linesOf({
      'player-10': { kind: 'host' },
      'player-2': { kind: 'captain', side: 'player-2' },
      'player-1': { kind: 'captain', side: 'player-1' },
    });
    expect(lines.map(({ id }) => id)).toEqual(['player-1', 'player-2', 'player-10']);
  });

  it('may be a machine’s, which is never away and gets no new link', () => {
    const [anna, machine] = linesOf(
      {
        'player-1': { kind: 'captain', side: 'player-1', name: 'Anna' },
        'player-2': { kind: 'captain', side: 'player-2' },
      },
      { 'player-1': 'not she', 'player-2': 'Machine B' },
    );
    expect(anna).toMatchObject({ name: 'Anna', isOnline: true });
    expect(machine).toMatchObject({ name: 'Machine B', isOnline: true });
    expect(machine?.renewal).toBeUndefined();
  });
});
