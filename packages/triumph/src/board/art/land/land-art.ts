import type { TerrainStyle } from '../../land/terrain-style.ts';
import type { Ink } from '../ink.ts';
import { gentleHills, steepHills, woodedHills } from './hills.ts';
import type { LandPiece } from './land-piece.ts';
import { dunes, oasis } from './sands.ts';
import { rough } from './stones.ts';
import { ploughedFields } from './tilled.ts';
import { woods } from './trees.ts';
import { village } from './village.ts';
import { coast, marsh, stream } from './waters.ts';
import { obstacle, road } from './works.ts';

/** How each kind of terrain looks from above. */
export const landArt: Readonly<Record<TerrainStyle, (ink: Ink, piece: LandPiece) => void>> = {
  woods,
  marsh,
  rough,
  dunes,
  oasis,
  'gentle-hills': gentleHills,
  'steep-hills': steepHills,
  'wooded-hills': woodedHills,
  village,
  'ploughed-fields': ploughedFields,
  stream,
  coast,
  road,
  obstacle,
};
