import { type MapPack, regionPlaces, type RegionPlaces } from '../../rules/index.ts';
import type { CaptionView } from '../../board/index.ts';
import { colorNumber } from './color-number.ts';
import type { MapFrame } from './map-frame.ts';

/** Height of the letters, in thousandths of the board's width. */
const SIZE = 15;
/** A letter of the caption's type is about so wide as part of its height. */
const LETTER = 0.62;

/** Each region's name and worth, beside its land; finding room takes a fifth of a second on a large map, and is done once. */
export const createMapCaptions = (
  pack: MapPack,
  { at, unit }: MapFrame,
): ((light: number) => readonly CaptionView[]) => {
  const size = (SIZE * pack.board.width) / 1000;
  let places: RegionPlaces | undefined;
  return (light) => {
    places ??= regionPlaces(pack, (name) => ({ width: size * (2.6 + name.length * LETTER), height: size * 1.7 }));
    const found = places;
    return pack.regions.flatMap(({ id, name, bonus, color }) => {
      const place = found.get(id);
      if (!place) return [];
      return { id, at: at(place), text: `${name} +${bonus}`, color: colorNumber(color, light), size: size * unit };
    });
  };
};
