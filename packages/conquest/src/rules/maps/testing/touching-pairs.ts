import type { MapPack } from '../map-pack.ts';

/** Pairs of territories whose outlines share a step, the ids of each in order. */
export const touchingPairs = ({ territories }: MapPack): ReadonlySet<string> => {
  const owners = new Map<string, string>();
  const pairs = new Set<string>();
  for (const { id, polygons } of territories)
    for (const ring of polygons)
      ring.forEach((point, index) => {
        const key = [point, ring[(index + 1) % ring.length] ?? point].map(String).sort().join(' ');
        const other = owners.get(key);
        if (other !== undefined && other !== id) pairs.add([other, id].sort().join(' '));
        owners.set(key, id);
      });
  return pairs;
};
