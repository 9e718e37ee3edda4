import { words } from '@vexillum/model';
import type { MapPoint, MapTerritory } from '../map-pack.ts';
import { mapLimits } from '../map-pack-shape.ts';
import { countPlace } from './count-place.ts';
import { type Drawing, type Edited, freeId } from './drawing.ts';
import {
  crossingOf,
  distance,
  isLand,
  isSame,
  isWithin,
  pointAlong,
  type Ring,
  rounded,
  type Step,
  stepsOf,
  tidied,
} from './planar.ts';
import { settled } from './settle.ts';
import { onBoard } from './snap.ts';
import { landsWithCorners } from './weld.ts';

/** A line that passes a corner so near goes through it, in units of the board. */
const NEAR_CORNER = 2;

/** A place where the line meets an outline. */
interface Meeting {
  /** How far along the line: the number of the piece, and the part of it. */
  readonly along: number;
  readonly at: MapPoint;
}

/**
 * Cuts every land that the line goes through in two, along the line. The part with the old count keeps the name and what is said of the land; the other
 * is called by `nameOf` its number.
 */
export const splitLands = (drawing: Drawing, line: Ring, nameOf: (number: number) => string): Edited => {
  const drawn = line.map((point) => onBoard(drawing.board, point));
  const done = drawing.territories.reduce((now, { id }): Drawing => splitOne(now, id, drawn, nameOf) ?? now, drawing);
  if (done === drawing) return words('The line has to go all the way through a land, from border to border.');
  if (done.territories.length > mapLimits.territories) return words('A map can have {0} lands.', mapLimits.territories);
  return settled(drawing, done);
};

const splitOne = (
  drawing: Drawing,
  id: string,
  line: Ring,
  nameOf: (number: number) => string,
): Drawing | undefined => {
  const land = drawing.territories.find((one) => one.id === id);
  for (const [index, ring] of land?.polygons.entries() ?? []) {
    const cut = cutThrough(ring, line);
    const [start, end] = [cut?.[0], cut?.at(-1)];
    if (!land || !cut || !start || !end) continue;
    const territories = landsWithCorners(drawing.territories, [start, end]);
    const welded = territories.find((one) => one.id === id)?.polygons[index] ?? ring;
    const halves = halvesOf(welded, cut);
    if (!halves) continue;
    const fresh = freeId('land', territories);
    return {
      ...drawing,
      territories: territories.flatMap((one) => (one.id === id ? parted(one, index, halves, fresh, nameOf) : [one])),
    };
  }
  return undefined;
};

/** From border to border through the inside, ends on the outline; undefined where the line does not go through. */
const cutThrough = (ring: Ring, line: Ring): Ring | undefined => {
  const meetings = meetingsOf(ring, line);
  for (const [index, start] of meetings.entries()) {
    const end = meetings[index + 1];
    if (!end) return undefined;
    const between = line.filter((_, at) => at > start.along && at < end.along);
    const cut = [start.at, ...between, end.at];
    if (isWithin(ring, middleOf(cut))) return cut;
  }
  return undefined;
};

const middleOf = (cut: Ring): MapPoint => {
  const half = Math.floor((cut.length - 1) / 2);
  const [from = [0, 0], to = [0, 0]] = [cut[half], cut[half + 1]];
  return [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
};

/** Where the line meets the outline, along the line; a place that is met twice counts once. */
const meetingsOf = (ring: Ring, line: Ring): Meeting[] => {
  const pieces = line.slice(1).map((to, index): Step => [line[index] ?? to, to]);
  const met = pieces.flatMap((piece, index) =>
    stepsOf(ring).flatMap((step) => {
      const crossing = crossingOf(piece, step);
      return crossing ? [{ along: index + crossing.ofOne, at: placeOn(step, crossing.ofOther) }] : [];
    }),
  );
  // A line may begin or end on a border that rounding has moved a hair away from it.
  const ends = [0, line.length - 1].flatMap((along) => {
    const at = ring.find((corner) => isSame(corner, line[along] ?? corner));
    return at ? [{ along, at }] : [];
  });
  return [...met, ...ends]
    .toSorted((one, other) => one.along - other.along)
    .filter(({ at }, index, all) => index === 0 || !isSame(at, all[index - 1]?.at ?? [-1, -1]));
};

const placeOn = (step: Step, along: number): MapPoint => {
  const at = pointAlong(step, along);
  return step.find((corner) => distance(corner, at) <= NEAR_CORNER) ?? rounded(at);
};

/** The two rings on the two sides of a cut whose ends are corners of the ring. */
const halvesOf = (ring: Ring, cut: Ring): readonly [Ring, Ring] | undefined => {
  const [first, last] = [cut[0], cut.at(-1)];
  const start = ring.findIndex((corner) => first && isSame(corner, first));
  const end = ring.findIndex((corner) => last && isSame(corner, last));
  if (start < 0 || end < 0 || start === end) return undefined;
  const inner = cut.slice(1, -1);
  const turned = [...ring.slice(start), ...ring.slice(0, start)];
  const middle = (end - start + ring.length) % ring.length;
  const one = tidied([...turned.slice(0, middle + 1), ...inner.toReversed()]);
  const other = tidied([...turned.slice(middle), ...turned.slice(0, 1), ...inner]);
  return isLand(one) && isLand(other) ? [one, other] : undefined;
};

/** The old land with the half that has its count, and a new one with the other half. */
const parted = (
  land: MapTerritory,
  index: number,
  [one, other]: readonly [Ring, Ring],
  id: string,
  nameOf: (number: number) => string,
): readonly MapTerritory[] => {
  const [kept, gone] = isWithin(other, land.label) ? [other, one] : [one, other];
  const polygons = land.polygons.map((ring, at) => (at === index ? kept : ring));
  const number = Number(id.replace('land-', ''));
  return [
    { ...land, polygons, label: countPlace([kept]) },
    { ...land, id, name: nameOf(number), polygons: [gone], label: countPlace([gone]) },
  ];
};
