import type { Topography } from '../armies/army-list.ts';
import type { Profile } from '../profiles/profile.ts';
import type { Origin } from '../profiles/sourced.ts';
import { cellOf } from '../profiles/sourced-table.ts';

/** What a terrain score gives on ground of one topography. */
export interface TerrainFor extends Origin {
  readonly pieces: number;
  readonly isCoastAllowed: boolean;
}

/** The lowest and the highest score of the profile's table. */
export const scoreRange = ({ terrainCounts }: Profile): readonly [least: number, most: number] => {
  const scores = terrainCounts.rows.map(({ code }) => Number(code));
  return [Math.min(...scores), Math.max(...scores)];
};

/** A score that the advantaged player has shifted, as far as the table goes. */
export const shiftedScore = (profile: Profile, rolled: number, by: number): number => {
  const [least, most] = scoreRange(profile);
  return Math.min(most, Math.max(least, rolled + by));
};

export const terrainFor = (profile: Profile, topography: Topography, score: number): TerrainFor => {
  const code = String(shiftedScore(profile, score, 0));
  const pieces = cellOf(profile.terrainCounts, code, topography);
  const coast = cellOf(profile.terrainCounts, code, 'isCoastAllowed');
  if (!pieces || !coast) throw new Error(`no row for the terrain score ${code}`);
  return {
    pieces: pieces.value,
    isCoastAllowed: coast.value,
    source: pieces.source,
    isVerified: pieces.isVerified && coast.isVerified,
  };
};
