import { Edits, emptySnapshot, sides, type Snapshot } from '../../rules/index.ts';
import { THIS_TABLE, withChanges } from '@vexillum/model';
import { describe, expect, it } from 'vitest';
import { seatsToFill } from './conquest-bar.ts';

/** People with these names sit there, machines in these seats. */
const tableOf = (names: readonly string[], bots: readonly string[] = [], seats = 0): Snapshot => {
  const before = emptySnapshot(sides);
  const edits = new Edits(before);
  for (const side of sides)
    edits.put('seat', side, { kind: 'captain', side, ...(names.includes(side) ? { name: side } : {}) });
  edits.put('setup', 'setup', { bots, administrators: [] });
  const game = { game: 'conquest', profile: 'six-shores', name: '', visibility: 'private' } as const;
  edits.put('table', THIS_TABLE, { ...game, houseRules: { seats } });
  return withChanges(before, edits.changes());
};

describe('seats that have still to be taken before START', () => {
  it('are as many as the table is for', () => {
    expect(seatsToFill(tableOf(['player-1', 'player-2'], [], 5))).toBe(3);
    expect(seatsToFill(tableOf(['player-1', 'player-2'], ['player-3'], 5))).toBe(2);
  });

  it('are none where two sit at a table for as many as come', () => {
    expect(seatsToFill(tableOf(['player-1']))).toBe(1);
    expect(seatsToFill(tableOf(['player-1', 'player-4']))).toBe(0);
  });
});
