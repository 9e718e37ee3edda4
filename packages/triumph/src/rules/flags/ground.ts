import type { Polygon } from '@vexillum/geometry';
import { isSamePose, type Pose } from '@vexillum/model';
import { terrainPieceOf } from '../moves/world-of-table.ts';
import type { Profile } from '../profiles/profile.ts';
import { terrainTypeOf } from '../profiles/rows-of.ts';
import type { BattleFacts } from './battle-facts.ts';
import type { Terrain } from '../records/terrain.ts';

/** A piece of terrain as it lies. */
export interface GroundPiece {
  readonly id: string;
  readonly terrain: Terrain;
  readonly pose: Pose;
  readonly polygon: Polygon;
  readonly isDifficult: boolean;
}

type Ground = readonly GroundPiece[];

interface Kept {
  readonly profile: Profile;
  readonly ground: Ground;
}

const known = new WeakMap<ReadonlyMap<string, Terrain>, Kept>();
const inMoment = new WeakMap<BattleFacts, Ground>();

const layOut = ({ snapshot, profile }: BattleFacts): Ground =>
  [...snapshot.public.terrain].flatMap(([id, terrain]) => {
    const pose = snapshot.public.pose.get(id);
    if (!pose) return [];
    const { polygon } = terrainPieceOf(id, terrain, pose, profile);
    return [{ id, terrain, pose, polygon, isDifficult: terrainTypeOf(profile, terrain.type)?.isDifficult ?? false }];
  });

const isAsItLies = ({ snapshot, profile }: BattleFacts, kept: Kept): boolean => {
  const laid = [...snapshot.public.terrain.keys()].filter((id) => snapshot.public.pose.has(id));
  return (
    kept.profile === profile &&
    laid.length === kept.ground.length &&
    kept.ground.every(({ id, pose }) => isSamePose(snapshot.public.pose.get(id), pose))
  );
};

/** The terrain on the board: the same value as long as nothing of it is changed or moved. */
export const groundOf = (facts: BattleFacts): Ground => {
  const met = inMoment.get(facts);
  if (met) return met;
  const { terrain } = facts.snapshot.public;
  const kept = known.get(terrain);
  const ground = kept && isAsItLies(facts, kept) ? kept.ground : layOut(facts);
  if (ground !== kept?.ground) known.set(terrain, { profile: facts.profile, ground });
  inMoment.set(facts, ground);
  return ground;
};
