import type { Inputs } from './model.ts';

/** The design's million tables: see `../capacity.md` for where each figure is from. */
export const usual: Inputs = {
  processes: 350,
  tablesEach: 3000,
  sockets: 6,
  lease: 5000,
  beatEvery: 1250,
  reopenCpu: 12,
  reopenStatements: 16,
  statementsASecond: 35 * 20_000,
  tryCpu: 0.5,
  firstWait: 100,
  longestWait: 2500,
  jitter: 0,
  actions: 0.3,
  commitsASecond: 8600,
  tablesOfDatabase: 29_000,
  failover: 20_000,
  mostWaiting: 4,
};

/** The same chance each time (Numerical Recipes' generator). */
export const seeded = (seed: number) => (): number => {
  seed = (seed * 1_664_525 + 1_013_904_223) % 4_294_967_296;
  return seed / 4_294_967_296;
};
