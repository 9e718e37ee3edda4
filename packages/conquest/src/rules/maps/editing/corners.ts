import { words } from '@vexillum/model';
import type { MapPoint, MapTerritory } from '../map-pack.ts';
import type { Drawing, Edited } from './drawing.ts';
import { isLand, isSame, type Ring, tidied } from './planar.ts';
import { settled } from './settle.ts';
import { onBoard } from './snap.ts';
import { landsWithCorners } from './weld.ts';

const changed = (land: MapTerritory, change: (ring: Ring) => Ring): MapTerritory => {
  const polygons = land.polygons.map(change);
  return polygons.every((ring, index) => ring === land.polygons[index]) ? land : { ...land, polygons };
};

const has = (ring: Ring, corner: MapPoint): boolean => ring.some((point) => isSame(point, corner));

/** The lands with their new outlines, or why one of them would be no land any more. */
const reshaped = (drawing: Drawing, territories: readonly MapTerritory[]): Edited => {
  const flat = territories.find((land, index) => land !== drawing.territories[index] && !land.polygons.every(isLand));
  if (flat) return words('{0} would have no area any more.', flat.name);
  return settled(drawing, { ...drawing, territories });
};

/** Moves a corner for every land that has it. Put on another corner it becomes one with it; put on a border it becomes a corner of that. */
export const moveCorner = (drawing: Drawing, from: MapPoint, to: MapPoint): Edited => {
  const there = onBoard(drawing.board, to);
  if (isSame(from, there)) return drawing;
  const moved = drawing.territories.map((land) =>
    changed(land, (ring) =>
      has(ring, from) ? tidied(ring.map((point) => (isSame(point, from) ? there : point))) : ring,
    ),
  );
  return reshaped(drawing, landsWithCorners(moved, [there]));
};

/** Makes a corner where outlines pass, for all lands that have this border. */
export const insertCorner = (drawing: Drawing, at: MapPoint): Edited => {
  const territories = landsWithCorners(drawing.territories, [onBoard(drawing.board, at)]);
  const isSameAsBefore = territories.every((land, index) => land === drawing.territories[index]);
  return isSameAsBefore ? words('There is no border here.') : reshaped(drawing, territories);
};

/** Takes a corner out of every land that has it: the border runs straight there. */
export const removeCorner = (drawing: Drawing, corner: MapPoint): Edited => {
  const without = drawing.territories.map((land) =>
    changed(land, (ring) => (has(ring, corner) ? tidied(ring.filter((point) => !isSame(point, corner))) : ring)),
  );
  return reshaped(drawing, without);
};
