import {
  type Camp,
  outlineOf,
  placed,
  placementOf,
  rectangleFromCenter,
  type TableEdge,
  type TableStand,
  type TerrainPiece,
  type World,
  worldOf,
} from '@vexillum/geometry';
import { MILLI_MU, type Pose } from '@vexillum/model';
import type { Profile } from '../profiles/profile.ts';
import { terrainTypeOf } from '../profiles/rows-of.ts';
import { standSize } from '../profiles/stand-size.ts';
import type { Camp as CampRecord } from '../records/camp.ts';
import type { Snapshot } from '../records/table.ts';
import type { Stand } from '../records/stand.ts';
import type { Terrain } from '../records/terrain.ts';

/** A stand as the sums want it. */
export const tableStandOf = (id: string, stand: Stand, pose: Pose, profile: Profile): TableStand => {
  const [width, depth] = standSize(profile, stand.troopType, stand.uses);
  return { id, side: stand.side, pose, width, depth, ...(stand.hinges ? { hinges: stand.hinges } : {}) };
};

/** A piece of terrain as it lies; a type that the profile does not know is as round as woods, as it is drawn. */
export const terrainPieceOf = (id: string, terrain: Terrain, pose: Pose, profile: Profile): TerrainPiece => {
  const [width, depth] = terrain.size;
  const kind = terrainTypeOf(profile, terrain.type)?.outline ?? 'blob';
  const outline = outlineOf(kind, width / MILLI_MU, depth / MILLI_MU, terrain.variant);
  return { id, polygon: placed(outline, placementOf(pose)) };
};

const campOf = (id: string, { side, size }: CampRecord, pose: Pose): Camp => ({
  id,
  side,
  rectangle: rectangleFromCenter(placementOf(pose), size[0] / MILLI_MU, size[1] / MILLI_MU),
});

/** A coast's shore, made straight where it comes farthest onto the board: its land lies before its front. */
const shoreOf = (id: string, { size }: Terrain, pose: Pose): TableEdge => {
  const { frontLeft, frontRight } = rectangleFromCenter(placementOf(pose), size[0] / MILLI_MU, size[1] / MILLI_MU);
  return { id, kind: 'coast', from: frontRight, to: frontLeft };
};

const isCoast = (profile: Profile, { type }: Terrain): boolean => terrainTypeOf(profile, type)?.form === 'edge';

type PieceOf = typeof terrainPieceOf;

/** All that lies on the board, as the sums want it. `pieceOf` may know terrain from before. */
export const worldOfTable = (snapshot: Snapshot, profile: Profile, pieceOf: PieceOf = terrainPieceOf): World => {
  const { pose, stand, terrain, camp } = snapshot.public;
  const laid = <Record, Part>(
    records: ReadonlyMap<string, Record>,
    part: (id: string, record: Record, at: Pose) => Part,
  ) =>
    [...records].flatMap(([id, record]) => {
      const at = pose.get(id);
      return at ? [part(id, record, at)] : [];
    });
  const [width, depth] = profile.boardMu.value;
  return worldOf({
    stands: laid(stand, (id, record, at) => tableStandOf(id, record, at, profile)),
    terrain: laid(terrain, (id, record, at) => pieceOf(id, record, at, profile)),
    camps: laid(camp, campOf),
    edges: laid(terrain, (id, record, at) => (isCoast(profile, record) ? [shoreOf(id, record, at)] : [])).flat(),
    board: { x: 0, y: 0, width, depth },
  });
};
