import type { FairStart } from './fair-start.ts';

/** As `npm run bench -- --fair-starts serpent` found it, 2026-11-29 and 2026-11-30. */
export const serpent: readonly FairStart[] = [
  { since: '2026-11-29', hands: [0, 6], wins: [207, 193], winsBefore: [294, 106], games: 400 },
  { since: '2026-11-29', hands: [17, 9, 0], wins: [132, 143, 125], winsBefore: [78, 107, 215], games: 400 },
  { since: '2026-11-29', hands: [9, 4, 3, 0], wins: [90, 89, 109, 112], winsBefore: [68, 102, 103, 127], games: 400 },
  {
    since: '2026-11-29',
    hands: [5, 4, 4, 2, 1, 0],
    wins: [245, 236, 284, 285, 277, 273],
    winsBefore: [240, 228, 228, 280, 287, 337],
    games: 1600,
  },
  {
    since: '2026-11-29',
    hands: [3, 1, 2, 0, 1, 0, 0],
    wins: [244, 202, 226, 183, 251, 239, 255],
    winsBefore: [210, 198, 187, 257, 239, 245, 264],
    games: 1600,
  },
  {
    since: '2026-11-29',
    hands: [4, 4, 3, 3, 2, 2, 0, 0],
    wins: [178, 203, 207, 207, 207, 197, 195, 206],
    winsBefore: [164, 169, 173, 211, 187, 202, 239, 255],
    games: 1600,
  },
  {
    since: '2026-11-30',
    hands: [3, 4, 0, 2, 0],
    wins: [75, 72, 71, 91, 91],
    winsBefore: [46, 79, 82, 92, 101],
    games: 400,
  },
];
