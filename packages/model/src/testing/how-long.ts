const { process } = globalThis as { readonly process?: { readonly env: Readonly<Record<string, string | undefined>> } };

/**
 * How much the tests do. `npm test` does what every landing needs, from fixed seeds; `npm run test:long` does more of the same and adds seeds
 * that nobody has tried. Only counts may depend on it, never what a test expects.
 */
export const isLongRun = process?.env['VEXILLUM_LONG'] === '1';

export const howMany = (atLanding: number, inTheLongRun: number): number => (isLongRun ? inTheLongRun : atLanding);

/** Where the fresh seeds of a long run begin. The run prints it, and `VEXILLUM_SEED` brings it back. */
export const freshSeed = Number(process?.env['VEXILLUM_SEED'] ?? 1_000_000);

const countingFrom = (first: number, count: number): number[] => Array.from({ length: count }, (_, i) => first + i);

/** Seeds from 1 on; a long run has as many fresh ones besides. */
export const seeds = (atLanding: number, inTheLongRun: number): number[] =>
  isLongRun ? [...countingFrom(1, inTheLongRun), ...countingFrom(freshSeed, inTheLongRun)] : countingFrom(1, atLanding);
