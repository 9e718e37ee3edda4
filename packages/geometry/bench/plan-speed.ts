import { plan, type World } from '../src/index.ts';
import { someTable } from '../src/testing/index.ts';
import { naivePlan, type NaiveLeg } from './naive-plan.ts';

/** In milliseconds. */
export interface Speed {
  readonly median: number;
  readonly p99: number;
}

export interface PlanSpeed extends Speed {
  readonly naive: Speed;
}

/** Both Node and a browser have it; this package is compiled with the types of neither. */
declare const performance: { now(): number };

export const PLAN_GROUP = Array.from({ length: 12 }, (_, index) => `m${String(index).padStart(2, '0')}`);

/** The moves of a usual turn, each planned on its own. */
export const PLAN_LEGS: readonly (readonly NaiveLeg[])[] = [
  [{ kind: 'advance', distance: 3 }],
  [{ kind: 'wheel', side: 'left', degrees: 30 }],
  [{ kind: 'free', to: [36_000, 16_500, 2500] }],
  [{ kind: 'column', distance: 3, turn: { side: 'left', degrees: 30 } }],
];

const rules = { measure: 'arc', budget: 4 } as const;
const ours = (legs: readonly NaiveLeg[], world: World): unknown => plan(PLAN_GROUP, legs, world, rules);
const naive = (legs: readonly NaiveLeg[], world: World): unknown => naivePlan(PLAN_GROUP, legs, world);

const timesOf = (plans: typeof ours, worlds: readonly World[], rounds: number): number[] =>
  Array.from({ length: rounds }, (_, round) => worlds[round % worlds.length] as World).flatMap((world) =>
    PLAN_LEGS.map((legs) => {
      const before = performance.now();
      plans(legs, world);
      return performance.now() - before;
    }),
  );

const speedOf = (times: readonly number[]): Speed => {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (part: number): number => sorted[Math.floor(part * (sorted.length - 1))] ?? 0;
  return { median: at(0.5), p99: at(0.99) };
};

/** A plan of 12 stands among 150 with 20 pieces of terrain, as `plan` does it and as one would do it first, on the same eight tables. */
export const measurePlan = (rounds = 500, naiveRounds = 24): PlanSpeed => {
  const worlds = Array.from({ length: 8 }, (_, seed) => someTable(seed + 1));
  timesOf(ours, worlds, Math.min(rounds, 200));
  timesOf(naive, worlds, Math.min(naiveRounds, 8));
  return { ...speedOf(timesOf(ours, worlds, rounds)), naive: speedOf(timesOf(naive, worlds, naiveRounds)) };
};
