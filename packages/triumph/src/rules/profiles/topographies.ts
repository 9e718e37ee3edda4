import type { SourcedTable } from './sourced-table.ts';
import type { TopographyTerrain } from './terrain-count.ts';

const row = (
  code: TopographyTerrain['code'],
  compulsory: string,
  optional: readonly string[],
  onlyOne: readonly string[] = [],
): TopographyTerrain => ({ code, compulsory, optional, onlyOne });

const arable = ['stream', 'steep-hills', 'gentle-hills', 'woods', 'wooded-hills', 'coast', 'rough', 'ploughed-fields'];

/** What lies on a battlefield of each topography. */
export const topographies: SourcedTable<TopographyTerrain> = {
  source: 'the setup reference of version 1.0 and a public table mod, which agree',
  isVerified: true,
  rows: [
    row('Arable', 'village', arable, ['gentle-hills']),
    row('Hilly', 'steep-hills', ['stream', 'woods', 'wooded-hills', 'steep-hills']),
    row('Delta', 'coast', ['marsh', 'dunes', 'village']),
    row('Forest', 'woods', ['stream', 'marsh', 'wooded-hills', 'woods']),
    row('Marsh', 'marsh', ['woods', 'stream', 'coast', 'marsh']),
    row('Steppe', 'gentle-hills', ['stream', 'rough', 'woods', 'gentle-hills'], ['woods']),
    row('Dry', 'rough', ['dunes', 'steep-hills', 'oasis', 'rough']),
  ],
};
