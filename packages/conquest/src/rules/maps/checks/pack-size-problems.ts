import { words } from '@vexillum/model';
import type { MapPack, MapTerritory } from '../map-pack.ts';
import { mapLimits } from '../map-pack-shape.ts';
import { type MapProblem, mapProblem } from '../map-problem.ts';

/** How many bytes of a text's UTF-8 come of one of its units; a pair of surrogates is four of them. */
const bytesOf = (unit: number): number => {
  const isSurrogate = unit >= 0xd800 && unit <= 0xdfff;
  if (unit < 0x80) return 1;
  return unit < 0x800 || isSurrogate ? 2 : 3;
};

/** How many bytes a pack is at a table. */
export const packBytes = (pack: MapPack): number => {
  const text = JSON.stringify(pack);
  let bytes = 0;
  for (let at = 0; at < text.length; at++) bytes += bytesOf(text.charCodeAt(at));
  return bytes;
};

const pointsOf = ({ polygons }: MapTerritory): number => polygons.reduce((sum, ring) => sum + ring.length, 0);

const kilobytes = (bytes: number): number => Math.ceil(bytes / 1024);

/** A map that is larger than a table can hold, and where its size comes from. */
export const packSizeProblems = (pack: MapPack): readonly MapProblem[] => {
  const bytes = packBytes(pack);
  if (bytes <= mapLimits.packBytes) return [];
  const { territories } = pack;
  const points = territories.reduce((sum, territory) => sum + pointsOf(territory), 0);
  const most = territories.reduce((best, territory) => (pointsOf(territory) > pointsOf(best) ? territory : best));
  const excess = Math.ceil((1 - mapLimits.packBytes / bytes) * 100);
  const says = words(
    'This map has {0} KB; a table takes {1} KB. Draw its outlines with fewer points: they have {2}, {3} of them in {4}; about {5} % have to go.',
    kilobytes(bytes),
    kilobytes(mapLimits.packBytes),
    points,
    pointsOf(most),
    most.name,
    excess,
  );
  return [mapProblem('too-large', says)];
};
