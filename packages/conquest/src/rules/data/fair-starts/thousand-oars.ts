import type { FairStart } from './fair-start.ts';

/** As `npm run bench -- --fair-starts thousand-oars` found it, 2026-11-28. */
export const thousandOars: readonly FairStart[] = [
  { since: '2026-11-28', hands: [0, 7], wins: [180, 220], winsBefore: [323, 77], games: 400 },
  { since: '2026-11-28', hands: [3, 3, 0], wins: [123, 127, 150], winsBefore: [111, 118, 171], games: 400 },
  { since: '2026-11-28', hands: [0, 0, 0, 0], wins: [86, 100, 104, 110], winsBefore: [86, 100, 104, 110], games: 400 },
  {
    since: '2026-11-29',
    hands: [4, 5, 1, 0, 0],
    wins: [70, 85, 85, 77, 83],
    winsBefore: [79, 81, 69, 92, 79],
    games: 400,
  },
  {
    since: '2026-11-29',
    hands: [0, 0, 0, 0, 0, 0],
    wins: [264, 257, 263, 271, 268, 277],
    winsBefore: [264, 257, 263, 271, 268, 277],
    games: 1600,
  },
  {
    since: '2026-11-29',
    hands: [0, 0, 0, 0, 0, 0, 0],
    wins: [202, 204, 246, 237, 234, 229, 248],
    winsBefore: [202, 204, 246, 237, 234, 229, 248],
    games: 1600,
  },
  {
    since: '2026-11-29',
    hands: [4, 3, 4, 2, 2, 4, 1, 0],
    wins: [189, 195, 204, 179, 197, 207, 224, 205],
    winsBefore: [192, 199, 218, 185, 174, 202, 193, 237],
    games: 1600,
  },
];
