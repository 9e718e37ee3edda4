import type { FairStart } from './fair-start.ts';

/** As `npm run bench -- --fair-starts twin-holms` found it, 2026-11-24. */
export const twinHolms: readonly FairStart[] = [
  { since: '2026-11', hands: [0, 7], wins: [185, 215], winsBefore: [296, 104], games: 400 },
  { since: '2026-11', hands: [25, 9, 0], wins: [142, 103, 155], winsBefore: [66, 108, 226], games: 400 },
  { since: '2026-11', hands: [11, 8, 3, 0], wins: [107, 88, 96, 109], winsBefore: [40, 64, 100, 196], games: 400 },
  {
    since: '2026-11',
    hands: [8, 7, 12, 3, 0],
    wins: [83, 72, 79, 85, 81],
    winsBefore: [41, 39, 43, 105, 172],
    games: 400,
  },
  {
    since: '2026-11',
    hands: [4, 5, 8, 6, 2, 0],
    wins: [57, 71, 66, 61, 70, 75],
    winsBefore: [62, 49, 29, 50, 74, 136],
    games: 400,
  },
  {
    since: '2026-11',
    hands: [6, 6, 9, 11, 7, 2, 0],
    wins: [67, 50, 53, 63, 55, 51, 61],
    winsBefore: [50, 38, 18, 12, 36, 90, 156],
    games: 400,
  },
  {
    since: '2026-11',
    hands: [6, 7, 7, 7, 11, 6, 2, 0],
    wins: [48, 58, 51, 39, 48, 52, 49, 55],
    winsBefore: [52, 45, 34, 23, 18, 37, 68, 123],
    games: 400,
  },
  // Five batches of 300 games instead of 100 found fairer ones.
  { since: '2026-11-28', hands: [28, 13, 0], wins: [147, 107, 146], winsBefore: [66, 108, 226], games: 400 },
  {
    since: '2026-11-28b',
    hands: [7, 7, 9, 11, 8, 3, 0],
    wins: [256, 245, 225, 228, 220, 218, 208],
    winsBefore: [201, 153, 86, 92, 119, 348, 601],
    games: 1600,
  },
  {
    since: '2026-11-28b',
    hands: [6, 6, 7, 8, 12, 5, 2, 0],
    wins: [207, 213, 227, 203, 192, 172, 188, 198],
    winsBefore: [216, 156, 139, 96, 75, 117, 281, 520],
    games: 1600,
  },
];
