import type { Leg, MoveFlag } from '@vexillum/geometry';
import { type Json, MILLI_MU, type Snapshot } from '@vexillum/model';
import type { Reckoning } from './reckon-move.ts';

type Facts = { readonly [key: string]: Json };

/** So many legs are told one by one; facts are small. */
const TOLD_LEGS = 4;

const milli = (mu: number): number => Math.round(mu * MILLI_MU) + 0;
const hundredths = (degrees: number): number => Math.round(degrees * 100) + 0;

const amountOf = (leg: Leg): Facts => {
  switch (leg.kind) {
    case 'advance':
    case 'slide':
    case 'push-back':
      return { mu: milli(leg.distance) };
    case 'wheel':
      return { side: leg.side, turn: hundredths(leg.degrees) };
    case 'rotate':
      return { turn: hundredths(leg.degrees) };
    case 'column':
      return {
        mu: milli(leg.distance),
        ...(leg.turn ? { side: leg.turn.side, turn: hundredths(leg.turn.degrees) } : {}),
      };
    case 'free':
    case 'about-face':
    case 'place':
      return {};
  }
};

const slowedBy = (snapshot: Snapshot, flags: readonly MoveFlag[]): Facts => {
  const slowed = flags
    .flatMap((flag) => (flag.kind === 'slowed' ? [flag] : []))
    .toSorted((a, b) => a.budget - b.budget);
  const type = slowed[0] && snapshot.public.terrain.get(slowed[0].piece)?.type;
  return type === undefined ? {} : { slowedBy: type };
};

/**
 * For the log's sentence: `legs` as `{kind, side?, mu?, turn?, price}` and how many `further` ones; `cost` of this move, `spent` by
 * these stands before in this turn, and the `budget` of both, all in thousandths of an MU; what terrain it is `slowedBy`.
 */
export const reckoningFacts = (snapshot: Snapshot, { legs, plan, rules, cost, budget }: Reckoning): Facts => {
  const priceOf = (index: number) => milli(plan.legs[index]?.[rules.measure === 'arc' ? 'arc' : 'chord'] ?? 0);
  const told = legs.slice(0, TOLD_LEGS);
  return {
    legs: told.map((leg, index) => ({ kind: leg.kind, ...amountOf(leg), price: priceOf(index) })),
    ...(legs.length > told.length ? { further: legs.length - told.length } : {}),
    cost,
    ...(rules.spent ? { spent: milli(rules.spent) } : {}),
    ...(budget === undefined ? {} : { budget }),
    ...slowedBy(snapshot, plan.flags),
  };
};
