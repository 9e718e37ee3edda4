import { isInside } from '@vexillum/geometry';
import { describe, expect, it } from 'vitest';
import { mapPacks } from './map-packs.ts';
import { regionPlaces } from './region-places.ts';
import { smallMap } from './testing/small-map.ts';

const size = { width: 130, height: 36 };

describe('the name and worth of a region (KR-REC-CONTINENT-SHOW, KR-REC-CONTINENT-WORTH)', () => {
  it.each(mapPacks.map((pack) => [pack.name, pack] as const))(
    'has a place over water on %s, for every region',
    (_, pack) => {
      const places = regionPlaces(pack, () => size);
      expect([...places.keys()].sort()).toEqual(pack.regions.map(({ id }) => id).sort());
      const corners = [...places.values()].flatMap(([x, y]) =>
        [-0.5, 0.5].flatMap((across) =>
          [-0.5, 0.5].map((down) => ({ x: x + across * size.width, y: y + down * size.height })),
        ),
      );
      const rings = pack.territories.flatMap(({ polygons }) =>
        polygons.map((ring) => ring.map(([x, y]) => ({ x, y }))),
      );
      expect(corners.filter((corner) => rings.some((ring) => isInside(ring, corner)))).toEqual([]);
      expect(corners.every(({ x, y }) => x > 0 && y > 0 && x < pack.board.width && y < pack.board.height)).toBe(true);
    },
  );

  it('is on its own land where that reaches from edge to edge, and hides no figure', () => {
    const roomy = { ...smallMap, board: { ...smallMap.board, height: 400 } };
    const tall = {
      ...roomy,
      territories: smallMap.territories.map((territory, column) => ({
        ...territory,
        polygons: [
          [
            [column * 100, 0],
            [column * 100 + 100, 0],
            [column * 100 + 100, 400],
            [column * 100, 400],
          ] as const,
        ],
      })),
    };
    const places = regionPlaces(tall, () => size);
    expect([...places.keys()]).toEqual(['west', 'east']);
    const [west = [0, 0], east = [0, 0]] = [...places.values()];
    expect([west[0] < 200, east[0] > 200]).toEqual([true, true]);
    for (const [, y] of [west, east]) expect(Math.abs(y - 50)).toBeGreaterThan(36);
  });

  it('is somewhere on every map, however little room there is', () => {
    expect([...regionPlaces(smallMap, () => size).keys()]).toEqual(['west', 'east']);
    expect([...regionPlaces(smallMap, () => ({ width: 900, height: 300 })).keys()]).toEqual(['west', 'east']);
  });

  it('never covers another region’s', () => {
    for (const pack of mapPacks) {
      const places = [...regionPlaces(pack, () => size).values()];
      const covered = places.filter((one, index) =>
        places
          .slice(index + 1)
          .some(([x, y]) => Math.abs(one[0] - x) < size.width && Math.abs(one[1] - y) < size.height),
      );
      expect(covered).toEqual([]);
    }
  });
});
