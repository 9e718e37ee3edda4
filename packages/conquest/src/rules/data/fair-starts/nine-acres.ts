import type { FairStart } from './fair-start.ts';

/** As `npm run bench -- --fair-starts nine-acres` found it, 2026-11-28 to 2026-11-30. */
export const nineAcres: readonly FairStart[] = [
  { since: '2026-11-28', hands: [0, 7], wins: [195, 205], winsBefore: [301, 99], games: 400 },
  { since: '2026-11-28', hands: [22, 1, 0], wins: [150, 130, 120], winsBefore: [38, 163, 199], games: 400 },
  { since: '2026-11-28', hands: [6, 8, 2, 0], wins: [95, 102, 95, 108], winsBefore: [62, 56, 108, 174], games: 400 },
  {
    since: '2026-11-28',
    hands: [9, 13, 12, 8, 0],
    wins: [84, 72, 83, 81, 80],
    winsBefore: [53, 35, 40, 57, 215],
    games: 400,
  },
  {
    since: '2026-11-28',
    hands: [6, 10, 11, 10, 3, 0],
    wins: [56, 73, 58, 75, 67, 71],
    winsBefore: [61, 46, 35, 31, 68, 159],
    games: 400,
  },
  {
    since: '2026-11-28',
    hands: [4, 4, 7, 13, 6, 2, 0],
    wins: [54, 64, 61, 41, 68, 66, 46],
    winsBefore: [60, 54, 37, 33, 22, 60, 134],
    games: 400,
  },
  {
    since: '2026-11-28',
    hands: [4, 0, 1, 3, 4, 10, 8, 3],
    wins: [43, 57, 63, 52, 55, 49, 41, 40],
    winsBefore: [74, 77, 52, 47, 32, 36, 29, 53],
    games: 400,
  },
  {
    since: '2026-11-29',
    hands: [3, 3, 8, 15, 5, 1, 0],
    wins: [250, 215, 218, 187, 262, 229, 239],
    winsBefore: [239, 217, 134, 102, 111, 264, 533],
    games: 1600,
  },
  {
    since: '2026-11-30',
    hands: [3, 0, 0, 0, 2, 6, 11, 3],
    wins: [223, 177, 216, 203, 213, 214, 164, 190],
    winsBefore: [316, 320, 230, 192, 126, 92, 115, 209],
    games: 1600,
  },
];
