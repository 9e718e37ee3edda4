import type { FairStart } from './fair-start.ts';

/** As `npm run bench -- --fair-starts six-shores` found it, 2026-11-24. */
export const sixShores: readonly FairStart[] = [
  { since: '2026-11', hands: [0, 7], wins: [193, 207], winsBefore: [323, 77], games: 400 },
  { since: '2026-11', hands: [0, 0, 0], wins: [119, 129, 152], winsBefore: [119, 129, 152], games: 400 },
  { since: '2026-11', hands: [0, 0, 0, 0], wins: [98, 88, 110, 104], winsBefore: [98, 88, 110, 104], games: 400 },
  {
    since: '2026-11',
    hands: [0, 0, 0, 0, 0],
    wins: [83, 67, 81, 85, 84],
    winsBefore: [83, 67, 81, 85, 84],
    games: 400,
  },
  {
    since: '2026-11',
    hands: [0, 0, 0, 0, 0, 0],
    wins: [66, 74, 71, 58, 60, 71],
    winsBefore: [66, 74, 71, 58, 60, 71],
    games: 400,
  },
  {
    since: '2026-11-29',
    hands: [0, 0, 0, 0, 0, 0, 0],
    wins: [226, 211, 208, 240, 224, 260, 231],
    winsBefore: [226, 211, 208, 240, 224, 260, 231],
    games: 1600,
  },
  {
    since: '2026-11-29',
    hands: [0, 0, 0, 0, 0, 0, 0, 0],
    wins: [168, 177, 216, 192, 213, 203, 205, 226],
    winsBefore: [168, 177, 216, 192, 213, 203, 205, 226],
    games: 1600,
  },
];
