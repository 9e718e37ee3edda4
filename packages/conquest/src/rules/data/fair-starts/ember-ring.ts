import type { FairStart } from './fair-start.ts';

/** As `npm run bench -- --fair-starts ember-ring` found it, 2026-11-28. */
export const emberRing: readonly FairStart[] = [
  { since: '2026-11-28', hands: [0, 5], wins: [205, 195], winsBefore: [304, 96], games: 400 },
  { since: '2026-11-28', hands: [20, 10, 0], wins: [119, 128, 153], winsBefore: [65, 135, 200], games: 400 },
  { since: '2026-11-28', hands: [24, 12, 5, 0], wins: [101, 99, 113, 87], winsBefore: [54, 57, 78, 211], games: 400 },
  {
    since: '2026-11-28',
    hands: [16, 10, 6, 3, 0],
    wins: [85, 65, 79, 90, 81],
    winsBefore: [41, 58, 65, 97, 139],
    games: 400,
  },
  {
    since: '2026-11-28',
    hands: [9, 12, 10, 10, 2, 0],
    wins: [62, 65, 73, 70, 61, 69],
    winsBefore: [41, 43, 56, 47, 99, 114],
    games: 400,
  },
  {
    since: '2026-11-28',
    hands: [6, 8, 4, 3, 1, 1, 0],
    wins: [52, 64, 45, 55, 54, 66, 64],
    winsBefore: [49, 47, 51, 53, 55, 62, 83],
    games: 400,
  },
  {
    since: '2026-11-28',
    hands: [3, 4, 4, 5, 5, 2, 2, 0],
    wins: [50, 50, 43, 43, 53, 52, 59, 50],
    winsBefore: [53, 48, 34, 36, 34, 50, 53, 92],
    games: 400,
  },
  {
    since: '2026-11-28b',
    hands: [7, 9, 5, 4, 2, 2, 0],
    wins: [236, 247, 229, 240, 184, 256, 208],
    winsBefore: [183, 176, 207, 208, 231, 274, 321],
    games: 1600,
  },
  {
    since: '2026-11-29',
    hands: [3, 4, 5, 5, 4, 2, 1, 0],
    wins: [195, 184, 200, 201, 193, 197, 205, 225],
    winsBefore: [192, 184, 145, 153, 161, 226, 223, 316],
    games: 1600,
  },
];
