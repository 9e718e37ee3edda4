import { plan, type Leg } from '@vexillum/geometry';
import type { ToolWorld } from '../tool-world.ts';
import { largestWithin, type Halts } from './stops.ts';

/** A leg whose halts are asked for. */
export interface Steered {
  readonly ids: readonly string[];
  readonly before: readonly Leg[];
  legOf(value: number): Leg;
  /** What is first met in that direction, in the leg's unit. */
  contacts(direction: 1 | -1): readonly number[];
  /** The leg's smallest step, and how far the budget is looked for. */
  readonly unit: number;
  readonly most: number;
}

/**
 * How far halts are looked for, in MU: no way is cheaper than it is long, and some first undo what was done before. `undefined` where no
 * budget is known.
 */
export const farthestOf = (world: ToolWorld, ids: readonly string[]): number | undefined => {
  const { budget, terrainBudgets = {} } = world.rulesFor(ids);
  const budgets = [...(budget === undefined ? [] : [budget]), ...Object.values(terrainBudgets)];
  return budgets.length === 0 ? undefined : 2 * Math.max(...budgets) + 1;
};

/** The largest value that is not over the budget: the plan itself is asked, so that every measure and all terrain is considered. */
const budgetValue = (world: ToolWorld, steered: Steered, direction: 1 | -1): number | undefined => {
  const { ids, before, unit, most } = steered;
  const geometry = world.geometry();
  const rules = world.rulesFor(ids);
  if (rules.budget === undefined && !rules.terrainBudgets) return undefined;
  const isOver = (units: number): boolean =>
    plan(ids, [...before, steered.legOf((direction * units) / unit)], geometry, rules).flags.some(
      ({ kind }) => kind === 'over-budget',
    );
  const units = largestWithin(isOver, most * unit);
  return units === undefined ? undefined : units / unit;
};

/** Where the leg halts in each direction: worked out when first asked for, and again when the table has changed. */
export const haltsOf = (world: ToolWorld, steered: Steered): ((direction: 1 | -1) => Halts) => {
  let geometry = world.geometry();
  const known = new Map<1 | -1, Halts>();
  return (direction) => {
    if (geometry !== world.geometry()) known.clear();
    geometry = world.geometry();
    const halts = known.get(direction) ?? {
      budget: budgetValue(world, steered, direction),
      contacts: steered.contacts(direction),
    };
    known.set(direction, halts);
    return halts;
  };
};
