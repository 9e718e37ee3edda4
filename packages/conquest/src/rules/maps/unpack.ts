import type { MapArt, MapBorder, MapPack } from './map-pack.ts';
import { pointsOf } from './points.ts';

/** A map as our drawing writes it down: points as text, so that a territory is a few lines. */
export interface PackedMap extends Omit<MapPack, 'territories' | 'borders' | 'art'> {
  readonly territories: readonly {
    readonly id: string;
    readonly name: string;
    readonly region: string;
    readonly label: string;
    readonly polygons: readonly string[];
  }[];
  /** Two territories, and the points of the lane where water is between them. */
  readonly borders: readonly (readonly [from: string, to: string, seaLane?: string])[];
  readonly art: readonly (Omit<MapArt, 'points'> & { readonly points: string })[];
}

export const unpack = (packed: PackedMap): MapPack => ({
  ...packed,
  territories: packed.territories.map(({ label, polygons, ...territory }) => ({
    ...territory,
    label: pointsOf(label)[0] ?? [0, 0],
    polygons: polygons.map(pointsOf),
  })),
  borders: packed.borders.map(
    ([from, to, seaLane]): MapBorder => ({
      between: [from, to],
      ...(seaLane === undefined ? {} : { seaLane: pointsOf(seaLane) }),
    }),
  ),
  art: packed.art.map(({ points, ...art }) => ({ points: pointsOf(points), ...art })),
});
