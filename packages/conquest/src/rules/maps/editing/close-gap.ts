import type { MapPoint, MapTerritory } from '../map-pack.ts';
import { moveCorner } from './corners.ts';
import { type Drawing, landOf, type Pair } from './drawing.ts';
import { gapReach } from './marks/gaps.ts';
import { isSame, tidied } from './planar.ts';
import { settled } from './settle.ts';
import { snapOf } from './snap.ts';
import { withCorners } from './weld.ts';

/** A stretch that is near begins and ends at corners that may be somewhat farther off; in times the reach of a gap. */
const CORNERS = 1.6;

/** Brings the second land's coast to the first one's where it runs beside it, so that they share the border. A corner that cannot move stays. */
export const closeGap = (drawing: Drawing, [oneId, otherId]: Pair): Drawing => {
  const [one, other] = [landOf(drawing, oneId), landOf(drawing, otherId)];
  if (!one || !other) return drawing;
  const reach = CORNERS * gapReach(drawing);
  const moved = other.polygons.flat().reduce((now, corner) => broughtTo(now, oneId, corner, reach), drawing);
  return sharing(moved, oneId, otherId, reach);
};

const broughtTo = (drawing: Drawing, oneId: string, corner: MapPoint, reach: number): Drawing => {
  const one = landOf(drawing, oneId);
  if (!one || cornersOf(one).some((own) => isSame(own, corner))) return drawing;
  const { kind, at } = snapOf({ board: drawing.board, territories: [one] }, corner, reach);
  if (kind === 'free') return drawing;
  const edited = moveCorner(drawing, corner, at);
  return 'territories' in edited ? edited : drawing;
};

const cornersOf = ({ polygons }: MapTerritory): readonly MapPoint[] => polygons.flat();

/** The second land gets the corners that the first has along their common border. */
const sharing = (drawing: Drawing, oneId: string, otherId: string, reach: number): Drawing => {
  const one = landOf(drawing, oneId);
  if (!one) return drawing;
  const territories = drawing.territories.map((land) =>
    land.id === otherId
      ? { ...land, polygons: land.polygons.map((ring) => tidied(withCorners(ring, cornersOf(one), reach))) }
      : land,
  );
  return settled(drawing, { ...drawing, territories });
};
