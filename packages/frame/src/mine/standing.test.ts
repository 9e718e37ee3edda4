import type { GlancedTable } from '@vexillum/protocol';
import { describe, expect, it } from 'vitest';
import type { MySeat } from '../memory/my-tables.ts';
import { standingOf } from './standing.ts';

const names = ['Ann', 'Bob', 'Carol', 'Dora'];
const over = (winners?: readonly string[]): GlancedTable =>
  ({
    table: 't',
    name: 'Evening',
    game: 'conquest',
    gameName: 'Conquest',
    state: 'over',
    players: names.map((name, at) => ({ side: `player-${at + 1}`, name })),
    ...(winners ? { winners } : {}),
  }) as unknown as GlancedTable;
const seat = (side: string) => ({ seat: side, kind: 'captain', side }) as unknown as MySeat;
const textOf = (winners: readonly string[] | undefined, side = 'player-4') =>
  standingOf(over(winners), [seat(side)], 0).text;

describe('a table that is over', () => {
  it('names whoever has won, and all of them where that is a team', () => {
    expect(textOf(['player-1'])).toBe('Over: Ann has won');
    expect(textOf(['player-1', 'player-3'])).toBe('Over: Ann and Carol have won');
    expect(textOf(['player-1', 'player-2', 'player-3'])).toBe('Over: Ann, Bob, and Carol have won');
  });

  it('says it to each of the winners, not to the first alone', () => {
    for (const side of ['player-1', 'player-3'])
      expect(textOf(['player-1', 'player-3'], side)).toBe('Over: you have won');
  });

  it('says that nobody has won, or no more than that it is over', () => {
    expect([textOf([]), textOf(undefined)]).toEqual(['Over: nobody has won', 'Over']);
  });
});
