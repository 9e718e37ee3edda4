/**
 * How much the stories do. `npm test` does what every landing needs, `npm run test:long` more of the same. Only counts and what is
 * tagged may depend on it, never what a story expects.
 */
export const isLongRun = process.env['VEXILLUM_LONG'] === '1';

export const howMany = (atLanding: number, inTheLongRun: number): number => (isLongRun ? inTheLongRun : atLanding);

/** The tag of what is played in the long run only: a shorter story at a landing tries the same screens. */
export const LONG = '@long';

/** All of them in a long run; at a landing the first so many. */
export const someOf = <T>(all: readonly T[], atLanding: number): readonly T[] =>
  all.slice(0, howMany(atLanding, all.length));
