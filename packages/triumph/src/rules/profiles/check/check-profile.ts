import type { Problem } from '../../armies/problem.ts';
import type { FullProfile } from '../full-profile.ts';
import { boardLaws } from './board-laws.ts';
import { commandLaws } from './command-laws.ts';
import type { Law } from './law.ts';
import { tableLaws } from './table-laws.ts';
import { terrainLaws } from './terrain-laws.ts';
import { valueLaw } from './value-laws.ts';

const laws: readonly Law[] = [valueLaw, ...boardLaws, ...commandLaws, ...terrainLaws, ...tableLaws];

/** What in a profile contradicts itself or cannot be played; nothing where it can. `field` is the path of the value. */
export const checkProfile = (profile: FullProfile): readonly Problem[] => laws.flatMap((law) => law(profile));
