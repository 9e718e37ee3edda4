import { words } from '@vexillum/model';
import type { MapPoint, MapTerritory } from '../map-pack.ts';
import { mapLimits } from '../map-pack-shape.ts';
import { countPlace } from './count-place.ts';
import { type Drawing, type Edited, freeId, landOf } from './drawing.ts';
import { isLand, isWithin, rounded, type Ring, tidied } from './planar.ts';
import { crossesItself } from './self-crossing.ts';
import { settled } from './settle.ts';
import { onBoard } from './snap.ts';
import { landsWithCorners, withCorners } from './weld.ts';

export const NAME_LENGTH = 60;

/** As a name may be written; undefined where nothing is left of it. */
export const nameFrom = (text: string): string | undefined => {
  const name = text.trim().slice(0, NAME_LENGTH).trim();
  return name === '' ? undefined : name;
};

interface NewLand {
  readonly ring: Ring;
  readonly name: string;
  readonly region: string;
}

/** Land within this outline. Where it runs along others it gets their corners and they get its own, so that they share the border. */
export const addLand = (drawing: Drawing, { ring, name, region }: NewLand): Edited => {
  const outline = outlineFor(drawing, ring);
  if (!('corners' in outline)) return outline;
  if (drawing.territories.length >= mapLimits.territories)
    return words('A map can have {0} lands.', mapLimits.territories);
  const { corners, others } = outline;
  const land = {
    id: freeId('land', drawing.territories),
    name,
    region,
    label: countPlace([corners]),
    polygons: [corners],
  };
  return settled(drawing, { ...drawing, territories: [...others, land] });
};

/** One more piece, an isle, for land that is there. */
export const addPiece = (drawing: Drawing, id: string, ring: Ring): Edited => {
  const land = landOf(drawing, id);
  if (!land) return drawing;
  if (land.polygons.length >= mapLimits.ringsOfTerritory)
    return words('{0} has {1} pieces, and more are not possible.', land.name, land.polygons.length);
  const outline = outlineFor(drawing, ring);
  if (!('corners' in outline)) return outline;
  const territories = outline.others.map((one) =>
    one.id === id ? { ...one, polygons: [...one.polygons, outline.corners] } : one,
  );
  return settled(drawing, { ...drawing, territories });
};

const outlineFor = (drawing: Drawing, ring: Ring) => {
  const drawn = tidied(ring.map((point) => onBoard(drawing.board, point)));
  if (drawn.length > mapLimits.pointsOfRing) return words('An outline can have {0} corners.', mapLimits.pointsOfRing);
  if (crossesItself(drawn)) return words('The outline crosses itself.');
  if (!isLand(drawn)) return words('A land needs three corners and some room between them.');
  const others = landsWithCorners(drawing.territories, drawn);
  const theirs = others.flatMap(({ polygons }) => polygons.flat());
  return { corners: tidied(withCorners(drawn, theirs)), others };
};

/** A land that is there with something changed. */
const withLand = (drawing: Drawing, id: string, change: Partial<MapTerritory>): Drawing => ({
  ...drawing,
  territories: drawing.territories.map((land) => (land.id === id ? { ...land, ...change } : land)),
});

export const deleteLand = (drawing: Drawing, id: string): Drawing =>
  settled(drawing, { ...drawing, territories: drawing.territories.filter((land) => land.id !== id) });

export const nameLand = (drawing: Drawing, id: string, text: string): Edited => {
  const name = nameFrom(text);
  return name === undefined ? words('Every land needs a name.') : withLand(drawing, id, { name });
};

export const setRegion = (drawing: Drawing, id: string, region: string): Drawing => withLand(drawing, id, { region });

/** Where the land's count and miniature stand: anywhere on the board; off the land a check says so. */
export const placeCount = (drawing: Drawing, id: string, at: MapPoint): Drawing =>
  withLand(drawing, id, { label: onBoard(drawing.board, at) });

/** The same as it would stand on new land. */
export const placeCountInside = (drawing: Drawing, id: string): Drawing => {
  const land = landOf(drawing, id);
  return land ? withLand(drawing, id, { label: rounded(countPlace(land.polygons)) }) : drawing;
};

/** The land at a point, the last drawn first. */
export const landAt = ({ territories }: Pick<Drawing, 'territories'>, point: MapPoint): MapTerritory | undefined =>
  territories.findLast(({ polygons }) => polygons.reduce((isIn, ring) => isIn !== isWithin(ring, point), false));
