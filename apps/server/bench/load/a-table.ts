/** Every table of the bench has so many stands on the board, half of them each side's. */
export const STANDS = 200;

export type Pose = readonly [x: number, y: number, heading: number];

/** Where the stand of that number stands after that many moves: somewhere on a board of 90 by 36 MU. */
export const poseOf = (stand: number, moves: number): Pose => [
  1000 + ((stand * 433 + moves * 137) % 88_000),
  1000 + ((stand * 877 + moves * 211) % 34_000),
  (stand * 97 + moves * 9) % 36_000,
];

/** Deals things out to so many hands, one by one. */
export const deal = <T>(things: readonly T[], hands: number): T[][] =>
  Array.from({ length: hands }, (_, hand) => things.filter((_thing, i) => i % hands === hand));
