import { isWords, plainText } from '@vexillum/model';
import type { MapPoint, MapTerritory } from '../../map-pack.ts';
import { pointsOf } from '../../points.ts';
import { type Drawing, type Edited, newDrawing } from '../drawing.ts';
import { addLand } from '../lands.ts';

/** The drawing that an edit answers; a refusal is a bug of the test. */
export const done = (edited: Edited): Drawing => {
  if (isWords(edited)) throw new Error(plainText(edited));
  return edited;
};

/** Why an edit was not possible. */
export const refused = (edited: Edited): string => (isWords(edited) ? plainText(edited) : 'it was possible');

export const empty = newDrawing({ id: 'my-map', name: 'My map', author: 'a test', region: 'The north' });

/** Lands in a row of `x,y x,y …`, called A, B, C … */
export const drawn = (...outlines: readonly string[]): Drawing =>
  outlines.reduce(
    (drawing, outline, index) =>
      done(
        addLand(drawing, {
          ring: pointsOf(outline),
          name: String.fromCharCode(65 + index),
          region: 'region-1',
        }),
      ),
    empty,
  );

export const landNamed = ({ territories }: Drawing, name: string): MapTerritory => {
  const land = territories.find((one) => one.name === name);
  if (!land) throw new Error(`no land ${name}`);
  return land;
};

export const ringOf = (drawing: Drawing, name: string): readonly MapPoint[] =>
  landNamed(drawing, name).polygons[0] ?? [];
