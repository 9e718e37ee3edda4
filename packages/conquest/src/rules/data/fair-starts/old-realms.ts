import type { FairStart } from './fair-start.ts';

/** As `npm run bench -- --fair-starts old-realms` found it, 2026-11-30. */
export const oldRealms: readonly FairStart[] = [
  { since: '2026-11-30', hands: [0, 8], wins: [212, 188], winsBefore: [337, 63], games: 400 },
  { since: '2026-11-30', hands: [0, 1, 2], wins: [135, 117, 135], winsBefore: [158, 115, 115], games: 400 },
  { since: '2026-11-30', hands: [0, 0, 0, 0], wins: [90, 95, 106, 97], winsBefore: [90, 95, 106, 97], games: 400 },
  {
    since: '2026-11-30',
    hands: [0, 0, 0, 0, 0],
    wins: [79, 89, 84, 73, 62],
    winsBefore: [79, 89, 84, 73, 62],
    games: 400,
  },
];
