import type { MapPack } from '../../rules/index.ts';

/** Our maps that are too many to come with every table. */
export const loadAtlas = async (): Promise<readonly MapPack[]> =>
  (await import('../../rules/maps/atlas/atlas.ts')).atlas;
