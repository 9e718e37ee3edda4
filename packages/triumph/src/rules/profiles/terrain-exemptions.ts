import type { SourcedTable } from './sourced-table.ts';

/** A battle card that opens difficult terrain. A group has it only if each of its stands has such a card. */
export interface TerrainExemption {
  /** The card. */
  readonly code: string;
  /** What troops with that card look like: others cannot have it. */
  readonly troopType: string;
  readonly terrainTypes: readonly string[];
}

const desert = ['dunes', 'oasis'];

export const terrainExemptions: SourcedTable<TerrainExemption> = {
  source: 'Battle Cards 1.0, cards 4 and 5',
  isVerified: true,
  rows: [
    { code: 'LC', troopType: 'BAD', terrainTypes: desert },
    { code: 'CC', troopType: 'KNT', terrainTypes: desert },
    { code: 'AC', troopType: 'CAT', terrainTypes: desert },
  ],
};
