import { forecastOf } from './forecast.ts';
import { isFoe, type Position } from './position.ts';
import type { Temper } from './temper.ts';
import { tryConquest } from './try-conquest.ts';
import { worthOf } from './worth.ts';

/** Chances below this are not thought through. */
const HOPELESS = 0.15;
/** What comes along into conquered land where the others go on elsewhere. */
const GUARD = 3;

/** Somebody's plan on a position. What is tried on it is taken back. */
export interface Plan {
  readonly position: Position;
  readonly temper: Temper;
  readonly locked: number;
}

export const standing = ({ position, temper, locked }: Plan): number => worthOf(position, temper, locked);

/** What an attack from there is worth that goes on until the land falls or the attack fails, with the best that follows. */
export const attackWorth = (plan: Plan, from: number, to: number, depth: number): number => {
  const { armies } = plan.position;
  const [attackers, defenders] = [armies[from] as number, armies[to] as number];
  const { conquers, left, held } = forecastOf(attackers, defenders);
  armies[from] = 1;
  armies[to] = Math.max(1, Math.round(held));
  const lost = standing(plan);
  const won = afterConquest(plan, from, to, Math.max(2, Math.round(left)), depth);
  armies[from] = attackers;
  armies[to] = defenders;
  return conquers * won + (1 - conquers) * lost;
};

/** The better of going on from there with all that is left, and of leaving a guard and going on from where the attack began. */
const afterConquest = (plan: Plan, from: number, to: number, left: number, depth: number): number => {
  const { position } = plan;
  const { armies } = position;
  const { spoils, undo } = tryConquest(position, to);
  armies[from] = 1;
  armies[to] = left - 1 + spoils;
  let best = bestFrom(plan, to, depth - 1);
  if (depth > 1 && left > GUARD + 1) {
    armies[to] = GUARD + spoils;
    armies[from] = left - GUARD;
    best = Math.max(best, bestFrom(plan, from, depth - 1));
  }
  undo();
  return best;
};

/** What the position is worth with the best that one force can do from there; at least what it is worth as it stands. */
export const bestFrom = (plan: Plan, from: number, depth: number): number => {
  const { ground, armies } = plan.position;
  let best = standing(plan);
  if (depth <= 0 || (armies[from] as number) < 2) return best;
  for (const to of ground.near[from] as readonly number[]) {
    if (!isFoe(plan.position, to)) continue;
    if (forecastOf(armies[from] as number, armies[to] as number).conquers < HOPELESS) continue;
    best = Math.max(best, attackWorth(plan, from, to, depth));
  }
  return best;
};

/** What the position is worth with so many armies brought from one land to another; from none where they come from elsewhere. */
export const worthWith = (plan: Plan, armies: number, to: number, from: number | undefined, depth: number): number => {
  const { armies: here } = plan.position;
  here[to] = (here[to] as number) + armies;
  if (from !== undefined) here[from] = (here[from] as number) - armies;
  const worth = bestFrom(plan, to, depth);
  here[to] = (here[to] as number) - armies;
  if (from !== undefined) here[from] = (here[from] as number) + armies;
  return worth;
};
