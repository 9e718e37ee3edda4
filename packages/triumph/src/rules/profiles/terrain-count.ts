import type { Topography } from '../armies/army-list.ts';

/** The kinds of terrain that a battlefield of one topography is made of; codes of terrain types. */
export interface TopographyTerrain {
  /** As army lists name it. */
  readonly code: Topography;
  readonly compulsory: string;
  readonly optional: readonly string[];
  /** Kinds of which the battlefield has at most one piece. */
  readonly onlyOne: readonly string[];
}

/** How many pieces of terrain a terrain score gives, by topography; the code is the score in digits. */
export interface TerrainCount extends Readonly<Record<Topography, number>> {
  readonly code: string;
  readonly isCoastAllowed: boolean;
}
