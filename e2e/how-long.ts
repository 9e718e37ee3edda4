/**
 * How much the stories do. `npm test` does what every landing needs, `npm run test:long` more of the same. Only counts may depend on it,
 * never what a story expects.
 */
export const isLongRun = process.env['VEXILLUM_LONG'] === '1';

export const howMany = (atLanding: number, inTheLongRun: number): number => (isLongRun ? inTheLongRun : atLanding);

/** All of them in a long run; at a landing the first so many. */
export const someOf = <T>(all: readonly T[], atLanding: number): readonly T[] =>
  all.slice(0, howMany(atLanding, all.length));
