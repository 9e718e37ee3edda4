const SIDE = 200;
const names = ['Alder', 'Beech', 'Cedar', 'Dogwood', 'Elm', 'Fir'];

const squareAt = (index: number) => {
  const [x, y] = [100 + (index % 3) * SIDE, 100 + Math.floor(index / 3) * SIDE];
  return [
    [x, y],
    [x + SIDE, y],
    [x + SIDE, y + SIDE],
    [x, y + SIDE],
  ];
};

const idOf = (index: number) => names[index]?.toLowerCase() ?? '';

/** A map that somebody drew at home: six squares in two rows, each row a region. */
export const ownMap = (name: string) => ({
  format: 'vxmap1',
  id: 'six-squares',
  version: '1.0.0',
  name,
  description: 'Six squares in two rows.',
  author: 'A guest',
  licence: 'CC0-1.0',
  board: { width: 800, height: 600, sea: '#1f3f57' },
  regions: [
    { id: 'north', name: 'North', bonus: 2, color: '#7f9a62' },
    { id: 'south', name: 'South', bonus: 1, color: '#a27796' },
  ],
  territories: names.map((territory, index) => ({
    id: idOf(index),
    name: territory,
    region: index < 3 ? 'north' : 'south',
    label: [200 + (index % 3) * SIDE, 200 + Math.floor(index / 3) * SIDE],
    polygons: [squareAt(index)],
  })),
  borders: [
    [0, 1],
    [1, 2],
    [3, 4],
    [4, 5],
    [0, 3],
    [1, 4],
    [2, 5],
  ].map(([from = 0, to = 0]) => ({ between: [idOf(from), idOf(to)] })),
  miniatures: [{ from: 1, figure: 'soldier' }],
});
