import type { FairStart } from './fair-start.ts';

/** As `npm run bench -- --fair-starts thousand-oars` found it, 2026-11-28. */
export const thousandOars: readonly FairStart[] = [
  { since: '2026-11-28', hands: [0, 7], wins: [180, 220], winsBefore: [323, 77], games: 400 },
  { since: '2026-11-28', hands: [3, 3, 0], wins: [123, 127, 150], winsBefore: [111, 118, 171], games: 400 },
  { since: '2026-11-28', hands: [0, 0, 0, 0], wins: [86, 100, 104, 110], winsBefore: [86, 100, 104, 110], games: 400 },
];
