import type { Topography } from '../armies/army-list.ts';
import type { Profile } from '../profiles/profile.ts';
import { terrainTypeOf } from '../profiles/rows-of.ts';
import { rowOf } from '../profiles/sourced-table.ts';
import type { TopographyTerrain } from '../profiles/terrain-count.ts';
import { terrainFor } from './terrain-for.ts';

const topographyOf = (profile: Profile, code: Topography): TopographyTerrain => {
  const row = rowOf(profile.topographies, code);
  if (!row) throw new Error(`no such topography: ${code}`);
  return row;
};

const isCoast = (profile: Profile, code: string): boolean => terrainTypeOf(profile, code)?.form === 'edge';

const isCounted = (profile: Profile, code: string): boolean => !isCoast(profile, code) || profile.isCoastCounted.value;

/** How many of the pieces that are chosen go by the terrain score. */
export const countedPieces = (profile: Profile, kinds: readonly string[]): number =>
  kinds.filter((code) => isCounted(profile, code)).length;

/** Kinds of which a battlefield has one piece: by the topography, and what crosses or bounds the whole board. */
const isSingle = (profile: Profile, { onlyOne }: TopographyTerrain, code: string): boolean =>
  onlyOne.includes(code) || terrainTypeOf(profile, code)?.form !== 'area';

/** Whether another piece of this kind may join those chosen so far. */
const mayJoin = (profile: Profile, row: TopographyTerrain, chosen: readonly string[], code: string): boolean => {
  if (isSingle(profile, row, code) && chosen.includes(code)) return false;
  const apart = profile.notTogether.value;
  return !(apart.includes(code) && chosen.some((other) => other !== code && apart.includes(other)));
};

/** What may still be added to the kinds chosen so far, in the order of the profile. */
export const kindsToAdd = (
  profile: Profile,
  topography: Topography,
  score: number,
  chosen: readonly string[],
): string[] => {
  const row = topographyOf(profile, topography);
  const { isCoastAllowed } = terrainFor(profile, topography, score);
  // The compulsory kind comes again only where it is among the optional ones as well.
  const open = chosen.includes(row.compulsory) ? row.optional : [...new Set([row.compulsory, ...row.optional])];
  return open.filter(
    (code) =>
      (isCoastAllowed || code === row.compulsory || !isCoast(profile, code)) && mayJoin(profile, row, chosen, code),
  );
};

/** So many kinds as the score gives, the compulsory one first; the same for the same numbers of chance. */
export const chooseKinds = (
  profile: Profile,
  topography: Topography,
  score: number,
  random: () => number,
): string[] => {
  const kinds = [topographyOf(profile, topography).compulsory];
  const { pieces } = terrainFor(profile, topography, score);
  while (countedPieces(profile, kinds) < pieces) {
    const open = kindsToAdd(profile, topography, score, kinds);
    const next = open[Math.floor(random() * open.length)];
    if (next === undefined) break;
    kinds.push(next);
  }
  return kinds;
};
