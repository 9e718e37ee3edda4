import type { MapPack } from '../maps/map-pack.ts';

const WIDE = 20;

const land = (at: number) => ({
  id: `land-${at}`,
  name: `Land ${at}`,
  region: `region-${at}`,
  label: [at * WIDE + WIDE / 2, 50] as const,
  polygons: [
    [
      [at * WIDE, 0],
      [at * WIDE + WIDE, 0],
      [at * WIDE + WIDE, 100],
      [at * WIDE, 100],
    ] as const,
  ],
});

const region = (at: number) => ({ id: `region-${at}`, name: `Region ${at}`, bonus: 1, color: '#aa5533' });

/** So many squares in a row, 2 to 500, each a region by itself: what a map may have most of. */
export const manyLands = (count: number): MapPack => ({
  format: 'vxmap1',
  id: 'many-lands',
  version: '1',
  name: 'Many lands',
  description: 'For tests.',
  author: 'The authors of Vexillum',
  licence: 'MIT',
  board: { width: count * WIDE, height: 100, sea: '#123456' },
  regions: Array.from({ length: count }, (_, at) => region(at)),
  territories: Array.from({ length: count }, (_, at) => land(at)),
  borders: Array.from({ length: count - 1 }, (_, at) => ({ between: [`land-${at}`, `land-${at + 1}`] as const })),
  miniatures: [
    { from: 1, figure: 'soldier' },
    { from: 5, figure: 'tank' },
    { from: 10, figure: 'fighter' },
  ],
});
