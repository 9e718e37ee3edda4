import { isInside } from '@vexillum/geometry';
import { describe, expect, it } from 'vitest';
import { atlas } from './atlas/atlas.ts';
import { checkMap } from './check-map.ts';
import { mapEdges } from './map-edges.ts';
import type { MapPack, MapPoint } from './map-pack.ts';
import { mapPacks } from './map-packs.ts';
import { miniatureOf } from './miniature-of.ts';
import { readMapPack } from './read-map-pack.ts';
import { writeMapPack } from './write-map-pack.ts';

const [world, small] = mapPacks;

const stepsOf = (ring: readonly MapPoint[]): (readonly [MapPoint, MapPoint])[] =>
  ring.map((point, index) => [point, ring[(index + 1) % ring.length] as MapPoint]);

/** Pairs of territories whose rings share a step. */
const touching = ({ territories }: MapPack): Set<string> => {
  const owners = new Map<string, string>();
  const pairs = new Set<string>();
  for (const { id, polygons } of territories)
    for (const step of polygons.flatMap(stepsOf)) {
      const key = step.map(String).sort().join(' ');
      const other = owners.get(key);
      if (other !== undefined) pairs.add([other, id].sort().join(' '));
      owners.set(key, id);
    }
  return pairs;
};

describe('the maps that come with the game', () => {
  it('are a world of 42 territories in 6 regions and a small one of 12', () => {
    expect([world?.territories.length, world?.regions.length]).toEqual([42, 6]);
    expect(small?.territories.length).toBe(12);
  });

  it('are six more that only screens load, from 9 territories to 64', () => {
    expect(atlas.map(({ territories }) => territories.length)).toEqual([9, 16, 24, 30, 36, 64]);
  });

  it('have each a name and an id of its own', () => {
    const all = [...mapPacks, ...atlas];
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
  });

  it.each(atlas.map((pack) => [pack.name, pack] as const))(
    'on %s a region is worth what it takes to hold it: about a third of its lands and half of its gates',
    (_, { regions, territories, borders }) => {
      const regionOf = new Map(territories.map(({ id, region }) => [id, region]));
      for (const { id, bonus } of regions) {
        const own = territories.filter(({ region }) => region === id).length;
        const ends = borders.flatMap(({ between: [one, other] }) =>
          regionOf.get(one) === regionOf.get(other) ? [] : [one, other],
        );
        const gates = new Set(ends.filter((end) => regionOf.get(end) === id)).size;
        expect(Math.abs(bonus - (0.3 * own + 0.6 * gates))).toBeLessThanOrEqual(1.2);
      }
    },
  );

  describe.each([...mapPacks, ...atlas].map((pack) => [pack.name, pack] as const))('%s', (_, pack) => {
    it('passes every check, also as a file', () => {
      expect(checkMap(pack)).toBe(pack);
      expect(readMapPack(writeMapPack(pack))).toEqual(pack);
    });

    it('has borders by land exactly where territories touch, and lanes over water everywhere else', () => {
      const byLand = pack.borders.filter(({ seaLane }) => !seaLane).map(({ between }) => [...between].sort().join(' '));
      expect(new Set(byLand)).toEqual(touching(pack));
      const lanes = pack.borders.filter(({ seaLane }) => seaLane).map(({ between }) => [...between].sort().join(' '));
      expect(lanes.filter((pair) => touching(pack).has(pair))).toEqual([]);
    });

    it('has no step of a border that three territories claim, so that nothing overlaps along a border', () => {
      const seen = new Map<string, number>();
      for (const { polygons } of pack.territories)
        for (const step of polygons.flatMap(stepsOf)) {
          const key = step.map(String).sort().join(' ');
          seen.set(key, (seen.get(key) ?? 0) + 1);
        }
      expect(Math.max(...seen.values())).toBe(2);
    });

    it('has every label on its own land', () => {
      const toPoint = ([x, y]: MapPoint) => ({ x, y });
      const astray = pack.territories.filter(
        ({ label, polygons }) => !polygons.some((ring) => isInside(ring.map(toPoint), toPoint(label))),
      );
      expect(astray.map(({ name }) => name)).toEqual([]);
    });

    it('draws each stretch of coast and border once', () => {
      const { coast, regions, inner } = mapEdges(pack);
      const steps = [...coast, ...regions, ...inner].flatMap((line) =>
        line.slice(1).map((point, index) => [point, line[index]].map(String).sort().join(' ')),
      );
      const all = new Set(
        pack.territories.flatMap(({ polygons }) =>
          polygons.flatMap(stepsOf).map((step) => step.map(String).sort().join(' ')),
        ),
      );
      expect(steps.length).toBe(all.size);
      expect(new Set(steps)).toEqual(all);
    });

    it('has the figures of the default map: a soldier, from five a tank, from ten a fighter (KR-MINI-SOLDIER, KR-MINI-TANK, KR-MINI-PLANE)', () => {
      const figures = [1, 4, 5, 9, 10, 99].map((armies) => miniatureOf(pack, armies));
      expect(figures).toEqual(['soldier', 'soldier', 'tank', 'tank', 'fighter', 'fighter']);
    });

    it('names its author and its licence', () => {
      expect(pack).toMatchObject({ author: 'The Vexillum authors', licence: 'MIT' });
    });
  });

  it('have regions between which the world is open on more than one side', () => {
    const regionOf = new Map(world?.territories.map(({ id, region }) => [id, region]));
    for (const { id } of world?.regions ?? []) {
      const gates = world?.borders.filter(({ between }) => {
        const sides = between.map((end) => regionOf.get(end));
        return sides.includes(id) && sides[0] !== sides[1];
      });
      expect(gates?.length).toBeGreaterThanOrEqual(2);
    }
  });
});
