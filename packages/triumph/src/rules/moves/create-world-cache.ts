import type { TerrainPiece, World } from '@vexillum/geometry';
import { isSamePose, type Pose } from '@vexillum/model';
import type { Profile } from '../profiles/profile.ts';
import { terrainPieceOf, worldOfTable } from './world-of-table.ts';
import type { Snapshot } from '../records/table.ts';
import type { Terrain } from '../records/terrain.ts';

interface Laid {
  readonly terrain: Terrain;
  readonly pose: Pose;
  readonly piece: TerrainPiece;
}

const kinds = ['pose', 'stand', 'terrain', 'camp'] as const;

/** A `worldOfTable` that answers the same world while nothing on the board has changed, and draws no outline of terrain twice. */
export const createWorldCache = (): ((snapshot: Snapshot, profile: Profile) => World) => {
  let last: { readonly snapshot: Snapshot; readonly profile: Profile; readonly world: World } | undefined;
  let known = new Map<string, Laid>();

  const remembered = (from: ReadonlyMap<string, Laid>, to: Map<string, Laid>): typeof terrainPieceOf => {
    return (id, terrain, pose, profile) => {
      const old = from.get(id);
      const isOld = old?.terrain === terrain && isSamePose(old.pose, pose);
      const piece = isOld ? old.piece : terrainPieceOf(id, terrain, pose, profile);
      to.set(id, { terrain, pose, piece });
      return piece;
    };
  };

  return (snapshot, profile) => {
    const isLast =
      last?.profile === profile && kinds.every((kind) => last?.snapshot.public[kind] === snapshot.public[kind]);
    if (last && isLast) return last.world;
    const laid = new Map<string, Laid>();
    const world = worldOfTable(snapshot, profile, remembered(last?.profile === profile ? known : new Map(), laid));
    known = laid;
    last = { snapshot, profile, world };
    return world;
  };
};
