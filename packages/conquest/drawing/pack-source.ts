import type { MapPack } from '../src/rules/maps/map-pack.ts';
import { textOfPoints } from '../src/rules/maps/points.ts';
import type { PackedMap } from '../src/rules/maps/unpack.ts';

const packed = (pack: MapPack): PackedMap => ({
  ...pack,
  territories: pack.territories.map(({ label, polygons, ...territory }) => ({
    ...territory,
    label: textOfPoints([label]),
    polygons: polygons.map(textOfPoints),
  })),
  borders: pack.borders.map(({ between, seaLane }) => (seaLane ? [...between, textOfPoints(seaLane)] : between)),
  art: (pack.art ?? []).map(({ points, ...art }) => ({ ...art, points: textOfPoints(points) })),
});

/** The map as a file of the project; formatted afterwards like every other. */
export const packSource = (pack: MapPack): string => {
  const name = pack.id.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  return `import type { MapPack } from '../map-pack.ts';
import { unpack } from '../unpack.ts';

/** ${pack.description} Drawn by the drawing folder of this package. */
export const ${name}: MapPack = unpack(${JSON.stringify(packed(pack), null, 2)});
`;
};
