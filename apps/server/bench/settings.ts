import type { GrowthPlan } from './measures/growth.ts';
import type { MovesPlan } from './measures/moves.ts';
import type { OpeningPlan } from './measures/opening.ts';
import type { SiegePlan } from './measures/siege.ts';
import type { SoakPlan } from './measures/soak.ts';
import type { StorePlan } from './measures/store.ts';
import type { SearchPlan } from './measures/tables-per-core.ts';

/** How long and how often everything is measured. */
export interface BenchSettings {
  readonly rounds: number;
  readonly warmSeconds: number;
  readonly seconds: number;
  readonly search: SearchPlan;
  readonly quietTables: number;
  readonly oldMoves: number;
  readonly oldLogLines: number;
  readonly growth: GrowthPlan;
  readonly opening: OpeningPlan;
  readonly actionMoves: number;
  readonly trustDeeds: number;
  readonly sealedTables: number;
  readonly siege: SiegePlan;
  readonly moves: MovesPlan;
  readonly soak: SoakPlan;
  readonly store: StorePlan;
}

export const wholeBench: BenchSettings = {
  rounds: 3,
  warmSeconds: 1.5,
  seconds: 5,
  search: { movesPerTable: 20, warmSeconds: 1, seconds: 3.5, halvings: 3 },
  quietTables: 500,
  oldMoves: 10_000,
  oldLogLines: 2000,
  growth: { ages: [1000, 50_000], seconds: 4 },
  opening: { moves: 50_000, seconds: 4, openings: 5 },
  actionMoves: 10_000,
  trustDeeds: 2000,
  sealedTables: 30,
  siege: { entries: 8000, warmSeconds: 2, seconds: 8 },
  moves: { tables: 200, movesPerSecond: 1000, warmSeconds: 4, seconds: 15, rounds: 3 },
  soak: { tables: 400, movesPerTable: 5, visitors: 40, minutes: 30 },
  store: { moves: { tables: 200, movesPerSecond: 1000, warmSeconds: 4, seconds: 10, rounds: 3 }, quietTables: 500 },
};

/** A look in a minute and a half: the same questions, asked once and shortly. */
export const quickBench: BenchSettings = {
  ...wholeBench,
  rounds: 1,
  warmSeconds: 0.5,
  seconds: 1.5,
  search: { movesPerTable: 20, warmSeconds: 0.4, seconds: 1.2, halvings: 1 },
  actionMoves: 3000,
  trustDeeds: 500,
  sealedTables: 10,
  growth: { ages: [1000, 5000], seconds: 1.5 },
  opening: { moves: 5000, seconds: 2, openings: 1 },
  siege: { entries: 3000, warmSeconds: 1, seconds: 4 },
  moves: { tables: 200, movesPerSecond: 1000, warmSeconds: 2, seconds: 5, rounds: 1 },
  store: { moves: { tables: 60, movesPerSecond: 300, warmSeconds: 2, seconds: 5, rounds: 1 }, quietTables: 100 },
};
