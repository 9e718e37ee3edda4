import type { FairStart } from './fair-start.ts';

/** As `npm run bench -- --fair-starts saltmere` found it, 2026-11-29. */
export const saltmere: readonly FairStart[] = [
  { since: '2026-11-29', hands: [0, 7], wins: [205, 195], winsBefore: [320, 80], games: 400 },
  { since: '2026-11-29', hands: [15, 8, 0], wins: [130, 131, 139], winsBefore: [106, 100, 194], games: 400 },
  { since: '2026-11-29', hands: [6, 5, 5, 0], wins: [84, 102, 106, 108], winsBefore: [77, 99, 90, 134], games: 400 },
  {
    since: '2026-11-29',
    hands: [0, 0, 0, 0, 0],
    wins: [73, 77, 73, 88, 89],
    winsBefore: [73, 77, 73, 88, 89],
    games: 400,
  },
  {
    since: '2026-11-29',
    hands: [0, 0, 0, 0, 0, 0],
    wins: [250, 256, 239, 280, 277, 298],
    winsBefore: [250, 256, 239, 280, 277, 298],
    games: 1600,
  },
  {
    since: '2026-11-29',
    hands: [4, 4, 6, 3, 2, 2, 0],
    wins: [242, 214, 219, 233, 221, 245, 226],
    winsBefore: [213, 215, 196, 205, 266, 231, 274],
    games: 1600,
  },
  {
    since: '2026-11-29',
    hands: [5, 3, 5, 2, 4, 2, 0, 0],
    wins: [222, 189, 220, 187, 220, 170, 181, 211],
    winsBefore: [177, 194, 177, 167, 184, 203, 245, 253],
    games: 1600,
  },
];
