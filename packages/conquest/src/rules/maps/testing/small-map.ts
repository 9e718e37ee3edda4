import type { MapPack, MapPoint } from '../map-pack.ts';

const square = (column: number): MapPoint[] => [
  [column * 100, 0],
  [column * 100 + 100, 0],
  [column * 100 + 100, 100],
  [column * 100, 100],
];

/** Four squares in a row, two regions: the least that still has everything. */
export const smallMap: MapPack = {
  format: 'vxmap1',
  id: 'four-squares',
  version: '1',
  name: 'Four Squares',
  description: '',
  author: 'a test',
  licence: 'MIT',
  board: { width: 400, height: 100, sea: '#203040' },
  regions: [
    { id: 'west', name: 'West', bonus: 2, color: '#aa8844' },
    { id: 'east', name: 'East', bonus: 3, color: '#4488aa' },
  ],
  territories: ['one', 'two', 'three', 'four'].map((id, column) => ({
    id,
    name: id.toUpperCase(),
    region: column < 2 ? 'west' : 'east',
    label: [column * 100 + 50, 50],
    polygons: [square(column)],
  })),
  borders: [{ between: ['one', 'two'] }, { between: ['two', 'three'] }, { between: ['three', 'four'] }],
  miniatures: [
    { from: 1, figure: 'soldier' },
    { from: 5, figure: 'tank' },
    { from: 10, figure: 'fighter' },
  ],
};
