import { type Leg, type Point, nearestStop, type SoftStop, plan, headingTo, turnBetween } from '@vexillum/geometry';
import type { Guide } from '../draft/move-draft.ts';
import type { PointerToolEvent } from '../tool-event.ts';
import type { ToolWorld } from '../tool-world.ts';

/** What a knob steers: one leg, by one number (MU or degrees), which the pointer changes. */
export interface Course {
  readonly name: 'advancing' | 'wheeling' | 'sliding' | 'turning';
  readonly ids: readonly string[];
  /** The legs before the one that is steered. */
  readonly before: readonly Leg[];
  /** What the leg already was when it was taken in hand; 0 for a new one. */
  readonly begun: number;
  /** 1 or -1: which way a length means that is typed before anything has moved. */
  readonly sense: number;
  /** Where the pointer wants the leg. */
  valueAt(event: PointerToolEvent): number;
  /** Where it comes to rest: at a stop, or just there. */
  restOf(value: number, event: PointerToolEvent): Rest;
  legOf(value: number): Leg;
  guideOf(value: number): Guide | undefined;
}

/** What a course begins with. */
export interface Grip {
  readonly ids: readonly string[];
  readonly legs: readonly Leg[];
  readonly at: Point;
}

/** Where a steered leg rests, in its own unit. */
export interface Rest {
  readonly value: number;
  readonly stop?: SoftStop;
}

/** How far a leg is pulled to a stop: as far as the eye sees it, but never far on the table. */
const PULL_PIXELS = 6;
const PULL_MU = 0.12;

/** In MU. */
export const pullOf = (pixelsPerMu: number): number => Math.min(PULL_PIXELS / pixelsPerMu, PULL_MU);

/** Pulled to the nearest stop, or back to nothing. The stops lie in the direction of the value, in its unit. */
export const restAt = (value: number, stops: readonly SoftStop[], pull: number): Rest => {
  const length = Math.abs(value);
  const stop = nearestStop(length, stops, pull);
  if (stop && Math.abs(stop.distance - length) <= length)
    return { value: value < 0 ? -stop.distance : stop.distance, stop };
  return { value: length <= pull ? 0 : value };
};

/** A leg whose halts are asked for. */
interface Steered {
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

/** Where a leg may rest in one direction, in its own unit. */
interface Halts {
  readonly budget: number | undefined;
  readonly contacts: readonly number[];
}

/**
 * The largest number of small units that is not yet too much, at most so many; `undefined` where nothing is too much, or none already is.
 * It must be so that what is too much stays so when there is more of it.
 */
const largestWithin = (isTooMuch: (units: number) => boolean, most: number): number | undefined => {
  if (isTooMuch(0) || !isTooMuch(most)) return undefined;
  let [within, over] = [0, most];
  while (over - within > 1) {
    const middle = Math.floor((within + over) / 2);
    if (isTooMuch(middle)) over = middle;
    else within = middle;
  }
  return within;
};

/** Contacts, the budget and whole steps, in order. A whole step that cannot be told apart from one of the others is left out. */
export const stopsOf = ({ budget, contacts }: Halts, whole: readonly number[], apart: number): readonly SoftStop[] => {
  const hard: SoftStop[] = [
    ...contacts.map((distance) => ({ distance, kind: 'contact' }) as const),
    ...(budget === undefined ? [] : [{ distance: budget, kind: 'budget' } as const]),
  ].filter(({ distance }) => distance > 0);
  const steps = whole
    .filter((step) => !hard.some(({ distance }) => Math.abs(distance - step) <= apart))
    .map((distance) => ({ distance, kind: 'whole' }) as const);
  return [...hard, ...steps].toSorted((a, b) => a.distance - b.distance);
};

/** How far the pointer has gone round the pivot since it took hold, in degrees clockwise; more than half a turn counts on. */
export const swingFrom = (pivot: Point, start: Point): ((now: Point) => number) => {
  const begun = headingTo(pivot, start);
  let last = 0;
  return (now) => {
    const turn = turnBetween(begun, headingTo(pivot, now));
    last = turn + 360 * Math.round((last - turn) / 360);
    return last;
  };
};

/** In degrees: what one MU along the arc is at that radius. */
export const degreesPerMu = (radius: number): number => 180 / (Math.PI * Math.max(radius, 0.1));
