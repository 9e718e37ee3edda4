import type { MapPack } from '../maps/map-pack.ts';

const land = (id: string, region: string, x: number, y: number) => ({
  id,
  name: id.toUpperCase(),
  region,
  label: [x + 50, y + 50] as const,
  polygons: [
    [
      [x, y],
      [x + 100, y],
      [x + 100, y + 100],
      [x, y + 100],
    ] as const,
  ],
});

/**
 * A ring of six squares with a bridge, for tests:
 *
 *     a - b - c
 *     |   |   |
 *     d - e - f      west: a, d (2)   middle: b, e (3)   east: c, f (4)
 */
export const sixLands: MapPack = {
  format: 'vxmap1',
  id: 'six-lands',
  version: '1',
  name: 'Six lands',
  description: 'For tests.',
  author: 'The authors of Vexillum',
  licence: 'MIT',
  board: { width: 300, height: 200, sea: '#123456' },
  regions: [
    { id: 'west', name: 'West', bonus: 2, color: '#aa5533' },
    { id: 'middle', name: 'Middle', bonus: 3, color: '#55aa33' },
    { id: 'east', name: 'East', bonus: 4, color: '#3355aa' },
  ],
  territories: [
    land('a', 'west', 0, 0),
    land('b', 'middle', 100, 0),
    land('c', 'east', 200, 0),
    land('d', 'west', 0, 100),
    land('e', 'middle', 100, 100),
    land('f', 'east', 200, 100),
  ],
  borders: (
    [
      ['a', 'b'],
      ['b', 'c'],
      ['d', 'e'],
      ['e', 'f'],
      ['a', 'd'],
      ['b', 'e'],
      ['c', 'f'],
    ] as const
  ).map((between) => ({ between })),
  miniatures: [
    { from: 1, figure: 'soldier' },
    { from: 5, figure: 'tank' },
    { from: 10, figure: 'fighter' },
  ],
};
