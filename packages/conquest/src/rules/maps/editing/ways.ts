import { words } from '@vexillum/model';
import { mapLimits } from '../map-pack-shape.ts';
import { bordersOf, type Drawing, type Edited, landOf, type Pair } from './drawing.ts';
import { seaLaneBetween } from './sea-lane.ts';
import { pairKey, touchingPairs } from './touching.ts';

const isOther = (key: string) => (pair: Pair) => pairKey(pair) !== key;

/** Shuts the border between two lands that touch, or opens it again. */
export const cutBorder = (drawing: Drawing, pair: Pair, isCut: boolean): Drawing => {
  const others = drawing.cuts.filter(isOther(pairKey(pair)));
  return { ...drawing, cuts: isCut ? [...others, pair] : others };
};

export const isCut = ({ cuts }: Pick<Drawing, 'cuts'>, pair: Pair): boolean =>
  cuts.some((cut) => pairKey(cut) === pairKey(pair));

/** A way over water between two lands, drawn from coast to coast. */
export const addSeaRoute = (drawing: Drawing, pair: Pair): Edited => {
  const [one, other] = pair.map((id) => landOf(drawing, id));
  if (!one || !other) return drawing;
  if (one === other) return words('A sea route leads from one land to another.');
  const key = pairKey(pair);
  if (touchingPairs([one, other]).has(key))
    return words('{0} and {1} touch: they have a border already.', one.name, other.name);
  if (drawing.ways.some(({ between }) => pairKey(between) === key))
    return words('{0} and {1} have a way already.', one.name, other.name);
  if (bordersOf(drawing).length >= mapLimits.borders) return words('A map can have {0} borders.', mapLimits.borders);
  return { ...drawing, ways: [...drawing.ways, { between: pair, seaLane: seaLaneBetween(one, other) }] };
};

/** Takes away a way that was said. Where its lands touch, they have a plain border then. */
export const removeWay = (drawing: Drawing, pair: Pair): Drawing => ({
  ...drawing,
  ways: drawing.ways.filter(({ between }) => isOther(pairKey(pair))(between)),
});
