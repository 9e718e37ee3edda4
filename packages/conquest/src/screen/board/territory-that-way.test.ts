import { boardFrom, mapPacks } from '../../rules/index.ts';
import { sixLands } from '../../rules/testing/index.ts';
import { describe, expect, it, test } from 'vitest';
import { type Direction, directions, territoryThatWay } from './board-keys.ts';

const ways = Object.keys(directions) as Direction[];

test('an arrow key leads to the neighbour that lies that way', () => {
  const board = boardFrom(sixLands);
  expect(ways.map((way) => territoryThatWay(board, 'b', way))).toEqual([undefined, 'e', 'a', 'c']);
});

test('where no neighbour lies that way it leads on to the nearest land', () => {
  const borders = sixLands.borders.filter(({ between: [from] }) => from !== 'a');
  expect(territoryThatWay(boardFrom({ ...sixLands, borders }), 'a', 'ArrowRight')).toBe('b');
});

describe.each(mapPacks.map((pack) => [pack.name, pack] as const))('on %s', (_, pack) => {
  it('every territory can be reached by arrow keys from every other', () => {
    const board = boardFrom(pack);
    for (const start of board.territories) {
      const seen = new Set([start]);
      for (const id of seen)
        for (const way of ways) {
          const next = territoryThatWay(board, id, way);
          if (next !== undefined) seen.add(next);
        }
      expect([start, seen.size]).toEqual([start, board.territories.length]);
    }
  });
});
